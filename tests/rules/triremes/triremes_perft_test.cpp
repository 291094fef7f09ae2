#include "tests/rules/triremes/triremes_table.h"

/// Tests small positions whose sequences a reader can count by hand; the count is given beside
/// each.
namespace umpire::triremes::testing {
namespace {

/// 04 ~##     A domain of 3 x 2 with two fortress squares, an anchor on c2 with its stern on c1,
/// 03 A~~     one soldier; and the same turned above it.
/// 02 ~~A
/// 01 ##~
State smallest() {
    using enum Terrain;
    Domain domain{3, 2, {Fortress, Fortress, Sea, Sea, Sea, Sea}, {{2, 1}}};
    domain.soldiers = 1;
    Settings settings;
    settings.atlas = std::make_shared<const Atlas>(atlasOf(domain));
    return startOf(settings);
}

TEST(TriremesPerft, TheSmallestGameFromItsStart) {
    // 1: light's soldier on a1 or b1: 2.  2: dark's on b4 or c4: 2 * 2 = 4.
    // 3: light's ship c2n: not two ahead (c4 is coast), not sideways (the bow or the stern would be
    //    on d2); one ahead with the stern to b3, c3e, but not to d3; about, c2s: 2.
    //    Soldier on a1: walks to b1 = 1. On b1: walks to a1, or goes aboard from beside c1 = 2.
    //    2 dark squares * ((2 + 1) + (2 + 2)) = 14.
    EXPECT_EQ(counts(smallest(), 3), (Counts{2, 4, 14}));
}

TEST(TriremesPerft, AShipAndASoldierEachFarApart) {
    // 1: the ship's six moves and b1 to a1, c1, b2: 9.  2: dark's the same: 9 * 9 = 81.
    // 3: after a ship's move (6) light has 6 + 3 again; after a1 6 + 2 (b1, a2), after c1 6 + 3
    //    (b1, d1, c2), after b2 6 + 4 (b1, a2, c2, b3): 6 * 9 + 8 + 9 + 10 = 81, times dark's 9.
    EXPECT_EQ(counts(position("light=f9n|b1 dark=i14s|k20 turn=light"), 3), (Counts{9, 81, 729}));
}

TEST(TriremesPerft, ALandBattle) {
    // 1: the attacker's die: 6.  2: the defender's: 36.
    // 3: 21 times the attacker wins: dark's other soldier walks from j18 to k18 or j19: 42.
    //    5 times a tie: 6 dice: 30. 10 times light has lost its last soldier: 0. 72 in all.
    EXPECT_EQ(counts(position("light=|c3 dark=|b3,j18 turn=light fight=c3>b3"), 3),
              (Counts{6, 36, 72}));
}

TEST(TriremesPerft, ABoardingWithTacticalMoves) {
    // Depth 1: 6 dice. Depth 2: for each die, 6 dice or one of the 6 moves of j12s: 72. Depth 3:
    // light wins 21 times: j12s has 6 moves, the soldier 2: 168. 5 ties, dark attacks: 30. Dark
    // wins 10 times: d9n has d11n d10e d10w d9s (e9 blocks the rest), e9n has four as well, j12s 6,
    // the soldier 2: 160. A tactical move (6 moves after each of 6 dice) forfeits the sailors; then
    // that ship has 6 moves, but 5 from k12e (m12 is off the board), the soldier 2: 6 * (5 * 6 + 5
    // + 6 * 2) = 282. Sum: 168 + 30 + 160 + 282 = 640.
    EXPECT_EQ(counts(position("light=d9n|c3 dark=e9n,j12s|j18 turn=light fight=d9>e9"), 3),
              (Counts{6, 72, 640}));
}

} // namespace
} // namespace umpire::triremes::testing
