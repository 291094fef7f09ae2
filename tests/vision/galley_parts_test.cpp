// Tests the assignment of sticks to galleys, and fleets recognised by their labels.
#include "tests/vision/painted_table.h"
#include "vision/galleys/galley_fleet.h"
#include "vision/galleys/galley_parts.h"
#include "vision/galleys/galley_sticks.h"

#include <gtest/gtest.h>

namespace umpire::galleys {
using proposals::StickHypothesis;

namespace {

using namespace painted;

Galley galleyAt(TablePoint center, Radians heading) {
    Galley galley;
    galley.center = center;
    galley.heading = heading;
    galley.hull = hullOf(center, heading, 60_mm, 35_mm);
    return galley;
}

/// Returns an oar as the net sees it: raised, but given on the plane at 1 mm.
StickHypothesis oarOf(const Galley& galley, double ahead, double side, const TableView& view) {
    StickHypothesis stick;
    stick.kind = StickHypothesis::Kind::Oar;
    stick.score = 1;
    stick.tail = lifted(view, tablePoint(galley, {ahead, side * 19.0}), 7.5_mm, 1_mm);
    stick.head = lifted(view, tablePoint(galley, {ahead + 1, side * 41.0}), 7.5_mm, 1_mm);
    return stick;
}

struct Table {
    TableView view = tiltedView(30);
    cv::Mat image{view.camera.size, CV_8UC3, cv::Scalar(90, 120, 150)};
    std::vector<Galley> galleys{galleyAt({300_mm, 210_mm}, 30_deg)};
    std::vector<StickHypothesis> sticks;

    void count() { countParts(galleys, sticks, {image, view, PieceSizes()}); }
};

TEST(GalleyParts, OarsCountOnTheSideTheyStickOutOf) {
    Table table;
    for (const double ahead : {-24.0, -14.0, -5.0, 14.0}) {
        table.sticks.push_back(oarOf(table.galleys[0], ahead, 1, table.view));
    }
    for (const double ahead : {-5.0, 24.0}) {
        table.sticks.push_back(oarOf(table.galleys[0], ahead, -1, table.view));
    }
    table.count();
    EXPECT_EQ(table.galleys[0].oars, (OarCount{4, 2}));
}

TEST(GalleyParts, AnOarSeenTwiceOrEndForEndCountsOnce) {
    Table table;
    table.sticks.push_back(oarOf(table.galleys[0], 5.0, 1, table.view));
    table.sticks.push_back(oarOf(table.galleys[0], 7.0, 1, table.view));
    std::swap(table.sticks[1].tail, table.sticks[1].head);
    table.count();
    EXPECT_EQ(table.galleys[0].oars.port, 1);
}

TEST(GalleyParts, WeakSticksAndLooseMatchesAreNoOars) {
    Table table;
    table.sticks.push_back(oarOf(table.galleys[0], 5.0, 1, table.view));
    table.sticks[0].score = 0.2;
    StickHypothesis loose = oarOf(table.galleys[0], -15.0, 1, table.view);
    loose.kind = StickHypothesis::Kind::Match;
    loose.head = loose.tail + (loose.head - loose.tail) * 2.0;
    table.sticks.push_back(loose);
    table.count();
    EXPECT_EQ(table.galleys[0].oars.port, 0);
}

TEST(GalleyParts, AnOarBetweenTwoGalleysBelongsToTheOneItPointsAwayFrom) {
    Table table;
    table.galleys = {galleyAt({300_mm, 180_mm}, 0_deg), galleyAt({300_mm, 262_mm}, 0_deg)};
    table.sticks.push_back(oarOf(table.galleys[0], 10.0, 1, table.view));
    table.count();
    EXPECT_EQ(table.galleys[0].oars.port, 1);
    EXPECT_EQ(table.galleys[1].oars.starboard, 0);
}

TEST(GalleyParts, WhatThePictureDoesNotShowIsNotCounted) {
    Table table;
    table.galleys = {galleyAt({300_mm, 140_mm}, 0_deg)};
    table.count();
    EXPECT_EQ(table.galleys[0].oars.port, 0);
    EXPECT_EQ(table.galleys[0].oars.starboard, std::nullopt);
}

std::vector<std::optional<std::string>> fleetsOf(const std::vector<cv::Scalar>& labels) {
    const TableView view = tiltedView(15);
    Painter painter(view, cv::Scalar(90, 120, 150));
    std::vector<Galley> galleys;
    for (std::size_t k = 0; k < labels.size(); ++k) {
        Box box{{255 + 45.0 * double(k), 210}, CV_PI / 2};
        box.label = labels[k];
        paint(painter, box);
        galleys.push_back(
            galleyAt({Millimetres(box.center.x), Millimetres(box.center.y)}, Radians(box.heading)));
    }
    assignFleets(galleys, painter.taken(), view, PieceSizes());
    std::vector<std::optional<std::string>> fleets;
    for (const Galley& galley : galleys) {
        fleets.push_back(galley.fleet);
    }
    return fleets;
}

using Fleets = std::vector<std::optional<std::string>>;

TEST(GalleyFleet, TwoLabelColoursAreTwoFleetsTheFirstGalleysFirst) {
    EXPECT_EQ(fleetsOf({{40, 60, 190}, {150, 60, 50}, {45, 65, 180}}), (Fleets{"A", "B", "A"}));
}

TEST(GalleyFleet, OneLabelColourTellsNoFleets) {
    EXPECT_EQ(fleetsOf({{40, 60, 190}, {44, 64, 180}}), (Fleets{std::nullopt, std::nullopt}));
}

TEST(GalleyFleet, ABoxAloneIsOfNoFleet) {
    EXPECT_EQ(fleetsOf({{40, 60, 190}}), (Fleets{std::nullopt}));
}

TEST(GalleyFleet, ThreeUnlikeLabelsAreNotForcedIntoTwoFleets) {
    EXPECT_EQ(fleetsOf({{30, 30, 200}, {200, 60, 30}, {40, 160, 40}}),
              (Fleets{std::nullopt, std::nullopt, std::nullopt}));
}

} // namespace
} // namespace umpire::galleys
