#include "calibration/measure/calibration_files.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>

namespace umpire {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kCamera = R"(%YAML:1.0
---
image_width: 1280
image_height: 720
camera_name: rendered
camera_matrix: !!opencv-matrix
   rows: 3
   cols: 3
   dt: d
   data: [ 992.65, 0.0, 640.0, 0.0, 991.5, 360.0, 0.0, 0.0, 1.0 ]
distortion_model: plumb_bob
distortion_coefficients: !!opencv-matrix
   rows: 1
   cols: 5
   dt: d
   data: [ -0.128, -0.0077, -0.00028, -3.9e-05, 0.0 ]
)";

constexpr const char* kTable = R"(%YAML:1.0
---
area_mm: [ 600.0, 420.0 ]
tag_dictionary: DICT_APRILTAG_36h11
tag_size_mm: 40.0
tags:
   - { id: 0, center_mm: [ 35.0, 35.0 ] }
   - { id: 7, center_mm: [ 565.0, 385.0 ], heading_deg: 90 }
board: { game: "murus-gallicus", origin_mm: [ 124.0, 56.0 ], cell_mm: 44.0, cols: 8, rows: 7 }
)";

/// Returns the file's text with one piece replaced.
std::string with(std::string text, const std::string& piece, const std::string& other) {
    const std::size_t at = text.find(piece);
    EXPECT_NE(at, std::string::npos) << piece;
    return text.replace(at, piece.size(), other);
}

std::filesystem::path scratch(const std::string& name) {
    const auto folder = std::filesystem::temp_directory_path() / "umpire_calibration_files_test";
    std::filesystem::create_directories(folder);
    return folder / name;
}

TEST(CameraFile, IsReadInOpenCvsDress) {
    const auto camera = parseCamera(kCamera, "camera.yaml");
    ASSERT_TRUE(camera) << english(camera.error().message);
    const CameraIntrinsics expected{"rendered",
                                    {1280, 720},
                                    992.65,
                                    991.5,
                                    640.0,
                                    360.0,
                                    {-0.128, -0.0077, -0.00028, -3.9e-05, 0.0}};
    EXPECT_EQ(*camera, expected);
}

TEST(CameraFile, IsReadInRossDress) {
    constexpr const char* kRos = R"(image_width: 640
image_height: 480
camera_name: "usb_cam"
camera_matrix:
  rows: 3
  cols: 3
  data: [600, 0, 320, 0, 601.5, 240, 0, 0, 1]
distortion_model: plumb_bob
distortion_coefficients:
  rows: 1
  cols: 5
  data: [-0.1, 0.2, 0, 0, 0]
rectification_matrix:
  rows: 3
  cols: 3
  data: [1, 0, 0, 0, 1, 0, 0, 0, 1]
)";
    const auto camera = parseCamera(kRos, "usb_cam.yaml");
    ASSERT_TRUE(camera) << english(camera.error().message);
    EXPECT_EQ(camera->fy, 601.5);
}

TEST(CameraFile, DistortionMayStandInAColumn) {
    const std::string text =
        with(with(kCamera, "rows: 1\n   cols: 5", "rows: 5\n   cols: 1"), "rendered", "upright");
    const auto camera = parseCamera(text, "camera.yaml");
    ASSERT_TRUE(camera) << english(camera.error().message);
    EXPECT_EQ(camera->distortion[3], -3.9e-05);
}

TEST(CameraFile, ComesBackAsItWasSaved) {
    CameraIntrinsics camera = *parseCamera(kCamera, "camera.yaml");
    camera.name = "odd \"name\": \\ with {signs} # and \xc3\xa4";
    camera.fx = 992.6524310296942;
    const auto file = scratch("camera.yaml");
    ASSERT_TRUE(saveCamera(camera, file));
    const auto back = loadCamera(file);
    ASSERT_TRUE(back) << english(back.error().message);
    EXPECT_EQ(*back, camera);
}

