#include "tests/vision/drawn_matches.h"
#include "vision/scale/free_sticks.h"

#include <gtest/gtest.h>

namespace umpire::scale {
namespace {

using test::DrawnMatch;

const DrawnMatch kLying{{100_mm, 100_mm}, {142_mm, 100_mm}};
const DrawnMatch kSteep{{180_mm, 60_mm}, {190_mm, 100_mm}};

Match seenAt(const DrawnMatch& drawn) {
    Match match;
    match.tail = drawn.tail;
    match.head = drawn.head;
    return match;
}

/// Everything on one side of the match's line, from edge to edge of the picture, in another colour.
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
    EXPECT_EQ(freeShare(image, view, std::vector{seenAt(kLying), seenAt(kSteep)}), 1.0);
    EXPECT_TRUE(areOnTable(image, view, std::vector<Match>())) << "nothing speaks against it";
}

TEST(FreeSticks, AreNotWhatRunsAlongAnEdge) {
    const TableView view = test::drawnView();
    cv::Mat image = test::drawMatches(view, {kLying});
    paintBeside(view, kLying, image);
    EXPECT_EQ(freeShare(image, view, std::vector{seenAt(kLying)}), 0.0);
    EXPECT_FALSE(areOnTable(image, view, std::vector{seenAt(kLying)}));
}

} // namespace
} // namespace umpire::scale
