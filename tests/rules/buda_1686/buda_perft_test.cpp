#include "tests/rules/buda_1686/buda_table.h"

/// Tests small positions whose sequences a reader can count by hand; the count is given beside
/// each.
namespace umpire::buda_1686::testing {
namespace {

/// Returns the smallest setup: one camp, one wall with one breach, one unit per side, chits 0 and 1
/// each, one turn.
Buda1686::Resources smallest() {
    Scenario small;
    small.zones = {{"W", "", ZoneKind::Wall, 1, 0, 1, bitOf(1), {}},
                   {"C", "", ZoneKind::Camp, 0, 0, 0, bitOf(0), {}}};
    small.units = {{"I", "", Side::Imperial, Troop::Imperial, Officer::None, 4, 2, ZoneIndex(1), 0},
                   {"T", "", Side::Turk, Troop::Azab, Officer::None, 3, 1, ZoneIndex(0), 0}};
    small.cups = {Cup{{0, 1}, {}}, Cup{{0, 1}, {}}};
    small.turns = 1;
    return std::make_shared<const Scenario>(std::move(small));
}

State played(const std::vector<std::string>& words) {
    return after(startOf(*settingsOfVariant("standard", smallest())), words);
}

TEST(BudaPerft, DrawsOfTwoChitsEach) {
    // Depth 1: either side draws 0 or 1: 4.
    // Depth 2: the other side draws 0 or 1: 4 * 2 = 8.
    // Depth 3: two of these 8 are 0 and 0: the game is over. Two are 1 and 1: nobody acts, and the
    // last chits are drawn in either order: 2 each. Two are imperial 0, turk 1: a Turkish turn; two
    // are imperial 1, turk 0: an Imperial turn. An Imperial turn has artillery:W, dig, mine:W, pass
    // = 4; a Turkish turn has artillery, sortie:T, entrench:W, pass = 4. Sum: 2 * 2 + 2 * 4 + 2 * 4
    // = 20.
    EXPECT_EQ(counts(played({}), 3), (std::vector<std::uint64_t>{4, 8, 20}));
}

TEST(BudaPerft, ATurkishTurn) {
    // Depth 1: artillery, sortie:T, entrench:W, pass = 4.
    // Depth 2: 6 dice after artillery; 6 dice after the sortie; only the pass after entrenching: 1;
    // 2 draws after the pass, as each cup has one chit: 6 + 6 + 1 + 2 = 15.
    // Depth 3: after artillery, dice 1, 2, 3 are below TMS 4 and give 6 dice more each, and 4, 5, 6
    // leave the pass: 18 + 3 = 21. After the sortie each die leaves the pass: 6, because 1 - 1 = 0
    // damages T but does not remove it. After entrenching and the pass: 2 draws. After the pass and
    // a draw, 1 draw is left, twice: 2. Sum: 21 + 6 + 2 + 2 = 31.
    EXPECT_EQ(counts(played({"imperial:0", "turk:1"}), 3), (std::vector<std::uint64_t>{4, 15, 31}));
}

TEST(BudaPerft, AnImperialTurn) {
    // Depth 1: artillery:W, dig, mine:W, pass = 4.
    // Depth 2: 6 dice; 1 pass, as the action is spent; 6 dice; 2 draws: 15.
    // Depth 3: after artillery, dice 1 to 4 are at most CTS 4 and one unit can enter; 5 and 6 leave
    // the pass: 6. After dig and the pass: 2 draws. After the mine, die 1 is at most CAS 1 and one
    // unit can enter; 2 to 6 leave the pass: 6. After the pass and a draw, 1 draw is left, twice:
    // 2. Sum: 6 + 2 + 6 + 2 = 16.
    EXPECT_EQ(counts(played({"imperial:1", "turk:0"}), 3), (std::vector<std::uint64_t>{4, 15, 16}));
}

TEST(BudaPerft, AnAssaultOnTheLowerTown) {
    // Depth 1: one die, 6 results.
    // Depth 2: 6 + die against TMS 4: die 1 gives 7, one step (7 < 8); dice 2 to 6 give two steps.
    // Each result leaves the choice of three Turks: 6 * 3 = 18.
    // Depth 3: with die 1 (three ways) the action is over; the next actions are counted below as
    // `turn`. With dice 2 to 6 (15 ways) T-J1, T-A1 or T-A2 has one step less and all three stay: 3
    // each.
    const State asked = after(lowerTownAssault(), {"assault:VV"});
    std::uint64_t turn = 0;
    for (const std::string lose : {"lose:T-J1", "lose:T-A1", "lose:T-A2"}) {
        turn += legalActions(after(asked, {"die:1", lose})).size();
    }
    EXPECT_EQ(counts(asked, 3), (std::vector<std::uint64_t>{6, 18, 15 * 3 + turn}));
    // Free moves of 8 units: I-KAR 2 (IN, IP), I-MIK 2 (IN, IP), I-B1 2, I-B2 2; the four units in
    // VV* reach IE and IP: 8. Artillery: VV is full; EF beside IE: 1; NF has no unit in IN: 0; DF
    // and KF beside ID: 2. Mines are the same: 3. Dig 1; assault:VV 1; pass 1. CTS stands at 4: 0.
    EXPECT_EQ(turn, 3U * (4 * 2 + 8 + 3 + 3 + 1 + 1 + 1));
}

TEST(BudaPerft, TheLastDrawOfTheGame) {
    // After 1 and 1 each cup holds its 0: 2 orders, then 1, then the game is over.
    EXPECT_EQ(counts(played({"imperial:1", "turk:1"}), 3), (std::vector<std::uint64_t>{2, 2, 0}));
}

} // namespace
} // namespace umpire::buda_1686::testing
