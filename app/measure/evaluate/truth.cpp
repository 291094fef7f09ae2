#include "app/measure/evaluate/truth.h"

#include "app/common/json/json_text.h"
#include "calibration/files/regular_file.h"
#include "calibration/measure/calibration_files.h"

#include <limits>
#include <set>

namespace umpire {
namespace {

using nlohmann::json;

/// Maximum size of a truth file, in bytes. The truth of a picture of 200 matches has 60 kB.
constexpr std::size_t kMaxTruthBytes = 4u << 20;

const std::set<std::string> kKinds = {"toss", "orders", "board",   "nothing",
                                      "dice", "codes",  "handful", "counted"};

tl::unexpected<Failure> cannotRead(const std::string& name, const std::string& why) {
    return failWith(ExitStatus::CannotRead, name + ": " + why);
}

/// Removes the advice after the last semicolon of the message, because it applies to a camera file
/// or a table file, not to a truth file.
Failure failureOf(const CalibrationError& error) {
    const std::string why = english(error.message);
    return {ExitStatus::CannotRead, why.substr(0, why.rfind(';')) + "; correct the truth file"};
}

json matrixOf(int rows, int columns, const json& values) {
    return {{"rows", rows}, {"cols", columns}, {"dt", "d"}, {"data", values}};
}

} // namespace

Expected<json> readTruth(const std::filesystem::path& file) {
    const auto text = readRegularFile(file, kMaxTruthBytes);
    if (!text) {
        return cannotRead(file.string(), english(describe(text.error())));
    }
    auto parsed = parsedJson(*text);
    if (!parsed) {
        return cannotRead(file.string(), parsed.error());
    }
    json truth = *std::move(parsed);
    if (!truth.is_object()) {
        return cannotRead(file.string(), "this is no JSON object; write the picture's truth as in "
                                         "sample_images, or take the file away");
    }
    const json kind = truth.value("kind", json("handful"));
    if (!kind.is_string() || !kKinds.contains(kind)) {
        return cannotRead(file.string(), "kind: " + kind.dump() +
                                             " is not known; write toss, orders, board, nothing, "
                                             "dice, codes or counted");
    }
    return truth;
}

std::string kindOf(const json& truth) {
    return truth.value("kind", "handful");
}

Expected<std::optional<CameraIntrinsics>> cameraOf(const json& truth, const std::string& name) {
    if (!truth.contains("camera")) {
        return std::nullopt;
    }
    const json& camera = truth.at("camera");
    const json matrix = {
        camera.at("fx"), 0, camera.at("cx"), 0, camera.at("fy"), camera.at("cy"), 0, 0, 1};
    const json file = {
        {"image_width", camera.at("width")},
        {"image_height", camera.at("height")},
        {"camera_name", "truth"},
        {"camera_matrix", matrixOf(3, 3, matrix)},
        {"distortion_model", "plumb_bob"},
        {"distortion_coefficients", matrixOf(1, 5, camera.at("distortion_k1k2p1p2k3"))}};
    return parseCamera(file.dump(), name).map_error(failureOf).map([](CameraIntrinsics read) {
        return std::optional(std::move(read));
    });
}

Expected<std::optional<TableDescription>> tableOf(const json& truth, const std::string& name) {
    if (!truth.contains("table")) {
        return std::nullopt;
    }
    const json& table = truth.at("table");
    json tags = json::array();
    for (const auto& [id, center] : table.at("tags").at("centers_mm").items()) {
        tags.push_back({{"id", id}, {"center_mm", center}});
    }
    json file = {{"area_mm", table.at("area_mm")},
                 {"tag_dictionary", table.at("tags").at("dictionary")},
                 {"tag_size_mm", table.at("tags").at("size_mm")},
                 {"tags", tags}};
    if (truth.contains("board")) {
        const json& board = truth.at("board");
        file["board"] = {{"game", "murus-gallicus"},
                         {"origin_mm", board.at("origin_mm")},
                         {"cell_mm", board.at("cell_mm")},
                         {"cols", board.at("cols")},
                         {"rows", board.at("rows")}};
    }
    return parseTable(file.dump(), name).map_error(failureOf).map([](TableDescription read) {
        return std::optional(std::move(read));
    });
}

std::vector<std::string> cellsOf(const json& truth) {
    const json& board = truth.at("board");
    std::vector<std::string> cells;
    for (int column = 0; column < board.at("cols").get<int>(); ++column) {
        for (int row = 1; row <= board.at("rows").get<int>(); ++row) {
            cells.push_back(char('a' + column) + std::to_string(row));
        }
    }
    return cells;
}

TablePoint pointOf(const json& numbers) {
    if (numbers.is_null()) {
        constexpr double kNowhere = std::numeric_limits<double>::quiet_NaN();
        return {Millimetres(kNowhere), Millimetres(kNowhere)};
    }
    return {Millimetres(numbers.at(0).get<double>()), Millimetres(numbers.at(1).get<double>())};
}

} // namespace umpire
