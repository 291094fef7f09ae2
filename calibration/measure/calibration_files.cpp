#include "calibration/measure/calibration_files.h"

#include "calibration/files/checked_yaml.h"
#include "calibration/tags/tag_detection.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

/// Range of a picture's width and height in pixels, from a thumbnail to the largest picture that
/// OpenCV decodes by default.
constexpr NumberRange kSidePixels{16, 32768};
/// Range of the focal length, as a share of the picture's width: 0.2 is a field of view of 136
/// degrees, 20 of 3 degrees.
constexpr NumberRange kFocalShare{0.2, 20};
/// Range of the optical axis' place in the picture, as a share of the picture's width or height.
constexpr NumberRange kAxisShare{0, 1};
/// Range of the distortion coefficients. Those of real lenses are at most a few units; those of
/// fisheye lenses are far below 10.
constexpr NumberRange kDistortion{-100, 100};
constexpr NumberRange kAnyNumber{-1e9, 1e9};

void readMatrix(CheckedYaml& yaml, CameraIntrinsics& camera) {
    const std::string key = "camera_matrix";
    const auto k = yaml.matrix(yaml.required(yaml.root(), key, key), key, {3, 3}, kAnyNumber);
    const auto isWithin = [](double value, double side, NumberRange share) {
        return value >= share.lowest * side && value <= share.highest * side;
    };
    const auto checkFocal = [&](const char* name, double value) {
        if (!isWithin(value, camera.size.width, kFocalShare)) {
            yaml.reject(key, message("focal length %1 %2 makes no sense for a side of %3 pixels",
                                     name, exactText(value), camera.size.width));
        }
    };
    const auto checkCentre = [&](const char* name, double value, int side) {
        if (!isWithin(value, side, kAxisShare)) {
            yaml.reject(key, message("centre %1 %2 makes no sense for a side of %3 pixels", name,
                                     exactText(value), side));
        }
    };
    checkFocal("fx", k[0]);
    checkFocal("fy", k[4]);
    checkCentre("cx", k[2], camera.size.width);
    checkCentre("cy", k[5], camera.size.height);
    if (k[1] != 0 || k[3] != 0 || k[6] != 0 || k[7] != 0 || k[8] != 1) {
        yaml.reject(key, message("must be [fx 0 cx; 0 fy cy; 0 0 1]"));
    }
    camera.fx = k[0];
    camera.fy = k[4];
    camera.cx = k[2];
    camera.cy = k[5];
}

void readDistortion(CheckedYaml& yaml, CameraIntrinsics& camera) {
    const std::string model = "distortion_model";
    if (const std::string found = yaml.text(yaml.required(yaml.root(), model, model), model);
        found != "plumb_bob") {
        yaml.reject(model, message("must be plumb_bob, the only model this program knows"));
    }
    const std::string key = "distortion_coefficients";
    const YAML::Node node = yaml.required(yaml.root(), key, key);
    // OpenCV's calibrateCamera writes the five coefficients as a column, other functions as a row.
    const YAML::Node columns = yaml.optional(node, "cols");
    const bool upright = columns.IsScalar() && columns.Scalar() == "1";
    const auto d =
        yaml.matrix(node, key, upright ? MatrixShape{5, 1} : MatrixShape{1, 5}, kDistortion);
    std::ranges::copy(d, camera.distortion.begin());
}

std::string matrixText(int rows, int columns, std::initializer_list<double> values) {
    std::string text = "!!opencv-matrix\n   rows: " + std::to_string(rows) +
                       "\n   cols: " + std::to_string(columns) + "\n   dt: d\n   data: [ ";
    for (const double value : values) {
        text += exactText(value) + ", ";
    }
    text.replace(text.size() - 2, 2, " ]\n");
    return text;
}

/// Range of the play area's sides: from a sheet of paper to a table-tennis table (2740 mm). The
/// upper limit exists because the rectified view of the table is held in memory.
constexpr NumberRange kAreaMm{50, 3000};
constexpr NumberRange kPlaceMm{-5000, 5000};
constexpr NumberRange kTagMm{5, 1000};
constexpr NumberRange kCellMm{5, 1000};
constexpr NumberRange kCells{1, 100};
constexpr NumberRange kStoneMm{0.5, 100};
constexpr NumberRange kHeadingDegrees{-360, 360};

TablePoint readPoint(CheckedYaml& yaml, const YAML::Node& parent, const char* name,
                     const std::string& key) {
    const auto xy = yaml.numbers(yaml.required(parent, name, key), key, 2, kPlaceMm);
    return {Millimetres(xy[0]), Millimetres(xy[1])};
}

