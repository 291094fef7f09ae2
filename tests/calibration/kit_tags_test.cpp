#include "calibration/measure/kit_tags.h"

#include "calibration/measure/framed_table.h"
#include "calibration/tags/tag_detection.h"
#include "rendered_table.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>
#include <set>

namespace umpire {
namespace {

/// Tolerance of a distance between tags, as a share: 40 mm tags determine 600 mm.
constexpr double kDistanceShare = 0.004;

const TableTag& tagOf(const KitTable& kit, int id) {
    return *std::ranges::find(kit.table.tags, id, &TableTag::id);
}

void expectSameDistances(const KitTable& kit, const TableDescription& truth, double share) {
    ASSERT_EQ(kit.table.tags.size(), truth.tags.size());
    for (const TableTag& a : truth.tags) {
        for (const TableTag& b : truth.tags) {
            const double apart = distance(a.center, b.center).value();
            EXPECT_NEAR(distance(tagOf(kit, a.id).center, tagOf(kit, b.id).center).value(), apart,
                        share * apart)
                << a.id << " to " << b.id;
        }
    }
}

TEST(KitTags, MeasureTheirTableWithoutAFile) {
    const TableView view = testView(testCamera(), 25_deg, 0_deg);
    const cv::Mat picture = rendered(view, testTable());
    const auto kit = measureKitTags(picture, testCamera());
    ASSERT_TRUE(kit) << english(kit.error().message);
    expectSameDistances(*kit, testTable(), kDistanceShare);
    EXPECT_EQ(tagOf(*kit, 0).center, TablePoint());
    EXPECT_NEAR(tagOf(*kit, 1).center.y.value(), 0.0, 0.02);
    EXPECT_GT(tagOf(*kit, 1).center.x, 500_mm);
    EXPECT_GT(tagOf(*kit, 3).center.y, 300_mm);
    EXPECT_NEAR(kit->areaOrigin.x.value(), -35.0, 1.0);
    EXPECT_NEAR(kit->table.width.value(), 600.0, 2.4);
    const auto found = registerKitTable(picture, *kit, testCamera());
    ASSERT_TRUE(found) << english(found.error().message);
    const Registration& registration = found->view.registration;
    EXPECT_EQ(registration.method, RegistrationMethod::KitTags);
    EXPECT_EQ(registration.tagsSeen, 4);
    EXPECT_LT(registration.rms->value(), 0.1);
    EXPECT_EQ(found->view.areaOrigin, kit->areaOrigin);
    const auto seen = tableFromImage(found->view, imageFromTable(view, {335_mm, 235_mm, 0_mm}));
    EXPECT_LT(distance(*seen, TablePoint{300_mm, 200_mm}).value(), 1.2);
}

TEST(KitTags, AreSeenToBeMirrored) {
    const TableView view = testView(testCamera(), 25_deg, 0_deg);
    const TagFamily family = *tagFamily("DICT_APRILTAG_36h11");
    cv::Mat gray, mirrored;
    cv::cvtColor(rendered(view, testTable()), gray, cv::COLOR_BGR2GRAY);
    cv::flip(gray, mirrored, 1);
    EXPECT_FALSE(areTagsMirrored(gray, family));
    EXPECT_TRUE(areTagsMirrored(mirrored, family));
    EXPECT_FALSE(areTagsMirrored(cv::Mat(gray.size(), CV_8U, cv::Scalar(90)), family));
}

TEST(KitTags, GiveAViewThatMayBeFramedAnew) {
    const TableView view = testView(testCamera(), 25_deg, 0_deg);
    const TableFrame frame{{120_mm, 80_mm}, 30_deg};
    const TableView framed = framedAs(view, frame);
    const TablePoint there =
        frame.origin + along(frame.heading, 50_mm) + along(frame.heading + 90_deg, 20_mm);
    const ImagePoint before = imageFromTable(view, {there.x, there.y, 7_mm});
    const ImagePoint after = imageFromTable(framed, {50_mm, 20_mm, 7_mm});
    EXPECT_NEAR((before.x - after.x).value(), 0, 1e-6);
    EXPECT_NEAR((before.y - after.y).value(), 0, 1e-6);
    EXPECT_TRUE(isNearArea(framed, {50_mm, 20_mm}, 0_mm));
    for (const TablePoint corner : {TablePoint{0_mm, 0_mm}, {view.areaWidth, view.areaHeight}}) {
        const TablePoint from = corner - frame.origin;
        const TablePoint seen = along(directionOf({}, from) - frame.heading, length(from));
        EXPECT_TRUE(isNearArea(framed, seen, 0.01_mm));
    }
}

TEST(KitTags, EstimateTheCameraFromAllTheirCorners) {
    const TableView view = testView(testCamera(), 30_deg, 10_deg);
    const auto kit = measureKitTags(rendered(view, testTable()), std::nullopt);
    ASSERT_TRUE(kit) << english(kit.error().message);
    expectSameDistances(*kit, testTable(), 0.012);
}

TEST(KitTags, HaveTheFrameOfThePictureWhoeverHoldsTheCamera) {
    CameraIntrinsics wide = testCamera();
    wide.fx = wide.fy = 700;
    const TableView view = testView(wide, 20_deg, 180_deg);
    const auto kit = measureKitTags(rendered(view, testTable()), wide);
    ASSERT_TRUE(kit) << english(kit.error().message);
    EXPECT_EQ(tagOf(*kit, 2).center, TablePoint());
    EXPECT_GT(tagOf(*kit, 3).center.x, 500_mm);
    EXPECT_GT(tagOf(*kit, 1).center.y, 300_mm);
}

TEST(KitTags, OneAboveTheOtherGiveTheDirectionAwayFromSideA) {
    TableDescription two = testTable();
    two.tags = {two.tags[0], two.tags[3]};
    const auto kit =
        measureKitTags(rendered(testView(testCamera(), 20_deg, 0_deg), two), testCamera());
    ASSERT_TRUE(kit) << english(kit.error().message);
    EXPECT_NEAR(tagOf(*kit, 3).center.x.value(), 0.0, 0.02);
    EXPECT_GT(tagOf(*kit, 3).center.y, 300_mm);
    EXPECT_GT(kit->table.width, 400_mm) << "what the picture shows";
}

TEST(KitTags, OneAloneHasItsOwnFrame) {
    TableDescription one = testTable();
    one.tags = {{0, {300_mm, 200_mm}, 30_deg}};
    const TableView view = testView(testCamera(), 20_deg, 0_deg);
    const auto kit = measureKitTags(rendered(view, one), testCamera());
    ASSERT_TRUE(kit) << english(kit.error().message);
    const auto found = registerKitTable(rendered(view, one), *kit, testCamera());
    ASSERT_TRUE(found) << english(found.error().message);
    const TablePoint beside = TablePoint{300_mm, 200_mm} + along(30_deg, 60_mm);
    const auto seen = tableFromImage(found->view, imageFromTable(view, {beside.x, beside.y, 0_mm}));
    EXPECT_LT(distance(*seen, TablePoint{60_mm, 0_mm}).value(), 2.0);
    EXPECT_GT(kit->table.width, 400_mm) << "what the picture shows";
}

TEST(KitTags, SayTheirSizeByTheirNumbers) {
    EXPECT_EQ(kitTagNumbers(40_mm), (std::array{0, 1, 2, 3}));
    EXPECT_EQ(kitTagSize(17), 40_mm);
    EXPECT_EQ(kitTagSize(586), 40_mm) << "no sheet has it";
    std::set<int> numbers;
    for (double size = 30.0; size <= 60.0; size += 0.25) {
        for (const int number : kitTagNumbers(Millimetres(size))) {
            EXPECT_EQ(kitTagSize(number), Millimetres(size));
            EXPECT_TRUE(numbers.insert(number).second) << number;
            EXPECT_LT(number, 587) << "the family has no more";
        }
    }
}

TEST(KitTags, OfAnotherSheetAreMeasuredInItsSize) {
    TableDescription large = testTable();
    large.tagSize = 50_mm;
    for (std::size_t i = 0; i < large.tags.size(); ++i) {
        large.tags[i].id = kitTagNumbers(50_mm)[i];
    }
    const auto kit =
        measureKitTags(rendered(testView(testCamera(), 20_deg, 0_deg), large), testCamera());
    ASSERT_TRUE(kit) << english(kit.error().message);
    EXPECT_EQ(kit->table.tagSize, 50_mm);
    expectSameDistances(*kit, large, kDistanceShare);
}

TEST(KitTags, GiveATableThatBeginsAtItsCorner) {
    const auto kit =
        measureKitTags(rendered(testView(testCamera(), 20_deg, 0_deg), testTable()), testCamera());
    ASSERT_TRUE(kit) << english(kit.error().message);
    const KitTable fromItsCorner = fromCorner(*kit);
    EXPECT_EQ(fromItsCorner.areaOrigin, TablePoint());
    EXPECT_NEAR(tagOf(fromItsCorner, 0).center.x.value(), 35.0, 1.0);
}

TEST(KitTags, ThatAreCopiesAreNamed) {
    TableDescription copies = testTable();
    copies.tags = {copies.tags[0], copies.tags[1], copies.tags[2]};
    copies.tags[1].id = 0;
    const TableView view = testView(testCamera(), 20_deg, 0_deg);
    const auto kit = measureKitTags(rendered(view, copies), testCamera());
    ASSERT_TRUE(kit) << english(kit.error().message);
    EXPECT_EQ(kit->table.tags.size(), 1U);
    ASSERT_EQ(kit->warnings.size(), 1U);
    copies.tags.pop_back();
    const auto none = measureKitTags(rendered(view, copies), testCamera());
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().message, kit->warnings.front());
}

TEST(KitTags, AreNotInAnEmptyPicture) {
    EXPECT_FALSE(measureKitTags(cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(128)), std::nullopt));
    EXPECT_FALSE(measureKitTags(cv::Mat(), std::nullopt));
}

} // namespace
} // namespace umpire
