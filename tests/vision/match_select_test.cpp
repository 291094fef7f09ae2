#include "vision/matches/match_select.h"

#include "tests/vision/drawn_matches.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace umpire::test {

using matches::selectMatches;

namespace {

using testing::SizeIs;

Match matchAt(TablePoint middle, Radians direction, double confidence) {
    Match match;
    match.tail = middle - along(direction, 21_mm);
    match.head = middle + along(direction, 21_mm);
    match.confidence = confidence;
    return match;
}

const TablePoint kMiddle{150_mm, 120_mm};

TEST(MatchSelect, KeepsTheSurerOfTwoFitsOfOneStick) {
    const std::vector<Match> twice{matchAt(kMiddle, 30_deg, 0.7),
                                   matchAt(kMiddle + TablePoint{1_mm, 0_mm}, 31_deg, 0.9)};
    const auto kept = selectMatches(twice, {}, drawnView());
    ASSERT_THAT(kept, SizeIs(1));
    EXPECT_EQ(kept[0].tail, twice[1].tail);
}

TEST(MatchSelect, KeepsTheSurerOfTwoOppositeFitsOfOneStick) {
    const std::vector<Match> twice{matchAt(kMiddle, 30_deg, 0.9), matchAt(kMiddle, 210_deg, 0.8)};
    EXPECT_THAT(selectMatches(twice, {}, drawnView()), SizeIs(1));
}

TEST(MatchSelect, KeepsMatchesThatLieSideBySide) {
    const std::vector<Match> both{matchAt(kMiddle, 30_deg, 0.9),
                                  matchAt(kMiddle + along(120_deg, 2.2_mm), 30.5_deg, 0.8)};
    EXPECT_THAT(selectMatches(both, {}, drawnView()), SizeIs(2));
}

TEST(MatchSelect, KeepsMatchesThatCross) {
    const std::vector<Match> heap{matchAt(kMiddle, 0_deg, 0.9), matchAt(kMiddle, 40_deg, 0.9),
                                  matchAt(kMiddle, 90_deg, 0.9), matchAt(kMiddle, 140_deg, 0.9)};
    EXPECT_THAT(selectMatches(heap, {}, drawnView()), SizeIs(4));
}

TEST(MatchSelect, DropsALineOverPiecesOfTwoSticks) {
    const std::vector<Match> line{matchAt(kMiddle, 0_deg, 0.95),
                                  matchAt(kMiddle + TablePoint{44_mm, 0_mm}, 0_deg, 0.95),
                                  matchAt(kMiddle + TablePoint{22_mm, 0_mm}, 0_deg, 0.9)};
    const auto kept = selectMatches(line, {}, drawnView());
    ASSERT_THAT(kept, SizeIs(2));
    EXPECT_EQ(kept[0].tail, line[0].tail);
    EXPECT_EQ(kept[1].tail, line[1].tail);
}

TEST(MatchSelect, DropsWhatIsNotSureEnough) {
    const std::vector<Match> doubtful{matchAt(kMiddle, 0_deg, 0.2)};
    EXPECT_TRUE(selectMatches(doubtful, {}, drawnView()).empty());
    EXPECT_THAT(selectMatches(doubtful, {}, drawnView(), {{}, 0.1}), SizeIs(1));
}

class BesideAGalley : public testing::Test {
protected:
    BesideAGalley() {
        galley_.center = kMiddle;
        galley_.heading = 0_deg;
        galley_.hull = hullOf(kMiddle, 0_deg, 60_mm, 35_mm);
    }
    [[nodiscard]] std::size_t kept(const Match& match) const {
        return selectMatches(std::vector{match}, std::vector{galley_}, drawnView()).size();
    }
    Galley galley_;
};

TEST_F(BesideAGalley, AnOarIsNoLooseMatch) {
    // 24 mm of the match are visible beyond the hull's side; its line continues inside.
    EXPECT_EQ(kept(matchAt(kMiddle + TablePoint{10_mm, 20_mm}, 80_deg, 0.95)), 0U);
}

TEST_F(BesideAGalley, AMastIsNoLooseMatch) {
    EXPECT_EQ(kept(matchAt(kMiddle + TablePoint{5_mm, 3_mm}, 20_deg, 0.95)), 0U);
}

TEST_F(BesideAGalley, AMatchThatTouchesTheHullIsALooseMatch) {
    EXPECT_EQ(kept(matchAt(kMiddle + TablePoint{10_mm, 38.5_mm}, 90_deg, 0.95)), 1U);
    EXPECT_EQ(kept(matchAt(kMiddle + TablePoint{0_mm, 20_mm}, 0_deg, 0.95)), 1U);
}

} // namespace

} // namespace umpire::test
