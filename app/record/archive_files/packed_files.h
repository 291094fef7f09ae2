#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <functional>

/// Wraps libarchive: packs many files into one `.zip` or `.tar.gz` file, and reads them back.
namespace umpire {

/// Judges by the name's extension: `.zip`, `.tar.gz` or `.tgz`.
bool isPackedName(const std::filesystem::path& file);

/// Packs all regular files below a folder into a new file that only its owner may read. Inside, the
/// names begin with the packed file's own name, such as `event/index.json` in event.zip. The file
/// is written completely or not at all: a temporary file beside it is renamed at the end. Errors:
/// CannotWrite if the file already exists or cannot be written.
Expected<void> packFolder(const std::filesystem::path& folder, const std::filesystem::path& file);

/// Handles one file of a packed file: `name` is its name inside, `file` its temporary copy, which
/// exists until this returns.
using PackedVisit = std::function<void(const std::string& name, const std::filesystem::path& file)>;
/// Returns true if the user has cancelled the work.
using PackedEnd = std::function<bool()>;

/// Visits all regular files of a packed file in order. Each is unpacked alone into a temporary
/// folder. Names inside are passed on, never used as paths. Errors: CannotRead if the file is no
/// packed file, is damaged, holds over 20,000 files or more than 64 MiB plus 50 times its own size,
/// or after a cancellation; earlier files were visited then. A file declared too large is not
/// written.
Expected<void> visitPacked(const std::filesystem::path& file, const PackedVisit& visit,
                           const PackedEnd& isEnded = {});

} // namespace umpire
