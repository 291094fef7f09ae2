#include "tests/app/print/kit/kit_scene.h"
#include "vision/codes/find_codes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iostream>
#include <span>

/// Tests that the program reads the kit's codes, laid on a table and photographed.
namespace umpire {
namespace {

/// Of 172 printed codes; the smallest have modules of 1.1 mm, hardly more than a pixel.
constexpr int kReadFarAndSlanted = 167;

struct Tally {
    int codes = 0;
    int read = 0;
    int misread = 0; ///< seen as another code, or where there is no code
    Millimetres worstPlace;
    Radians worstHeading;
};

/// Counts the codes that the program reads from one page in one picture.
Tally readBack(const PrintedPage& page, const cv::Mat& picture, const Sight& sight,
               Radians heading) {
    const Sheet sheet = laidInTheMiddle(picture, heading);
    const Scene scene = sceneOf({sheet}, sight, unsigned(degreesFromRadians(heading) + 360));
    const codes::CodesSeen seen = codes::findCodes(scene.image, scene.found);
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
    EXPECT_LE(int(seen.warnings.size()), tally.codes - tally.read) << page.title;
    return tally;
}

/// Reads all coded pages, each from the next of the sights; misread or misplaced codes fail the
/// test.
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

TEST(PrintedCodes, AreAllReadAtSevenTenthsOfAMillimetreAPixel) {
    const std::array sights = {Sight{0.7, 0_deg, 0_deg}, Sight{0.7, 20_deg, 90_deg}};
    const Tally all = readAll(sights);
    EXPECT_EQ(all.read, all.codes);
}

TEST(PrintedCodes, AreReadFarOffOnASlantedTableAsFarAsMeasured) {
    const std::array sights = {Sight{0.7, 45_deg, 90_deg}, Sight{0.6, 45_deg, 0_deg}};
    const Tally all = readAll(sights);
    EXPECT_GE(all.read, kReadFarAndSlanted) << "of " << all.codes;
}

TEST(PrintedCodes, AreReadOnTokensThatStandSideBySideOnTheBoard) {
    constexpr Millimetres kCodeSquare = 22.5_mm;
    const PrintedKit kit = kitOf("naval-battle");
    const std::vector<cv::Mat> pages = rasterised(kit);
    const auto page = std::ranges::find_if(
        kit.pages, [](const PrintedPage& each) { return !each.codes.empty(); });
    ASSERT_NE(page, kit.pages.end());
    const cv::Mat& picture = pages[std::size_t(page - kit.pages.begin())];
    const auto& codes = page->codes;
    std::vector<Sheet> sheets{laidInTheMiddle(glued(kit, pages, 0), 0_deg)};
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const TablePoint middle = {300_mm + kCodeSquare * (double(i % 8) - 3.5),
                                   210_mm + kCodeSquare * (double(i / 8) - 2.0)};
        const Radians turn = radiansFromDegrees(90.0 * double(i % 4) + double(i * 7 % 11) - 5.0);
        sheets.push_back(laid(tokenCutFrom(picture, codes[i], TokenSide::Face), middle, turn));
    }
    for (const Sight& sight : {Sight{0.5, 30_deg, 0_deg}, Sight{0.4, 45_deg, 180_deg}}) {
        const Scene scene = sceneOf(sheets, sight, 3);
        const codes::CodesSeen seen = codes::findCodes(scene.image, scene.found);
        EXPECT_THAT(seen.warnings, testing::IsEmpty());
        EXPECT_EQ(seen.codes.size(), codes.size());
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const TablePoint where = sheets[i + 1].onTable(kCodeOnToken);
            const auto found = std::ranges::find_if(seen.codes, [&](const CodedPiece& piece) {
                return piece.text == codes[i].text && distance(piece.center, where) < 1_mm;
            });
            ASSERT_NE(found, seen.codes.end()) << codes[i].text << " at " << sight.pixelMm;
            const Radians turned = sheets[i + 1].heading + codes[i].heading;
            EXPECT_LT(abs(normalized(found->heading - turned)), 2_deg);
        }
    }
}

} // namespace
} // namespace umpire
