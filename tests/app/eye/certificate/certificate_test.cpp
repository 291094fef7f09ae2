#include "app/eye/certificate/certificate.h"
#include "app/eye/certificate/certificate_text.h"
#include "calibration/measure/register_table.h"
#include "tests/app/print/kit/kit_scene.h"
#include "tests/calibration/rendered_table.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <opencv2/imgproc.hpp>

/// Tests the certificate's sheet: printed, laid on a table, photographed and measured.
namespace umpire {
namespace {

using ::testing::HasSubstr;

const Sight kSight{0.45, 20_deg, 0_deg};

struct PrintedSheet {
    PrintedPage page;
    cv::Mat picture;
    TablePoint field; ///< the corner of the field of marks, measured from the page's lower left
};

PrintedSheet printedSheet(Paper paper) {
    KitRequest request;
    request.what = "certificate";
    request.paper = paper;
    const auto kit = printKit(request);
    EXPECT_TRUE(kit) << english(kit.error().message);
    const std::vector<cv::Mat> pictures = rasterised(*kit);
    EXPECT_EQ(pictures.size(), 1U);
    const PrintedPage& page = kit->pages.front();
    return {page, pictures.front(), page.tags.front().center - certificateSheet().tags[0].center};
}

const PrintedSheet& onA4() {
    static const PrintedSheet kSheet = printedSheet(Paper::A4);
    return kSheet;
}

/// Converts a place on the sheet to a pixel of the page's picture.
cv::Point2d pixelOn(const PrintedSheet& sheet, TablePoint onSheet) {
    const TablePoint onPage = sheet.field + onSheet;
    return {onPage.x.value() * kDotsAMillimetre - 0.5,
            (sheet.page.height - onPage.y).value() * kDotsAMillimetre - 0.5};
}

/// Returns the centre of the dark pixels within a radius of a place, relative to that place, in mm
/// (x right, y up).
cv::Point2d darkMiddle(const PrintedSheet& sheet, TablePoint onSheet, double radiusMm) {
    const cv::Point2d center = pixelOn(sheet, onSheet);
    const int reach = int(std::ceil(radiusMm * kDotsAMillimetre));
    double sum = 0;
    cv::Point2d moment;
    for (int row = int(center.y) - reach; row <= int(center.y) + reach; ++row) {
        for (int column = int(center.x) - reach; column <= int(center.x) + reach; ++column) {
            const cv::Point2d from(column - center.x, center.y - row);
            const bool isInside = cv::norm(from) < reach;
            const double dark = isInside ? 255.0 - sheet.picture.at<uchar>(row, column) : 0.0;
            sum += dark;
            moment += dark * from;
        }
    }
    EXPECT_GT(sum, 0) << "nothing is printed there";
    return sum > 0 ? moment * (1.0 / sum / kDotsAMillimetre) : cv::Point2d(99, 99);
}

/// A picture of the page in the middle of the table, with changes made before.
struct Photograph {
    cv::Mat page = onA4().picture;
    Radians heading = 8_deg;
    std::vector<Sheet> over; ///< sheets that lie on the page
    Sight sight = kSight;
    unsigned seed = 1;

