#pragma once

#include <filesystem>
#include <string>

/// What a journal that was closed in order ends with: the SHA-256 of the whole file, in the row
/// `seal` of `meta`, so that a change of any byte is found, of those too that SQLite never reads.
namespace umpire {

constexpr std::string_view kSealName = "seal";

/// The row's value while the file is open, and what stands for it in the hash.
std::string openSeal();

/// Writes the seal in its place. Nobody has the file open. Leaves it open where the place is not
/// found once exactly, or where it cannot be written.
void sealFile(const std::filesystem::path& file);

/// Torn: the power went while it was written, and the file counts as one that was not closed.
enum class SealState { Holds, Torn, Broken };

/// Is every byte as it was when this seal was written?
SealState stateOfSeal(const std::filesystem::path& file, const std::string& seal);

} // namespace umpire
