#include "rules/games/naval_battle/reach.h"
#include "rules/games/naval_battle/rules.h"

#include <algorithm>
#include <cassert>

namespace umpire::naval_battle {
namespace {

/// Applies one action to a state, and collects the events.
class Sea {
public:
    explicit Sea(State state) : state_(std::move(state)) {}

    Step<State, Event> finished() && { return {std::move(state_), std::move(events_)}; }

    void play(const Place& place) {
        state_.at(place.square) = {place.kind, place.side, Openness::Hidden, 0};
        minesOf(place.side) -= int(place.kind == kMine);
        events_.emplace_back(Placed{place.side, place.kind, place.square});
    }
    void play(const TakeUp& taken) {
        const Kind kind = state_.at(taken.square).kind;
        state_.at(taken.square) = {};
        minesOf(taken.side) += int(kind == kMine);
        events_.emplace_back(TakenUp{taken.side, kind, taken.square});
    }
    void play(const Ready& ready) {
        state_.ready[indexOf(ready.side)] = true;
        events_.emplace_back(SetUpDone{ready.side});
        if (state_.ready[0] && state_.ready[1]) {
            state_.phase = Phase::Opening;
            state_.ready = {};
            showFleets();
        }
    }
    void play(const Move& move) {
        const Side side = state_.at(move.from).side;
        go(move.from, move.to);
        endTurn(side);
    }
    void play(const Attack& attack);
    void play(const RemoveBattery& removal);
    void play(const RemoveMine& removal);
    void play(const SendPlane& sent);
    void play(const Pass&) {
        const Side side = state_.phase == Phase::Opening ? Side::Red : state_.mover;
        events_.emplace_back(Passed{side});
        endTurn(side);
    }
    void play(const LayMine& laid) {
        state_.at(laid.square) = {kMine, laid.side, Openness::Open, 0};
        --minesOf(laid.side);
        events_.emplace_back(MineLaid{laid.side, laid.square});
    }
    void play(const Resign& resign) {
        state_.ending = resign.side == Side::Red ? Ending::RedResigned : Ending::YellowResigned;
        events_.emplace_back(Resigned{resign.side});
    }
    void play(const AgreeDraw&) {
        state_.ending = Ending::Draw;
        events_.emplace_back(DrawAgreed{});
    }

private:
    int& minesOf(Side side) { return state_.minesOff[indexOf(side)]; }

    void showFleets();
    /// Moves the unit. Returns false if the unit was destroyed on the way.
    bool go(SquareIndex from, SquareIndex to);
    bool isStruckAt(SquareIndex square);
    void losePlane(Side side);
    void remove(SquareIndex square, Openness openness);
    void fightOut(FightResult result, SquareIndex attacker, SquareIndex target);
    void endTurn(Side side);
    void countStay(SquareIndex square);