    [[nodiscard]] Scene scene() const {
        std::vector<Sheet> sheets = {laidInTheMiddle(page, heading)};
        sheets.insert(sheets.end(), over.begin(), over.end());
        return sceneOf(sheets, sight, seed);
    }
};

SheetQuestion byTable(const Scene& scene) {
    return {.table = testTable(), .camera = scene.truth.camera};
}

/// Certifies one picture; fails the test if there is no certificate.
Certificate certified(const cv::Mat& image, const SheetQuestion& question,
                      bool isLineMeasured = false) {
    const auto reading = readSheet(image, question, "sheet.jpg");
    EXPECT_TRUE(reading) << english(reading.error().message);
    return reading ? certificateOf({{"sheet.jpg", *reading}}, question, isLineMeasured)
                   : Certificate{};
}

std::string whyNot(const cv::Mat& image, const SheetQuestion& question) {
    const auto reading = readSheet(image, question, "sheet.jpg");
    EXPECT_FALSE(reading);
    if (reading) {
        return "";
    }
    EXPECT_EQ(reading.error().status, ExitStatus::TableNotFound);
    return english(reading.error().message);
}

const Scene& plainScene() {
    static const Scene kScene = Photograph{}.scene();
    return kScene;
}

TEST(CertificatePage, HasEveryMarkWhereTheListHasIt) {
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const PrintedSheet sheet = printedSheet(paper);
        const CertificateSheet& list = certificateSheet();
        ASSERT_EQ(sheet.page.tags.size(), list.tags.size());
        for (std::size_t i = 0; i < list.tags.size(); ++i) {
            EXPECT_EQ(sheet.page.tags[i].text, std::to_string(list.tags[i].id));
            EXPECT_EQ(sheet.page.tags[i].side, list.tagSize);
            EXPECT_LT(distance(sheet.page.tags[i].center, sheet.field + list.tags[i].center),
                      0.01_mm);
        }
        for (const TablePoint& dot : list.dots) {
            EXPECT_LT(cv::norm(darkMiddle(sheet, dot, 4.0)), 0.05);
        }
        for (const SheetBar& bar : list.bars) {
            for (const double share : {-0.45, 0.0, 0.45}) {
                const TablePoint place = bar.center + along(bar.heading, list.barLength * share);
                const cv::Point2d across{-std::sin(bar.heading.value()),
                                         std::cos(bar.heading.value())};
                EXPECT_LT(std::abs(darkMiddle(sheet, place, 1.4).dot(across)), 0.1);
            }
        }
    }
}

TEST(CertificateSheet, HasMarksThatStayClearOfOneAnother) {
    const CertificateSheet& list = certificateSheet();
    EXPECT_GE(list.dots.size(), 48U);
    EXPECT_EQ(list.bars.size(), 12U);
    EXPECT_DOUBLE_EQ(stretched(list, 0.5).dots.back().x.value(), list.dots.back().x.value() / 2);
    for (const TablePoint& dot : list.dots) {
        for (const TableTag& tag : list.tags) { // the tag's white is a cell and a half wide
            const TablePoint from = dot - tag.center;
            EXPECT_GT(std::max(abs(from.x), abs(from.y)),
                      list.tagSize * (0.5 + 1.5 / 8) + list.dotDiameter * 0.5);
        }
    }
}

TEST(Certificate, OfAGoodCameraIsGold) {
    const Certificate certificate = certified(plainScene().image, byTable(plainScene()));
    EXPECT_EQ(certificate.grade, Grade::Gold) << describe(certificate);
    EXPECT_LT(certificate.error.mean, 0.1_mm);
    EXPECT_LT(certificate.error.max, 0.3_mm);
    EXPECT_EQ(certificate.read, certificate.marks);
    EXPECT_EQ(certificate.glare.lost, 0U);
    EXPECT_NEAR(certificate.scale, 1.0, 0.002);
    EXPECT_NEAR(certificate.covered, 184.0 * 207.0 / (600.0 * 420.0), 0.02);
    EXPECT_LT(certificate.tooClose[0].distance, 0.5_mm);
    EXPECT_LT(certificate.tooClose[0].distance, certificate.tooClose[2].distance);
}

TEST(Certificate, OfSeveralPicturesCoversMoreOfTheTableAndKnowsTheWorst) {
    std::vector<NamedReading> readings;
    const SheetQuestion question = byTable(plainScene());
    for (const Millimetres x : {160_mm, 420_mm}) {
        const cv::Mat image = sceneOf({laid(onA4().picture, {x, 215_mm}, 0_deg)}, kSight, 1).image;
        const auto reading = readSheet(image, question, "sheet.jpg");
        ASSERT_TRUE(reading) << english(reading.error().message);
        readings.push_back({"sheet.jpg", *reading});
    }
    readings[1].reading.dots[0].found.x += 3_mm;
    const Certificate certificate = certificateOf(readings, question, true);
    EXPECT_NEAR(certificate.covered, 2 * 184.0 * 207.0 / (600.0 * 420.0), 0.03);
    EXPECT_EQ(certificate.marks, 2 * certificateSheet().marks());
    EXPECT_EQ(certificate.worst, 1U);
    EXPECT_LT(certificate.pictures[0].error.max, 0.3_mm);
    EXPECT_NEAR(certificate.error.max.value(), 3.0, 0.3);
}

TEST(Certificate, WithoutATableFileIsMeasuredByTheSheetsOwnTags) {
    const Certificate certificate =
        certified(plainScene().image, {.camera = plainScene().truth.camera});
    EXPECT_EQ(certificate.grade, Grade::Gold) << describe(certificate);
    EXPECT_TRUE(certificate.warnings.empty()) << "the table's tags are nobody's fault";
    EXPECT_FALSE(certificate.hasTable);
    EXPECT_LT(certificate.error.max, 0.3_mm);
}

/// Returns the error that a wrong calibration causes at each dot, by geometry alone.
ErrorFigures injectedErrors(const Scene& scene, const TableView& found, const SheetReading& read) {
    std::vector<cv::Point2d> from;
    std::vector<cv::Point2d> to;
    cv::Point2d meanFrom;
    cv::Point2d meanTo;
    const Sheet sheet = laidInTheMiddle(onA4().picture, Photograph{}.heading);
    for (const DotReading& dot : read.dots) {
        const TablePoint place = sheet.onTable(onA4().field + dot.onSheet);
        const auto seen = tableFromImage(
            found, imageFromTable(scene.truth, {place.x, place.y, kTagThickness}), kTagThickness);
        from.emplace_back(place.x.value(), place.y.value());
        to.emplace_back(seen->x.value(), seen->y.value());
        meanFrom += from.back() / double(read.dots.size());
        meanTo += to.back() / double(read.dots.size());
    }
    double same = 0;
    double turned = 0;
    for (std::size_t i = 0; i < from.size(); ++i) {
        same += (from[i] - meanFrom).dot(to[i] - meanTo);
        turned += (from[i] - meanFrom).cross(to[i] - meanTo);
    }
    const double turn = std::atan2(turned, same);
    std::vector<Millimetres> errors;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const cv::Point2d d = from[i] - meanFrom;
        const cv::Point2d moved(std::cos(turn) * d.x - std::sin(turn) * d.y,
                                std::sin(turn) * d.x + std::cos(turn) * d.y);
        errors.emplace_back(cv::norm(to[i] - meanTo - moved));
    }
    return figuresOf(errors);
}

