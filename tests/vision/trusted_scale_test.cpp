#include "tests/vision/drawn_matches.h"
#include "vision/scale/trusted_scale.h"

#include <gtest/gtest.h>

namespace umpire::scale {
namespace {

using test::DrawnMatch;

const DrawnMatch kLying{{100_mm, 100_mm}, {142_mm, 100_mm}};
const DrawnMatch kSteep{{180_mm, 60_mm}, {190_mm, 100_mm}};
const DrawnMatch kThird{{100_mm, 150_mm}, {142_mm, 152_mm}};

Match seenAt(const DrawnMatch& drawn, Headed headed = Headed::No) {
    Match match;
    match.tail = drawn.tail;
    match.head = drawn.head;
    match.headed = headed;
    return match;
}

TableObservation scaledBy(RegistrationMethod method, std::vector<Match> sticks) {
    TableObservation seen;
    seen.registration.method = method;
    seen.matches = std::move(sticks);
    return seen;
}

/// Paints one side of the match's line in another colour, from edge to edge of the picture.
void paintBeside(const TableView& view, const DrawnMatch& match, cv::Mat& image) {
    for (int row = 0; row < image.rows; ++row) {
        for (int column = 0; column < image.cols; ++column) {
            const auto at = tableFromImage(view, {Pixels(column), Pixels(row)});
            const TablePoint along = match.head - match.tail;
            if (cross(along, *at - match.tail) > 1.5 * distance(match.head, match.tail).value()) {
                image.at<cv::Vec3b>(row, column) = {200, 210, 220};
            }
        }
    }
}

TEST(FreeSticks, LieOnATableThatIsTheSameOnBothTheirSides) {
    const TableView view = test::drawnView(20_deg);
    const cv::Mat image = test::drawMatches(view, {kLying, kSteep});
    EXPECT_TRUE(liesFree(image, view, {kLying.tail, kLying.head}));
    EXPECT_TRUE(liesFree(image, view, {kSteep.tail, kSteep.head}));
}

TEST(FreeSticks, AreNotWhatRunsAlongAnEdge) {
    const TableView view = test::drawnView();
    cv::Mat image = test::drawMatches(view, {kLying});
    paintBeside(view, kLying, image);
    EXPECT_FALSE(liesFree(image, view, {kLying.tail, kLying.head}));
}

TEST(TrustedScale, NeedsThreeFreeSticksOrAMatchWithItsHead) {
    using enum RegistrationMethod;
    const TableView view = test::drawnView(20_deg);
    const cv::Mat image = test::drawMatches(view, {kLying, kSteep, kThird});
    const auto isBy = [&](RegistrationMethod method, std::vector<Match> sticks) {
        return isBorneOut(image, view, scaledBy(method, std::move(sticks)));
    };
    const Match lying = seenAt(kLying), steep = seenAt(kSteep), third = seenAt(kThird);
    EXPECT_TRUE(isBy(Sticks, {lying, steep, third}));
    EXPECT_FALSE(isBy(Sticks, {lying, steep})) << "a pen and a ruler";
    EXPECT_TRUE(isBy(Sticks, {seenAt(kLying, Headed::Yes)}));
    EXPECT_TRUE(isBy(Matches, {lying, seenAt(kSteep, Headed::Yes)}));
    EXPECT_FALSE(isBy(Matches, {lying, steep, third})) << "matches that nobody saw a head of";
    EXPECT_FALSE(isBy(Sticks, {})) << "what gave the scale was not found again";
}

TEST(TrustedScale, OfBoxesNeedsAGalleyWithBowAndOarsOrAPlainBox) {
    const TableView view = test::drawnView();
    const cv::Mat image = test::drawMatches(view, {});
    const auto isBy = [&](Galley galley) {
        TableObservation seen = scaledBy(RegistrationMethod::Matchbox, {});
        seen.galleys = {std::move(galley)};
        return isBorneOut(image, view, seen);
    };
    const OarCount oars{2, 3};
    EXPECT_TRUE(isBy({.oars = oars, .confidence = 0.95, .bow = Bow::Seen}));
    EXPECT_FALSE(isBy({.oars = {0, 3}, .confidence = 0.95, .bow = Bow::Seen}));
    EXPECT_FALSE(isBy({.oars = oars, .confidence = 0.95, .bow = Bow::NotSeen}));
    EXPECT_FALSE(isBy({.oars = oars, .confidence = 0.6, .bow = Bow::Seen}));
    EXPECT_TRUE(isBy({.confidence = 0.995, .bow = Bow::NotSeen})) << "a box that nobody drew on";
    EXPECT_FALSE(isBorneOut(image, view, scaledBy(RegistrationMethod::Matchbox, {})));
}

} // namespace
} // namespace umpire::scale
