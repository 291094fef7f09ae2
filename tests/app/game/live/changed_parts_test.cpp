#include "app/game/table/changed_parts.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

const cv::Rect kDie(700, 300, 30, 30);

/// Draws a grained table with a dark board, seen by a camera that trembles by `shift` pixels, with
/// sensor noise of 4 levels.
cv::Mat table(double brighter = 0.0, int shift = 0, std::uint64_t seed = 1) {
    cv::Mat grain(720, 1280, CV_8UC3);
    cv::RNG(7).fill(grain, cv::RNG::NORMAL, cv::Scalar::all(150), cv::Scalar::all(20));
    cv::GaussianBlur(grain, grain, {61, 5}, 0);
    cv::rectangle(grain, cv::Rect(300, 100, 300, 500), cv::Scalar::all(40), cv::FILLED);
    const cv::Matx23d moved(1, 0, shift, 0, 1, shift);
    cv::warpAffine(grain, grain, moved, grain.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::Mat noise(grain.size(), CV_16SC3);
    cv::RNG(seed).fill(noise, cv::RNG::NORMAL, cv::Scalar::all(brighter), cv::Scalar::all(4));
    cv::Mat seen;
    cv::add(grain, noise, seen, cv::noArray(), CV_8U);
    return seen;
}

/// Adds a patch as bright as a pale die on a table of pale wood.
cv::Mat withDie(cv::Mat picture) {
    picture(kDie) += cv::Scalar::all(25);
    return picture;
}

TEST(ChangedParts, AreWhereSomethingIsNewThoughTheCameraTremblesAndTheExposureDrifts) {
    ChangedParts parts;
    EXPECT_EQ(parts.of(table()), std::nullopt) << "nothing is known from before";
    EXPECT_EQ(parts.of(table(0, 1, 2)), std::nullopt) << "nothing has changed yet";
    const auto seen = parts.of(withDie(table(10, -1, 3)));
    ASSERT_TRUE(seen);
    ASSERT_EQ(seen->size(), 1u);
    EXPECT_EQ(seen->front() & kDie, kDie);
    EXPECT_LT(seen->front().area(), 200 * 200);
    EXPECT_EQ(parts.of(withDie(table(10, 1, 4))), seen) << "of one rest";
}

TEST(ChangedParts, AreLookedAtWhereADieWasFound) {
    ChangedParts parts;
    EXPECT_EQ(parts.of(withDie(table())), std::nullopt);
    Die die;
    die.centerInImage = {Pixels(715), Pixels(315)};
    parts.found({die});
    cv::Mat next = withDie(table());
    next(cv::Rect(100, 500, 40, 40)) += cv::Scalar::all(60); // a counter
    const auto seen = parts.of(next);
    ASSERT_TRUE(seen);
    ASSERT_EQ(seen->size(), 2u);
    EXPECT_EQ(seen->back() & kDie, kDie);
}

TEST(ChangedParts, AreThePictureWhereTheLightChangesAndInEachEighthLook) {
    ChangedParts parts;
    EXPECT_EQ(parts.of(table()), std::nullopt);
    for (int look = 1; look <= 16; ++look) {
        EXPECT_EQ(parts.of(withDie(table())).has_value(), look % 8 != 0) << look;
    }
    cv::Mat lit = withDie(table());
    lit(cv::Rect(0, 0, 640, 720)) += cv::Scalar::all(40);
    EXPECT_EQ(parts.of(lit), std::nullopt);
    EXPECT_EQ(parts.of(cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(90))), std::nullopt);
}

} // namespace
} // namespace umpire
