#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace umpire {

/// What a file of settings, passwords or keys holds. None: it is no regular file, has more than
/// 1 MiB or cannot be read. (To open a pipe that nobody writes would wait for ever.)
std::optional<std::string> smallFile(const std::filesystem::path& file);

} // namespace umpire
