#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <string_view>

namespace umpire::learn {

/// Writes a file completely or not at all. Only its owner may read it (mode 0600). Writes a new
/// file beside the old file, and renames it. Error: CannotWrite; then the old file is unchanged.
Expected<void> writeSafely(const std::filesystem::path& file, std::string_view bytes);

} // namespace umpire::learn
