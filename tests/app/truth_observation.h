#pragma once

#include "app/eye/one_picture/look.h"

#include <filesystem>

namespace umpire::testing {

/// Makes the look of a perfect eye: the picture beside the truth file, the camera's true pose, and
/// every galley and loose match at its true place with a sigma of 0.2 mm.
Look lookFromTruth(const std::filesystem::path& truthFile);

} // namespace umpire::testing