TEST(Certificate, FindsTheErrorThatAWrongCameraFileMakes) {
    const Scene& scene = plainScene();
    SheetQuestion question = byTable(scene);
    question.camera->distortion[0] += 0.25;
    const auto registered = registerTable(scene.image, testTable(), question.camera);
    ASSERT_TRUE(registered);
    const auto reading = readSheet(scene.image, question, "sheet.jpg");
    ASSERT_TRUE(reading) << english(reading.error().message);
    const Certificate certificate = certificateOf({{"sheet.jpg", *reading}}, question, true);
    const ErrorFigures injected = injectedErrors(scene, registered->view, *reading);
    EXPECT_GT(injected.max, 0.7_mm) << "the test injects too little";
    EXPECT_NEAR(certificate.error.mean.value(), injected.mean.value(), 0.1);
    EXPECT_NEAR(certificate.error.max.value(), injected.max.value(), 0.2);
    EXPECT_NE(certificate.grade, Grade::Gold);
    EXPECT_GT(certificate.sigmaMeasured, certificate.sigmaClaimed);
}

TEST(Certificate, SaysThatTheScaleIsOffAndWhatARulerDoesAboutIt) {
    const Scene& scene = plainScene();
    SheetQuestion question = byTable(scene);
    // tag sizes in the table file are 3 % too large
    question.table->tagSize = question.table->tagSize * 1.03;
    for (TableTag& tag : question.table->tags) {
        tag.center = tag.center * 1.03;
    }
    const Certificate unsure = certified(scene.image, question);
    EXPECT_NEAR(unsure.scale, 1.03, 0.002);
    EXPECT_EQ(unsure.grade, Grade::None);
    ASSERT_EQ(unsure.because.size(), 1U);
    EXPECT_THAT(unsure.because[0],
                HasSubstr("printed with scaling, or the table file or the camera"));
    // Each dot is off by 3 % of its distance from the centre of all dots.
    std::vector<Millimetres> injected;
    TablePoint middle;
    for (const TablePoint& dot : certificateSheet().dots) {
        middle = middle + dot * (1.0 / double(certificateSheet().dots.size()));
    }
    for (const TablePoint& dot : certificateSheet().dots) {
        injected.push_back(distance(dot, middle) * 0.03);
    }
    EXPECT_NEAR(unsure.error.mean.value(), figuresOf(injected).mean.value(), 0.1);
    EXPECT_NEAR(unsure.error.max.value(), figuresOf(injected).max.value(), 0.2);
    // A ruler on the sheet proves that the print is right, so the table file is wrong.
    EXPECT_EQ(certified(scene.image, question, true).grade, Grade::Bronze);
}