TEST(CameraFile, OpenCvReadsWhatIsSaved) {
    const auto file = scratch("for_opencv.yaml");
    ASSERT_TRUE(saveCamera(*parseCamera(kCamera, "camera.yaml"), file));
    const cv::FileStorage storage(file.string(), cv::FileStorage::READ);
    cv::Mat matrix;
    storage["camera_matrix"] >> matrix;
    EXPECT_EQ(matrix.at<double>(1, 1), 991.5);
    EXPECT_EQ(int(storage["image_width"]), 1280);
}

TEST(TableFile, IsReadWithItsBoardAndHeadings) {
    const auto table = parseTable(kTable, "table.yaml");
    ASSERT_TRUE(table) << english(table.error().message);
    EXPECT_EQ(table->width, 600_mm);
    EXPECT_EQ(table->tagSize, 40_mm);
    ASSERT_EQ(table->tags.size(), 2U);
    EXPECT_EQ(table->tags[0], (TableTag{0, {35_mm, 35_mm}, {}}));
    EXPECT_EQ(table->tags[1], (TableTag{7, {565_mm, 385_mm}, 90_deg}));
    const BoardPlacement board{"murus-gallicus", {124_mm, 56_mm}, 44_mm, 8, 7};
    EXPECT_EQ(table->board, board);
}

TEST(TableFile, ABoardIsOptional) {
    const std::string text(kTable);
    const auto table = parseTable(text.substr(0, text.find("board")), "table.yaml");
    ASSERT_TRUE(table) << english(table.error().message);
    EXPECT_FALSE(table->board);
}

TEST(TableFile, ComesBackAsItWasSaved) {
    const TableDescription table =
        *parseTable(with(kTable, "rows: 7", "rows: 7, stone_mm: 8.5"), "table.yaml");
    EXPECT_EQ(table.board->stone, 8.5_mm);
    const auto file = scratch("table.yaml");
    ASSERT_TRUE(saveTable(table, file));
    const auto back = loadTable(file);
    ASSERT_TRUE(back) << english(back.error().message);
    EXPECT_EQ(*back, table);
}

/// One fault in a file, and the words that the message must contain.
struct Broken {
    const char* name;
    const char* piece;
    const char* instead;
    const char* message;
};

void expectRefused(const CalibrationError& error, const Broken& broken, const std::string& file) {
    EXPECT_EQ(error.kind, CalibrationError::Kind::CannotRead);
    EXPECT_THAT(english(error.message), StartsWith(file + ": "));
    EXPECT_THAT(english(error.message), HasSubstr(broken.message));
    EXPECT_THAT(english(error.message), HasSubstr("umpire calibrate")) << "what to do";
    EXPECT_EQ(english(error.message).find('\n'), std::string::npos) << "one line";
}

class BrokenCamera : public testing::TestWithParam<Broken> {};

TEST_P(BrokenCamera, IsRefusedWithTheKeysName) {
    const auto camera =
        parseCamera(with(kCamera, GetParam().piece, GetParam().instead), "camera.yaml");
    ASSERT_FALSE(camera);
    expectRefused(camera.error(), GetParam(), "camera.yaml");
}

constexpr const char* kMatrix = "[ 992.65, 0.0, 640.0, 0.0, 991.5, 360.0, 0.0, 0.0, 1.0 ]";
constexpr const char* kBend = "[ -0.128, -0.0077, -0.00028, -3.9e-05, 0.0 ]";

