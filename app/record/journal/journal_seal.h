#pragma once

#include <filesystem>
#include <optional>
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

/// A seal code is a short form of a hash, which people can write down, photograph or publish. With
/// it they can later check that a record is still the one that they saw.
/// Returns the first 80 bits of a hash as a code such as "K7QX-9M2P-0ABC-DEFG". It has digits and
/// capital letters except I, L, O and U (Crockford's base 32). Finding another record with the same
/// code takes about 2^80 attempts. Returns an empty text if `hash` is not a hexadecimal SHA-256.
std::string sealCodeOf(const std::string& hash);

/// Returns a typed code in the standard form. Accepts small letters, blanks, missing dashes, O for
/// 0, and I or L for 1. Returns none if the text is no code.
std::optional<std::string> sealCodeFrom(const std::string& typed);

} // namespace umpire
