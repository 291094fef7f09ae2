// Boxes of random labels drawn through a known camera: the fit in millimetres and degrees, the bow
// by the drawn triangle, and things that are no box.
#include "tests/vision/painted_table.h"
#include "vision/galleys/galley_fit.h"

#include <gtest/gtest.h>
#include <random>

namespace umpire::galleys {
namespace {

using namespace painted;

/// Returns the net's answer: the top as seen on the plane at 1 mm, with the given errors.
proposals::DeckHypothesis seenAs(const Box& box, const TableView& view, cv::Point2d off,
                                 double turn) {
    const TablePoint3 eye = cameraCenter(view);
    const double spread = (eye.z.value() - 1) / (eye.z.value() - box.height);
    proposals::DeckHypothesis deck;
    deck.center = {Millimetres(eye.x.value() + (box.center.x - eye.x.value()) * spread + off.x),
                   Millimetres(eye.y.value() + (box.center.y - eye.y.value()) * spread + off.y)};
    deck.heading = Radians(box.heading + turn * CV_PI / 180);
    deck.score = 0.8;
    deck.bowScore = 0.6;
    return deck;
}

double degreesBetween(Radians a, double b) {
    return std::abs(degreesFromRadians(normalized(a - Radians(b))));
}

TEST(GalleyFit, ABoxOfAnyPlainLabelIsMeasuredWithinAFifthOfAMillimetreAtAnyTilt) {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> unit(0, 1);
    for (int round = 0; round < 16; ++round) {
        const TableView view = tiltedView(round % 4 * 12);
        Painter painter(view, cv::Scalar(120, 150, 170));
        Box box;
        box.center = {280 + 40 * unit(random), 195 + 30 * unit(random)};
        box.heading = 2 * CV_PI * unit(random);
        box.label = cv::Scalar(90 * unit(random), 60 + 150 * unit(random), 110 * unit(random));
        paint(painter, box);
        const auto found = fitGalley(
            painter.taken(), view, seenAs(box, view, {3.5, -3}, round % 2 ? 7 : -7), PieceSizes());
        ASSERT_TRUE(found) << "round " << round;
        EXPECT_NEAR(found->center.x.value(), box.center.x, 0.2) << "round " << round;
        EXPECT_NEAR(found->center.y.value(), box.center.y, 0.2) << "round " << round;
        EXPECT_LT(degreesBetween(found->heading, box.heading), 0.15) << "round " << round;
        EXPECT_GT(found->confidence, 0.5) << "round " << round;
        EXPECT_EQ(found->bow, Bow::Seen) << "round " << round;
    }
}

TEST(GalleyFit, ABoxFourPercentSmallerThanNominalKeepsItsCentre) {
    const TableView view = tiltedView(25);
    Painter painter(view, cv::Scalar(200, 205, 210));
    Box box{{320, 200}, 0.7, 57.6, 33.6};
    paint(painter, box);
    const auto found = fitGalley(painter.taken(), view, seenAs(box, view, {2, 2}, 4), PieceSizes());
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->center.x.value(), 320, 0.4);
    EXPECT_NEAR(found->center.y.value(), 200, 0.4);
    EXPECT_LT(degreesBetween(found->heading, 0.7), 0.2);
}

TEST(GalleyFit, TheDrawnTriangleOverrulesAHypothesisThatPointsAstern) {
    const TableView view = tiltedView(20);
    Painter painter(view, cv::Scalar(120, 150, 170));
    const Box box{{280, 195}, -1.1};
    paint(painter, box);
    const auto found =
        fitGalley(painter.taken(), view, seenAs(box, view, {1, 1}, 180), PieceSizes());
    ASSERT_TRUE(found);
    EXPECT_LT(degreesBetween(found->heading, box.heading), 0.5);
}

TEST(GalleyFit, WithoutATriangleTheBowIsNotSeenAndLiesAlongTheHypothesis) {
    const TableView view = tiltedView(20);
    Painter painter(view, cv::Scalar(120, 150, 170));
    Box box{{280, 195}, -1.1};
    box.triangle = box.label;
    paint(painter, box);
    const auto found =
        fitGalley(painter.taken(), view, seenAs(box, view, {1, 1}, 183), PieceSizes());
    ASSERT_TRUE(found);
    EXPECT_LT(degreesBetween(found->heading, box.heading + CV_PI), 0.5);
    EXPECT_EQ(found->bow, Bow::NotSeen);
}

TEST(GalleyFit, TheHullIsTheFootprintAndItsOutlineIsWhereThePictureShowsIt) {
    const TableView view = tiltedView(35);
    Painter painter(view, cv::Scalar(60, 110, 50));
    const Box box{{310, 220}, 2.0};
    paint(painter, box);
    const auto found = fitGalley(painter.taken(), view, seenAs(box, view, {0, 2}, 3), PieceSizes());
    ASSERT_TRUE(found);
    const cv::Point3d bowPort = box.at(30, 17.5, 0);
    EXPECT_NEAR(found->hull[0].x.value(), bowPort.x, 0.4);
    EXPECT_NEAR(found->hull[0].y.value(), bowPort.y, 0.4);
    const ImagePoint seen =
        imageFromTable(view, {Millimetres(bowPort.x), Millimetres(bowPort.y), 0_mm});
    EXPECT_NEAR(found->outline[0].x.value(), seen.x.value(), 0.8);
    EXPECT_NEAR(found->outline[0].y.value(), seen.y.value(), 0.8);
}

TEST(GalleyFit, AnEraserIsNoBox) {
    const TableView view = tiltedView(20);
    Painter painter(view, cv::Scalar(120, 150, 170));
    Box eraser{{300, 200}, 0.5, 45, 20, 12, {230, 230, 230}, {200, 200, 200}, {230, 230, 230}};
    paint(painter, eraser);
    EXPECT_FALSE(fitGalley(painter.taken(), view, seenAs(eraser, view, {}, 0), PieceSizes()));
}

TEST(GalleyFit, AnEmptyTableHasNoBox) {
    const TableView view = tiltedView(20);
    const Painter painter(view, cv::Scalar(120, 150, 170));
    EXPECT_FALSE(
        fitGalley(painter.taken(), view, seenAs(Box{{300, 200}}, view, {}, 0), PieceSizes()));
}

TEST(GalleyFit, ACoinIsNoBox) {
    const TableView view = tiltedView(20);
    Painter painter(view, cv::Scalar(120, 150, 170));
    std::vector<cv::Point3d> rim;
    for (int i = 0; i < 48; ++i) {
        rim.emplace_back(300 + 22 * std::cos(i * CV_PI / 24), 200 + 22 * std::sin(i * CV_PI / 24),
                         2);
    }
    painter.fill(rim, cv::Scalar(60, 90, 110));
    EXPECT_FALSE(
        fitGalley(painter.taken(), view, seenAs(Box{{300, 200}}, view, {}, 0), PieceSizes()));
}

TEST(GalleyFit, NothingIsFittedWhereThePictureEnds) {
    const TableView view = tiltedView(20);
    const Painter painter(view, cv::Scalar(120, 150, 170));
    EXPECT_FALSE(
        fitGalley(painter.taken(), view, seenAs(Box{{-900, 200}}, view, {}, 0), PieceSizes()));
}

TEST(GalleyFit, ATagThatWasReadIsNoBoxWhateverItsEdges) {
    TableView view = tiltedView(20);
    Painter painter(view, cv::Scalar(120, 150, 170));
    const Box box{{300, 200}, 0.3};
    paint(painter, box);
    view.tagFootprints.emplace_back(300, 200, 34, 0);
    EXPECT_FALSE(fitGalley(painter.taken(), view, seenAs(box, view, {}, 0), PieceSizes()));
}

} // namespace
} // namespace umpire::galleys