INSTANTIATE_TEST_SUITE_P(
    Keys, BrokenCamera,
    testing::Values(
        Broken{"NoWidth", "image_width: 1280\n", "", "image_width: is missing"},
        Broken{"NoHeight", "image_height: 720\n", "", "image_height: is missing"},
        Broken{"NoMatrix", "camera_matrix:", "matrix:", "camera_matrix: is missing"},
        Broken{"NoModel", "distortion_model: plumb_bob\n", "", "distortion_model: is missing"},
        Broken{"NoDistortion",
               "distortion_coefficients:", "d:", "distortion_coefficients: is missing"},
        Broken{"NoRows", "   rows: 3\n", "", "camera_matrix.rows: is missing"},
        Broken{"NoColumns", "   cols: 3\n", "", "camera_matrix.cols: is missing"},
        Broken{"NoNumbers", kMatrix, "", "camera_matrix.data: is missing"},
        Broken{"WidthIsText", "1280", "wide", "image_width: must be a number, found \"wide\""},
        Broken{"WidthIsAList", "1280", "[ 1, 2 ]", "image_width: must be a number, found a list"},
        Broken{"WidthIsNoWholeNumber", "1280", "1280.5", "image_width: must be a whole number"},
        Broken{"WidthIsNegative", "1280", "-1280", "image_width: must be between"},
        Broken{"WidthIsHuge", "1280", "99999999999999999999", "image_width: must be between"},
        Broken{"HeightIsNotANumber", "720", ".nan", "image_height: must be finite"},
        Broken{"HeightIsInfinite", "720", "-.inf", "image_height: must be finite"},
        Broken{"NameIsAMapping", "rendered", "{ a: 1 }", "camera_name: must be a name"},
        Broken{"MatrixIsANumber",
               "!!opencv-matrix\n   rows: 3\n   cols: 3\n   dt: d\n   data: "
               "[ 992.65, 0.0, 640.0, 0.0, 991.5, 360.0, 0.0, 0.0, 1.0 ]",
               "5", "camera_matrix: must be a mapping"},
        Broken{"MatrixOfAnotherSize", "rows: 3", "rows: 2", "must have 3 x 3 numbers, found 2 x 3"},
        Broken{"MatrixTooShort", kMatrix, "[ 1, 2, 3 ]",
               "camera_matrix.data: must be a list of 9 numbers, found 3"},
        Broken{"MatrixWithText", "991.5", "long", "camera_matrix.data[4]: must be a number"},
        Broken{"MatrixWithNan", "992.65", ".NaN", "camera_matrix.data[0]: must be finite"},
        Broken{"FocalLengthZero", "992.65", "0", "camera_matrix: focal length fx 0 makes no sense"},
        Broken{"FocalLengthNegative", "991.5", "-991.5", "camera_matrix: focal length fy"},
        Broken{"AxisOutside", "640.0", "5000", "camera_matrix: centre cx 5000 makes no sense"},
        Broken{"AxisAbove", "360.0", "-1", "camera_matrix: centre cy -1 makes no sense"},
        Broken{"MatrixSkewed", "992.65, 0.0", "992.65, 3.0", "must be [fx 0 cx; 0 fy cy; 0 0 1]"},
        Broken{"AnotherModel", "plumb_bob", "equidistant", "distortion_model: must be plumb_bob"},
        Broken{"EightTerms", "cols: 5", "cols: 8", "must have 1 x 5 numbers, found 1 x 8"},
        Broken{"FourTerms", kBend, "[ 0, 0, 0, 0 ]",
               "distortion_coefficients.data: must be a list of 5 numbers, found 4"},
        Broken{"TermNotANumber", "-0.0077", ".nan",
               "distortion_coefficients.data[1]: must be finite"},
        Broken{"TermAbsurd", "-0.128", "-12800",
               "distortion_coefficients.data[0]: must be between"},
        Broken{"KeyTwice", "image_height: 720", "image_width: 720",
               "image_width: stands there twice"},
        Broken{"NoYaml", "data: [", "data: ]", "not valid YAML, line"},
        Broken{"TabsAndBell", "rendered", "\"\x07\"\n\t\x01: [", "not valid YAML"}),
    [](const auto& broken) { return broken.param.name; });

class BrokenTable : public testing::TestWithParam<Broken> {};

TEST_P(BrokenTable, IsRefusedWithTheKeysName) {
    const auto table = parseTable(with(kTable, GetParam().piece, GetParam().instead), "table.yaml");
    ASSERT_FALSE(table);
    expectRefused(table.error(), GetParam(), "table.yaml");
}

