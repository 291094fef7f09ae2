#pragma once

#include <filesystem>
#include <string>

/// The seal of a journal that was closed normally is the SHA-256 of the whole file. It is in the
/// row `seal` of `meta`. The seal reveals a change of any byte, even of bytes that SQLite never
/// reads.
namespace umpire {

constexpr std::string_view kSealName = "seal";

/// Returns the value of the row while the file is open. The hash is computed with this value in
/// place of the seal.
std::string openSeal();

/// Writes the seal into its row. No program may have the file open. If the row does not occur
/// exactly once, or cannot be written, the file stays without a seal.
void sealFile(const std::filesystem::path& file);

/// Torn means that the seal was only partly written, because of a power failure. Such a file counts
/// as not closed normally.
enum class SealState { Holds, Torn, Broken };

/// Tells whether every byte of the file is unchanged since the seal `seal` was written.
SealState stateOfSeal(const std::filesystem::path& file, const std::string& seal);

} // namespace umpire
