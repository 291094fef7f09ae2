#include "calibration/measure/register_table.h"

#include "calibration/measure/calibration_files.h"
#include "calibration/tags/table_pose.h"
#include "calibration/view/camera_intrinsics.h"
#include "rendered_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

using testing::HasSubstr;

/// One view for all tests that only read the picture: tilted and rotated.
const TableView& usualView() {
    static const TableView view = testView(testCamera(), 25_deg, 8_deg);
    return view;
}
const cv::Mat& usualPicture() {
    static const cv::Mat picture = rendered(usualView(), testTable());
    return picture;
}

/// Paints a tag over, as a hand would.
void cover(cv::Mat& picture, const TableView& view, const TableTag& tag) {
    std::vector<cv::Point> outline;
    for (const cv::Point3d& corner : cornersOfTag(tag, 75_mm)) {
        const ImagePoint p = imageFromTable(
            view, {Millimetres(corner.x), Millimetres(corner.y), Millimetres(corner.z)});
        outline.emplace_back(int(p.x.value()), int(p.y.value()));
    }
    cv::fillConvexPoly(picture, outline, cv::Scalar::all(120));
}

TEST(RegisterTable, FindsAKnownCamerasPoseToHundredthsOfAMillimetre) {
    const auto found = registerTable(usualPicture(), testTable(), testCamera());
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_LT(worstDifference(usualView(), found->view, 0_mm).value(), 0.03);
    EXPECT_LT(worstDifference(usualView(), found->view, 15_mm).value(), 0.03);
    const Registration& r = found->view.registration;
    EXPECT_EQ(r.method, RegistrationMethod::Tags);
    EXPECT_EQ(r.camera, CameraKnowledge::Calibrated);
    EXPECT_EQ(r.tagsSeen, 4);
    EXPECT_LT(r.rms->value(), 0.1);
    EXPECT_GT(r.sigma.value(), 0.0);
    EXPECT_LT(r.sigma.value(), 0.1);
    EXPECT_TRUE(found->warnings.empty());
}

TEST(RegisterTable, SaysWhatTheViewCovers) {
    const auto found = registerTable(usualPicture(), testTable(), testCamera());
    ASSERT_TRUE(found);
    EXPECT_EQ(found->view.areaWidth, 600_mm);
    EXPECT_EQ(found->view.areaHeight, 420_mm);
    EXPECT_EQ(found->view.areaOrigin, TablePoint());
    ASSERT_EQ(found->view.tagFootprints.size(), 4U);
    for (const cv::Vec4d& footprint : found->view.tagFootprints) {
        EXPECT_NEAR(footprint[2], 34.0, 1e-9) << "the paper of a tag of 40 mm";
    }
}

TEST(RegisterTable, EstimatesAnUnknownCameraAndSaysSo) {
    const auto found = registerTable(usualPicture(), testTable(), std::nullopt);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_EQ(found->view.registration.camera, CameraKnowledge::Estimated);
    EXPECT_NEAR(found->view.camera.fx, 1000.0, 15.0);
    EXPECT_LT(worstDifference(usualView(), found->view, 0_mm).value(), 0.4);
    EXPECT_LT(worstDifference(usualView(), found->view, 15_mm).value(), 0.4);
    EXPECT_GT(found->view.registration.sigma,
              registerTable(usualPicture(), testTable(), testCamera())->view.registration.sigma);
}

TEST(RegisterTable, AnUnknownCameraStraightAboveDoesNotRunAway) {
    const TableView view = testView(testCamera(), 0.3_deg, 0_deg);
    const auto found = registerTable(rendered(view, testTable()), testTable(), std::nullopt);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_LT(worstDifference(view, found->view, 0_mm).value(), 0.5);
    EXPECT_LT(worstDifference(view, found->view, 15_mm), found->view.registration.sigma * 6.0);
    EXPECT_GT(found->view.camera.fx, 600.0);
    EXPECT_LT(found->view.camera.fx, 1600.0);
}

class RegisterTurned : public testing::TestWithParam<int> {};

TEST_P(RegisterTurned, WorksFromEverySideOfTheTable) {
    CameraIntrinsics camera = testCamera();
    camera.fx = camera.fy = 700; // changed so that all tags stay in view
    const TableView view = testView(camera, 20_deg, radiansFromDegrees(GetParam()));
    const auto found = registerTable(rendered(view, testTable()), testTable(), camera);
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_EQ(found->view.registration.tagsSeen, 4);
    EXPECT_LT(worstDifference(view, found->view, 0_mm).value(), 0.05);
}
INSTANTIATE_TEST_SUITE_P(Turns, RegisterTurned, testing::Values(45, 90, 180, -90));

class RegisterOneTag : public testing::TestWithParam<int> {};

