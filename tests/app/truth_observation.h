#pragma once

#include "app/eye/one_picture/look.h"

#include <filesystem>

namespace umpire::testing {

/// What a perfect eye would see in the scene: the picture beside the truth file, the camera's true
/// pose, every galley and loose match where it lies, with a sigma of 0.2 mm.
Look lookFromTruth(const std::filesystem::path& truthFile);

} // namespace umpire::testing
