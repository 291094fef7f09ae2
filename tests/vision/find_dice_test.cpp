#include "vision/dice/find_dice.h"

#include "tests/calibration/stood_view.h"

#include <cmath>
#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace umpire::dice {
namespace {

constexpr int kFine = 4; ///< drawn finer than seen

struct Drawn {
    cv::Point2d at;     ///< pixels
    int value = 1;      ///< pips
    double degrees = 0; ///< turned
    double edge = 26;   ///< pixels
    cv::Scalar body{40, 40, 190};
    cv::Scalar pips{245, 245, 245};
};

const std::vector<cv::Point2d>& pipsOf(int value) {
    static const std::vector<std::vector<cv::Point2d>> kPips = {
        {{0, 0}},
        {{-1, -1}, {1, 1}},
        {{-1, -1}, {0, 0}, {1, 1}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {0, 0}},
        {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, 0}, {1, 0}}};
    return kPips[std::size_t(value - 1)];
}

cv::Mat tableTop(cv::Size size) {
    return {size * kFine, CV_8UC3, cv::Scalar(170, 178, 182)};
}

void draw(cv::Mat& fine, const Drawn& die) {
    const double e = die.edge * kFine;
    const cv::Point2d middle = (die.at + cv::Point2d(0.5, 0.5)) * kFine;
    const double angle = die.degrees * CV_PI / 180.0;
    const auto place = [&](cv::Point2d p) {
        return cv::Point(middle + cv::Point2d(p.x * std::cos(angle) - p.y * std::sin(angle),
                                              p.x * std::sin(angle) + p.y * std::cos(angle)) *
                                      e);
    };
    const double inner = 0.42;
    const std::vector<cv::Point> corners = {place({-inner, -inner}), place({inner, -inner}),
                                            place({inner, inner}), place({-inner, inner})};
    const int rounding = int(2 * (0.5 - inner) * e);
    cv::fillConvexPoly(fine, corners, die.body * 0.7, cv::LINE_AA);
    cv::polylines(fine, corners, true, die.body * 0.7, rounding, cv::LINE_AA);
    cv::fillConvexPoly(fine, corners, die.body, cv::LINE_AA);
    for (const cv::Point2d spot : pipsOf(die.value)) {
        cv::circle(fine, place(spot * 0.25), int(0.095 * e), die.pips, -1, cv::LINE_AA);
    }
}

cv::Mat photographed(const cv::Mat& fine) {
    cv::Mat blurred, picture;
    cv::GaussianBlur(fine, blurred, {}, 0.5 * kFine);
    cv::resize(blurred, picture, fine.size() / kFine, 0, 0, cv::INTER_AREA);
    return picture;
}

std::vector<Die> found(const cv::Mat& fine) {
    return findDice(photographed(fine), TableView{});
}

const Die* near(const std::vector<Die>& dice, cv::Point2d at) {
    for (const Die& die : dice) {
        if (std::hypot(die.centerInImage.x.value() - at.x, die.centerInImage.y.value() - at.y) <
            4) {
            return &die;
        }
    }
    return nullptr;
}

void expectRead(const std::vector<Die>& dice, const Drawn& drawn) {
    const Die* die = near(dice, drawn.at);
    ASSERT_NE(die, nullptr) << "the " << drawn.value << " turned by " << drawn.degrees;
    EXPECT_EQ(die->value, drawn.value) << "turned by " << drawn.degrees;
}

/// Expects every value at three rotations in one picture.
void expectAllValuesRead(cv::Scalar body, cv::Scalar pips) {
    cv::Mat fine = tableTop({330, 170});
    std::vector<Drawn> all;
    for (int value = 1; value <= 6; ++value) {
        for (int turn = 0; turn < 3; ++turn) {
            all.push_back(
                {{30.0 + 52 * (value - 1), 30.0 + 52 * turn}, value, 29.0 * turn, 26, body, pips});
        }
    }
    for (const Drawn& die : all) {
        draw(fine, die);
    }
    const std::vector<Die> dice = found(fine);
    EXPECT_EQ(dice.size(), all.size());
    for (const Drawn& die : all) {
        expectRead(dice, die);
    }
}

TEST(FindDice, LooksInTheGivenPartsAlone) {
    cv::Mat fine = tableTop({400, 300});
    const Drawn left{.at = {100, 150}, .value = 5};
    const Drawn right{.at = {300, 150}, .value = 2};
    draw(fine, left);
    draw(fine, right);
    const cv::Mat picture = photographed(fine);
    const auto dice = findDice(picture, TableView{}, std::vector{cv::Rect(200, 50, 200, 200)});
    ASSERT_EQ(dice.size(), 1u);
    expectRead(dice, right);
    EXPECT_THAT(findDice(picture, TableView{}, std::vector<cv::Rect>()), ::testing::IsEmpty());
}

TEST(FindDice, ReadsEveryValueOfDarkDiceWithLightPips) {
    expectAllValuesRead({40, 40, 190}, {245, 245, 245});
}

TEST(FindDice, ReadsEveryValueOfLightDiceWithDarkPips) {
    expectAllValuesRead({238, 240, 240}, {15, 15, 15});
}