INSTANTIATE_TEST_SUITE_P(
    Keys, BrokenTable,
    testing::Values(
        Broken{"NoArea", "area_mm:", "area:", "area_mm: is missing"},
        Broken{"NoDictionary", "tag_dictionary: DICT_APRILTAG_36h11\n", "",
               "tag_dictionary: is missing"},
        Broken{"NoTagSize", "tag_size_mm: 40.0\n", "", "tag_size_mm: is missing"},
        Broken{"NoTags", "tags:\n", "labels:\n", "tags: is missing"},
        Broken{"NoTagId", "{ id: 7, ", "{ ", "tags[1].id: is missing"},
        Broken{"NoTagCenter", "center_mm: [ 35.0, 35.0 ]", "x: 1", "tags[0].center_mm: is missing"},
        Broken{"AreaIsANumber", "[ 600.0, 420.0 ]", "600",
               "area_mm: must be a list of 2 numbers, found \"600\""},
        Broken{"AreaOfThree", "[ 600.0, 420.0 ]", "[ 600, 420, 5 ]",
               "area_mm: must be a list of 2 numbers, found 3"},
        Broken{"AreaNotANumber", "600.0", ".nan", "area_mm[0]: must be finite"},
        Broken{"AreaNegative", "420.0", "-420.0", "area_mm[1]: must be between 50 and 3000"},
        Broken{"AreaEndless", "600.0", "1e300", "area_mm[0]: must be between"},
        Broken{"DictionaryUnknown", "DICT_APRILTAG_36h11", "DICT_MINE",
               "tag_dictionary: is unknown"},
        Broken{"DictionaryIsAList", "DICT_APRILTAG_36h11", "[ 1 ]",
               "tag_dictionary: must be a name, found a list"},
        Broken{"TagSizeZero", "tag_size_mm: 40.0", "tag_size_mm: 0",
               "tag_size_mm: must be between"},
        Broken{"TagSizeText", "tag_size_mm: 40.0", "tag_size_mm: 4 cm",
               "tag_size_mm: must be a number, found \"4 cm\""},
        Broken{"TagIdOutOfDictionary", "id: 7", "id: 587",
               "tags[1].id: must be between 0 and 586, found \"587\""},
        Broken{"TagIdFraction", "id: 7", "id: 7.5", "tags[1].id: must be a whole number"},
        Broken{"TagTwice", "id: 7", "id: 0", "tags[1].id: tag 0 stands there twice"},
        Broken{"TagOnTag", "[ 565.0, 385.0 ]", "[ 40.0, 40.0 ]",
               "tags[1].center_mm: lies on tag 0"},
        Broken{"TagHeadingText", "heading_deg: 90", "heading_deg: up",
               "tags[1].heading_deg: must be a number"},
        Broken{"TagIsANumber", "- { id: 0, center_mm: [ 35.0, 35.0 ] }", "- 5",
               "tags[0]: must be a mapping, found \"5\""},
        Broken{"NoTagInTheList",
               "   - { id: 0, center_mm: [ 35.0, 35.0 ] }\n"
               "   - { id: 7, center_mm: [ 565.0, 385.0 ], heading_deg: 90 }\n",
               "   []\n", "tags: must be a list of at least one tag"},
        Broken{"BoardNoGame", "game: \"murus-gallicus\", ", "", "board.game: is missing"},
        Broken{"BoardNoOrigin", "origin_mm: [ 124.0, 56.0 ], ", "", "board.origin_mm: is missing"},
        Broken{"BoardNoCell", "cell_mm: 44.0, ", "", "board.cell_mm: is missing"},
        Broken{"BoardNoColumns", "cols: 8, ", "", "board.cols: is missing"},
        Broken{"BoardNoRows", ", rows: 7", "", "board.rows: is missing"},
        Broken{"BoardCellNegative", "44.0", "-44.0", "board.cell_mm: must be between"},
        Broken{"BoardStoneAbsurd", "rows: 7", "rows: 7, stone_mm: 0",
               "board.stone_mm: must be between"},
        Broken{"BoardColumnsAbsurd", "cols: 8", "cols: 1000000", "board.cols: must be between"},
        Broken{"BoardIsAList",
               "{ game: \"murus-gallicus\", origin_mm: [ 124.0, 56.0 ], cell_mm: "
               "44.0, cols: 8, rows: 7 }",
               "[ 1, 2 ]", "board: must be a mapping, found a list"}),
    [](const auto& broken) { return broken.param.name; });

