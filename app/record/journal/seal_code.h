#pragma once

#include <optional>
#include <string>

/// A hash as people write it down, photograph or publish it. It distinguishes the record that they
/// saw from any other.
namespace umpire {

/// Returns the first 80 bits of a hash, as "K7QX-9M2P-0ABC-DEFG": digits and capitals without I, L,
/// O and U (Crockford's base 32). Finding another record with the same code takes about 2^80
/// attempts. Empty: `hash` is no such hash in hexadecimal.
std::string sealCodeOf(const std::string& hash);

/// Normalises a typed code: accepts lower case, blanks, missing dashes, O for 0, I and L for 1.
/// None: it is no code.
std::optional<std::string> sealCodeFrom(const std::string& typed);

} // namespace umpire
