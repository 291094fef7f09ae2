#include "tests/kit/kit_scene.h"
#include "vision/find_codes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iostream>
#include <span>

/// The codes of the kit, laid on a table and photographed, are read back by the program's own eye.
namespace umpire {
namespace {

/// Of 172 printed codes; the smallest have modules of 0.8 mm.
constexpr int kReadAtSevenTenths = 118;

struct Tally {
    int codes = 0;
    int read = 0;
    int misread = 0; ///< seen as another, or where none is
    Millimetres worstPlace;
    Radians worstHeading;
};

/// What the program sees on a page that lies in one picture.
Tally readBack(const PrintedPage& page, const cv::Mat& picture, const Sight& sight,
               Radians heading) {
    const Sheet sheet = laidInTheMiddle(picture, heading);
    const Scene scene = sceneOf({sheet}, sight, unsigned(degreesFromRadians(heading) + 360));
    const CodesSeen seen = findCodes(scene.image, scene.found);
    EXPECT_THAT(seen.warnings, testing::IsEmpty()) << page.title;
    Tally tally;
    tally.codes = int(page.codes.size());
    tally.misread = int(seen.codes.size());
    for (const PrintedCode& code : page.codes) {
        const TablePoint center = sheet.onTable(code.center);
        const auto reading = std::ranges::find_if(seen.codes, [&](const CodedPiece& piece) {
            return piece.counter && piece.text == code.text &&
                   distance(piece.center, center) < code.side * 0.5;
        });
        if (reading == seen.codes.end()) {
            std::cout << page.title << ": " << code.text << " is not read at " << sight.pixelMm
                      << " mm a pixel, tilt " << degreesFromRadians(sight.tilt) << "\n";
            continue;
        }
        ++tally.read;
        --tally.misread;
        tally.worstPlace = std::max(tally.worstPlace, distance(reading->center, center));
        tally.worstHeading = std::max(tally.worstHeading,
                                      abs(normalized(reading->heading - (code.heading + heading))));
    }
    return tally;
}

/// All coded pages, each under the next of some sights; what is misread or misplaced fails.
Tally readAll(std::span<const Sight> sights) {
    int number = 0;
    Tally all;
    for (const char* what : {"buda-1686", "naval-battle"}) {
        const PrintedKit kit = kitOf(what);
        const std::vector<cv::Mat> pages = rasterised(kit);
        EXPECT_EQ(pages.size(), kit.pages.size());
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (kit.pages[i].codes.empty()) {
                continue;
            }
            const Sight& sight = sights[std::size_t(number) % sights.size()];
            const Radians heading = radiansFromDegrees(90 + 11.0 * number);
            const Tally tally = readBack(kit.pages[i], pages[i], sight, heading);
            ++number;
            EXPECT_EQ(tally.misread, 0) << kit.pages[i].title;
            EXPECT_LT(tally.worstPlace, 1_mm) << kit.pages[i].title;
            EXPECT_LT(tally.worstHeading, 2_deg) << kit.pages[i].title;
            all.codes += tally.codes;
            all.read += tally.read;
            std::cout << kit.pages[i].title << ": " << tally.read << " of " << tally.codes
                      << ", worst " << tally.worstPlace.value() << " mm, "
                      << degreesFromRadians(tally.worstHeading) << " degrees\n";
        }
    }
    EXPECT_EQ(all.codes, 2 * (18 + 4) + 8 + 40 + 80);
    return all;
}

TEST(PrintedCodes, AreAllReadWhereTheyLie) {
    const std::array sights = {Sight{0.4, 45_deg, 0_deg}, Sight{0.5, 0_deg, 180_deg},
                               Sight{0.5, 30_deg, 0_deg}, Sight{0.6, 15_deg, 90_deg}};
    const Tally all = readAll(sights);
    EXPECT_EQ(all.read, all.codes);
}

TEST(PrintedCodes, AreReadAtSevenTenthsOfAMillimetreAPixelAsFarAsMeasured) {
    const std::array sights = {Sight{0.7, 0_deg, 0_deg}, Sight{0.7, 20_deg, 90_deg}};
    const Tally all = readAll(sights);
    EXPECT_GE(all.read, kReadAtSevenTenths) << "of " << all.codes;
}

/// A token of Naval Battle cut from its page, with what its code says.
struct Token {
    cv::Mat picture;
    std::string text;
    TablePoint codeOnToken; ///< from the picture's lower-left corner
    Radians codeHeading;
};

std::vector<Token> tokensCutFrom(const PrintedPage& page, const cv::Mat& picture) {
    constexpr double kSide = 20.0;  // mm
    constexpr double kBeyond = 8.2; // mm from the code's middle to the token's near edges
    std::vector<Token> tokens;
    for (const PrintedCode& code : page.codes) {
        const bool upright = std::abs(code.heading.value()) < 1;
        const double low = upright ? kBeyond : kSide - kBeyond;
        const double left = upright ? kSide - kBeyond : kBeyond;
        const cv::Rect cut(cvRound((code.center.x.value() - left) * kDotsAMillimetre),
                           picture.rows -
                               cvRound((code.center.y.value() - low + kSide) * kDotsAMillimetre),
                           int(kSide * kDotsAMillimetre), int(kSide * kDotsAMillimetre));
        tokens.push_back(
            {picture(cut), code.text, {Millimetres(left), Millimetres(low)}, code.heading});
    }
    return tokens;
}

TEST(PrintedCodes, AreReadOnTokensThatStandSideBySideOnTheBoard) {
    constexpr Millimetres kSquare = 22.5_mm;
    const PrintedKit kit = kitOf("naval-battle");
    const std::vector<cv::Mat> pages = rasterised(kit);
    const auto page = std::ranges::find_if(
        kit.pages, [](const PrintedPage& each) { return !each.codes.empty(); });
    ASSERT_NE(page, kit.pages.end());
    const auto tokens = tokensCutFrom(*page, pages[std::size_t(page - kit.pages.begin())]);
    std::vector<Sheet> sheets{laidInTheMiddle(glued(kit, pages, 0), 0_deg)};
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const TablePoint middle = {300_mm + kSquare * (double(i % 8) - 3.5),
                                   210_mm + kSquare * (double(i / 8) - 2.0)};
        const Radians turn = radiansFromDegrees(90.0 * double(i % 4) + double(i * 7 % 11) - 5.0);
        sheets.push_back(laid(tokens[i].picture, middle, turn));
    }
    for (const Sight& sight : {Sight{0.5, 30_deg, 0_deg}, Sight{0.4, 45_deg, 180_deg}}) {
        const Scene scene = sceneOf(sheets, sight, 3);
        const CodesSeen seen = findCodes(scene.image, scene.found);
        EXPECT_THAT(seen.warnings, testing::IsEmpty());
        EXPECT_EQ(seen.codes.size(), tokens.size());
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const TablePoint where = sheets[i + 1].onTable(tokens[i].codeOnToken);
            const auto found = std::ranges::find_if(seen.codes, [&](const CodedPiece& code) {
                return code.text == tokens[i].text && distance(code.center, where) < 1_mm;
            });
            ASSERT_NE(found, seen.codes.end()) << tokens[i].text << " at " << sight.pixelMm;
            const Radians turned = sheets[i + 1].heading + tokens[i].codeHeading;
            EXPECT_LT(abs(normalized(found->heading - turned)), 2_deg);
        }
    }
}

} // namespace
} // namespace umpire