    State state_;
    std::vector<Event> events_;
    /// The neutral square that a unit entered in this turn (NB-A12).
    SquareIndex entered_ = kNoSquare;
};

void Sea::showFleets() {
    for (const Side side : kSides) {
        FleetShown shown{side, {}, minesOf(side)};
        for (SquareIndex square = 0; square < state_.chart().squareCount(); ++square) {
            if (state_.at(square).isOf(side)) {
                shown.squares.push_back(square);
            }
        }
        events_.emplace_back(std::move(shown));
    }
}

/// NB-A6: a battery in range sinks the ship on the square, if the settings let batteries fire
/// without an order. Returns true if this happened.
bool Sea::isStruckAt(SquareIndex square) {
    const auto battery = state_.settings.batteries == Batteries::OfThemselves
                             ? batteryThatStrikes(state_, square)
                             : std::nullopt;
    if (!battery) {
        return false;
    }
    events_.emplace_back(Fought{state_.at(*battery).side, *battery, kBattery, square,
                                state_.at(square).kind, FightResult::TargetLost});
    remove(square, Openness::Open);
    return true;
}

/// NB-A9: records the loss of the plane, if a fleet has only one.
void Sea::losePlane(Side side) {
    state_.planeLost[indexOf(side)] = state_.settings.planes == Planes::One;
}

bool Sea::go(SquareIndex from, SquareIndex to) {
    if (from == to) {
        return true;
    }
    const Chart& chart = state_.chart();
    Token& token = state_.at(from);
    if (!chart.isNeutral(from)) {
        entered_ = chart.isNeutral(to) ? to : kNoSquare;
    }
    token.stay = chart.isNeutral(to) ? token.stay : std::uint8_t(0);
    events_.emplace_back(Moved{token.side, from, to});
    std::swap(state_.at(to), token);
    if (isStruckAt(to)) {
        return false;
    }
    const Token& moved = state_.at(to);
    if (state_.table().is(moved.kind, Role::LandingShip) && chart.isPort(to, enemyOf(moved.side)) &&
        !chanceLost(state_, moved.side)) {
        events_.emplace_back(Landed{moved.side, to});
    }
    return true;
}

void Sea::remove(SquareIndex square, Openness openness) {
    const Side side = state_.at(square).side;
    if (state_.at(square).kind == kPlane) {
        losePlane(side);
    }
    const bool could = !chanceLost(state_, side);
    state_.at(square) = {};
    const auto lost = chanceLost(state_, side);
    if (could && lost) {
        events_.emplace_back(ChanceLost{side, *lost, openness});
    }
}

void Sea::fightOut(FightResult result, SquareIndex attacker, SquareIndex target) {
    if (result == FightResult::AttackerLost || result == FightResult::BothLost) {
        remove(attacker, Openness::Open);
    }
    if (result == FightResult::TargetLost || result == FightResult::BothLost) {
        remove(target, Openness::Open);
    }
}

void Sea::play(const Attack& attack) {
    const Side side = state_.at(attack.from).side;
    if (!go(attack.from, attack.at)) {
        return endTurn(side);
    }
    const Kind attacker = state_.at(attack.at).kind;
    const Kind attacked = state_.at(attack.target).kind;
    const FightResult result = resultOf(state_.table(), attacker, attacked);
    events_.emplace_back(Fought{side, attack.at, attacker, attack.target, attacked, result});
    fightOut(result, attack.at, attack.target);
    endTurn(side);
}

void Sea::play(const RemoveBattery& removal) {
    const Side side = state_.at(removal.from).side;
    go(removal.from, removal.at);
    events_.emplace_back(BatteryRemoved{side, removal.at, removal.target});
    remove(removal.target, Openness::Open);
    endTurn(side);
}

void Sea::play(const RemoveMine& removal) {
    const Side side = state_.at(removal.from).side;
    if (!go(removal.from, removal.at)) {
        return endTurn(side);
    }
    const bool mine = state_.at(removal.target).kind == kMine;
    events_.emplace_back(
        MineSwept{side, removal.at, removal.target, mine ? Sweep::Removed : Sweep::NoMine});
    if (mine) {
        remove(removal.target, Openness::Open);
    }
    endTurn(side);
}

void Sea::play(const SendPlane& sent) {
    const Side side = state_.at(sent.from).side;
    if (!go(sent.from, sent.at)) {
        return endTurn(side);
    }
    const Kind attacked = state_.at(sent.target).kind;
    const FightResult result = planeResultOf(state_, attacked);
    events_.emplace_back(PlaneStruck{side, sent.at, sent.target, attacked, result});
    if (result == FightResult::TargetLost || result == FightResult::BothLost) {
        remove(sent.target, Openness::Open);
    }
    if (result == FightResult::AttackerLost || result == FightResult::BothLost) {
        losePlane(side);
    }
    if (result == FightResult::TargetLost) { // the plane stays on the target's square (NB-12)
        state_.at(sent.target) = {kPlane, side, Openness::Open, 0};
    }
    go(sent.at, sent.to);
    endTurn(side);
}

/// NB-20, NB-A12: counts one turn on neutral water. Removes the unit if it stayed too long.
void Sea::countStay(SquareIndex square) {
    Token& token = state_.at(square);
    const bool counts = square != entered_ || state_.settings.stay == Stay::FromEntering;
    if (counts && ++token.stay >= neutralStayOf(state_)) {
        events_.emplace_back(Withdrawn{token.side, square, token.kind});
        remove(square, Openness::Hidden);
    }
}

void Sea::endTurn(Side side) {
    for (SquareIndex square = 0; square < state_.chart().squareCount(); ++square) {
        const Token& token = state_.at(square);
        if (token.isOf(side) && state_.chart().isNeutral(square)) {
            countStay(square);
        } else if (token.isOf(enemyOf(side)) && token.kind == kPlane) {
            events_.emplace_back(PlaneReturned{token.side, square});
            state_.at(square) = {};
        }
    }
    state_.phase = Phase::Playing;
    state_.mover = enemyOf(side);
}

} // namespace

State startOf(const Settings& settings) {
    assert(settings.chart);
    State state;
    state.settings = settings;
    state.tokens.resize(std::size_t(settings.chart->squareCount()));
    state.minesOff.fill(settings.chart->table().mines);
    for (const Side side : kSides) {
        for (const SquareIndex square : settings.chart->board().batteries[indexOf(side)]) {
            state.at(square) = {kBattery, side, Openness::Open, 0};
        }
    }
    return state;
}

Step<State, Event> apply(State state, const Action& action) {
    Sea sea(std::move(state));
    std::visit([&sea](const auto& chosen) { sea.play(chosen); }, action);
    return std::move(sea).finished();
}

} // namespace umpire::naval_battle
