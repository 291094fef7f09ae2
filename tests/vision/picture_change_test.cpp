#include "tests/vision/above.h"
#include "vision/picture/change_detection.h"
#include "vision/picture/lighting.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire::picture {
namespace {

cv::Mat noisyTable(int seed, double level = 120) {
    cv::Mat picture(600, 800, CV_8UC3, cv::Scalar::all(level));
    cv::Mat noise(picture.size(), CV_16SC3);
    cv::RNG(std::uint64_t(seed)).fill(noise, cv::RNG::NORMAL, 0, 3);
    cv::add(picture, noise, picture, cv::noArray(), CV_8UC3);
    return picture;
}

void drawMatch(cv::Mat& picture, TablePoint tail, TablePoint head) {
    const auto pixel = [](TablePoint p) {
        const ImagePoint q = imageFromTable(aboveTable(), {p.x, p.y, 1_mm});
        return cv::Point(cvRound(q.x.value()), cvRound(q.y.value()));
    };
    cv::line(picture, pixel(tail), pixel(head), {150, 200, 230}, 4);
}

constexpr TablePoint kTail{100_mm, 100_mm};
constexpr TablePoint kHead{140_mm, 112_mm};

TEST(PictureChange, NoiseAloneIsNoChange) {
    const cv::Mat before = noisyTable(1);
    const cv::Mat after = noisyTable(2);
    const TableView view = aboveTable();
    EXPECT_LT(PictureChange(before, after, view).changeAlong(kTail, kHead), 2.0);
}

TEST(PictureChange, AMatchThatFellChangedAlongItsLength) {
    const cv::Mat before = noisyTable(1);
    cv::Mat after = noisyTable(2);
    drawMatch(after, kTail, kHead);
    const TableView view = aboveTable();
    const PictureChange change(before, after, view);
    EXPECT_GT(change.changeAlong(kTail, kHead), 10.0);
    const TablePoint aside{0_mm, 30_mm};
    EXPECT_LT(change.changeAlong(kTail + aside, kHead + aside), 2.0);
}

TEST(PictureChange, AMatchThatLayThereDidNotChangeThoughTheLightDid) {
    cv::Mat before = noisyTable(1);
    drawMatch(before, kTail, kHead);
    cv::Mat after = noisyTable(2);
    drawMatch(after, kTail, kHead);
    after *= 1.1;
    const TableView view = aboveTable();
    EXPECT_LT(PictureChange(before, after, view).changeAlong(kTail, kHead), 2.3);
}

TEST(PictureChange, AMatchThatLayThereDidNotChangeThoughAnotherFellAcrossIt) {
    cv::Mat before = noisyTable(1);
    drawMatch(before, kTail, kHead);
    cv::Mat after = noisyTable(2);
    drawMatch(after, kTail, kHead);
    cv::line(after, {400, 250}, {480, 460}, {20, 30, 60}, 8);
    const TableView view = aboveTable();
    EXPECT_LT(PictureChange(before, after, view).changeAlong(kTail, kHead), 2.3);
}

TEST(Lighting, AnEvenTableNeedsNoWarning) {
    EXPECT_TRUE(lightingWarnings(noisyTable(1), aboveTable()).empty());
}

TEST(Lighting, GlareIsPlaced) {
    cv::Mat picture = noisyTable(1);
    cv::circle(picture, {80, 520}, 90, cv::Scalar::all(255), cv::FILLED);
    const std::vector<Message> warnings = lightingWarnings(picture, aboveTable());
    ASSERT_EQ(warnings.size(), 1U);
    EXPECT_NE(english(warnings[0]).find("lower left corner"), std::string::npos)
        << english(warnings[0]);
}

TEST(Lighting, APictureWithoutColoursIsSaid) {
    cv::Mat picture = noisyTable(1);
    EXPECT_FALSE(isColourless(picture));
    cv::cvtColor(picture, picture, cv::COLOR_BGR2GRAY);
    cv::cvtColor(picture, picture, cv::COLOR_GRAY2BGR);
    EXPECT_EQ(lightingWarnings(picture, aboveTable()), std::vector{toldColourless()});
}

TEST(Lighting, ADarkTableIsSaid) {
    const std::vector<Message> warnings = lightingWarnings(noisyTable(1, 12), aboveTable());
    ASSERT_EQ(warnings.size(), 1U);
    EXPECT_NE(english(warnings[0]).find("too dark"), std::string::npos) << english(warnings[0]);
}

} // namespace
} // namespace umpire::picture
