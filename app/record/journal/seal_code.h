#pragma once

#include <optional>
#include <string>

/// A hash as people write it down, photograph or post it, so that the record that they saw can be
/// told from any other.
namespace umpire {

/// The first 80 bits of a hash in hexadecimal, as "K7QX-9M2P-0ABC-DEFG": digits and capitals
/// without I, L, O and U (Crockford's base 32). Whoever wants another record with the same code has
/// to try some 2^80. Empty: it is no such hash.
std::string sealCodeOf(const std::string& hash);

/// As somebody typed it: small letters, blanks, no dashes, O for 0, I and L for 1. None: it is no
/// code.
std::optional<std::string> sealCodeFrom(const std::string& typed);

} // namespace umpire
