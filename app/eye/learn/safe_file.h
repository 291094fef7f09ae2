#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <string_view>

namespace umpire::learn {

/// Writes a file that only its owner may read (mode 0600), completely or not at all: writes a new
/// file beside it and renames that. Error: CannotWrite; the old file is unchanged.
Expected<void> writeSafely(const std::filesystem::path& file, std::string_view bytes);

} // namespace umpire::learn
