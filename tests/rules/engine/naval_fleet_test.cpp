#include "rules/engine/naval_battle/engine.h"
#include "rules/engine/naval_battle/fleet.h"
#include "rules/engine/naval_battle/play_out.h"
#include "tests/rules/every_game.h"

#include <set>

/// Tests the fleet and the mines that the engine of Naval Battle sets up.
namespace umpire::naval_battle {
namespace {

State start() {
    return NavalBattle::start(defaultSettings<NavalBattle>());
}

/// Sets up with `nextOfSetUp`, with a separate seed for each unit.
State setUp(Side side, std::uint64_t seed) {
    State state = start();
    Lot seeds(seed);
    for (;;) {
        Lot lot(seeds());
        const auto next = nextOfSetUp(state, side, lot);
        EXPECT_TRUE(next && !validate(state, *next));
        if (!next || std::holds_alternative<Ready>(*next)) {
            return state;
        }
        state = NavalBattle::apply(state, *next).state;
    }
}

Kind kindWith(const State& state, Role role) {
    const auto& ships = state.table().ships;
    return Kind(std::ranges::find(ships, role, &Ship::role) - ships.begin());
}

SquareIndex squareOf(const State& state, Side side, Kind kind) {
    const auto found = std::ranges::find_if(
        state.tokens, [&](const Token& token) { return token.isOf(side) && token.kind == kind; });
    return SquareIndex(found - state.tokens.begin());
}

bool isBarred(const State& state, Side side, int entrance) {
    return std::ranges::all_of(insideOf(state.chart(), side, entrance), [&](SquareIndex square) {
        return state.at(square).isOf(side) && state.at(square).kind == kMine;
    });
}

TEST(NavalFleet, StandsElsewhereWithAnotherSeed) {
    std::set<SquareIndex> landing;
    std::array<int, 3> barred{};
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        for (const Side side : kSides) {
            const State state = setUp(side, seed);
            landing.insert(squareOf(state, side, kindWith(state, Role::LandingShip)));
            int count = 0;
            for (std::size_t i = 0; i < state.chart().entrances.size(); ++i) {
                const bool isOwn = state.chart().entrances[i].port == side;
                count += int(isOwn && isBarred(state, side, int(i)));
            }
            ++barred[std::size_t(count)];
        }
    }
    EXPECT_GE(landing.size(), 10U);
    EXPECT_GT(barred[0], 0) << "mostly mines bar an entrance, but not always";
    EXPECT_GT(barred[1], 10);
    EXPECT_EQ(barred[2], 0) << "a fleet needs a way out";
}

/// All of red's ships that can win are out, and a minesweeper waits behind an entrance. The enemy
/// moves at random.
TEST(NavalFleet, MinesTheWayIntoItsPort) {
    State state = setUp(Side::Yellow, 1);
    const auto put = [&](std::string_view where, Role role) {
        const CellName cell{where[0] - 'a', std::stoi(std::string(where.substr(1))) - 1};
        const Kind kind = kindWith(state, role);
        state.at(*state.chart().find(cell)) = {kind, Side::Red, Openness::Hidden, 0};
    };
    put("e3", Role::Minesweeper);
    put("a7", Role::LandingShip);
    put("b8", Role::MissileShip);
    state.phase = Phase::Playing;
    state.mover = Side::Red;
    Limits limits;
    limits.nodes = 1500;
    Lot lot(2);
    for (int i = 0; i < 16 && !isBarred(state, Side::Red, 0); ++i) {
        const Player player{int(state.mover)};
        const auto action = state.mover == Side::Red
                                ? Engine<NavalBattle>::bestAction(
                                      NavalBattle::viewFor(state, player), player, limits)
                                      .action
                                : actionByLot(state, lot);
        ASSERT_TRUE(action && !validate(state, *action));
        state = NavalBattle::apply(state, *action).state;
    }
    EXPECT_TRUE(isBarred(state, Side::Red, 0)) << NavalBattle::text(state);
}

} // namespace
} // namespace umpire::naval_battle
