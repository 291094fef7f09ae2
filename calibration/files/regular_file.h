#pragma once

#include "rules/table/message.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <tl/expected.hpp>

namespace umpire {

/// Why a file was not read.
enum class FileFault { Missing, Directory, NoFile, Unreadable, TooLarge };

/// "no such file; check the path".
Message describe(FileFault fault);

/// The whole of a file of at most so many bytes. Never waits and never goes on for ever: a pipe or
/// a device, or a link to one, is none.
tl::expected<std::string, FileFault> readRegularFile(const std::filesystem::path& path,
                                                     std::size_t mostBytes);

} // namespace umpire
