#include "tests/vision/above.h"
#include "vision/frame_facts.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

/// Returns a view from above with a margin around the table and with four tags.
TableView above() {
    TableView view = aboveTable();
    view.camera.size = {900, 700};
    view.camera.cx = 449.5;
    view.camera.cy = 349.5;
    view.tagFootprints = {{30, 30, 14, 0}, {370, 30, 14, 0}, {30, 270, 14, 0}, {370, 270, 14, 0}};
    return view;
}

cv::Point pixelOf(double x, double y) {
    const ImagePoint p = imageFromTable(above(), {Millimetres(x), Millimetres(y), 0_mm});
    return {cvRound(p.x.value()), cvRound(p.y.value())};
}

cv::Mat table() {
    cv::Mat picture(700, 900, CV_8UC3, cv::Scalar(70, 100, 130));
    for (const cv::Vec4d& tag : above().tagFootprints) {
        const cv::Point middle = pixelOf(tag[0], tag[1]);
        cv::rectangle(picture, middle - cv::Point(24, 24), middle + cv::Point(24, 24),
                      {235, 235, 235}, cv::FILLED);
        cv::rectangle(picture, middle - cv::Point(16, 10), middle + cv::Point(4, 16), {20, 20, 20},
                      cv::FILLED);
    }
    return picture;
}

void putStone(cv::Mat& picture, double x, double y) {
    cv::circle(picture, pixelOf(x, y), 30, {200, 215, 225}, cv::FILLED, cv::LINE_AA);
}

void putHand(cv::Mat& picture, double reach) {
    cv::line(picture, pixelOf(200, -40), pixelOf(200, reach), {120, 150, 210}, 90);
}

/// Returns a frame of the picture; its noise is another part of one large field for each seed.
cv::Mat taken(const cv::Mat& picture, int seed, double gain = 1.0) {
    constexpr int kMore = 101; // pixels on each side; a prime, so that no two frames are near
    static const cv::Mat field = [] {
        cv::Mat noise(700 + kMore, 900 + kMore, CV_16SC3);
        cv::RNG(1).fill(noise, cv::RNG::NORMAL, 0, 4);
        return noise;
    }();
    cv::Mat frame;
    picture.convertTo(frame, CV_16SC3, gain);
    frame += field(cv::Rect({seed * 29 % kMore, seed * 41 % kMore}, picture.size()));
    frame.convertTo(frame, CV_8UC3);
    return frame;
}

