#pragma once

#include <filesystem>
#include <string>

/// The seal of a journal that was closed normally: the SHA-256 of the whole file, in the row `seal`
/// of `meta`. The seal detects a change of any byte, even of bytes that SQLite never reads.
namespace umpire {

constexpr std::string_view kSealName = "seal";

/// Returns the row's value while the file is open; the hash is computed with this value.
std::string openSeal();

/// Writes the seal into its row. No program may have the file open. Leaves the file unsealed if the
/// row does not occur exactly once or cannot be written.
void sealFile(const std::filesystem::path& file);

/// Torn: the power failed while the seal was written; the file then counts as not closed.
enum class SealState { Holds, Torn, Broken };

/// Tells whether every byte is unchanged since this seal was written.
SealState stateOfSeal(const std::filesystem::path& file, const std::string& seal);

} // namespace umpire
