#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <string_view>

namespace umpire::learn {

/// Writes a file whole or not at all, which only its owner may read (mode 0600): into a new file
/// beside it, that then takes its name. Error: CannotWrite; what was there stays as it was.
Expected<void> writeSafely(const std::filesystem::path& file, std::string_view bytes);

} // namespace umpire::learn
