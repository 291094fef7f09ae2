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

/// What a truth file says; sample_images/README.md tells of the format. What reads a field throws
/// nlohmann's exception where the field is missing or of another type.
namespace umpire {

/// Error: CannotRead, for a file that is missing, too large, no JSON object or of an unknown kind.
Expected<nlohmann::json> readTruth(const std::filesystem::path& file);

/// "toss", "orders", "board", "nothing", "dice" or "codes"; "handful" where the truth names no
/// kind: matches whose ends are known in pixels.
std::string kindOf(const nlohmann::json& truth);

/// The camera and the table as their files would tell them; none where the truth has none. Error:
/// CannotRead, with `name` for the truth file, for values that such a file may not have.
Expected<std::optional<CameraIntrinsics>> cameraOf(const nlohmann::json& truth,
                                                   const std::string& name);
Expected<std::optional<TableDescription>> tableOf(const nlohmann::json& truth,
                                                  const std::string& name);

/// The names of the cells of the truth's board.
std::vector<std::string> cellsOf(const nlohmann::json& truth);

/// The first two numbers of a list; not a number where there is null instead.
TablePoint pointOf(const nlohmann::json& numbers);

} // namespace umpire
