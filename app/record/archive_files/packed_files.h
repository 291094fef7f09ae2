#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <functional>

/// The seam to libarchive: many files in one, as `.zip` or as `.tar.gz`.
namespace umpire {

/// By its name's end: `.zip`, `.tar.gz` or `.tgz`.
bool isPackedName(const std::filesystem::path& file);

/// Packs all regular files below a folder into a new file, which only its owner may read. They
/// stand below the file's own name in it, such as `event/index.json` in event.zip. Written whole or
/// not at all: into another file beside it, which then takes its name.
/// Errors: CannotWrite, where there is such a file already, or where it cannot be written.
Expected<void> packFolder(const std::filesystem::path& folder, const std::filesystem::path& file);

/// What is done with a file of a packed one: its name in there, and where it lies until this
/// returns.
using PackedVisit = std::function<void(const std::string& name, const std::filesystem::path& file)>;
/// True: somebody has ended it.
using PackedEnd = std::function<bool()>;

/// Visits all regular files of a packed one in their order, each unpacked alone into a folder that
/// is removed. Names are told and never followed. Errors: CannotRead, where it is no such file, is
/// damaged, holds more than 20,000 files or more than 64 MiB and 50 times its own bytes, or was
/// ended; those before that were visited. What is told to be too large is not written.
Expected<void> visitPacked(const std::filesystem::path& file, const PackedVisit& visit,
                           const PackedEnd& isEnded = {});

} // namespace umpire
