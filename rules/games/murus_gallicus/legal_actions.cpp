#include "rules/games/murus_gallicus/rules.h"

namespace umpire::murus_gallicus {
namespace {

/// Reserved room: more than the number of actions in any position that was seen in play.
constexpr std::size_t kUsualActions = 64;

constexpr std::array kThrowDistances = {2, 3}; ///< distances of a throw in cells (MG-12)

/// Sets of cells around the mover's units, computed once for all units.
struct Surroundings {
    const BoardGeometry& board;
    Player mover;
    CellSet accepts = 0;      ///< cells that can take a stone of a moved tower (MG-6, MG-10)
    CellSet foeWalls = 0;     ///< cells with enemy walls (MG-7)
    CellSet foeCatapults = 0; ///< cells with enemy catapults (MG-14)
    CellSet throwTargets = 0; ///< cells that are empty or have an enemy unit (MG-13)
};

Surroundings surroundingsOf(const State& state) {
    Surroundings around{geometryOf(state.settings), state.mover};
    const Stones& own = state.own();
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        if (seat != state.mover.seat) {
            around.foeWalls |= state.stones[std::size_t(seat)].walls;
            around.foeCatapults |= state.stones[std::size_t(seat)].catapults;
        }
    }
    const bool catapults = state.settings.catapults == Catapults::On;
    const CellSet full = catapults ? own.catapults : own.towers;
    around.accepts = around.board.cells & ~(full | state.foes());
    around.throwTargets = around.board.cells & ~own.units();
    return around;
}

template <typename Sink>
void visitTower(const Surroundings& around, CellIndex from, Sink& sink) {
    for (int direction = 0; direction < around.board.directionCount; ++direction) {
        const CellIndex near = around.board.walk(from, direction, 1);
        if (near == kNoCell) {
            continue;
        }
        const CellIndex far = around.board.walk(near, direction, 1);
        if (contains(around.accepts, near) && contains(around.accepts, far)) {
            sink(Move{from, far});
        } else if (contains(around.foeWalls, near)) {
            sink(Sacrifice{from, near});
        } else if (contains(around.foeCatapults, near)) {
            sink(Sacrifice{from, near});
            sink(DoubleSacrifice{from, near});
        }
    }
}

template <typename Sink>
void visitCatapult(const Surroundings& around, CellIndex from, Sink& sink) {
    for (int direction = 0; direction < around.board.directionCount; ++direction) {
        if (!throwsTowards(around.board, around.mover, direction)) {
            continue;
        }
        for (const int distance : kThrowDistances) {
            const CellIndex target = around.board.walk(from, direction, distance);
            if (contains(around.throwTargets, target)) {
                sink(Throw{from, target});
            }
        }
    }
}

template <typename Sink>
void visitOrdinary(const State& state, Sink sink) {
    const Surroundings around = surroundingsOf(state);
    const CellSet towers = state.own().towers;
    for (CellSet left = towers | state.own().catapults; left != 0;) {
        const CellIndex from = takeFirst(left);
        contains(towers, from) ? visitTower(around, from, sink) : visitCatapult(around, from, sink);
    }
}

template <typename Sink>
void visitBribes(const State& state, Sink sink) {
    const BoardGeometry& board = geometryOf(state.settings);
    const CellSet row = secondRow(board, state.mover);
    for (CellSet sources = state.own().towers; sources != 0;) {
        const CellIndex from = takeFirst(sources);
        for (CellSet lows = row; lows != 0;) {
            const CellIndex low = takeFirst(lows);
            for (CellSet highs = lows; highs != 0;) {
                sink(Bribe{from, low, takeFirst(highs)});
            }
        }
    }
}

/// Tells whether the units are only towers, and fill exactly the home row.
bool isUntouched(const Stones& stones, CellSet home) {
    return stones == Stones{.walls = 0, .towers = home, .catapults = 0};
}

bool hasBribed(const State& state, Player player) {
    const BoardGeometry& board = geometryOf(state.settings);
    const CellSet home = board.home[std::size_t(player.seat)];
    const Stones& stones = state.stones[std::size_t(player.seat)];
    return stones.catapults == 0 && (stones.towers & ~home) == 0 &&
           countOf(stones.towers) == countOf(home) - 1 &&
           (stones.walls & ~secondRow(board, player)) == 0 && countOf(stones.walls) == 2;
}

/// Returns the players who have not left the game (MG-19, MG-A11).
std::vector<Player> playersLeft(const State& state) {
    std::vector<Player> left;
    for (int seat = 0; seat < playersOf(state.settings.seating); ++seat) {
        if (!state.out[std::size_t(seat)]) {
            left.push_back({seat});
        }
    }
    return left;
}

struct ActorsIn {
    const State& state;

    std::vector<Player> operator()(const Resign& resign) const {
        const bool sits = resign.player.seat < playersOf(state.settings.seating);
        return sits ? std::vector{resign.player} : std::vector<Player>{};
    }
    std::vector<Player> operator()(const AgreeDraw&) const { return playersLeft(state); }
    /// The person who leads the Gauls decides (MG-17).
    std::vector<Player> operator()(const Swap&) const { return {Player{1}}; }
    std::vector<Player> operator()(const auto& turn) const {
        const auto unit = unitAt(state, turn.from);
        return unit ? std::vector{unit->owner} : std::vector<Player>{};
    }
};

} // namespace

bool openingIsDue(const State& state) {
    if (state.settings.opening != Opening::Bribe) {
        return false;
    }
    const BoardGeometry& board = geometryOf(state.settings);
    const bool gaulUntouched = isUntouched(state.stones[1], board.home[1]);
    return state.mover == Player{0} ? gaulUntouched && isUntouched(state.stones[0], board.home[0])
                                    : gaulUntouched && hasBribed(state, Player{0});
}

bool swapIsOpen(const State& state) {
    return state.mover == Player{1} && state.persons == Persons::AsSeated && openingIsDue(state);
}

std::vector<Action> legalActions(const State& state) {
    std::vector<Action> actions;
    if (outcomeBeforeActing(state)) {
        return actions;
    }
    actions.reserve(kUsualActions);
    const auto add = [&actions](const auto& action) { actions.emplace_back(action); };
    openingIsDue(state) ? visitBribes(state, add) : visitOrdinary(state, add);
    return actions;
}

std::vector<Action> declarations(const State& state) {
    if (outcomeOf(state)) {
        return {};
    }
    std::vector<Action> all = offers(state);
    const int players = playersOf(state.settings.seating);
    for (int i = 0; i < players; ++i) {
        const Player player{(state.mover.seat + i) % players};
        if (!state.out[std::size_t(player.seat)]) {
            all.emplace_back(Resign{player});
        }
    }
    all.emplace_back(AgreeDraw{});
    return all;
}

std::vector<Action> offers(const State& state) {
    return swapIsOpen(state) ? std::vector<Action>{Swap{}} : std::vector<Action>{};
}

bool canAct(const State& state) {
    bool any = openingIsDue(state);
    if (!any) {
        visitOrdinary(state, [&any](const auto&) { any = true; });
    }
    return any;
}

std::vector<Player> actorsOf(const State& state, const Action& action) {
    return std::visit(ActorsIn{state}, action);
}

} // namespace umpire::murus_gallicus
