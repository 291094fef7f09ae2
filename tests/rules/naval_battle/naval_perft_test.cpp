#include "tests/rules/naval_battle/naval_table.h"

/// Tests counts that a reader can check by hand; the calculation stands beside each.
namespace umpire::naval_battle::testing {
namespace {

/// A landing ship and a missile ship that four mines lock into their corner, so only the others
/// move.
constexpr std::string_view kCorner = "DEa1,ORb1,MIa2b2c1c2";
constexpr std::string_view kYellowCorner = "DEf6,ORe6,MIf5e5d6d5";

TEST(NavalPerft, CountsTwoShipsInPort) {
    // The landing ship moves up to 2 from the corner a1: 3 x 3 - 1 = 8. The missile ship moves up
    // to 4 from p1: columns l to p of the port's 4 rows, 5 x 4 - 1 = 19, and through the entrance
    // to l5 and m5: 21. Yellow has no ships and passes: 29 x 1.
    EXPECT_EQ(counts(position("DEa1,ORp1 - red"), 2), (Counts{29, 29}));
}

TEST(NavalPerft, CountsStraightMoves) {
    // a1: two squares to the north, north-east and east: 6. p1: west 4, north 3 to the coast, and
    // north-west o2 n3 m4 l5 through the entrance: 11. Yellow's p20 is another corner: 6.
    EXPECT_EQ(counts(position("DEa1,ORp1 DEp20 red", variant("straight")), 2),
              (Counts{17, 17 * 6}));
}

TEST(NavalPerft, CountsAnAttackBesideTheMoves) {
    // The battleship moves up to 2 from h7 on open sea: 5 x 5 - 1 = 24, less h8 with a patrol ship,
    // which it may attack: 23 + 1.
    EXPECT_EQ(counts(position(std::string(kCorner) + ",PAh7 DOh8 red"), 1), (Counts{24}));
}

TEST(NavalPerft, CountsOnTheSmallBoard) {
    // Red's battleship on a3 reaches b3 c3 a4 b4 and, through the open entrance, b5: 5 (c4 is an
    // island, b2 holds a mine). Yellow's on f3 reaches e3 d3 e4 f4, d4 (neutral) and e2: 6 (e5
    // holds a mine). They do not meet: 5 x 6.
    const std::string line =
        std::string(kCorner) + ",PAa3 " + std::string(kYellowCorner) + ",PAf3 red";
    EXPECT_EQ(counts(position(line, variant("standard", small())), 2), (Counts{5, 30}));
}

TEST(NavalPerft, CountsTheCarriersPlaneWithItsMove) {
    // The carrier in the corner a16, with mines on b15 and b16, moves to a15, a14 and b14: 3 moves.
    // The frigate on d16 is at distance 3 from a16, a15 and a14 and 2 from b14. The plane alone: 1;
    // before each move: 3; after each move: 3.
    EXPECT_EQ(counts(position(std::string(kCorner) + ",LOa16,MIb15!b16! FRd16 red"), 1),
              (Counts{3 + 1 + 3 + 3}));
}

TEST(NavalPerft, CountsTheSetUp) {
    // Each side places 11 kinds of ships and mines on 64 - 4 squares: 2 x 60 x 12 = 1440. Then 59
    // of its squares are left, with one kind less after the carrier or the landing ship, and the
    // other side has 720: 2 x 60 x (10 x (59 x 12 + 720) + 2 x (59 x 11 + 720)).
    EXPECT_EQ(counts(startOf(variant("standard")), 2), (Counts{1'440, 2'042'160}));
}

} // namespace
} // namespace umpire::naval_battle::testing
