#include "tests/vision/above.h"
#include "vision/picture/colour_balance.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire::picture {
namespace {

constexpr double kTagSide = 40; ///< mm

/// Returns a view with a tag near each of three corners.
TableView above() {
    TableView view = aboveTable();
    for (const cv::Point2d place : {cv::Point2d{40, 40}, {360, 40}, {40, 260}}) {
        view.tagFootprints.emplace_back(place.x, place.y, kTagSide * kTagPaperShare, 0.3);
    }
    return view;
}

struct Colours {
    cv::Scalar table{60, 110, 150};
    cv::Scalar black{25, 25, 25};
    cv::Scalar white{190, 190, 190};
};

void fillSquare(cv::Mat& picture, const cv::Vec4d& tag, double side, const cv::Scalar& colour) {
    std::vector<cv::Point> corners;
    for (const TablePoint p : hullOf({Millimetres(tag[0]), Millimetres(tag[1])}, Radians(tag[3]),
                                     Millimetres(side), Millimetres(side))) {
        const ImagePoint q = imageFromTable(above(), {p.x, p.y, 0_mm});
        corners.emplace_back(cvRound(q.x.value()), cvRound(q.y.value()));
    }
    cv::fillConvexPoly(picture, corners, colour);
}

/// Draws tags as white paper, with a black and a white square in it.
cv::Mat tableIn(const Colours& colours) {
    cv::Mat picture(600, 800, CV_8UC3, colours.table);
    for (const cv::Vec4d& tag : above().tagFootprints) {
        fillSquare(picture, tag, kTagSide * 1.5, colours.white);
        fillSquare(picture, tag, kTagSide, colours.black);
        fillSquare(picture, tag, kTagSide * 0.4, colours.white);
    }
    return picture;
}

cv::Vec3b at(const cv::Mat& picture, double x, double y) {
    const ImagePoint q = imageFromTable(above(), {Millimetres(x), Millimetres(y), 0_mm});
    return picture.at<cv::Vec3b>(cvRound(q.y.value()), cvRound(q.x.value()));
}

void expectNear(const cv::Vec3b& seen, const cv::Vec3d& wanted, double by) {
    for (int c = 0; c < 3; ++c) {
        EXPECT_NEAR(double(seen[c]), wanted[c], by) << "channel " << c;
    }
}

TEST(BalancedByTags, LeavesUsualColoursAsTheyAre) {
    const cv::Mat picture = tableIn({});
    EXPECT_EQ(balancedByTags(picture, above()).data, picture.data);
}

TEST(BalancedByTags, UndoesALampsTint) {
    cv::Mat picture = tableIn({});
    cv::multiply(picture, cv::Scalar(0.6, 1.0, 1.3), picture);
    const cv::Mat balanced = balancedByTags(picture, above());
    expectNear(at(balanced, 40, 40), {184, 190, 184}, 2); // 184: the tinted paper's mean
    expectNear(at(balanced, 200, 150), {60, 110, 145}, 3);
}

/// The correction fades out beyond the usual range, so there is no step.
TEST(BalancedByTags, ComesBackAsFarAsItWasBeyond) {
    cv::Mat picture = tableIn({});
    cv::multiply(picture, cv::Scalar(0.9, 1.0, 1.25), picture);
    const double mean = 190 * (0.9 + 1.0 + 1.25) / 3;
    const double red = 2 * 1.11 - 190 * 1.25 / mean;
    const double blue = 2 * 0.885 - 190 * 0.9 / mean;
    expectNear(at(balancedByTags(picture, above()), 40, 40), {blue * mean, 190, red * mean}, 2);
}

TEST(BalancedByTags, LiftsAVeil) {
    cv::Mat veiled;
    tableIn({}).convertTo(veiled, -1, 0.35, 90);
    const cv::Mat balanced = balancedByTags(veiled, above());
    expectNear(at(balanced, 40, 40), {156, 156, 156}, 2); // as bright as before
    expectNear(at(balanced, 200, 150), {53, 93, 125}, 3); // black is black again
}

TEST(BalancedByTags, LiftsDarkness) {
    cv::Mat dark;
    tableIn({}).convertTo(dark, -1, 0.3);
    const cv::Mat balanced = balancedByTags(dark, above());
    expectNear(at(balanced, 40, 40), {190, 190, 190}, 2);
    expectNear(at(balanced, 200, 150), {60, 110, 150}, 5);
}

TEST(BalancedByTags, TakesTheMostTagsWordWhereOneIsInTheShade) {
    cv::Mat picture = tableIn({});
    fillSquare(picture, above().tagFootprints[1], kTagSide * 1.5, {30, 30, 30});
    EXPECT_EQ(balancedByTags(picture, above()).data, picture.data);
}

TEST(BalancedByTags, AsksNoTagThatAHandCovers) {
    Colours dusk{{18, 33, 45}, {8, 8, 8}, {57, 57, 57}};
    const cv::Mat open = tableIn(dusk);
    cv::Mat covered = open.clone();
    for (const int tag : {1, 2}) {
        const cv::Vec4d place = above().tagFootprints[std::size_t(tag)];
        fillSquare(covered, place, kTagSide * 1.5, {70, 100, 140});
        fillSquare(covered, place, kTagSide * 0.4, {25, 40, 60});
    }
    EXPECT_EQ(at(balancedByTags(covered, above()), 200, 150),
              at(balancedByTags(open, above()), 200, 150));
}

TEST(BalancedByTags, NeedsATagWithContrast) {
    const cv::Mat dim(600, 800, CV_8UC3, cv::Scalar(40, 60, 90));
    EXPECT_EQ(balancedByTags(dim, above()).data, dim.data);
    TableView without = above();
    without.tagFootprints.clear();
    EXPECT_EQ(balancedByTags(dim, without).data, dim.data);
}

/// Draws a small thing on a light table: its darkest pixel counts as black.
cv::Mat lightTable() {
    cv::Mat picture(600, 800, CV_8UC3, cv::Scalar::all(220));
    cv::rectangle(picture, {100, 100, 20, 12}, cv::Scalar::all(30), cv::FILLED);
    return picture;
}

TEST(BalancedByRange, LeavesUsualPicturesAsTheyAre) {
    const cv::Mat picture = lightTable();
    EXPECT_EQ(balancedByRange(picture).data, picture.data);
    const cv::Mat empty(600, 800, CV_8UC3, cv::Scalar::all(90));
    EXPECT_EQ(balancedByRange(empty).data, empty.data);
}

TEST(BalancedByRange, LiftsAVeilAndDarknessAndKeepsTheTint) {
    cv::Mat veiled;
    lightTable().convertTo(veiled, -1, 0.4, 90);
    const cv::Mat clear = balancedByRange(veiled);
    expectNear(clear.at<cv::Vec3b>(105, 105), {25, 25, 25}, 1);
    expectNear(clear.at<cv::Vec3b>(300, 300), {178, 178, 178}, 1); // as light as before
    cv::Mat tinted = lightTable();
    cv::multiply(tinted, cv::Scalar(0.2, 0.3, 0.35), tinted);
    const cv::Vec3b table = balancedByRange(tinted).at<cv::Vec3b>(300, 300);
    EXPECT_NEAR(double(table[0]) / table[1], 0.2 / 0.3, 0.05);
    EXPECT_GT(int(table[1]), 150);
}

} // namespace
} // namespace umpire::picture
