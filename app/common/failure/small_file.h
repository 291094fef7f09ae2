#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace umpire {

/// Returns the content of a file with settings, passwords or keys, or of a program's answer. None:
/// it is no regular file, has over 1 MiB or cannot be read. (Opening a pipe without a writer would
/// block forever.)
std::optional<std::string> smallFile(const std::filesystem::path& file);

} // namespace umpire
