#include "rules/table/piece_code.h"
#include "tests/vision/rendered_codes.h"
#include "vision/codes/code_crop.h"
#include "vision/codes/code_reading.h"
#include "vision/codes/find_codes.h"

#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

namespace umpire::codes {
namespace {

using rendered::CodedCounter;
using rendered::CodeKind;
using rendered::Shot;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::ResultOf;

constexpr Millimetres kWidth = 150_mm;
constexpr Millimetres kHeight = 110_mm;
const TablePoint kMiddle{75_mm, 55_mm};

Shot smallShot() {
    Shot shot;
    shot.size = {320, 240};
    return shot;
}

struct Seen {
    cv::Mat image;
    TableView view;
    CodesSeen codes;
};

Seen lookAt(const std::vector<CodedCounter>& counters, const Shot& shot) {
    Seen seen;
    seen.view = rendered::viewOf(shot, kMiddle, kWidth, kHeight);
    seen.image =
        rendered::taken(rendered::paintedTable(counters, kWidth, kHeight), seen.view, shot);
    seen.codes = findCodes(seen.image, seen.view);
    return seen;
}

void expectAt(const CodedPiece& code, const CodedCounter& truth) {
    EXPECT_EQ(code.text, truth.text);
    EXPECT_LT(distance(code.center, truth.center), 0.3_mm) << truth.text;
    EXPECT_LT(std::abs(degreesFromRadians(normalized(code.heading - truth.heading))), 1.0)
        << truth.text;
}

TEST(PieceCode, IsTwoLettersOfAGameAColonAndAName) {
    EXPECT_TRUE(isPieceCode("BU:IMP3"));
    EXPECT_TRUE(isPieceCode("NB:R-12"));
    EXPECT_TRUE(isPieceCode("NB:ba"));
    for (const char* foreign :
         {"", "BU:", "XX:IMP3", "BUIMP3", "bu:imp3", "BU:A B", "http://BU:IMP3", " BU:IMP3",
          "BU:IMP3\n", "BU:IMP34567890123456", "WIFI:S:CLUB;;"}) {
        EXPECT_FALSE(isPieceCode(foreign)) << foreign;
    }
}

TEST(FindCodes, ReadsCountersInAnyTurnWithTheirPlaceAndHeading) {
    const std::vector<CodedCounter> counters = {{"BU:A1", {45_mm, 75_mm}, 0_deg},
                                                {"BU:B2", {75_mm, 55_mm}, 45_deg},
                                                {"TR:C3", {105_mm, 35_mm}, 200_deg}};
    const Seen seen = lookAt(counters, smallShot());
    ASSERT_EQ(seen.codes.codes.size(), 3U);
    for (std::size_t k = 0; k < 3; ++k) {
        expectAt(seen.codes.codes[k], counters[k]);
    }
    EXPECT_EQ(seen.codes.codes[0].format, "DataMatrix");
    EXPECT_TRUE(seen.codes.codes[0].counter);
    EXPECT_THAT(seen.codes.warnings, IsEmpty());
}

/// Reads a code with one pixel per module and a margin of one module.
TEST(FindCodes, ReadsAPictureThatIsACodeAndNothingElse) {
    const CodedCounter counter{"BU:A1", {20_mm, 20_mm}, 0_deg};
    const cv::Mat painted = rendered::paintedTable({counter}, 40_mm, 40_mm);
    cv::Mat code = painted(cv::Rect(76, 76, 168, 168)); // 14 modules
    cv::resize(code, code, {14, 14}, 0, 0, cv::INTER_AREA);
    cv::cvtColor(code, code, cv::COLOR_GRAY2BGR);
    const CodesSeen seen = findCodes(code, TableView());
    ASSERT_EQ(seen.codes.size(), 1U);
    EXPECT_EQ(seen.codes[0].text, "BU:A1");
}

TEST(FindCodes, ReadsATenByTenDataMatrixTiltedBy45DegreesInUnevenLight) {
    Shot shot = smallShot();
    shot.tilt = 45_deg;
    shot.lightFrom = 0.45;
    const CodedCounter counter{"A12", {70_mm, 50_mm}, 130_deg};
    const Seen seen = lookAt({counter}, shot);
    ASSERT_EQ(seen.codes.codes.size(), 1U);
    expectAt(seen.codes.codes[0], counter);
}

TEST(FindCodes, ReadsQrCodes) {
    CodedCounter counter{"BU:LEVEL", {80_mm, 60_mm}, 300_deg, CodeKind::QrCode};
    counter.code = 34_mm;
    counter.paper = 44_mm;
    const Seen seen = lookAt({counter}, smallShot());
    ASSERT_EQ(seen.codes.codes.size(), 1U);
    expectAt(seen.codes.codes[0], counter);
    EXPECT_EQ(seen.codes.codes[0].format, "QRCode");
}

TEST(FindCodes, OutlinesTheCodeFromItsOwnUpperLeftCorner) {
    const Seen seen = lookAt({{"BU:A1", kMiddle, 90_deg}}, smallShot());
    ASSERT_EQ(seen.codes.codes.size(), 1U);
    const std::array<TablePoint, 4> truth{
        {{66_mm, 46_mm}, {66_mm, 64_mm}, {84_mm, 64_mm}, {84_mm, 46_mm}}};
    for (std::size_t k = 0; k < 4; ++k) {
        const ImagePoint p = imageFromTable(seen.view, {truth[k].x, truth[k].y, 0_mm});
        EXPECT_LT(distance(seen.codes.codes[0].outline[k], p), 0.6_px) << k;
    }
}

TEST(FindCodes, ReadsInThePictureAloneWhereNothingGivesAScale) {
    Seen seen = lookAt({{"BU:A1", kMiddle, 20_deg}}, smallShot());
    const CodesSeen alone = findCodes(seen.image, TableView{});
    ASSERT_EQ(alone.codes.size(), 1U);
    EXPECT_EQ(alone.codes[0].text, "BU:A1");
    for (std::size_t k = 0; k < 4; ++k) {
        EXPECT_LT(distance(alone.codes[0].outline[k], seen.codes.codes.at(0).outline[k]), 0.6_px);
    }
}

TEST(FindCodes, CallsACodeOfAnotherMakeNoCounter) {
    CodedCounter box{"http://example.org/win", {75_mm, 55_mm}, 10_deg};
    box.code = 30_mm;
    box.paper = 40_mm;
    const Seen seen = lookAt({box}, smallShot());
    ASSERT_EQ(seen.codes.codes.size(), 1U);
    EXPECT_FALSE(seen.codes.codes[0].counter);
    EXPECT_THAT(seen.codes.warnings, ElementsAre(ResultOf(english, HasSubstr("no counter"))));
}

TEST(FindCodes, LeavesOutWhatLiesBeyondTheTable) {
    const CodedCounter counter{"BU:A1", {20_mm, 55_mm}, 0_deg};
    Seen seen = lookAt({counter}, smallShot());
    ASSERT_EQ(seen.codes.codes.size(), 1U);
    seen.view.areaOrigin = {60_mm, 0_mm};
    seen.view.areaWidth = 90_mm;
    EXPECT_THAT(findCodes(seen.image, seen.view).codes, IsEmpty());
}

TEST(FindCodes, MakesNothingUpOfATornCode) {
    const CodedCounter counter{"BU:A1", kMiddle, 0_deg};
    const Shot shot = smallShot();
    cv::Mat table = rendered::paintedTable({counter}, kWidth, kHeight);
    // The middle is hidden; the sides are visible.
    cv::rectangle(table, {72 * 8, 52 * 8, 7 * 8, 7 * 8}, cv::Scalar::all(225), cv::FILLED);
    const TableView view = rendered::viewOf(shot, kMiddle, kWidth, kHeight);
    const CodesSeen seen = findCodes(rendered::taken(table, view, shot), view);
    EXPECT_THAT(seen.codes, IsEmpty());
    EXPECT_THAT(seen.warnings,
                ElementsAre(ResultOf(english, HasSubstr("75, 55 mm cannot be read"))));
}

TEST(CodeOutline, IsNoneInAnEvenCrop) {
    for (const int brightness : {0, 1, 128, 255}) {
        const cv::Mat even(60, 80, CV_8UC1, cv::Scalar::all(brightness));
        for (const CodeOutline kind :
             {CodeOutline::AllDark, CodeOutline::DarkSides, CodeOutline::BlackSides}) {
            EXPECT_FALSE(CodeOutlines(even).of(kind)) << brightness;
        }
    }
}

/// Draws a ship's silhouette on the same paper, 1.5 modules from the code.
TEST(CodeOutline, LeavesOutWhatStandsBesideTheCode) {
    cv::Mat crop(120, 120, CV_8UC1, cv::Scalar::all(220));
    const auto darken = [&](const cv::Rect& part) { crop(part).setTo(30); };
    darken({30, 40, 5, 60}); // the solid sides
    darken({30, 95, 60, 5});
    for (int k = 0; k < 6; ++k) {
        darken({30 + 10 * k, 40, 5, 5 + 10 * (k % 2)});
    }
    darken({35, 28, 50, 5}); // the ship
    const auto whole = CodeOutlines(crop).of(CodeOutline::AllDark);
    const auto code = CodeOutlines(crop).of(CodeOutline::DarkSides);
    ASSERT_TRUE(whole && code);
    EXPECT_NEAR(whole->size.area(), 60 * 72, 60);
    EXPECT_NEAR(code->size.area(), 60 * 60, 60);
}

TEST(CodeReading, RefusesCropsThatZxingCannotBear) {
    for (const cv::Size size : {cv::Size(0, 0), {2, 2}, {19, 400}, {400, 19}, {2049, 30}}) {
        EXPECT_THAT(readCodes(cv::Mat(size, CV_8UC1, cv::Scalar::all(200)), 1), IsEmpty());
    }
    EXPECT_THAT(readCodes(cv::Mat(40, 40, CV_8UC3, cv::Scalar::all(200)), 1), IsEmpty());
    EXPECT_EQ(readModules(cv::Mat(7, 7, CV_8UC1, cv::Scalar::all(1))), "");
    EXPECT_EQ(readModules(cv::Mat(200, 200, CV_8UC1, cv::Scalar::all(1))), "");
}

} // namespace
} // namespace umpire::codes
