#include "calibration/measure/calibrate_table.h"

#include "calibration/measure/register_table.h"
#include "rendered_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace umpire {
namespace {

using testing::HasSubstr;

/// Tolerance of places: three sigma of the fit over 600 mm, from tags of 40 mm.
constexpr double kPlaceMm = 1.5;

/// Returns a camera that sees the whole table in every rotation.
CameraIntrinsics wideCamera() {
    CameraIntrinsics camera = testCamera();
    camera.fx = camera.fy = 700;
    return camera;
}

void expectSameTable(const TableDescription& found, const TableDescription& truth, double within) {
    ASSERT_EQ(found.tags.size(), truth.tags.size());
    EXPECT_NEAR(found.width.value(), truth.width.value(), within);
    EXPECT_NEAR(found.height.value(), truth.height.value(), within);
    EXPECT_EQ(found.tagSize, truth.tagSize);
    for (std::size_t i = 0; i < truth.tags.size(); ++i) {
        EXPECT_EQ(found.tags[i].id, truth.tags[i].id);
        EXPECT_LT(distance(found.tags[i].center, truth.tags[i].center).value(), within)
            << "tag " << truth.tags[i].id;
        EXPECT_NEAR(degreesFromRadians(normalized(found.tags[i].heading - truth.tags[i].heading)),
                    0.0, 0.3);
    }
}

TEST(CalibrateTable, MeasuresTheUsualTable) {
    const TableView view = testView(wideCamera(), 25_deg, 30_deg);
    const auto found = calibrateTable(rendered(view, testTable()), wideCamera(), 40_mm);
    ASSERT_TRUE(found) << english(found.error().message);
    expectSameTable(found->table, testTable(), kPlaceMm);
    EXPECT_TRUE(found->warnings.empty());
    ASSERT_EQ(found->sigmas.size(), 4U);
    for (std::size_t i = 1; i < 4; ++i) {
        EXPECT_GT(found->sigmas[i].sigma.value(), 0.0);
        EXPECT_LT(distance(found->table.tags[i].center, testTable().tags[i].center),
                  found->sigmas[i].sigma * 4.0);
    }
}

TEST(CalibrateTable, MeasuresTagsLaidAnywhereAndTurnedAnyhow) {
    TableDescription laid = testTable();
    laid.tags = {{4, {35_mm, 120_mm}, {}},
                 {9, {400_mm, 120_mm}, 40_deg},
                 {17, {520_mm, 35_mm}, radiansFromDegrees(-100)},
                 {20, {250_mm, 385_mm}, 170_deg}};
    laid.width = 555_mm;
    const TableView view = testView(wideCamera(), 30_deg, radiansFromDegrees(-70));
    const auto found = calibrateTable(rendered(view, laid), wideCamera(), 40_mm);
    ASSERT_TRUE(found) << english(found.error().message);
    expectSameTable(found->table, laid, kPlaceMm);
}

TEST(CalibrateTable, ATableItMeasuredRegistersTheSamePicture) {
    TableDescription laid = testTable();
    laid.tags[2].heading = 25_deg;
    const TableView view = testView(testCamera(), 20_deg, 0_deg);
    const cv::Mat picture = rendered(view, laid);
    const auto measured = calibrateTable(picture, testCamera(), 40_mm);
    ASSERT_TRUE(measured) << english(measured.error().message);
    const auto found = registerTable(picture, measured->table, testCamera());
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_EQ(found->view.registration.tagsSeen, 4);
    EXPECT_LT(found->view.registration.rms->value(), 0.1);
}

TEST(CalibrateTable, EstimatesTheCameraAndSaysSo) {
    for (const double tilt : {1.0, 30.0}) {
        const TableView view = testView(testCamera(), radiansFromDegrees(tilt), 0_deg);
        const auto found = calibrateTable(rendered(view, testTable()), std::nullopt, 40_mm);
        ASSERT_TRUE(found) << english(found.error().message);
        expectSameTable(found->table, testTable(), 3.0);
        ASSERT_EQ(found->warnings.size(), 1U);
        EXPECT_THAT(english(found->warnings[0]), HasSubstr("not calibrated"));
    }
}

TEST(CalibrateTable, TheTagsSizeGivesTheScale) {
    const TableView view = testView(testCamera(), 25_deg, 0_deg);
    const auto found = calibrateTable(rendered(view, testTable()), testCamera(), 80_mm);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_NEAR(found->table.width.value(), 1200.0, 2 * kPlaceMm);
}

TEST(CalibrateTable, OneTagIsItsOwnTableWithAWarning) {
    TableDescription laid = testTable();
    laid.tags = {{5, {300_mm, 210_mm}, 20_deg}};
    const TableView view = testView(testCamera(), 25_deg, 0_deg);
    const auto found = calibrateTable(rendered(view, laid), testCamera(), 40_mm);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_DOUBLE_EQ(found->table.width.value(), 70.0);
    EXPECT_EQ(found->table.tags[0].heading, 0_deg) << "the frame is the tag's own";
    ASSERT_EQ(found->warnings.size(), 1U);
    EXPECT_THAT(english(found->warnings[0]), HasSubstr("only one tag"));
}

TEST(CalibrateTable, RefusesPicturesWithoutTagsOrWithACopy) {
    const cv::Mat blank(720, 1280, CV_8UC3, cv::Scalar::all(120));
    const auto none = calibrateTable(blank, testCamera(), 40_mm);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().kind, CalibrationError::Kind::TableNotFound);
    EXPECT_THAT(english(none.error().message), HasSubstr("no tag"));
    TableDescription laid = testTable();
    laid.tags[3].id = 0;
    const TableView view = testView(testCamera(), 25_deg, 0_deg);
    const auto twice = calibrateTable(rendered(view, laid), testCamera(), 40_mm);
    ASSERT_FALSE(twice);
    EXPECT_THAT(english(twice.error().message), HasSubstr("tag 0 is in the picture twice"));
}

} // namespace
} // namespace umpire
