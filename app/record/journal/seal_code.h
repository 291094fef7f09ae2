#pragma once

#include <optional>
#include <string>

/// A short form of a hash, which people can write down, photograph or publish. With it they can
/// later check that a record is still the one that they saw.
namespace umpire {

/// Returns the first 80 bits of a hash as a code such as "K7QX-9M2P-0ABC-DEFG". It has digits and
/// capital letters except I, L, O and U (Crockford's base 32). Finding another record with the same
/// code takes about 2^80 attempts. Returns an empty text if `hash` is not a hexadecimal SHA-256.
std::string sealCodeOf(const std::string& hash);

/// Returns a typed code in the standard form. Accepts small letters, blanks, missing dashes, O for
/// 0, and I or L for 1. Returns none if the text is no code.
std::optional<std::string> sealCodeFrom(const std::string& typed);

} // namespace umpire
