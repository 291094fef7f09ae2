#pragma once

#include "app/club/witnesses/seal_log.h"

#include <map>

/// The files of an archive that hold the seals, and who signed them.
namespace umpire {

/// By their names: "seals.txt", "keys.txt" (the club's key first) and "checkpoint-57.txt".
using LogFiles = std::map<std::string, std::string>;

LogFiles filesOf(const SealLog& log);
/// Error: one line that says which file is none. Each byte of them counts.
tl::expected<SealLog, std::string> sealLogFrom(const LogFiles& files);

} // namespace umpire
