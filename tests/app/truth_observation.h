#pragma once

#include "app/look/look.h"

#include <filesystem>
#include <nlohmann/json.hpp>

namespace umpire::testing {

/// A scene's truth file, parsed.
nlohmann::json readTruth(const std::filesystem::path& truthFile);

/// What a perfect eye would see in the scene: the picture beside the truth file, the camera's true
/// pose, every galley and loose match where it lies, with a sigma of 0.2 mm.
Look lookFromTruth(const std::filesystem::path& truthFile);

} // namespace umpire::testing
