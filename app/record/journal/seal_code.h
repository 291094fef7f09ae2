#pragma once

#include <optional>
#include <string>

/// A hash in a form that people write down, photograph or publish. The code distinguishes the
/// record that they saw from any other record.
namespace umpire {

/// Returns the first 80 bits of a hash, as "K7QX-9M2P-0ABC-DEFG": digits and capitals without I, L,
/// O and U (Crockford's base 32). Finding another record with the same code takes about 2^80
/// attempts. Empty: `hash` is no hexadecimal SHA-256.
std::string sealCodeOf(const std::string& hash);

/// Normalises a typed code: accepts lower case, blanks, missing dashes, O for 0, I and L for 1.
/// None: the text is no code.
std::optional<std::string> sealCodeFrom(const std::string& typed);

} // namespace umpire
