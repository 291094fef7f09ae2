#include "tests/rules/murus_gallicus/murus_table.h"

/// Tests section 2.6 of the rules to depths that take a moment; murus_deep_perft_test.cpp goes
/// deeper.
namespace umpire::murus_gallicus::testing {
namespace {

TEST(MurusPerft, CountsTheBasicGame) {
    EXPECT_EQ(counts(start("basic"), 5), (Counts{20, 400, 6'960, 121'104, 1'953'664}));
    EXPECT_EQ(counts(start("escape"), 4), (Counts{20, 400, 6'960, 121'104}));
}

TEST(MurusPerft, CountsTheAdvancedGameWithEitherBreakthrough) {
    for (const char* name : {"advanced", "advanced-delayed"}) {
        EXPECT_EQ(counts(start(name), 4), (Counts{32, 1'024, 28'416, 788'544})) << name;
    }
}

TEST(MurusPerft, CountsTheBribeWithoutTheSwap) {
    EXPECT_EQ(counts(start("bribe"), 3), (Counts{224, 50'176, 878'080}));
    EXPECT_EQ(counts(start("bribe-advanced"), 2), (Counts{224, 50'176}));
}

TEST(MurusPerft, CountsOnFromThePositionOfMgX2) {
    EXPECT_EQ(counts(position("ttt1t1t1/3ww1w1/3t1w2/8/3TW3/3WT3/TTT3TT r"), 5),
              (Counts{20, 337, 6'109, 95'711, 1'607'308}));
}

TEST(MurusPerft, MgX7AWinningActionEndsTheLine) {
    const auto from = [](std::string_view name) {
        return counts(position("ttt2ttt/8/3T4/8/8/8/TTTTTTT1 r", name), 3);
    };
    EXPECT_EQ(from("basic"), (Counts{24, 325, 6'718}));
    EXPECT_EQ(from("escape"), (Counts{24, 340, 6'988}));
    EXPECT_EQ(from("advanced"), (Counts{35, 683, 20'936}));
    EXPECT_EQ(from("advanced-delayed"), (Counts{35, 703, 20'965}));
}

TEST(MurusPerft, CountsFourPlayersAndThree) {
    EXPECT_EQ(counts(start("escape-4"), 4), (Counts{14, 190, 2'576, 33'784}));
    EXPECT_EQ(counts(start("escape-3"), 5), (Counts{10, 99, 970, 7'602, 58'944}));
}

/// Counted by hand. On the hexagon of side four, the towers d1 e1 f1 g1 may each go to the upper
/// left or right if two cells follow (d1-b3 d1-d3 e1-c3 e1-e3 f1-d3 f1-f3 g1-e3 g1-g3); the next
/// tower blocks the edge. The second player's a4 to a7 and the third's g1… mirror that.
TEST(MurusPerft, TheSmallHexagonBeginsWithEightActions) {
    EXPECT_EQ(listed(start("escape-3-small")), "d1-d3 d1-b3 e1-e3 e1-c3 f1-f3 f1-d3 g1-g3 g1-e3");
}

/// Counted by hand. On the chessboard a move still ends two rows further: the twenty moves of
/// MG-X1, and no answer is blocked.
TEST(MurusPerft, TheChessboardBeginsLikeTheBoardOfSevenRows) {
    EXPECT_EQ(counts(start("basic-8x8"), 2), (Counts{20, 400}));
}

/// Counted by hand. A lone tower on a1, with only a distant wall, moves to a3, c3 or c1; the wall
/// cannot answer.
TEST(MurusPerft, ALoneTowerHasThreeActionsAndNoAnswer) {
    const State state = position("7w/8/8/8/8/8/T7 r", "escape");
    EXPECT_EQ(counts(state, 2), (Counts{3, 0}));
}

} // namespace
} // namespace umpire::murus_gallicus::testing
