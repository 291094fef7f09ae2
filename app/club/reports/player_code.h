#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// The code of the evening, by which a player opens the own pairing on a telephone.
namespace umpire::reports {

/// "K7QX-9M2P": the first 40 bits of an HMAC (SHA-256), in Crockford's digits, which leave out I,
/// L, O and U. The same secret, tournament and player always have the same code.
std::string playerCode(std::string_view secret, std::int64_t tournament, int player);

/// Small letters, missing or other hyphens and blanks, O for 0, and I or L for 1 are the same code.
/// Takes as long for any text of that length.
bool isCode(std::string_view said, std::string_view code);

} // namespace umpire::reports
