#include "tests/rules/war_galley/war_galley_game_table.h"

/// Tests counts that a reader can check by hand; the calculation stands beside each.
namespace umpire::war_galley::testing {
namespace {

TEST(WarGalleyPerft, CountsBuildingAndTheSampleOfPlaces) {
    // Each side builds one of 3 galleys: 6, then the other 3: 18. Then A places: the list has 10
    // columns in 3 headings, but the outer columns, 30 mm from the edge, allow only the straight
    // one: 8 x 3 + 2 = 26. B has as many, because the bands are 252 mm apart.
    EXPECT_EQ(counts(startOf(variant("introduction")), 4), (Counts{6, 18, 18 * 26, 18 * 26 * 26}));
}

TEST(WarGalleyPerft, CountsOrders) {
    // A1 with 1/1/0 must move once (F, L or R) and may re-arrange once before or after the move, or
    // twice (3 places for the move): 3 x (1 + 2 + 3) = 18. B1 with 0/5/0: nothing, OO or OOOO: 3.
    // Depth 2: after A's orders, `A ready` or one of 3: 18 x 4. After B's orders, one of 18 or `B
    // ready`: 3 x 19. Depth 3: A laid: ready and 3, or 3 and 2 who get ready: 18 x 9. B laid: 18 x
    // 2, or ready and 18: 3 x 54.
    EXPECT_EQ(counts(position("5:1/1/0@300,100,90 5:0/5/0@300,348,270 orders introduction"), 3),
              (Counts{21, 18 * 4 + 3 * 19, 18 * 9 + 3 * 54}));
}

TEST(WarGalleyPerft, CountsATossAndTheNextOrders) {
    // One mast at 2 M drops one match: no hit, one hit, or spoiled: 3. The hit takes B's only oar
    // and ends the game. Otherwise A1 with 0/1/1 lays X, with OO before or after it, or OOOO in 3
    // ways: 6; B1 with 0/1/0 lays nothing, OO or OOOO: 3. 2 x 9.
    EXPECT_EQ(counts(position("5:0/1/1@300,100,90=X 5:0/1/0@400,100,90=- step1:fire A1>B1 "
                              "introduction"),
                     2),
              (Counts{3, 18}));
}

TEST(WarGalleyPerft, CountsLossesAndOars) {
    // B1 with 1/5/0 and its port side near loses one near oar and one far oar without a choice,
    // after A1's losses of 2 from 5/5/3 to starboard: 3 ways (table 1.5). Then A1 re-arranges its 8
    // or 9 oars, at most five a side (WG-5): 8 oars as 3/5 to 5/3 are 3 ways (after 2 ways to lose
    // two oars), 9 oars as 4/5 and 5/4 are 2.
    EXPECT_EQ(counts(position("5:5/5/3@300,100,90=OO 5:1/5/0@365,100,90=- step2:move "
                              "B1*A1:2,A1*B1:2 introduction"),
                     2),
              (Counts{3, 3 + 3 + 2}));
}

} // namespace
} // namespace umpire::war_galley::testing
