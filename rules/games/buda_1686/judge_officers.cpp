#include "rules/games/buda_1686/fight.h"
#include "rules/games/buda_1686/judge.h"

namespace umpire::buda_1686 {

using Ruling = Judge::Ruling;

/// BU-28: checks that it is the side's own turn or, with the other reading, any turn.
Ruling Judge::isSpecialsTime(Side side, std::string_view rule) const {
    return state_.settings.specials == Specials::AnyTurn ? isTime(Phase::Act, rule)
                                                         : isOnTurn(side, rule);
}

/// BU-30: checks that the unit is an Imperial officer on the map with `cost` special actions left.
Ruling Judge::isGeneral(UnitIndex officer, int cost) const {
    if (auto broken = isSpecialsTime(Side::Imperial, "BU-30")) {
        return broken;
    }
    if (auto broken = isUnitOnMap(officer, Side::Imperial, "BU-30")) {
        return broken;
    }
    if (state_.spec(officer).officer == Officer::None) {
        return violation(ViolationKind::WrongTroop, "BU-28",
                         message("%1 is no officer", unitText(officer)));
    }
    const int marker = state_.at(officer).marker;
    return marker >= cost ? std::nullopt
                          : violation(ViolationKind::OfficerIsSpent, "BU-28",
                                      message("%1's marker stands at %2, this takes %3",
                                              unitText(officer), marker, cost));
}

Ruling Judge::operator()(const RestoreUnit& action) const {
    if (auto broken = isGeneral(action.officer, 1)) {
        return broken;
    }
    if (auto broken = isUnitOnMap(action.unit, Side::Imperial, "BU-30")) {
        return broken;
    }
    if (!commands(state_.spec(action.officer), state_.spec(action.unit), Command::Restore)) {
        return violation(
            ViolationKind::WrongTroop, "BU-30",
            message("%1 is not under %2", unitText(action.unit), unitText(action.officer)));
    }
    return state_.at(action.unit).face == Face::Hurt
               ? std::nullopt
               : violation(ViolationKind::NotHurt, "BU-30",
                           message("%1 is not damaged", unitText(action.unit)));
}

/// BU-A22: tells whether the unit was destroyed. With the other reading, a unit in the cup counts
/// as destroyed, if it was on the map at the start.
bool Judge::isFallen(UnitIndex unit) const {
    const Spot spot = state_.at(unit).place.spot;
    const bool inCup = state_.settings.recall == Recall::Cup && spot == Spot::Cup &&
                       state_.spec(unit).start.has_value();
    return state_.spec(unit).side == Side::Imperial && (spot == Spot::Lost || inCup);
}

Ruling Judge::operator()(const RecallUnit& action) const {
    if (auto broken = isGeneral(action.officer, action.face == Face::Full ? 2 : 1)) {
        return broken;
    }
    if (auto broken = knowsUnit(action.unit, "BU-30")) {
        return broken;
    }
    if (!isFallen(action.unit)) {
        return violation(ViolationKind::NotThere, "BU-A22",
                         message("%1 is no Imperial unit destroyed in turn %2",
                                 unitText(action.unit), state_.turn));
    }
    const Place place = state_.at(action.officer).place;
    return place.spot == Spot::Zone
               ? isCamp(place.where, "BU-30")
               : violation(ViolationKind::NotThere, "BU-30",
                           message("%1 stands in a breach, not in a start zone",
                                   unitText(action.officer)));
}

Ruling Judge::operator()(const RaiseArtillery& action) const {
    if (auto broken = isGeneral(action.officer, 1)) {
        return broken;
    }
    if (contains(state_.raisedArtillery, action.officer)) {
        return violation(
            ViolationKind::DoneAlready, "BU-30",
            message("%1 has raised CTS in turn %2", unitText(action.officer), state_.turn));
    }
    const int most = scenario().most[std::size_t(Level::Artillery)];
    return state_.level(Level::Artillery) < most
               ? std::nullopt
               : violation(ViolationKind::LevelAtLimit, "BU-30",
                           message("CTS stands at %1, its most", most));
}

Ruling Judge::operator()(const RestoreSelf& action) const {
    if (auto broken = knowsUnit(action.officer, "BU-31")) {
        return broken;
    }
    const Side side = state_.spec(action.officer).side;
    if (auto broken = isSpecialsTime(side, "BU-31")) {
        return broken;
    }
    if (auto broken = isUnitOnMap(action.officer, side, "BU-31")) {
        return broken;
    }
    if (state_.spec(action.officer).officer == Officer::None) {
        return violation(ViolationKind::WrongTroop, "BU-31",
                         message("%1 is no officer", unitText(action.officer)));
    }
    if (state_.at(action.officer).face == Face::Full) {
        return violation(ViolationKind::NotHurt, "BU-31",
                         message("%1 is not damaged", unitText(action.officer)));
    }
    return state_.at(action.officer).marker > 0
               ? std::nullopt
               : violation(ViolationKind::OfficerIsSpent, "BU-28",
                           message("%1's marker stands at %2", unitText(action.officer), 0));
}

/// Always legal: a side may resign at any time.
Ruling Judge::operator()(const Resign&) const {
    return std::nullopt;
}

Ruling Judge::operator()(const OfferDraw& action) const {
    return state_.offersDraw != action.side
               ? std::nullopt
               : violation(ViolationKind::DoneAlready, "BU-43",
                           message("%1 have offered a draw already", nameOf(action.side)));
}

std::optional<Violation> validate(const State& state, const Action& action) {
    if (const auto over = outcomeOf(state)) {
        return Violation{ViolationKind::GameIsOver, message("the game is over: %1", over->because),
                         over->rule};
    }
    return std::visit(Judge(state), action);
}

} // namespace umpire::buda_1686
