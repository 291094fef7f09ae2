#pragma once

#include "rules/table/message.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <tl/expected.hpp>

namespace umpire {

/// The reason why a file was not read.
enum class FileFault { Missing, Directory, NoFile, Unreadable, TooLarge };

/// Returns a sentence about the fault, such as "no such file; check the path".
Message describe(FileFault fault);

/// Reads a whole file of at most `mostBytes` bytes. Never blocks, because pipes, devices and links
/// to them are refused.
tl::expected<std::string, FileFault> readRegularFile(const std::filesystem::path& path,
                                                     std::size_t mostBytes);

} // namespace umpire
