#include "rules/engine/buda_1686/moves.h"

#include "rules/engine/buda_1686/prospects.h"
#include "rules/games/buda_1686/fight.h"

namespace umpire::buda_1686 {
namespace {

/// Gives each action a prior weight: the more promising the action, the greater the weight.
class Judgement {
public:
    explicit Judgement(const State& state) : state_(state) {}

    double operator()(const DrawChit&) const { return 1; }
    double operator()(const DrawUnit&) const { return 1; }
    double operator()(const RollDie&) const { return 1; }
    double operator()(const PlaceUnit& action) const {
        return 1.0 + freeBreachesBeside(action.camp);
    }
    double operator()(const MoveUnit& action) const {
        if (state_.onTurn == Side::Turk) {
            return 0.4;
        }
        const Place from = state_.at(action.unit).place;
        if (from.spot == Spot::Breach) {
            return 0.02;
        }
        return isWall(state_.scenario(), action.to) ? 0.3
                                                    : 0.1 + 0.1 * freeBreachesBeside(action.to);
    }
    double operator()(const FireArtillery& action) const {
        return valueOf(action.wall) * state_.level(Level::Artillery) / 2.0;
    }
    double operator()(const FireBack&) const { return 1; }
    double operator()(const Dig&) const { return 1.5; }
    double operator()(const Mine& action) const {
        return valueOf(action.wall) * (state_.level(Level::Mining) - 0.5) / 2.5;
    }
    double operator()(const Assault& action) const {
        const UnitSet attackers = unitsAt(state_, {Spot::Breach, action.wall});
        return fight(attackers, action.wall, state_.zone(action.wall).terrain);
    }
    double operator()(const CastleFight& action) const {
        UnitSet attackers = 0;
        for (ZoneSet from = action.from; from != 0;) {
            const ZoneIndex zone = takeFirst(from);
            attackers |= unitsAt(state_, {zone == action.wall ? Spot::Breach : Spot::Zone, zone});
        }
        return fight(attackers, action.wall, 0);
    }
    double operator()(const CounterMine&) const {
        return (6 - state_.level(Level::ImperialMorale)) / 2.0 + 0.1;
    }
    double operator()(const Sortie&) const { return 0.6; }
    double operator()(const Entrench&) const { return 1.5; }
    double operator()(const Pass&) const { return state_.actionsLeft > 0 ? 0.2 : 1.5; }
    double operator()(const RestoreUnit&) const { return 2; }
    double operator()(const RecallUnit& action) const { return action.face == Face::Full ? 3 : 1; }
    double operator()(const RaiseArtillery&) const { return 2; }
    double operator()(const RestoreSelf&) const { return 1; }
    double operator()(const BoostUnit&) const { return 2; }
    double operator()(const RaiseDie&) const { return 3; }
    double operator()(const ComeToRescue&) const { return 1; }
    double operator()(const Decline&) const { return 1; }
    double operator()(const EnterBreach& action) const { return strength(action.unit); }
    double operator()(const GiveUpMarker&) const { return 3; }
    double operator()(const LoseStep& action) const {
        const bool isFull = state_.at(action.unit).face == Face::Full;
        return (isFull ? 4.0 : 1.0) / strength(action.unit);
    }
    double operator()(const ChooseCounterMineHit& action) const {
        return action.hit == CounterMineHit::Units ? 3 : 1;
    }
    double operator()(const MoveIn&) const { return 3; }
    double operator()(const Reinforce& action) const { return strength(action.unit); }
    double operator()(const FallSick& action) const { return 1.0 / strength(action.unit); }
    double operator()(const Resign&) const { return 0.01; }
    double operator()(const OfferDraw&) const { return 0.01; }

private:
    [[nodiscard]] double strength(UnitIndex unit) const {
        return std::max(1, strengthOf(state_, unit));
    }
    /// Weighs a wall that a unit can enter. Fewer defenders, and more Imperials in the wall's
    /// breaches, give a greater weight.
    [[nodiscard]] double valueOf(ZoneIndex wall) const {
        const int inside = countOf(unitsAt(state_, {Spot::Zone, wall}));
        const int there = countOf(unitsAt(state_, {Spot::Breach, wall}));
        return inside == 0 ? 4 : (1.0 + there) / inside;
    }
    /// Returns the factor for attacking these defenders. The loss of Abdurrahman lowers TMS only
    /// once. While the relief army can raise TMS again, the Imperials should take him last (BU-35,
    /// BU-38).
    [[nodiscard]] double sparing(UnitSet defenders) const {
        const auto commander = officerOnMap(state_, Officer::Abdurrahman);
        const bool isThere = commander && contains(defenders, *commander);
        if (state_.onTurn == Side::Turk || !isThere || state_.level(Level::TurkishMorale) <= 1) {
            return 1;
        }
        return defenders == bitOf(*commander) ? 0.001 : 0.2;
    }
    [[nodiscard]] double fight(UnitSet attackers, ZoneIndex wall, int terrain) const {
        const UnitSet defenders = unitsAt(state_, {Spot::Zone, wall});
        if (defenders == 0) {
            return 5;
        }
        const double chance = chanceOfFight(state_, attackers, wall, terrain);
        return (0.05 + 8 * chance * chance) * sparing(defenders);
    }
    [[nodiscard]] int freeBreachesBeside(ZoneIndex camp) const {
        int free = 0;
        for (ZoneSet near = state_.zone(camp).neighbours; near != 0;) {
            const ZoneIndex zone = takeFirst(near);
            free += isWall(state_.scenario(), zone) && hasFreeBreach(state_, zone) &&
                            holderOf(state_, zone) != Side::Imperial
                        ? 1
                        : 0;
        }
        return free;
    }

    const State& state_;
};

} // namespace

std::vector<Choice<Buda1686>> movesFor(const State& state, Side side) {
    std::vector<Choice<Buda1686>> choices;
    const Judgement judgement(state);
    for (const Action& action : legalActions(state)) {
        if (actorOf(state, action) == side) {
            choices.push_back({action, std::visit(judgement, action)});
        }
    }
    return choices;
}

} // namespace umpire::buda_1686
