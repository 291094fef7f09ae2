#include "tests/vision/rendered_codes.h"
#include "vision/codes/find_codes.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>

/// Tests tables of coded counters as a player's camera sees them.
namespace umpire::codes {
namespace {

using rendered::CodedCounter;
using rendered::Shot;

constexpr Millimetres kWidth = 220_mm;
constexpr Millimetres kHeight = 160_mm;

/// Returns as many counters as fit, rotated at random, at least 6 mm apart.
std::vector<CodedCounter> scattered(cv::RNG& random, Millimetres code) {
    std::vector<CodedCounter> counters;
    const double paper = code.value() * 25 / 18;
    const Millimetres apart(paper * 1.42 + 2);
    for (int attempt = 0; attempt < 300; ++attempt) {
        CodedCounter counter;
        counter.center = {Millimetres(random.uniform(20.0, kWidth.value() - 20)),
                          Millimetres(random.uniform(20.0, kHeight.value() - 20))};
        counter.heading = Radians(random.uniform(-CV_PI, CV_PI));
        counter.code = code;
        counter.paper = Millimetres(paper);
        counter.text = (attempt % 2 == 0 ? "BU:" : "A") + std::to_string(10 + attempt % 90);
        const auto near = [&](const CodedCounter& other) {
            return distance(other.center, counter.center) < apart;
        };
        if (std::ranges::none_of(counters, near)) {
            counters.push_back(counter);
        }
    }
    return counters;
}

struct Figures {
    int counters = 0, read = 0, misread = 0, invented = 0;
    std::vector<double> mm, degrees;
};

double largest(const std::vector<double>& values) {
    return values.empty() ? 0.0 : *std::ranges::max_element(values);
}

void examine(const Shot& shot, Millimetres code, Figures& figures) {
    cv::RNG random(shot.seed);
    const std::vector<CodedCounter> counters = scattered(random, code);
    const TableView view = rendered::viewOf(shot, {kWidth * 0.5, kHeight * 0.5}, kWidth, kHeight);
    const cv::Mat image =
        rendered::taken(rendered::paintedTable(counters, kWidth, kHeight), view, shot);
    std::vector<CodedPiece> left = findCodes(image, view).codes;
    for (const CodedCounter& truth : counters) {
        ++figures.counters;
        const auto found = std::ranges::find_if(left, [&](const CodedPiece& code_) {
            return distance(code_.center, truth.center) < truth.code * 0.5;
        });
        if (found == left.end()) {
            continue;
        }
        if (found->text == truth.text) {
            ++figures.read;
            figures.mm.push_back(distance(found->center, truth.center).value());
            figures.degrees.push_back(
                std::abs(degreesFromRadians(normalized(found->heading - truth.heading))));
        } else {
            ++figures.misread;
        }
        left.erase(found);
    }
    figures.invented += int(left.size());
}

/// Sums figures over every tilt and rotation and two lights, at one scale.
Figures figuresAt(double millimetresPerPixel, Millimetres code) {
    Figures figures;
    Shot shot;
    shot.millimetresPerPixel = millimetresPerPixel;
    shot.size = {int(270 / millimetresPerPixel), int(210 / millimetresPerPixel)};
    for (const double tilt : {0.0, 30.0, 45.0}) {
        shot.tilt = radiansFromDegrees(tilt);
        shot.turn = radiansFromDegrees(17.0 * shot.seed);
        shot.lightFrom = shot.seed % 2 == 0 ? 0.4 : 1.0;
        shot.lightTo = shot.seed % 2 == 0 ? 1.05 : 0.8;
        ++shot.seed;
        examine(shot, code, figures);
    }
    std::cout << millimetresPerPixel << " mm a pixel: " << figures.counters << " counters, read "
              << figures.read << ", misread " << figures.misread << ", invented "
              << figures.invented << ", at worst " << largest(figures.mm) << " mm and "
              << largest(figures.degrees) << " degrees off\n";
    return figures;
}

class CodeTables : public ::testing::TestWithParam<double> {};

TEST_P(CodeTables, AreReadWithinAMillimetreAndTwoDegrees) {
    const Figures figures = figuresAt(GetParam(), 18_mm);
    EXPECT_GT(figures.counters, 30);
    EXPECT_GE(figures.read, figures.counters * 94 / 100);
    EXPECT_EQ(figures.misread, 0);
    EXPECT_EQ(figures.invented, 0);
    EXPECT_LT(largest(figures.mm), 1.0);
    EXPECT_LT(largest(figures.degrees), 2.0);
}

INSTANTIATE_TEST_SUITE_P(Scales, CodeTables, ::testing::Values(0.4, 0.5, 0.6, 0.7),
                         [](const auto& instance) {
                             return "At" + std::to_string(int(instance.param * 10 + 0.5)) +
                                    "TenthsOfAMillimetreAPixel";
                         });

TEST(CodeTables, HoldTwoHundredCodesAtOnce) {
    std::vector<CodedCounter> counters;
    for (int k = 0; k < 200; ++k) {
        counters.push_back({"NB:" + std::to_string(k + 1),
                            {Millimetres(20 + 36.0 * (k % 20)), Millimetres(20 + 36.0 * (k / 20))},
                            radiansFromDegrees(37.0 * k)});
    }
    Shot shot;
    shot.size = {1340, 720};
    shot.millimetresPerPixel = 0.58;
    const TableView view = rendered::viewOf(shot, {362_mm, 182_mm}, 724_mm, 364_mm);
    const cv::Mat image =
        rendered::taken(rendered::paintedTable(counters, 724_mm, 364_mm), view, shot);
    EXPECT_GE(findCodes(image, view).codes.size(), 198U);
}

} // namespace
} // namespace umpire::codes
