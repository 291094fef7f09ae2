#include "tests/rules/buda_1686/buda_table.h"

/// Small positions whose sequences a reader can count by hand; the hand count stands beside each.
namespace umpire::buda_1686::testing {
namespace {

/// One camp, one wall with one breach, one unit a side, chits 0 and 1 each, one turn.
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
    // 1: either side draws 0 or 1: 4.  2: then the other draws 0 or 1: 4 * 2 = 8.
    // 3: of these 8, two are 0 and 0: over. Two are 1 and 1: nobody acts, the last chits are drawn
    //    in either order: 2 each. Two are imperial 0, turk 1: a Turkish turn; two imperial 1, turk
    //    0: an Imperial one. An Imperial turn has artillery:W, dig, mine:W, pass = 4; a Turkish one
    //    artillery, sortie:T, entrench:W, pass = 4. 2 * 2 + 2 * 4 + 2 * 4 = 20.
    EXPECT_EQ(counts(played({}), 3), (std::vector<std::uint64_t>{4, 8, 20}));
}

TEST(BudaPerft, ATurkishTurn) {
    // 1: artillery, sortie:T, entrench:W, pass = 4.
    // 2: after artillery 6 dice, after the sortie 6; after entrenching only the pass is left: 1;
    //    after the pass 2 draws (the cups have one chit each): 6 + 6 + 1 + 2 = 15.
    // 3: artillery: 1, 2, 3 are under TMS 4: 6 dice more each, 4, 5, 6 leave the pass: 18 + 3 = 21.
    //    Sortie: each die leaves the pass: 6, for 1 - 1 = 0 damages T but does not remove it.
    //    Entrenching, pass: 2 draws. Pass, a draw: 1 draw left, twice: 2. 21 + 6 + 2 + 2 = 31.
    EXPECT_EQ(counts(played({"imperial:0", "turk:1"}), 3), (std::vector<std::uint64_t>{4, 15, 31}));
}

TEST(BudaPerft, AnImperialTurn) {
    // 1: artillery:W, dig, mine:W, pass = 4.
    // 2: 6 dice, 1 pass (the action is spent), 6 dice, 2 draws = 15.
    // 3: artillery: 1 to 4 are at most CTS 4: one unit can enter; 5 and 6 leave the pass: 6.
    //    Dig, pass: 2 draws. Mine: 1 is at most CAS 1: one can enter; 2 to 6 leave the pass: 6.
    //    Pass, a draw: 1 draw left, twice: 2. 6 + 2 + 6 + 2 = 16.
    EXPECT_EQ(counts(played({"imperial:1", "turk:0"}), 3), (std::vector<std::uint64_t>{4, 15, 16}));
}

TEST(BudaPerft, AnAssaultOnTheLowerTown) {
    // 1: one die of six.
    // 2: 6 + die against TMS 4: 1 gives 7, one step (7 < 8); 2 to 6 give two. Each leaves the
    //    choice of three Turks: 6 * 3 = 18.
    // 3: die 1 (three ways): the action is over; what may be done is counted as `turn` below.
    //    Dice 2 to 6 (15 ways): T-J1, T-A1 or T-A2 has one step less and all three stay: 3 each.
    const State asked = after(lowerTownAssault(), {"assault:VV"});
    std::uint64_t turn = 0;
    for (const std::string lose : {"lose:T-J1", "lose:T-A1", "lose:T-A2"}) {
        turn += legalActions(after(asked, {"die:1", lose})).size();
    }
    EXPECT_EQ(counts(asked, 3), (std::vector<std::uint64_t>{6, 18, 15 * 3 + turn}));
    // Free moves of 8 units: I-KAR 2 (IN, IP), I-MIK 2 (IN, IP), I-B1 2, I-B2 2; the four in VV*
    // reach IE and IP: 8. Artillery: VV is full, EF beside IE: 1, NF has nobody in IN: 0, DF and KF
    // beside ID: 2; the same for mines: 3; dig 1; assault:VV 1; pass 1; CTS stands at 4: 0.
    EXPECT_EQ(turn, 3U * (4 * 2 + 8 + 3 + 3 + 1 + 1 + 1));
}

TEST(BudaPerft, TheLastDrawOfTheGame) {
    // After 1 and 1 each cup holds its 0: 2 orders, then 1, then it is over.
    EXPECT_EQ(counts(played({"imperial:1", "turk:1"}), 3), (std::vector<std::uint64_t>{2, 2, 0}));
}

} // namespace
} // namespace umpire::buda_1686::testing