class HostileText : public testing::TestWithParam<std::string> {};

TEST_P(HostileText, IsRefusedByBothReaders) {
    EXPECT_FALSE(parseCamera(GetParam(), "x.yaml"));
    EXPECT_FALSE(parseTable(GetParam(), "x.yaml"));
}
INSTANTIATE_TEST_SUITE_P(Texts, HostileText,
                         testing::Values("", "%YAML:1.0", "---\n", "5", "[1, 2]",
                                         std::string(3, '\0'), "a: &a [*a]",
                                         std::string(100000, '['), std::string(100000, '{'),
                                         "\xff\xfe\x00", std::string(2 << 20, 'x'), "? [a]\n: b\n",
                                         "a: *nobody", "- - - - - - - - - - - - - - -",
                                         "!!opencv-matrix\nrows: 3", "--- a\n--- b"));

TEST(CalibrationFile, ManyIndentedLevelsDoNotOverrunTheStack) {
    std::string deep;
    for (int level = 0; level < 20000; ++level) {
        deep += "- ";
    }
    EXPECT_FALSE(parseTable(deep, "deep.yaml"));
    std::string keys;
    for (int level = 0; level < 900; ++level) {
        keys += std::string(std::size_t(level), ' ') + "a:\n";
    }
    EXPECT_FALSE(parseTable(keys, "keys.yaml"));
}

TEST(CalibrationFile, ThatCannotBeOpenedIsNamed) {
    const auto missing = loadCamera("/nowhere/camera.yaml");
    ASSERT_FALSE(missing);
    EXPECT_EQ(english(missing.error().message),
              "/nowhere/camera.yaml: no such file; check the path");
    const auto folder = loadTable(std::filesystem::temp_directory_path());
    ASSERT_FALSE(folder);
    EXPECT_THAT(english(folder.error().message), HasSubstr("is a directory"));
    const auto empty = scratch("empty.yaml");
    std::ofstream(empty).close();
    EXPECT_FALSE(loadTable(empty));
}

TEST(CalibrationFile, ThatCannotBeWrittenIsAnError) {
    const auto saved = saveCamera(*parseCamera(kCamera, "c"), "/nowhere/camera.yaml");
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().kind, CalibrationError::Kind::CannotWrite);
    EXPECT_THAT(english(saved.error().message),
                StartsWith("/nowhere/camera.yaml: cannot be written"));
}

TEST(Rescaled, KeepsTheSameViewAtAnotherSize) {
    const CameraIntrinsics camera = *parseCamera(kCamera, "c");
    const auto larger = rescaled(camera, {1920, 1080});
    ASSERT_TRUE(larger) << english(larger.error().message);
    EXPECT_EQ(larger->size, cv::Size(1920, 1080));
    EXPECT_DOUBLE_EQ(larger->fx, 992.65 * 1.5);
    EXPECT_DOUBLE_EQ(larger->distortion[0], -0.128);
    // The picture's corner is at (-0.5, -0.5), so the half pixel is scaled too.
    EXPECT_DOUBLE_EQ(larger->cx, 640.5 * 1.5 - 0.5);
    EXPECT_DOUBLE_EQ(larger->cy, 360.5 * 1.5 - 0.5);
    EXPECT_EQ(*rescaled(camera, camera.size), camera);
}

TEST(Rescaled, AllowsARoundedSideAndRefusesAnotherAspect) {
    const CameraIntrinsics camera = *parseCamera(kCamera, "c");
    EXPECT_TRUE(rescaled(camera, {1366, 768}));
    for (const cv::Size size : {cv::Size(640, 480), cv::Size(720, 1280), cv::Size(0, 0)}) {
        const auto refused = rescaled(camera, size);
        ASSERT_FALSE(refused) << size;
        EXPECT_EQ(refused.error().kind, CalibrationError::Kind::CannotRead);
        EXPECT_THAT(english(refused.error().message), HasSubstr("aspect"));
    }
}

} // namespace
} // namespace umpire