/// Frames at 30 a second, or fewer, each with its own noise.
class Film {
public:
    explicit Film(const cv::Mat& first, std::chrono::microseconds apart = kThirtieth)
        : meter(above(), taken(first, 1)), apart_(apart) {}
    FrameFacts show(const cv::Mat& picture, double gain = 1.0) {
        now += apart_;
        return meter.see(taken(picture, ++seed, gain), now);
    }
    FrameFactsMeter meter;
    std::chrono::microseconds now{};
    int seed = 1;

private:
    static constexpr std::chrono::microseconds kThirtieth{33'333};
    std::chrono::microseconds apart_;
};

TEST(FrameFacts, NoiseMovesNothing) {
    Film film(table());
    for (int i = 0; i < 5; ++i) {
        const FrameFacts facts = film.show(table());
        EXPECT_LT(facts.moving, 0.0003);
        EXPECT_LT(facts.altered, 0.0003);
        EXPECT_FALSE(facts.handInView);
        ASSERT_TRUE(facts.displacement);
        EXPECT_LT(*facts.displacement, 0.7_px);
        EXPECT_NEAR(facts.brightness, 105, 8);
        EXPECT_LT(facts.glare, 0.001);
    }
}

TEST(FrameFacts, DriftingLightMovesNothing) {
    Film film(table());
    for (int i = 0; i < 6; ++i) {
        const FrameFacts facts = film.show(table(), 1.0 - 0.01 * i);
        EXPECT_LT(facts.moving, 0.0004);
        EXPECT_FALSE(facts.handInView);
    }
}

TEST(FrameFacts, AStoneThatIsPutDownMovesAndThenIsAltered) {
    Film film(table());
    cv::Mat played = table();
    putStone(played, 200, 150);
    const FrameFacts first = film.show(played);
    EXPECT_GT(first.moving, 0.002);
    EXPECT_FALSE(first.handInView) << "it does not reach in";
    const FrameFacts second = film.show(played);
    EXPECT_LT(second.moving, 0.0004);
    EXPECT_GT(second.altered, 0.002);
    film.meter.atRest();
    EXPECT_LT(film.show(played).altered, 0.0004);
}

TEST(FrameFacts, AMatchThatIsTakenMoves) {
    cv::Mat lying = table();
    cv::line(lying, pixelOf(150, 100), pixelOf(190, 112), {150, 200, 230}, 4);
    Film film(lying);
    EXPECT_GT(film.show(table()).moving, 0.0004);
}

TEST(FrameFacts, AHandThatReachesInIsSeenWhetherItMovesOrNot) {
    Film film(table());
    film.show(table());
    film.meter.atRest();
    for (int i = 0; i < 16; ++i) {
        cv::Mat covered = table();
        putHand(covered, i < 10 ? 15.0 * i : 140.0);
        const FrameFacts facts = film.show(covered);
        EXPECT_TRUE(facts.handInView) << i;
        EXPECT_EQ(facts.moving > 0.0004, i <= 10) << i;
    }
    EXPECT_FALSE(film.show(table()).handInView);
}

TEST(FrameFacts, AHandAsBrightAsTheTableIsSeenByItsTint) {
    cv::Mat blue(700, 900, CV_8UC3, cv::Scalar(120, 62, 38)); // grey level 61
    Film film(blue);
    film.meter.atRest();
    cv::Mat covered = blue.clone();
    cv::line(covered, pixelOf(200, -40), pixelOf(200, 100), {34, 58, 76}, 90); // covers tag 61 too
    EXPECT_TRUE(film.show(covered).handInView);
}

TEST(FrameFacts, AHandIsSeenWhoseArmIsNearlyAsBrightAsTheTable) {
    Film film(table());
    cv::Mat played = table();
    cv::line(played, pixelOf(200, -40), pixelOf(200, 110), {80, 110, 140}, 90);
    EXPECT_FALSE(film.show(played).handInView) << "a shadow that falls in";
    cv::line(played, pixelOf(200, 100), pixelOf(200, 180), {120, 150, 210}, 90);
    EXPECT_TRUE(film.show(played).handInView);
}

/// Shifts a picture as a camera does that trembles by a pixel, to and fro.
cv::Mat shaken(const cv::Mat& picture, int frame) {
    const cv::Matx23d by(1, 0, std::sin(2.1 * frame) + std::sin(3.7 * frame), 0, 1,
                         std::sin(1.8 * frame + 2) + std::sin(4.2 * frame));
    cv::Mat moved;
    cv::warpAffine(picture, moved, by, picture.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return moved;
}

TEST(FrameFacts, ATremblingCameraSeesAQuietTableAndAStoneThatIsPutDown) {
    Film film(table());
    film.show(table());
    film.meter.atRest();
    int calm = 0;
    for (int frame = 1; frame < 40; ++frame) {
        const FrameFacts facts = film.show(shaken(table(), frame));
        calm += std::max(facts.moving, facts.altered) < 0.0004 ? 1 : 0;
        EXPECT_FALSE(facts.handInView) << frame;
        EXPECT_LT(*facts.displacement, 1.5_px + facts.tremor * 2.0) << frame;
    }
    EXPECT_GE(calm, 18) << "of 39, by tags of 48 pixels in a sensor's noise";
    cv::Mat played = table();
    putStone(played, 200, 150);
    const FrameFacts facts = film.show(shaken(played, 40));
    EXPECT_GT(facts.tremor, 0.8_px);
    EXPECT_GT(facts.altered, 0.002);
}

TEST(FrameFacts, TheTableIsWhereATremblingCameraHasIt) {
    Film film(table());
    film.show(shaken(table(), 1));
    const ImagePoint still = imageFromTable(above(), {200_mm, 150_mm, 0_mm});
    const ImagePoint now = imageFromTable(film.meter.steadied(above()), {200_mm, 150_mm, 0_mm});
    EXPECT_NEAR((now.x - still.x).value(), std::sin(2.1) + std::sin(3.7), 0.3);
    EXPECT_NEAR((now.y - still.y).value(), std::sin(3.8) + std::sin(4.2), 0.3);
}

/// For films of some seconds.
constexpr std::chrono::milliseconds kTenth(100);

TEST(FrameFacts, AHandThatRestsOnTheTableIsAHandAndGoneAtOnce) {
    Film film(table(), kTenth);
    film.show(table());
    film.meter.atRest();
    cv::Mat covered = table();
    putHand(covered, 140);
    for (int frame = 0; frame < 9 * 10; ++frame) {
        ASSERT_TRUE(film.show(covered).handInView) << frame;
    }
    EXPECT_FALSE(film.show(table()).handInView);
}

TEST(FrameFacts, AHandThatLayThereFromTheBeginningIsGoneAfterSomeSeconds) {
    cv::Mat covered = table();
    putHand(covered, 140);
    Film film(covered, kTenth);
    film.show(covered);
    film.meter.atRest();
    bool isHand = true;
    for (int frame = 0; isHand && frame < 6 * 10; ++frame) {
        isHand = film.show(table()).handInView;
    }
    EXPECT_FALSE(isHand);
}

TEST(FrameFacts, APaperOverTheEdgeIsNoHandAfterSomeSecondsNorWhenItIsTakenAway) {
    Film film(table(), kTenth);
    film.show(table());
    film.meter.atRest();
    cv::Mat covered = table();
    cv::line(covered, pixelOf(200, -40), pixelOf(200, 100), {200, 205, 200}, 90);
    bool isHand = true;
    for (int frame = 0; isHand && frame < 6 * 10; ++frame) {
        isHand = film.show(covered).handInView;
    }
    ASSERT_FALSE(isHand);
    film.meter.atRest();
    film.show(table());
    EXPECT_FALSE(film.show(table()).handInView);
}

/// The galley is as large as a hand, and its masts lean over the edge.
TEST(FrameFacts, AGalleyAtTheTablesEdgeIsNoHand) {
    Film film(table());
    film.meter.atRest();
    cv::Mat placed = table();
    cv::rectangle(placed, pixelOf(150, 2), pixelOf(235, 62), {40, 60, 200}, cv::FILLED);
    for (const double x : {160.0, 195.0}) {
        cv::line(placed, pixelOf(x, 20), pixelOf(x, -20), {150, 200, 230}, 4);
    }
    EXPECT_FALSE(film.show(placed).handInView);
}

TEST(FrameFacts, AHandInTheFirstFrameIsNoHandOnceItIsGone) {
    cv::Mat covered = table();
    putHand(covered, 140.0);
    Film film(covered);
    film.now = std::chrono::seconds(60); // resumes in the middle of a game
    film.show(covered);
    film.show(table());
    EXPECT_TRUE(film.show(table()).handInView) << "it may be the other way round";
    for (int i = 0; i < 9; ++i) {
        film.show(table());
    }
    EXPECT_FALSE(film.show(table()).handInView);
    film.meter.atRest();
    EXPECT_TRUE(film.show(covered).handInView);
}

TEST(FrameFacts, ABumpIsMeasuredInPixels) {
    Film film(table());
    cv::Mat moved;
    const cv::Mat shift = (cv::Mat_<double>(2, 3) << 1, 0, 4.0, 0, 1, -3.0);
    cv::warpAffine(table(), moved, shift, table().size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    const FrameFacts facts = film.show(moved);
    ASSERT_TRUE(facts.displacement);
    EXPECT_NEAR(facts.displacement->value(), 5.0, 0.5);
}

TEST(FrameFacts, ABumpIsMeasuredAfterAWholeEveningToo) {
    Film film(table());
    for (int i = 0; i < 40; ++i) {
        const auto rest = film.show(table()).displacement;
        ASSERT_TRUE(rest) << i;
        EXPECT_LT(*rest, 0.5_px) << i;
    }
    cv::Mat moved;
    const cv::Mat shift = (cv::Mat_<double>(2, 3) << 1, 0, 4.0, 0, 1, -3.0);
    cv::warpAffine(table(), moved, shift, table().size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    FrameFacts facts;
    for (int i = 0; i < 14; ++i) {
        facts = film.show(moved);
    }
    EXPECT_NEAR(facts.displacement.value_or(0_px).value(), 5.0, 0.5);
}

TEST(FrameFacts, AHandOverATagIsNoBump) {
    Film film(table());
    cv::Mat covered = table();
    cv::line(covered, pixelOf(30, -40), pixelOf(30, 80), {120, 150, 210}, 120);
    const FrameFacts facts = film.show(covered);
    ASSERT_TRUE(facts.displacement);
    EXPECT_LT(*facts.displacement, 0.5_px);
    EXPECT_TRUE(facts.handInView);
}

TEST(FrameFacts, ACameraThatLooksElsewhereIsFarAway) {
    Film film(table());
    cv::Mat elsewhere(table().size(), CV_8UC3, cv::Scalar(40, 60, 60));
    cv::rectangle(elsewhere, {0, 0}, {450, 700}, {200, 210, 220}, cv::FILLED);
    film.show(elsewhere);
    const FrameFacts facts = film.show(elsewhere);
    ASSERT_TRUE(facts.displacement);
    EXPECT_GT(*facts.displacement, 30_px);
}

TEST(FrameFacts, TellsDarknessAndGlare) {
    Film film(table());
    EXPECT_LT(film.show(table(), 0.1).brightness, 20.0);
    cv::Mat lit = table();
    cv::circle(lit, pixelOf(200, 150), 160, {255, 255, 255}, cv::FILLED);
    const FrameFacts facts = film.show(lit);
    EXPECT_GT(facts.glare, 0.1);
    Film always(lit);
    EXPECT_LT(always.show(lit).glare, 0.05) << "what was there when the table was registered";
}

} // namespace
} // namespace umpire