TEST(Certificate, OfASheetThatWasPrintedSmallerIsRightWithItsLine) {
    Photograph smaller;
    cv::resize(onA4().picture, smaller.page, {}, 0.97, 0.97, cv::INTER_AREA);
    const Scene scene = smaller.scene();
    SheetQuestion question = byTable(scene);
    const Certificate unsaid = certified(scene.image, question);
    EXPECT_NEAR(unsaid.scale, 0.97, 0.003);
    EXPECT_EQ(unsaid.grade, Grade::None);
    question.line = 97_mm;
    const Certificate said = certified(scene.image, question, true);
    EXPECT_EQ(said.grade, Grade::Gold) << describe(said);
    EXPECT_NEAR(said.scale, 1.0, 0.003);
}

TEST(Certificate, FindsADotThatIsPrintedElsewhere) {
    Photograph moved;
    moved.page = onA4().picture.clone();
    const TablePoint dot = certificateSheet().dots[20];
    const cv::Point2d place = pixelOn(onA4(), dot);
    const cv::Point elsewhere(cvRound(place.x + 3), cvRound(place.y - 7));
    cv::circle(moved.page, place, int(3.2 * kDotsAMillimetre), 255, cv::FILLED);
    cv::circle(moved.page, elsewhere, int(2.5 * kDotsAMillimetre), 0, cv::FILLED);
    const double injected = cv::norm(cv::Point2d(elsewhere) - place) / kDotsAMillimetre;
    const Scene scene = moved.scene();
    const Certificate certificate = certified(scene.image, byTable(scene));
    EXPECT_NEAR(certificate.error.max.value(), injected, 0.1);
    EXPECT_EQ(certificate.grade, Grade::Silver) << describe(certificate);
    EXPECT_THAT(certificate.because[0], HasSubstr("the largest error is 1."));
}