TEST_P(RegisterOneTag, OneTagServesWithinItsHonestSigma) {
    cv::Mat picture = usualPicture().clone();
    const TableDescription table = testTable();
    for (const TableTag& tag : table.tags) {
        if (tag.id != GetParam()) {
            cover(picture, usualView(), tag);
        }
    }
    const auto found = registerTable(picture, table, testCamera());
    ASSERT_TRUE(found) << english(found.error().message);
    const Registration& r = found->view.registration;
    EXPECT_EQ(r.tagsSeen, 1);
    EXPECT_GT(r.sigma.value(), 0.3) << "one tag cannot tell the far end of the table better";
    EXPECT_LT(r.sigma.value(), 100.0);
    // The farthest corner is two to three times as bad as the mean over the area.
    EXPECT_LT(worstDifference(usualView(), found->view, 0_mm), r.sigma * 9.0);
}
INSTANTIATE_TEST_SUITE_P(Tags, RegisterOneTag, testing::Values(0, 1, 2, 3));

TEST(RegisterTable, SigmaShrinksWithEveryTag) {
    const TableDescription table = testTable();
    cv::Mat picture = usualPicture().clone();
    std::vector<Millimetres> sigmas;
    for (const TableTag& tag : table.tags) {
        const auto found = registerTable(picture, table, testCamera());
        ASSERT_TRUE(found) << english(found.error().message);
        sigmas.push_back(found->view.registration.sigma);
        EXPECT_LT(worstDifference(usualView(), found->view, 0_mm), sigmas.back() * 9.0);
        cover(picture, usualView(), tag);
    }
    for (std::size_t i = 1; i < sigmas.size(); ++i) {
        EXPECT_GT(sigmas[i], sigmas[i - 1]) << "with " << 4 - i << " tags";
    }
}

TEST(RegisterTable, ATurnedTagIsUnderstoodByItsHeading) {
    TableDescription table = testTable();
    table.tags[1].heading = 30_deg;
    table.tags[2].heading = radiansFromDegrees(-135);
    const auto found = registerTable(rendered(usualView(), table), table, testCamera());
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_LT(worstDifference(usualView(), found->view, 0_mm).value(), 0.03);
}

TEST(RegisterTable, IgnoresTagsThatAreNotInTheFileAndNamesThem) {
    TableDescription file = testTable();
    file.tags.erase(file.tags.begin() + 1);
    const auto found = registerTable(usualPicture(), file, testCamera());
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_EQ(found->view.registration.tagsSeen, 3);
    ASSERT_EQ(found->warnings.size(), 1U);
    EXPECT_EQ(english(found->warnings[0]), "tag 1 is not in the table file and was ignored");
}

void expectNotFound(const Calibrated<TableRegistration>& found, const std::string& why) {
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().kind, CalibrationError::Kind::TableNotFound);
    EXPECT_THAT(english(found.error().message), HasSubstr(why));
    EXPECT_EQ(english(found.error().message).find('\n'), std::string::npos) << "one line";
}

TEST(RegisterTable, ADuplicatedTagIsRefused) {
    TableDescription laid = testTable();
    laid.tags.push_back({2, {300_mm, 210_mm}, {}});
    expectNotFound(registerTable(rendered(usualView(), laid), testTable(), testCamera()),
                   "tag 2 is in the picture twice");
}

TEST(RegisterTable, APictureWithoutTagsIsNoTable) {
    const cv::Mat blank(720, 1280, CV_8UC3, cv::Scalar::all(120));
    expectNotFound(registerTable(blank, testTable(), testCamera()), "no tag of the table");
    TableDescription others = testTable();
    for (TableTag& tag : others.tags) {
        tag.id += 100;
    }
    expectNotFound(registerTable(usualPicture(), others, testCamera()), "no tag of the table");
}

TEST(RegisterTable, TagsThatWereMovedContradictTheFile) {
    TableDescription file = testTable();
    std::swap(file.tags[0].center, file.tags[2].center);
    expectNotFound(registerTable(usualPicture(), file, testCamera()), "table");
}

TEST(RegisterTable, ASmallMoveOfATagWidensSigma) {
    TableDescription file = testTable();
    file.tags[0].center.x += 2_mm;
    const auto moved = registerTable(usualPicture(), file, testCamera());
    const auto honest = registerTable(usualPicture(), testTable(), testCamera());
    ASSERT_TRUE(moved) << english(moved.error().message);
    EXPECT_GT(moved->view.registration.sigma, honest->view.registration.sigma * 4.0);
    EXPECT_GT(*moved->view.registration.rms, *honest->view.registration.rms * 4.0);
}

TEST(RegisterTable, NoiseAndBlurCostLittle) {
    cv::Mat picture;
    cv::GaussianBlur(usualPicture(), picture, {}, 1.2);
    cv::Mat noise(picture.size(), CV_16SC3);
    cv::RNG(1).fill(noise, cv::RNG::NORMAL, 0, 8);
    cv::add(picture, noise, picture, cv::noArray(), CV_8UC3);
    const auto found = registerTable(picture, testTable(), testCamera());
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_LT(worstDifference(usualView(), found->view, 0_mm).value(), 0.15);
}

