#include "vision/proposals/scout.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire::proposals {
namespace {

cv::Mat squares(cv::Size size, const std::vector<cv::Rect>& active) {
    cv::Mat mask = cv::Mat::zeros(size, CV_8U);
    for (const cv::Rect& part : active) {
        mask(part).setTo(255);
    }
    return mask;
}

int shownArea(const std::vector<ActiveRegion>& regions) {
    int area = 0;
    for (const ActiveRegion& region : regions) {
        area += region.shown.area();
    }
    return area;
}

TEST(ActiveRegions, OfNothingAreNone) {
    EXPECT_TRUE(coverActive(squares({30, 20}, {}), 2, 10).empty());
    EXPECT_TRUE(coverActive(cv::Mat(), 2, 10).empty());
}

TEST(ActiveRegions, ThatLieApartAreShownWithoutWhatIsBetween) {
    const cv::Rect left(1, 1, 5, 4);
    const cv::Rect right(20, 10, 6, 3);
    const auto regions = coverActive(squares({30, 20}, {left, right}), 2, 10);
    ASSERT_EQ(regions.size(), 2U);
    EXPECT_EQ(regions[0].own, left);
    EXPECT_EQ(regions[0].shown, left);
    EXPECT_EQ(regions[1].own, right);
}

TEST(ActiveRegions, ACornerIsCutAndEachPartShowsALittleOfTheOther) {
    const cv::Rect down(0, 0, 4, 30);
    const cv::Rect across(0, 26, 30, 4);
    const auto regions = coverActive(squares({40, 40}, {down, across}), 2, 10);
    ASSERT_GE(regions.size(), 2U);
    EXPECT_LT(shownArea(regions), 30 * 30 / 3);
    const cv::Rect both = regions[0].shown & regions[1].shown;
    EXPECT_GE(std::min(both.width, both.height), 2);
}

TEST(ActiveRegions, WhatIsHardlySavedIsNotCutOff) {
    const auto regions = coverActive(squares({20, 20}, {{0, 0, 6, 6}, {6, 0, 6, 5}}), 2, 10);
    EXPECT_EQ(regions.size(), 1U);
}

TEST(ActiveRegions, CoverEverythingOnceWhateverIsActive) {
    cv::RNG random(7);
    for (int trial = 0; trial < 60; ++trial) {
        std::vector<cv::Rect> blobs;
        const int count = random.uniform(1, 8);
        for (int k = 0; k < count; ++k) {
            blobs.emplace_back(random.uniform(0, 30), random.uniform(0, 20), random.uniform(1, 10),
                               random.uniform(1, 10));
        }
        const cv::Mat mask = squares({40, 30}, blobs);
        const int context = random.uniform(0, 4);
        const auto regions = coverActive(mask, context, random.uniform(0, 30));
        cv::Mat owned = cv::Mat::zeros(mask.size(), CV_8U);
        for (const ActiveRegion& region : regions) {
            EXPECT_EQ(region.own & region.shown, region.own);
            EXPECT_EQ(region.shown & cv::Rect({}, mask.size()), region.shown);
            owned(region.own) += 1;
        }
        double most = 0;
        cv::minMaxLoc(owned, nullptr, &most);
        EXPECT_EQ(most, 1);
        EXPECT_EQ(cv::countNonZero(mask & (owned == 0)), 0);
        EXPECT_LE(shownArea(regions), cv::boundingRect(mask).area());
    }
}

} // namespace
} // namespace umpire::proposals