TableTag readTag(CheckedYaml& yaml, const YAML::Node& node, const std::string& key,
                 const TagFamily& family) {
    TableTag tag;
    tag.id = yaml.integer(yaml.required(node, "id", key + ".id"), key + ".id",
                          {0, double(family.tags - 1)});
    tag.center = readPoint(yaml, node, "center_mm", key + ".center_mm");
    if (const YAML::Node heading = yaml.optional(node, "heading_deg"); !heading.IsNull()) {
        tag.heading =
            radiansFromDegrees(yaml.number(heading, key + ".heading_deg", kHeadingDegrees));
    }
    return tag;
}

/// Refuses two tags that overlap, and two entries with the same tag number.
void checkTags(CheckedYaml& yaml, const TableDescription& table) {
    for (std::size_t i = 0; i < table.tags.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const std::string key = "tags[" + std::to_string(i) + "]";
            if (table.tags[i].id == table.tags[j].id) {
                return yaml.reject(key + ".id",
                                   message("tag %1 stands there twice", table.tags[i].id));
            }
            if (distance(table.tags[i].center, table.tags[j].center) < table.tagSize) {
                return yaml.reject(key + ".center_mm", message("lies on tag %1", table.tags[j].id));
            }
        }
    }
}

void readTags(CheckedYaml& yaml, TableDescription& table) {
    const YAML::Node name = yaml.required(yaml.root(), "tag_dictionary", "tag_dictionary");
    table.tagDictionary = yaml.text(name, "tag_dictionary");
    const auto family = tagFamily(table.tagDictionary);
    if (!family) {
        return yaml.reject("tag_dictionary",
                           message("is unknown; DICT_APRILTAG_36h11 is the usual one"));
    }
    table.tagSize = Millimetres(yaml.number(
        yaml.required(yaml.root(), "tag_size_mm", "tag_size_mm"), "tag_size_mm", kTagMm));
    const YAML::Node tags = yaml.required(yaml.root(), "tags", "tags");
    if (!yaml.ok()) {
        return;
    }
    if (!tags.IsSequence() || tags.size() == 0) {
        return yaml.reject("tags", message("must be a list of at least one tag"));
    }
    if (tags.size() > std::size_t(family->tags)) {
        return yaml.reject("tags", message("has more entries than the dictionary has tags"));
    }
    for (std::size_t i = 0; i < tags.size() && yaml.ok(); ++i) {
        table.tags.push_back(readTag(yaml, tags[i], "tags[" + std::to_string(i) + "]", *family));
    }
    if (yaml.ok()) {
        checkTags(yaml, table);
    }
}

std::optional<BoardPlacement> readBoard(CheckedYaml& yaml) {
    const YAML::Node node = yaml.optional(yaml.root(), "board");
    if (node.IsNull()) {
        return std::nullopt;
    }
    BoardPlacement board;
    board.game = yaml.text(yaml.required(node, "game", "board.game"), "board.game");
    board.origin = readPoint(yaml, node, "origin_mm", "board.origin_mm");
    const auto sized = [&](const char* name) {
        const std::string key = std::string("board.") + name;
        return std::pair(yaml.required(node, name, key), key);
    };
    const auto [cell, cellKey] = sized("cell_mm");
    board.cell = Millimetres(yaml.number(cell, cellKey, kCellMm));
    const auto [columns, columnsKey] = sized("cols");
    board.columns = yaml.integer(columns, columnsKey, kCells);
    const auto [rows, rowsKey] = sized("rows");
    board.rows = yaml.integer(rows, rowsKey, kCells);
    if (const YAML::Node stone = yaml.optional(node, "stone_mm"); !stone.IsNull()) {
        board.stone = Millimetres(yaml.number(stone, "board.stone_mm", kStoneMm));
    }
    return board;
}

std::string pairText(TablePoint p) {
    return "[ " + exactText(p.x.value()) + ", " + exactText(p.y.value()) + " ]";
}

} // namespace

Calibrated<CameraIntrinsics> parseCamera(const std::string& text, const std::string& name) {
    CheckedYaml yaml(text, name, message("write it anew with `umpire calibrate camera`"));
    CameraIntrinsics camera;
    const auto side = [&](const char* key) {
        return yaml.integer(yaml.required(yaml.root(), key, key), key, kSidePixels);
    };
    camera.size.width = side("image_width");
    camera.size.height = side("image_height");
    if (const YAML::Node called = yaml.optional(yaml.root(), "camera_name"); !called.IsNull()) {
        camera.name = yaml.text(called, "camera_name");
    }
    readMatrix(yaml, camera);
    readDistortion(yaml, camera);
    if (!yaml.ok()) {
        return tl::unexpected(yaml.fault());
    }
    return camera;
}

