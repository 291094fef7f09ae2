#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// Encodes bytes by RFC 4648, section 4.
std::string base64Of(std::string_view bytes);

/// Decodes the text; none if `base64Of` would not write this text. So each byte string has exactly
/// one text.
std::optional<std::string> bytesFromBase64(std::string_view text);

} // namespace umpire
