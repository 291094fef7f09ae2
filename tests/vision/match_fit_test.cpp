#include "vision/matches/match_fit.h"

#include "tests/vision/drawn_matches.h"
#include "vision/matches/match_strip.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <limits>

namespace umpire::test {

using matches::fitMatches;
using matches::refitMatches;
using proposals::StickHypothesis;

namespace {

/// Returns a match of 41.7 mm.
DrawnMatch drawn(TablePoint tail, Radians direction) {
    return {tail, tail + along(direction, 41.7_mm), true};
}

std::vector<StickHypothesis> proposedAll(const std::vector<DrawnMatch>& matches) {
    std::vector<StickHypothesis> sticks;
    for (const DrawnMatch& m : matches) {
        sticks.push_back(proposed(m));
    }
    return sticks;
}

struct Wanted {
    Millimetres end;
    Radians angle;
};

void expectMeasured(const cv::Mat& image, const TableView& view,
                    const std::vector<DrawnMatch>& matches, const Wanted& wanted) {
    const auto found = fitMatches(image, view, proposedAll(matches), {});
    ASSERT_EQ(found.size(), matches.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        SCOPED_TRACE("match " + std::to_string(i));
        ASSERT_TRUE(found[i]);
        EXPECT_EQ(found[i]->headed, headedIf(matches[i].headed));
        EXPECT_LT(endError(*found[i], matches[i]), wanted.end);
        EXPECT_LT(angleError(*found[i], matches[i]), wanted.angle);
        EXPECT_GT(found[i]->confidence, 0.9);
    }
}

TEST(MatchFit, MeasuresAMatchAloneToAThirdOfAMillimetreAndATenthOfADegree) {
    const TableView view = drawnView();
    for (const double degrees : {0.0, 17.0, 45.0, 90.0, 133.0, -70.0, 180.0}) {
        SCOPED_TRACE(degrees);
        const std::vector<DrawnMatch> one{drawn({150.3_mm, 120.7_mm}, radiansFromDegrees(degrees))};
        expectMeasured(drawMatches(view, one), view, one, {0.35_mm, 0.15_deg});
    }
}

TEST(MatchFit, MeasuresAMatchSeenAtASlant) {
    const TableView view = drawnView(25_deg);
    for (const double degrees : {0.0, 60.0, 110.0}) {
        SCOPED_TRACE(degrees);
        const std::vector<DrawnMatch> one{drawn({170_mm, 110_mm}, radiansFromDegrees(degrees))};
        expectMeasured(drawMatches(view, one), view, one, {0.5_mm, 0.2_deg});
    }
}

TEST(MatchFit, TellsTheHeadWhenTheHypothesisHasItAtTheOtherEnd) {
    const TableView view = drawnView();
    const DrawnMatch match = drawn({140_mm, 110_mm}, 20_deg);
    StickHypothesis swapped = proposed(match);
    std::swap(swapped.tail, swapped.head);
    swapped.headScore = 0.7;
    const auto found = fitMatches(drawMatches(view, {match}), view, std::vector{swapped}, {});
    ASSERT_TRUE(found[0]);
    EXPECT_EQ(found[0]->headed, Headed::Yes);
    EXPECT_LT(endError(*found[0], match), 0.4_mm);
}

TEST(MatchFit, TellsAHeadlessMatchBesideHeadedOnes) {
    const TableView view = drawnView();
    std::vector<DrawnMatch> matches{drawn({60_mm, 60_mm}, 10_deg), drawn({60_mm, 150_mm}, 80_deg),
                                    drawn({200_mm, 120_mm}, 35_deg)};
    matches[2].headed = false;
    expectMeasured(drawMatches(view, matches), view, matches, {0.5_mm, 0.2_deg});
}

TEST(MatchFit, MeasuresMatchesThatCross) {
    const TableView view = drawnView();
    const std::vector<DrawnMatch> matches{drawn({140_mm, 120_mm}, 0_deg),
                                          drawn({150_mm, 105_mm}, 50_deg),
                                          drawn({170_mm, 100_mm}, 100_deg)};
    expectMeasured(drawMatches(view, matches), view, matches, {0.5_mm, 0.3_deg});
}

TEST(MatchFit, MeasuresParallelMatchesThatNearlyTouch) {
    const TableView view = drawnView();
    const TablePoint aside = along(120_deg, 2.2_mm);
    const DrawnMatch first = drawn({140_mm, 110_mm}, 30_deg);
    const DrawnMatch second{first.tail + aside, first.head + aside, true};
    const std::vector<DrawnMatch> both{first, second};
    const cv::Mat image = drawMatches(view, both);
    // Off along the match only: across, a millimetre and a half decides between the two.
    const std::vector<StickHypothesis> sticks{proposed(first, along(30_deg, 1_mm), {}),
                                              proposed(second, along(30_deg, 1_mm), {})};
    const auto found = fitMatches(image, view, sticks, {});
    for (std::size_t i = 0; i < 2; ++i) {
        ASSERT_TRUE(found[i]);
        EXPECT_LT(endError(*found[i], both[i]), 0.6_mm);
        EXPECT_LT(angleError(*found[i], both[i]), 0.4_deg);
    }
}

TEST(MatchFit, PredictsATailThatAnotherMatchHides) {
    const TableView view = drawnView();
    const DrawnMatch below = drawn({140_mm, 120_mm}, 0_deg);
    const DrawnMatch above = drawn({140.5_mm, 100_mm}, 90_deg);
    const std::vector<DrawnMatch> both{below, above};
    expectMeasured(drawMatches(view, both), view, both, {1.0_mm, 0.3_deg});
}

TEST(MatchFit, MeasuresOverExposedMatches) {
    const TableView view = drawnView();
    DrawnColours colours;
    colours.table = {90, 110, 150};
    colours.shaft = {255, 255, 255};
    const std::vector<DrawnMatch> matches{drawn({140_mm, 120_mm}, 15_deg),
                                          drawn({150_mm, 150_mm}, -60_deg)};
    expectMeasured(drawMatches(view, matches, colours), view, matches, {0.5_mm, 0.2_deg});
}

TEST(MatchFit, MeasuresPaleMatchesOnPaleWood) {
    const TableView view = drawnView();
    DrawnColours colours;
    colours.table = {120, 170, 200};
    colours.shaft = {132, 184, 214};
    const std::vector<DrawnMatch> matches{drawn({140_mm, 120_mm}, 15_deg),
                                          drawn({100_mm, 150_mm}, -60_deg)};
    expectMeasured(drawMatches(view, matches, colours), view, matches, {1.0_mm, 0.5_deg});
}

TEST(MatchFit, IsNotPulledAsideByTheShadowOfAPaleMatch) {
    const TableView view = drawnView();
    DrawnColours colours;
    colours.table = {120, 170, 200};
    colours.shaft = {128, 180, 211};
    colours.shadow = {84, 120, 140};
    const std::vector<DrawnMatch> matches{drawn({140_mm, 120_mm}, 15_deg),
                                          drawn({100_mm, 150_mm}, -60_deg)};
    const auto found =
        fitMatches(drawMatches(view, matches, colours), view, proposedAll(matches), {});
    for (std::size_t i = 0; i < matches.size(); ++i) {
        ASSERT_TRUE(found[i]);
        const TablePoint axis = along(directionOf(matches[i].tail, matches[i].head), 1_mm);
        EXPECT_LT(std::abs(cross(axis, found[i]->tail - matches[i].tail)), 0.25);
        EXPECT_LT(std::abs(cross(axis, found[i]->head - matches[i].head)), 0.25);
    }
}

/// Returns the drawn colours at half brightness, as under another lamp.
matches::LearnedLook learnedColours() {
    const auto dimmed = [](const cv::Scalar& bgr) {
        return matches::likeLab(float(bgr[0]) / 2, float(bgr[1]) / 2, float(bgr[2]) / 2);
    };
    const DrawnColours colours;
    return {std::nullopt, matches::MatchColours{dimmed(colours.table), dimmed(colours.shaft),
                                                dimmed(colours.head)}};
}

TEST(MatchFit, MeasuresAsWellWhereTheColoursAreKnown) {
    const TableView view = drawnView();
    const std::vector<DrawnMatch> one{drawn({150.3_mm, 120.7_mm}, 17_deg)};
    const matches::LearnedLook learned = learnedColours();
    const auto found = fitMatches(drawMatches(view, one), view, proposedAll(one), {{}, &learned});
    ASSERT_TRUE(found.front());
    EXPECT_LT(endError(*found.front(), one.front()), 0.35_mm);
    EXPECT_GT(found.front()->confidence, 0.9);
}

TEST(MatchFit, KnownColoursOfATopThatIsNotThisOneSayNothing) {
    const TableView view = drawnView();
    const std::vector<DrawnMatch> one{drawn({150.3_mm, 120.7_mm}, 17_deg)};
    const cv::Mat image = drawMatches(view, one);
    matches::LearnedLook learned = learnedColours();
    learned.colours->wood = {10, 30, -30};
    // learned on a red table; this table is blue
    learned.colours->top = matches::likeLab(20, 60, 200);
    EXPECT_EQ(fitMatches(image, view, proposedAll(one), {{}, &learned}),
              fitMatches(image, view, proposedAll(one), {}));
}

TEST(MatchStrip, AColourIsReadBackFromItsLikeness) {
    for (const cv::Vec3f& bgr :
         {cv::Vec3f(0, 0, 0), cv::Vec3f(255, 10, 70), cv::Vec3f(3, 200, 90)}) {
        const cv::Vec3f again = matches::unlikeLab(matches::likeLab(bgr[0], bgr[1], bgr[2]));
        EXPECT_LT(cv::norm(again - bgr), 0.01);
    }
}

TEST(MatchFit, PlacesAHeadThatLooksLikeTheTableByTheLengthThatIsMissing) {
    const TableView view = drawnView();
    DrawnColours colours;
    colours.head = colours.table;
    const std::vector<DrawnMatch> matches{drawn({140_mm, 120_mm}, 15_deg),
                                          drawn({100_mm, 150_mm}, -60_deg)};
    const auto found =
        fitMatches(drawMatches(view, matches, colours), view, proposedAll(matches), {});
    for (std::size_t i = 0; i < matches.size(); ++i) {
        ASSERT_TRUE(found[i]);
        EXPECT_EQ(found[i]->headed, Headed::Yes);
        EXPECT_LT(endError(*found[i], matches[i]), 1.2_mm);
    }
}

TEST(MatchFit, FollowsTheConfiguredLength) {
    const TableView view = drawnView();
    PieceSizes sizes;
    sizes.matchLength = 48_mm;
    const DrawnMatch match{{120_mm, 110_mm}, TablePoint{120_mm, 110_mm} + along(30_deg, 47.7_mm)};
    const auto found =
        fitMatches(drawMatches(view, {match}), view, std::vector{proposed(match)}, sizes);
    ASSERT_TRUE(found[0]);
    EXPECT_LT(endError(*found[0], match), 0.5_mm);
}

TEST(MatchFit, FindsNothingOnAnEmptyTable) {
    const TableView view = drawnView();
    const cv::Mat image = drawMatches(view, {});
    const std::vector<StickHypothesis> sticks{proposed(drawn({140_mm, 120_mm}, 0_deg)),
                                              proposed(drawn({100_mm, 100_mm}, 70_deg))};
    for (const auto& found : fitMatches(image, view, sticks, {})) {
        EXPECT_TRUE(!found || found->confidence < 0.3) << found->confidence;
    }
}

TEST(MatchFit, AnswersOneEntryForEachHypothesisHoweverBad) {
    const TableView view = drawnView();
    const DrawnMatch match = drawn({140_mm, 120_mm}, 0_deg);
    const cv::Mat image = drawMatches(view, {match});
    const Millimetres nowhere(std::numeric_limits<double>::quiet_NaN());
    StickHypothesis broken = proposed(match);
    broken.tail.x = nowhere;
    StickHypothesis point = proposed(match);
    point.head = point.tail;
    StickHypothesis outside = proposed(drawn({9000_mm, 120_mm}, 0_deg));
    const auto found =
        fitMatches(image, view, std::vector{broken, outside, point, proposed(match)}, {});
    ASSERT_EQ(found.size(), 4U);
    EXPECT_FALSE(found[0]);
    EXPECT_FALSE(found[1]);
    EXPECT_TRUE(found[3]);
    EXPECT_TRUE(fitMatches(image, view, {}, {}).empty());
}

TEST(MatchFit, IsLessSureOfAPaleMatchThanOfAPlainOne) {
    const TableView view = drawnView();
    const std::vector<DrawnMatch> one{drawn({140_mm, 120_mm}, 25_deg)};
    DrawnColours pale;
    pale.table = {120, 170, 200};
    pale.shaft = {126, 177, 207};
    const auto plain = fitMatches(drawMatches(view, one), view, proposedAll(one), {});
    const auto doubtful = fitMatches(drawMatches(view, one, pale), view, proposedAll(one), {});
    ASSERT_TRUE(plain[0] && doubtful[0]);
    EXPECT_LT(plain[0]->sigmaTail, 0.25_mm);
    EXPECT_GT(doubtful[0]->sigmaTail, plain[0]->sigmaTail);
    EXPECT_LT(doubtful[0]->confidence, plain[0]->confidence);
}

/// Proposes all matches, as the search does with the accepted matches.
std::vector<StickHypothesis> acceptedAll(const std::vector<DrawnMatch>& matches, TablePoint off) {
    std::vector<StickHypothesis> sticks;
    for (const DrawnMatch& m : matches) {
        sticks.push_back({StickHypothesis::Kind::Match, m.tail + off, m.head - off, 0.95,
                          m.headed ? 7.0 : 0.0, m.headed ? 0.95 : 0.5});
    }
    return sticks;
}

TEST(MatchFit, MeasuresAgainWhatWasAcceptedHalfAMillimetreBesideItself) {
    const TableView view = drawnView();
    const std::vector<DrawnMatch> matches{drawn({140_mm, 120_mm}, 15_deg),
                                          drawn({150_mm, 100_mm}, 80_deg),
                                          drawn({100_mm, 150_mm}, -60_deg)};
    const cv::Mat image = drawMatches(view, matches);
    const auto found = refitMatches(image, view, acceptedAll(matches, {0.3_mm, -0.4_mm}), {});
    ASSERT_EQ(found.size(), matches.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        SCOPED_TRACE(i);
        ASSERT_TRUE(found[i]);
        EXPECT_EQ(found[i]->headed, Headed::Yes);
        EXPECT_LT(endError(*found[i], matches[i]), 0.35_mm);
        EXPECT_LT(angleError(*found[i], matches[i]), 0.15_deg);
    }
}

TEST(MatchFit, MeasuresAgainOneEntryForEachStickHoweverBad) {
    const TableView view = drawnView();
    const DrawnMatch match = drawn({140_mm, 120_mm}, 0_deg);
    std::vector<StickHypothesis> sticks = acceptedAll({match, match}, {});
    sticks[0].head.y = Millimetres(std::numeric_limits<double>::quiet_NaN());
    const auto found = refitMatches(drawMatches(view, {match}), view, sticks, {});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_FALSE(found[0]);
    EXPECT_TRUE(found[1]);
    EXPECT_TRUE(refitMatches(cv::Mat(), view, {}, {}).empty());
}

TEST(MatchFit, MeasuresAStickBesideAcceptedOnesThatCoverItsTail) {
    const TableView view = drawnView();
    const DrawnMatch below = drawn({140_mm, 120_mm}, 0_deg);
    const std::vector<DrawnMatch> above{drawn({140.5_mm, 100_mm}, 90_deg),
                                        drawn({100_mm, 150_mm}, -60_deg)};
    const cv::Mat image = drawMatches(view, {below, above[0], above[1]});
    // The second proposal for the same head is wrong; it must not hide the first.
    StickHypothesis astray = proposed(below);
    astray.tail = below.head - along(25_deg, 41.7_mm);
    const std::vector sticks{proposed(below), astray};
    const auto found = matches::fitBeside(image, view, {sticks, acceptedAll(above, {})}, {});
    ASSERT_EQ(found.size(), sticks.size());
    ASSERT_TRUE(found[0]);
    EXPECT_LT(endError(*found[0], below), 1.0_mm);
    EXPECT_LT(angleError(*found[0], below), 0.3_deg);
    EXPECT_TRUE(!found[1] || found[1]->confidence < found[0]->confidence);
}

} // namespace

} // namespace umpire::test
