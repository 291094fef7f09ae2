#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// A player's code, which opens the player's own pairing on a phone.
namespace umpire::reports {

/// Returns a code such as "K7QX-9M2P": the first 40 bits of an HMAC (SHA-256) in Crockford's
/// digits, which leave out I, L, O and U. The same secret, tournament and player always give the
/// same code.
std::string playerCode(std::string_view secret, std::int64_t tournament, int player);

/// Compares codes. Lower case, missing or other hyphens and blanks, O for 0, and I or L for 1 do
/// not matter. Takes equal time for all texts of one length.
bool isCode(std::string_view said, std::string_view code);

} // namespace umpire::reports
