#pragma once

#include "app/club/witnesses/seal_log.h"

#include <map>

/// The files in an archive that contain the seals and their signatures.
namespace umpire {

/// Returns the log's files by name: "seals.txt", "keys.txt" (the club's key first) and
/// "checkpoint-57.txt".
using LogFiles = std::map<std::string, std::string>;

LogFiles filesOf(const SealLog& log);
/// Reads a log from its files. Every byte must be as filesOf writes it. Error: one line that names
/// a malformed file.
tl::expected<SealLog, std::string> sealLogFrom(const LogFiles& files);

} // namespace umpire
