#include "calibration/measure/table_corners.h"

#include "rendered_table.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace umpire {
namespace {

/// Returns the true corners, each shifted by `off` pixels in its own direction.
TableCorners cornersIn(const TableView& view, double off = 0.0) {
    const Pixels by(off);
    const auto at = [&view](Millimetres x, Millimetres y) {
        return imageFromTable(view, {x, y, 0_mm});
    };
    TableCorners corners{{at(0_mm, 0_mm), at(600_mm, 0_mm), at(600_mm, 420_mm), at(0_mm, 420_mm)},
                         view.camera.size,
                         600_mm,
                         420_mm};
    corners.at[0].x += by;
    corners.at[1].y += by;
    corners.at[2].x -= by;
    corners.at[3].y += by;
    return corners;
}

Calibrated<TableView> seenBy(const TableCorners& corners,
                             const std::optional<CameraIntrinsics>& camera) {
    return viewByCorners(corners, corners.picture, camera);
}

TEST(TableCorners, GiveTheTableOfAKnownCameraAsTheyWereSet) {
    const TableView view = testView(testCamera(), 25_deg, 8_deg);
    const auto found = seenBy(cornersIn(view), testCamera());
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_LT(worstDifference(view, *found, 0_mm).value(), 0.05);
    EXPECT_LT(worstDifference(view, *found, 15_mm).value(), 0.05);
    EXPECT_EQ(found->areaWidth, 600_mm);
    EXPECT_EQ(found->registration.tagsSeen, 0);
    EXPECT_EQ(found->registration.camera, CameraKnowledge::Calibrated);
    const auto off = seenBy(cornersIn(view, 2.0), testCamera());
    ASSERT_TRUE(off);
    EXPECT_LT(worstDifference(view, *off, 0_mm), off->registration.sigma * 3.0)
        << "two pixels off is what a hand does";
    EXPECT_LT(off->registration.sigma, 3_mm);
}

TEST(TableCorners, GiveATableWithoutACameraToo) {
    const TableView view = testView(testCamera(), 25_deg, 8_deg);
    const auto found = seenBy(cornersIn(view), std::nullopt);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->registration.camera, CameraKnowledge::Estimated);
    EXPECT_LT(worstDifference(view, *found, 0_mm), found->registration.sigma * 3.0);
}

TEST(TableCorners, ThatNoTableHasAreRefused) {
    const TableCorners right = cornersIn(testView(testCamera(), 25_deg, 8_deg));
    TableCorners crossed = right;
    std::swap(crossed.at[0], crossed.at[1]);
    TableCorners mirrored = right;
    std::ranges::reverse(mirrored.at);
    TableCorners together = right;
    together.at[1] = together.at[0];
    TableCorners flat = right;
    flat.width = 0_mm;
    for (const TableCorners& wrong : {crossed, mirrored, together, flat}) {
        const auto found = seenBy(wrong, testCamera());
        ASSERT_FALSE(found);
        EXPECT_THAT(english(found.error().message),
                    testing::HasSubstr("drag each to its own corner"));
    }
    const auto elsewhere = viewByCorners(right, {640, 360}, testCamera());
    ASSERT_FALSE(elsewhere);
    EXPECT_THAT(english(elsewhere.error().message),
                testing::HasSubstr("a picture of another size"));
    TableCorners turned = right; // side A sits at the former place of side B
    std::rotate(turned.at.begin(), turned.at.begin() + 2, turned.at.end());
    EXPECT_TRUE(seenBy(turned, testCamera()));
}

} // namespace
} // namespace umpire
