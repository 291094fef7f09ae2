#include "rules/games/buda_1686/rules.h"

namespace umpire::buda_1686 {
namespace {

constexpr int kMaxTurksLeft = 4; ///< maximum number of Turkish units for an Imperial win (BU-43)

/// Returns the outcome after a resignation or an agreed draw, which the rules do not mention; none
/// if the game has not ended so.
std::optional<Outcome> endedEarly(const State& state) {
    switch (state.ending) {
    case Ending::None:
        return std::nullopt;
    case Ending::ImperialsResigned:
    case Ending::TurksResigned: {
        const Side loser = state.ending == Ending::TurksResigned ? Side::Turk : Side::Imperial;
        return Outcome{Player{int(otherThan(loser))}, message("%1 have given up", nameOf(loser)),
                       "BU-43"};
    }
    case Ending::DrawAgreed:
        return Outcome{std::nullopt, message("both sides have agreed on a draw"), "BU-43"};
    }
    return std::nullopt;
}

int turksLeft(const State& state) {
    int turks = 0;
    for (UnitSet left = unitsOnMap(state, Side::Turk); left != 0;) {
        const Place& place = state.at(takeFirst(left)).place;
        const bool isBelow =
            place.spot == Spot::Zone && state.zone(place.where).kind == ZoneKind::LowerTown;
        turks += isBelow && state.settings.lowerTown == LowerTown::IsApart ? 0 : 1;
    }
    return turks;
}

} // namespace

/// Returns the outcome (BU-43, BU-A18); none while the game goes on.
std::optional<Outcome> outcomeOf(const State& state) {
    if (auto ended = endedEarly(state)) {
        return ended;
    }
    if (!state.moraleFell && state.phase != Phase::Over) {
        return std::nullopt;
    }
    const int turks = turksLeft(state);
    if (state.moraleFell && turks <= kMaxTurksLeft) {
        const Message because =
            message("TMS fell to 0 and %n Turkish units are left in the castle", Count{turks});
        return Outcome{Player{int(Side::Imperial)}, because, "BU-43"};
    }
    if (state.phase != Phase::Over) {
        return std::nullopt;
    }
    const Message because =
        state.moraleFell
            ? message("after turn %1 TMS fell to 0 and %n Turkish units are left in the castle",
                      state.turn, Count{turks})
            : message(
                  "after turn %1 TMS never fell to 0 and %n Turkish units are left in the castle",
                  state.turn, Count{turks});
    return Outcome{Player{int(Side::Turk)}, because, "BU-43"};
}

std::optional<Side> deciderOf(const State& state) {
    if (waitingUnit(state)) {
        return Side::Imperial;
    }
    switch (state.phase) {
    case Phase::MoraleDie:
    case Phase::Draw:
    case Phase::ReliefDie:
    case Phase::FateDie:
    case Phase::EpidemicDie:
    case Phase::RescueDie:
    case Phase::ActionDie:
    case Phase::SecondDie:
    case Phase::Over:
        return std::nullopt;
    case Phase::FallSick:
    case Phase::Enter:
        return Side::Imperial;
    case Phase::Reinforce:
    case Phase::DieBonus:
    case Phase::Rescue:
    case Phase::GiveUp:
    case Phase::CounterEffect:
        return Side::Turk;
    case Phase::Act:
    case Phase::AttackersBoost:
    case Phase::MoveIn:
        return state.onTurn;
    case Phase::DefendersBoost:
        return otherThan(state.onTurn);
    case Phase::Absorb:
        return state.operation.loser;
    case Phase::Losses:
        return state.settings.losses == LossChoice::Attacker ? state.onTurn : state.operation.loser;
    }
    return std::nullopt;
}

std::vector<Player> toAct(const State& state) {
    if (outcomeOf(state)) {
        return {};
    }
    if (const auto side = deciderOf(state)) {
        return {Player{int(*side)}};
    }
    std::vector<Player> drawing;
    for (const Side side : kSides) {
        if (state.phase == Phase::Draw && state.drawn[indexOf(side)] == kNoChit) {
            drawing.push_back(Player{int(side)});
        }
    }
    return drawing;
}

View viewFor(const State& state, Side side) {
    View view{state};
    int& other = view.seen.drawn[indexOf(otherThan(side))];
    other = state.phase == Phase::Draw && other != kNoChit ? kFaceDown : other;
    return view;
}

std::optional<Event> eventFor(const Event& event, Side side) {
    const auto* drawn = std::get_if<ChitDrawn>(&event);
    return drawn != nullptr && drawn->side != side ? Event(ChitDrawn{drawn->side, std::nullopt})
                                                   : event;
}

std::vector<int> materialOf(const State& state) {
    std::vector<int> material;
    for (const Side side : kSides) {
        int strength = 0;
        for (UnitSet units = unitsOnMap(state, side); units != 0;) {
            strength += strengthOf(state, takeFirst(units));
        }
        material.push_back(strength);
    }
    return material;
}

} // namespace umpire::buda_1686
