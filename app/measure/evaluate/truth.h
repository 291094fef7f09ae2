#pragma once

#include "app/common/failure/failure.h"
#include "calibration/view/camera_intrinsics.h"
#include "calibration/view/table_description.h"
#include "rules/table/geometry.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

/// Reads truth files; sample_images/README.md describes their format. Functions that read a field
/// throw nlohmann's exception if the field is missing or has another type.
namespace umpire {

/// Error CannotRead: the file is missing, too large, no JSON object, or of an unknown kind.
Expected<nlohmann::json> readTruth(const std::filesystem::path& file);

/// Returns the kind of the truth: "toss", "orders", "board", "nothing", "dice", "codes" or
/// "counted". Returns "handful" if the truth names no kind; it then gives the ends of matches in
/// pixels.
std::string kindOf(const nlohmann::json& truth);

/// Return the camera and the table that the truth contains; none if it contains none. Error
/// CannotRead: a value is invalid. `name`: the truth file's name, for the error.
Expected<std::optional<CameraIntrinsics>> cameraOf(const nlohmann::json& truth,
                                                   const std::string& name);
Expected<std::optional<TableDescription>> tableOf(const nlohmann::json& truth,
                                                  const std::string& name);

/// Returns the names of the cells of the truth's board.
std::vector<std::string> cellsOf(const nlohmann::json& truth);

/// Returns a point from the first two numbers of a list; a null becomes NaN.
TablePoint pointOf(const nlohmann::json& numbers);

} // namespace umpire