Calibrated<CameraIntrinsics> loadCamera(const std::filesystem::path& file) {
    return readTextFile(file.string()).and_then([&](const std::string& text) {
        return parseCamera(text, file.string());
    });
}

Calibrated<void> saveCamera(const CameraIntrinsics& camera, const std::filesystem::path& file) {
    const auto& d = camera.distortion;
    return writeTextFile(
        file.string(),
        "%YAML:1.0\n---\nimage_width: " + std::to_string(camera.size.width) +
            "\nimage_height: " + std::to_string(camera.size.height) + "\ncamera_name: " +
            quotedText(camera.name.empty() ? "camera" : camera.name) + "\ncamera_matrix: " +
            matrixText(3, 3, {camera.fx, 0, camera.cx, 0, camera.fy, camera.cy, 0, 0, 1}) +
            "distortion_model: plumb_bob\ndistortion_coefficients: " +
            matrixText(1, 5, {d[0], d[1], d[2], d[3], d[4]}));
}

Calibrated<CameraIntrinsics> rescaled(const CameraIntrinsics& camera, cv::Size size) {
    if (size == camera.size) {
        return camera;
    }
    const double sx = double(size.width) / std::max(1, camera.size.width);
    const double sy = double(size.height) / std::max(1, camera.size.height);
    // Cameras round a side to whole pixels: 1366 x 768 differs from 16:9 by less than one row.
    const double off = std::abs(camera.size.height * sx - size.height);
    const auto sides = [](cv::Size s) {
        return std::to_string(s.width) + " x " + std::to_string(s.height);
    };
    if (off > 1.0 || size.empty() || camera.size.empty()) {
        return tl::unexpected(CalibrationError{
            CalibrationError::Kind::CannotRead,
            message("%1: %2", message("camera file"),
                    message("%1: %2", "image_width, image_height",
                            message("it is for %1 pixels, the picture has %2, another aspect "
                                    "ratio; calibrate the camera at this resolution",
                                    sides(camera.size), sides(size))))});
    }
    CameraIntrinsics result = camera;
    result.size = size;
    result.fx *= sx;
    result.fy *= sy;
    // Pixel centres are at integers, so the picture's corner is at (-0.5, -0.5).
    result.cx = (camera.cx + 0.5) * sx - 0.5;
    result.cy = (camera.cy + 0.5) * sy - 0.5;
    return result;
}

Calibrated<TableDescription> parseTable(const std::string& text, const std::string& name) {
    CheckedYaml yaml(text, name,
                     message("correct it, or write it anew with `umpire calibrate table`"));
    TableDescription table;
    const auto area =
        yaml.numbers(yaml.required(yaml.root(), "area_mm", "area_mm"), "area_mm", 2, kAreaMm);
    table.width = Millimetres(area[0]);
    table.height = Millimetres(area[1]);
    readTags(yaml, table);
    table.board = readBoard(yaml);
    if (!yaml.ok()) {
        return tl::unexpected(yaml.fault());
    }
    return table;
}

Calibrated<TableDescription> loadTable(const std::filesystem::path& file) {
    return readTextFile(file.string()).and_then([&](const std::string& text) {
        return parseTable(text, file.string());
    });
}

Calibrated<void> saveTable(const TableDescription& table, const std::filesystem::path& file) {
    std::string text = "%YAML:1.0\n---\narea_mm: " + pairText({table.width, table.height}) +
                       "\ntag_dictionary: " + table.tagDictionary +
                       "\ntag_size_mm: " + exactText(table.tagSize.value()) + "\ntags:\n";
    for (const TableTag& tag : table.tags) {
        text += "   - { id: " + std::to_string(tag.id) + ", center_mm: " + pairText(tag.center);
        if (tag.heading != Radians()) {
            text += ", heading_deg: " + exactText(degreesFromRadians(tag.heading));
        }
        text += " }\n";
    }
    if (const auto& b = table.board) {
        text += "board: { game: " + quotedText(b->game) + ", origin_mm: " + pairText(b->origin) +
                ", cell_mm: " + exactText(b->cell.value()) +
                ", cols: " + std::to_string(b->columns) + ", rows: " + std::to_string(b->rows) +
                (b->stone ? ", stone_mm: " + exactText(b->stone->value()) : "") + " }\n";
    }
    return writeTextFile(file.string(), text);
}

} // namespace umpire
