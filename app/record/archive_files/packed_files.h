#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <functional>

/// Packs many files into one file (`.zip` or `.tar.gz`), and reads such files. Wraps libarchive.
namespace umpire {

/// Tells whether the extension of the name is `.zip`, `.tar.gz` or `.tgz`.
bool isPackedName(const std::filesystem::path& file);

/// Packs all regular files below a folder into a new file that only its owner may read. The names
/// of the packed files begin with the name of the new file, such as `event/index.json` in
/// event.zip. The file is written completely or not at all, because it is renamed when it is
/// complete. Error: CannotWrite if the file exists or cannot be written.
Expected<void> packFolder(const std::filesystem::path& folder, const std::filesystem::path& file);

/// Is called with each packed file. `name` is the name in the archive. `file` is a temporary copy,
/// which exists until the function returns.
using PackedVisit = std::function<void(const std::string& name, const std::filesystem::path& file)>;
/// Returns true if the user has cancelled the work.
using PackedEnd = std::function<bool()>;

/// Visits all regular files of an archive in order. Unpacks one file at a time to a temporary
/// folder. The names in the archive are passed on, but never used as paths. Error: CannotRead if
/// the file is no archive, is damaged, contains over 20,000 files or more than 64 MiB plus 50 times
/// its own size, or if the work was cancelled. Files before the fault have been visited then. A
/// file whose declared size is too large is not written.
Expected<void> visitPacked(const std::filesystem::path& file, const PackedVisit& visit,
                           const PackedEnd& isEnded = {});

} // namespace umpire
