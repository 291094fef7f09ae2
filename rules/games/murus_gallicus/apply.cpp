#include "rules/games/murus_gallicus/rules.h"

#include <algorithm>
#include <cassert>

namespace umpire::murus_gallicus {
namespace {

/// Applies one action to a state, and collects the events.
class Table {
public:
    explicit Table(const State& state) : state_(state), board_(geometryOf(state.settings)) {}

    Step<State, Event> finished() && { return {state_, std::move(events_)}; }

    void play(const Move& move) {
        const auto line = lineBetween(board_, move.from, move.to);
        assert(line && line->steps == 2);
        emptyCell(move.from);
        land(move.from, board_.walk(move.from, line->direction, 1));
        land(move.from, move.to);
        endTurn();
    }
    void play(const Sacrifice& sacrifice) {
        removeStone(sacrifice.from);
        removeStone(sacrifice.target);
        endTurn();
    }
    void play(const DoubleSacrifice& sacrifice) {
        for (const CellIndex cell : {sacrifice.from, sacrifice.target}) {
            removeStone(cell);
            removeStone(cell);
        }
        endTurn();
    }
    void play(const Throw& thrown) {
        const Player mover = state_.mover;
        setUnit(state_, thrown.from, {mover, heightAt(thrown.from) - 1});
        events_.emplace_back(StoneThrown{mover, thrown.from, thrown.target});
        if (unitAt(state_, thrown.target)) {
            removeStone(thrown.target);
            events_.emplace_back(StoneRemoved{mover, thrown.target, 0});
        } else {
            setUnit(state_, thrown.target, {mover, 1});
            tellIfGoal(thrown.target);
        }
        endTurn();
    }
    void play(const Bribe& bribe) {
        emptyCell(bribe.from);
        land(bribe.from, bribe.low);
        land(bribe.from, bribe.high);
        endTurn();
    }
    void play(const Swap&) {
        state_.persons = Persons::Swapped;
        events_.emplace_back(PersonsSwapped{});
    }
    void play(const Resign& resign) {
        state_.out[std::size_t(resign.player.seat)] = true;
        events_.emplace_back(PlayerLeft{resign.player, Leaving::Resigned});
        if (state_.settings.seating != Seating::Two && resign.player == state_.mover) {
            endTurn();
        }
    }
    void play(const AgreeDraw&) {
        state_.agreement = Agreement::Draw;
        events_.emplace_back(DrawAgreed{});
    }

private:
    int heightAt(CellIndex cell) const {
        const auto unit = unitAt(state_, cell);
        return unit ? unit->height : 0;
    }
    void emptyCell(CellIndex cell) { setUnit(state_, cell, {state_.mover, 0}); }

    void land(CellIndex from, CellIndex to) {
        const int height = heightAt(to) + 1;
        setUnit(state_, to, {state_.mover, height});
        events_.emplace_back(StoneMoved{state_.mover, from, to, height});
        tellIfGoal(to);
    }
    void removeStone(CellIndex cell) {
        const auto unit = unitAt(state_, cell);
        assert(unit);
        setUnit(state_, cell, {unit->owner, unit->height - 1});
        events_.emplace_back(StoneRemoved{unit->owner, cell, unit->height - 1});
    }
    void tellIfGoal(CellIndex cell) {
        if (state_.settings.breakthrough != Breakthrough::Never &&
            contains(board_.home[std::size_t(1 - state_.mover.seat)], cell)) {
            events_.emplace_back(GoalReached{state_.mover, cell});
        }
    }
    void endTurn();

    State state_;
    const BoardGeometry& board_;
    std::vector<Event> events_;
};

void passTurn(State& state) {
    const int players = playersOf(state.settings.seating);
    for (int i = 0; i < players; ++i) {
        state.mover = Player{(state.mover.seat + 1) % players};
        if (!state.out[std::size_t(state.mover.seat)]) {
            return;
        }
    }
}

void Table::endTurn() {
    passTurn(state_);
    settleTurn(state_, events_);
}

} // namespace

State startOf(const Settings& settings) {
    assert(!contradictionIn(settings));
    State state;
    state.settings = settings;
    const BoardGeometry& board = geometryOf(settings);
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        state.stones[seat].towers = board.home[seat];
    }
    return state;
}

void settleTurn(State& state, std::vector<Event>& events) {
    if (state.settings.seating == Seating::Two) {
        return; // MG-9 ends the game; outcomeOf returns this
    }
    while (!outcomeBeforeActing(state) && !canAct(state)) {
        state.out[std::size_t(state.mover.seat)] = true;
        events.emplace_back(PlayerLeft{state.mover, Leaving::Stalemated});
        passTurn(state);
    }
}

Step<State, Event> apply(const State& state, const Action& action) {
    Table table(state);
    std::visit([&table](const auto& chosen) { table.play(chosen); }, action);
    return std::move(table).finished();
}

} // namespace umpire::murus_gallicus