TEST(RegisterTable, ServesATelephonesLargePicture) {
    const auto camera = rescaled(testCamera(), {2560, 1440});
    ASSERT_TRUE(camera);
    TableView view = usualView();
    view.camera = *camera;
    const auto found = registerTable(rendered(view, testTable()), testTable(), camera.value());
    ASSERT_TRUE(found) << english(found.error().message);
    EXPECT_LT(worstDifference(view, found->view, 0_mm).value(), 0.02);
}

TEST(RegisterTable, TheSamePictureAtHalfTheSizeLiesInTheSamePlace) {
    cv::Mat half;
    cv::resize(usualPicture(), half, {640, 360}, 0, 0, cv::INTER_AREA);
    const auto camera = rescaled(testCamera(), {640, 360});
    ASSERT_TRUE(camera);
    const auto found = registerTable(half, testTable(), camera.value());
    ASSERT_TRUE(found) << english(found.error().message);
    TableView truth = usualView();
    truth.camera = *camera;
    // Half a pixel of the small picture is 0.7 mm on the table.
    EXPECT_LT(worstDifference(truth, found->view, 0_mm).value(), 0.1);
}

/// Returns the mean offset of the quick look's corners from the tags' true corners, and the number
/// of tags seen.
std::pair<cv::Point2d, int> quickLooksOffset(const TableView& view) {
    const TableDescription table = testTable();
    cv::Mat gray;
    cv::cvtColor(rendered(view, table), gray, cv::COLOR_BGR2GRAY);
    cv::Point2d sum;
    int corners = 0;
    for (const DetectedTag& tag : detectTagsQuickly(gray, *tagFamily(table.tagDictionary))) {
        for (std::size_t c = 0; c < 4; ++c) {
            const cv::Point3d corner = cornersOfTag(table.tags[std::size_t(tag.id)], 40_mm)[c];
            const ImagePoint truth =
                imageFromTable(view, {Millimetres(corner.x), Millimetres(corner.y), kTagThickness});
            sum += tag.corners[c] - cv::Point2d(truth.x.value(), truth.y.value());
            ++corners;
        }
    }
    return {sum, corners};
}

TEST(DetectTags, TheQuickLooksCornersAreNotHalfAPixelOff) {
    CameraIntrinsics camera = testCamera();
    camera.fx = camera.fy = 750;
    cv::Point2d sum;
    int corners = 0;
    for (int turn = 0; turn < 360; turn += 24) {
        const auto [offset, seen] =
            quickLooksOffset(testView(camera, 15_deg, radiansFromDegrees(turn)));
        sum += offset;
        corners += seen;
    }
    ASSERT_GT(corners, 150);
    // OpenCV returns whole pixels of the small picture, so the corners scatter by a pixel. Averaged
    // over many tags with four sides each, only a systematic shift remains.
    EXPECT_NEAR(sum.x / corners, 0.0, 0.2);
    EXPECT_NEAR(sum.y / corners, 0.0, 0.2);
}

TEST(RegisterTable, GreyIsReadAndSixteenBitsAreRefused) {
    cv::Mat gray;
    cv::cvtColor(usualPicture(), gray, cv::COLOR_BGR2GRAY);
    EXPECT_TRUE(registerTable(gray, testTable(), testCamera()));
    cv::Mat deep;
    usualPicture().convertTo(deep, CV_16U, 257);
    expectNotFound(registerTable(deep, testTable(), testCamera()), "8 bits");
    expectNotFound(registerTable(cv::Mat(), testTable(), testCamera()), "no picture");
}

/// Uses the quick look's corners for a camera exactly in front of the table: whole pixels,
/// symmetric left and right.
TEST(RegisterTable, APoseIsFoundFromCornersThatAreExactMirrorImages) {
    TableDescription table;
    table.tagSize = 40_mm;
    table.tags = {{1, {565_mm, 35_mm}, {}},
                  {0, {35_mm, 35_mm}, {}},
                  {2, {565_mm, 385_mm}, {}},
                  {3, {35_mm, 385_mm}, {}}};
    const std::array<std::array<cv::Point2d, 4>, 4> corners{
        {{{{788, 455}, {837, 455}, {843, 506}, {794, 507}}},
         {{{122, 455}, {171, 455}, {165, 507}, {116, 506}}},
         {{{745, 69}, {787, 70}, {792, 107}, {749, 107}}},
         {{{172, 70}, {214, 69}, {210, 107}, {167, 107}}}}};
    TagSight sight{{}, *tagFamily(table.tagDictionary), table.tagSize, {}};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        sight.tags.push_back({table.tags[i], {table.tags[i].id, corners[i]}});
    }
    const Lens lens = lensOf(std::nullopt, {960, 540});
    const auto poses = coarsePoses(sight, lens.start, lens.unknowns);
    ASSERT_FALSE(poses.empty());
    EXPECT_LT(poses.front().rmsPixels, 0.6);
}

} // namespace
} // namespace umpire
