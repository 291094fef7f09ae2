#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace umpire {

/// Returns the content of a small file, such as settings, passwords, keys or a program's answer.
/// Returns none if the path is no regular file, if the file is longer than 1 MiB, or if it cannot
/// be read. (Opening a pipe without a writer would block forever.)
std::optional<std::string> smallFile(const std::filesystem::path& file);

} // namespace umpire
