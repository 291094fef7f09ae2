#include "vision/matches/match_judge.h"

#include "tests/vision/drawn_matches.h"
#include "vision/matches/find_matches.h"
#include "vision/matches/order_columns.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

/// Tests the judge's net on pictures with known truth. The limits are wide and only tell a trained
/// net from a broken one; the rendered scenes show its quality.
namespace umpire::test {

using matches::FittedMatch;

namespace {

const DrawnMatch kDrawn{.tail = {129_mm, 118_mm}, .head = {170_mm, 124_mm}};

FittedMatch fitAt(TablePoint tail, TablePoint head) {
    FittedMatch fitted;
    fitted.proposal.score = 0.8;
    fitted.match.tail = tail;
    fitted.match.head = head;
    fitted.match.confidence = 0.8;
    return fitted;
}

matches::Judgement judgeOne(const cv::Mat& image, const FittedMatch& fitted) {
    return matches::judgeMatches(image, drawnView(), std::vector{fitted}, {}).front();
}

TEST(MatchJudge, BelievesAMatch) {
    const cv::Mat image = drawMatches(drawnView(), {kDrawn});
    const matches::Judgement seen = judgeOne(image, fitAt(kDrawn.tail, kDrawn.head));
    EXPECT_GT(seen.match, 0.7);
    EXPECT_LT(seen.swapped, 0.3);
    EXPECT_LT(seen.headless, 0.3);
}

TEST(MatchJudge, TellsAFitThatLiesTheWrongWayRound) {
    const cv::Mat image = drawMatches(drawnView(), {kDrawn});
    EXPECT_GT(judgeOne(image, fitAt(kDrawn.head, kDrawn.tail)).swapped, 0.7);
}

TEST(MatchJudge, TellsAMatchWithoutAHead) {
    const cv::Mat image = drawMatches(drawnView(), {{kDrawn.tail, kDrawn.head, false}});
    EXPECT_GT(judgeOne(image, fitAt(kDrawn.tail, kDrawn.head)).headless, 0.6);
}

TEST(MatchJudge, DoubtsABareTableAndALineBesideTheMatch) {
    const cv::Mat image = drawMatches(drawnView(), {kDrawn});
    EXPECT_LT(judgeOne(image, fitAt({60_mm, 80_mm}, {102_mm, 80_mm})).match, 0.2);
    EXPECT_LT(judgeOne(image, fitAt({129_mm, 122_mm}, {170_mm, 128_mm})).match, 0.3);
}

TEST(MatchJudge, DoubtsASeamThatGoesOnBeyondBothEnds) {
    cv::Mat image(drawnView().camera.size, CV_8UC3, cv::Scalar(70, 110, 150));
    const ImagePoint left = imageFromTable(drawnView(), {60_mm, 118_mm, 1_mm});
    const ImagePoint right = imageFromTable(drawnView(), {240_mm, 126_mm, 1_mm});
    cv::line(image, cv::Point2d(left.x.value(), left.y.value()),
             cv::Point2d(right.x.value(), right.y.value()), {30, 45, 60}, 2, cv::LINE_AA);
    cv::GaussianBlur(image, image, {}, 0.8);
    EXPECT_LT(judgeOne(image, fitAt({129_mm, 121.07_mm}, {171_mm, 122.93_mm})).match, 0.2);
}

/// Returns the loose matches of a drawn table, found from the net's proposals.
std::vector<Match> foundIn(const cv::Mat& image) {
    const proposals::PieceHypotheses pieces = proposals::proposePieces(image, drawnView());
    const auto sticks = proposals::sticksOf(pieces, proposals::StickHypothesis::Kind::Match);
    return matches::findMatches({image, {}}, drawnView(), {sticks, {}, {}, pieces.plane});
}

TEST(MatchJudge, SaysOfEveryFoundMatchHowLikelyItHasNoHead) {
    const auto headed = foundIn(drawMatches(drawnView(), {kDrawn}));
    ASSERT_EQ(headed.size(), 1U);
    EXPECT_LT(headed[0].headlessChance, matches::OrderColumnOptions{}.headlessChanceMost);
    const auto headless = foundIn(drawMatches(drawnView(), {{kDrawn.tail, kDrawn.head, false}}));
    ASSERT_EQ(headless.size(), 1U);
    EXPECT_GT(headless[0].headlessChance, 0.5);
}

matches::Judgement judgeOneBy(const cv::Mat& image, const FittedMatch& fitted,
                              const matches::LearnedLook& learned) {
    return matches::judgeMatches(image, drawnView(), std::vector{fitted}, {{}, &learned}).front();
}

TEST(MatchJudge, SaysTheSameByItsOwnLastLayer) {
    const matches::LearnedLook own{matches::shippedJudgeLayer(), std::nullopt};
    const std::uint64_t fingerprint = matches::judgeFingerprint();
    const cv::Mat image = drawMatches(drawnView(), {kDrawn, {{60_mm, 80_mm}, {102_mm, 80_mm}}});
    for (const FittedMatch& fitted :
         {fitAt(kDrawn.tail, kDrawn.head), fitAt(kDrawn.head, kDrawn.tail),
          fitAt({60_mm, 90_mm}, {102_mm, 90_mm})}) {
        const matches::Judgement shipped = judgeOne(image, fitted);
        const matches::Judgement asked = judgeOneBy(image, fitted, own);
        EXPECT_NEAR(asked.match, shipped.match, 1e-4);
        EXPECT_NEAR(asked.swapped, shipped.swapped, 1e-4);
        EXPECT_NEAR(asked.headless, shipped.headless, 1e-4);
        const matches::Judgement again = judgeOne(image, fitted);
        EXPECT_EQ(again.match, shipped.match) << "what is learned leaves no trace";
    }
    EXPECT_EQ(matches::judgeFingerprint(), fingerprint);
}

TEST(MatchJudge, BelievesWhatItWasTaught) {
    matches::LearnedLook learned{matches::shippedJudgeLayer(), std::nullopt};
    learned.judge->rows[0].back() -= 40;
    const cv::Mat image = drawMatches(drawnView(), {kDrawn});
    EXPECT_LT(judgeOneBy(image, fitAt(kDrawn.tail, kDrawn.head), learned).match, 0.1);
    EXPECT_GT(judgeOne(image, fitAt(kDrawn.tail, kDrawn.head)).match, 0.7);
}

TEST(MatchJudge, HasNothingToSayOfNothing) {
    EXPECT_TRUE(matches::judgeMatches(drawMatches(drawnView(), {}), drawnView(), {}, {}).empty());
}

} // namespace

} // namespace umpire::test