TEST(FindDice, TellsTouchingDiceApart) {
    cv::Mat fine = tableTop({200, 160});
    const Drawn left{{80, 80}, 5};
    const Drawn right{{108, 80}, 3, 0, 26, {60, 120, 30}};
    draw(fine, left);
    draw(fine, right);
    const std::vector<Die> dice = found(fine);
    EXPECT_EQ(dice.size(), 2u);
    expectRead(dice, left);
    expectRead(dice, right);
}

TEST(FindDice, FindsDiceThatFillMoreOfThePicture) {
    for (const double edge : {50.0, 110.0}) {
        cv::Mat fine = tableTop({560, 560});
        const Drawn die{{280, 280}, 4, 15, edge};
        draw(fine, die);
        const std::vector<Die> dice = found(fine);
        EXPECT_EQ(dice.size(), 1u) << edge;
        expectRead(dice, die);
    }
}

TEST(FindDice, SeesNoDiceInLettersSticksAndButtons) {
    cv::Mat fine = tableTop({300, 200});
    cv::putText(fine, "UMPIRE 123", {40, 140}, cv::FONT_HERSHEY_SIMPLEX, 3, cv::Scalar::all(20), 8,
                cv::LINE_AA);
    for (int k = 0; k < 6; ++k) {
        cv::line(fine, {100 + 170 * k, 300}, {160 + 150 * k, 520}, {130, 190, 220}, 12,
                 cv::LINE_AA);
    }
    cv::circle(fine, {200, 680}, 50, cv::Scalar(60, 60, 60), -1, cv::LINE_AA);
    cv::circle(fine, {600, 680}, 60, cv::Scalar(30, 30, 160), -1, cv::LINE_AA);
    EXPECT_THAT(found(fine), ::testing::IsEmpty());
}

/// Returns the view of a camera straight above the middle of a table, with two pixels per
/// millimetre at the tops of 16 mm dice.
TableView overhead(cv::Size size) {
    const cv::Point2d middle = cv::Point2d(size) / 2;
    TableView view =
        viewFrom({middle / 2, 1016, {}, {}}, {"", size, 2000, 2000, middle.x, middle.y, {}},
                 Millimetres(middle.x), Millimetres(middle.y));
    view.registration = {RegistrationMethod::Tags, CameraKnowledge::Calibrated, 4, 0.1_mm, 0.1_mm};
    return view;
}

TEST(FindDice, LaysADieDownFromItsOwnHeight) {
    cv::Mat fine = tableTop({260, 220});
    const Drawn drawn{{200, 60}, 5, 20, 32};
    draw(fine, drawn);
    const std::vector<Die> dice = findDice(photographed(fine), overhead({260, 220}));
    ASSERT_EQ(dice.size(), 1u);
    expectRead(dice, drawn);
    EXPECT_NEAR(dice[0].center.x.value(), 100, 1);
    EXPECT_NEAR(dice[0].center.y.value(), 80, 1);
}

TEST(FindDice, TakesNothingOnATagsPaperForADie) {
    cv::Mat fine = tableTop({260, 220});
    draw(fine, {{200, 60}, 5, 20, 32});
    TableView view = overhead({260, 220});
    view.tagFootprints = {{100, 80, 25, 0.5}};
    EXPECT_THAT(findDice(photographed(fine), view), ::testing::IsEmpty());
    view.tagFootprints = {{100, 110, 25, 0.0}};
    EXPECT_EQ(findDice(photographed(fine), view).size(), 1u);
}

TEST(FindDice, LeavesOutWhatLiesFarFromTheArea) {
    cv::Mat fine = tableTop({260, 220});
    draw(fine, {{200, 60}, 5, 20, 32});
    TableView view = overhead({260, 220});
    view.areaOrigin = {-400_mm, 0_mm};
    EXPECT_THAT(findDice(photographed(fine), view), ::testing::IsEmpty());
    view.areaOrigin = {-200_mm, 0_mm};
    EXPECT_EQ(findDice(photographed(fine), view).size(), 1u) << "it rolled past the edge";
}

TEST(FindDice, AreNotHiddenByAWrongScaleThatPiecesGave) {
    cv::Mat fine = tableTop({260, 220});
    draw(fine, {{130, 110}, 5, 20, 32});
    TableView view = overhead({260, 220});
    view.camera.fx = view.camera.fy = 8000;
    EXPECT_THAT(findDice(photographed(fine), view), ::testing::IsEmpty()) << "by tags: 4 mm";
    view.registration.method = RegistrationMethod::Sticks;
    EXPECT_EQ(findDice(photographed(fine), view).size(), 1u);
}

TEST(FindDice, GivesNoPlaceOnATableThatItDoesNotKnow) {
    cv::Mat fine = tableTop({200, 200});
    draw(fine, {{100, 100}, 2});
    const std::vector<Die> dice = found(fine);
    ASSERT_EQ(dice.size(), 1u);
    EXPECT_EQ(dice[0].center, TablePoint{});
}

} // namespace
} // namespace umpire::dice
