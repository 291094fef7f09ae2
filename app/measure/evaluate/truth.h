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

/// Reads truth files; sample_images/README.md describes the format. Functions that read a field
/// throw nlohmann's exception if it is missing or of another type.
namespace umpire {

/// Error: CannotRead if the file is missing, too large, no JSON object or of an unknown kind.
Expected<nlohmann::json> readTruth(const std::filesystem::path& file);

/// Returns "toss", "orders", "board", "nothing", "dice" or "codes"; "handful" if the truth names no
/// kind, that is matches whose ends are given in pixels.
std::string kindOf(const nlohmann::json& truth);

/// These return the camera and the table in the form of their files; none if the truth does not
/// contain them. Error: CannotRead for invalid values; `name` names the truth file.
Expected<std::optional<CameraIntrinsics>> cameraOf(const nlohmann::json& truth,
                                                   const std::string& name);
Expected<std::optional<TableDescription>> tableOf(const nlohmann::json& truth,
                                                  const std::string& name);

/// Returns the names of the cells of the truth's board.
std::vector<std::string> cellsOf(const nlohmann::json& truth);

/// Returns the first two numbers of a list; NaN in place of null.
TablePoint pointOf(const nlohmann::json& numbers);

} // namespace umpire