TEST(Certificate, CountsWhatGlareCosts) {
    const Scene& scene = plainScene();
    const auto before = readSheet(scene.image, byTable(scene), "sheet.jpg");
    ASSERT_TRUE(before);
    constexpr Millimetres kRadius = 32_mm;
    const TablePoint lamp{120_mm, 100_mm};
    std::vector<cv::Point> rim;
    for (int degrees = 0; degrees < 360; degrees += 5) {
        const TablePoint p = onTable(*before, lamp + along(radiansFromDegrees(degrees), kRadius));
        const ImagePoint pixel = imageFromTable(scene.truth, {p.x, p.y, kTagThickness});
        rim.emplace_back(cvRound(pixel.x.value()), cvRound(pixel.y.value()));
    }
    cv::Mat image = scene.image.clone();
    cv::fillConvexPoly(image, rim, cv::Scalar::all(255));
    const auto reading = readSheet(image, byTable(scene), "sheet.jpg");
    ASSERT_TRUE(reading) << english(reading.error().message);
    for (const DotReading& dot : reading->dots) {
        const Millimetres far = distance(dot.onSheet, lamp);
        if (far < kRadius - 3_mm) {
            EXPECT_EQ(dot.state, MarkState::LostInGlare);
        } else if (far > kRadius + 3_mm) {
            EXPECT_EQ(dot.state, MarkState::Read);
            EXPECT_EQ(dot.isNearGlare, far < kRadius + 5_mm) << far.value();
        }
    }
    const Certificate certificate = certificateOf({{"sheet.jpg", *reading}}, byTable(scene), false);
    EXPECT_GE(certificate.glare.lost, 4U);
    EXPECT_DOUBLE_EQ(certificate.glare.share,
                     double(certificate.glare.lost) / double(certificate.marks));
    EXPECT_NEAR(certificate.glare.clipped, 3.1416 * 32 * 32 / (184.0 * 207.0), 0.01);
    EXPECT_NE(certificate.grade, Grade::Gold);
    EXPECT_THAT(certificate.because[0], HasSubstr("glare costs"));
    EXPECT_LT(certificate.glare.elsewhere.max, 0.3_mm);
}

TEST(Certificate, TellsWhatIsCoveredFromGlare) {
    Photograph covered;
    const cv::Mat hand(int(40 * kDotsAMillimetre), int(60 * kDotsAMillimetre), CV_8UC1,
                       cv::Scalar(150));
    covered.over = {laid(hand, {300_mm, 205_mm}, 0_deg)};
    const Scene scene = covered.scene();
    const Certificate certificate = certified(scene.image, byTable(scene));
    EXPECT_EQ(certificate.glare.lost, 0U);
    EXPECT_LT(certificate.read, certificate.marks - 3);
    EXPECT_THAT(describe(certificate), HasSubstr("more could not be read (covered"));
}

TEST(CertificateFaults, AreSaidInOneLine) {
    const Scene& scene = plainScene();
    const SheetQuestion question = byTable(scene);
    EXPECT_THAT(whyNot(sceneOf({}, kSight, 1).image, question),
                HasSubstr("sheet.jpg: no certificate sheet is in the picture"));
    Photograph twice;
    twice.page = onA4().picture;
    const Scene two = sceneOf({laid(onA4().picture, {160_mm, 215_mm}, 0_deg),
                               laid(onA4().picture, {420_mm, 215_mm}, 0_deg)},
                              kSight, 1);
    EXPECT_THAT(whyNot(two.image, question), HasSubstr("two certificate sheets"));

    const auto reading = readSheet(scene.image, question, "sheet.jpg");
    ASSERT_TRUE(reading);
    SheetQuestion bySheet{.camera = question.camera};
    const TablePoint edge = onTable(*reading, {60_mm, 100_mm});
    const ImagePoint cut = imageFromTable(scene.truth, {edge.x, edge.y, kTagThickness});
    cv::Mat part = scene.image.clone(); // the same camera; the picture is cropped at the left
    part = part.colRange(int(cut.x.value()), part.cols).clone();
    bySheet.camera->size = part.size();
    bySheet.camera->cx -= int(cut.x.value());
    EXPECT_THAT(whyNot(part, bySheet), HasSubstr("cut off at the picture's left edge"));

    SheetQuestion clash = question;
    clash.table->tags.push_back(certificateSheet().tags[0]);
    const auto refused = readSheet(scene.image, clash, "sheet.jpg");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().status, ExitStatus::WrongUsage);
}

} // namespace
} // namespace umpire
