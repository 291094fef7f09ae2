#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// Encodes bytes as base64 (RFC 4648, section 4).
std::string base64Of(std::string_view bytes);

/// Decodes a base64 text. Returns none unless the text is exactly what `base64Of` writes, so each
/// byte string has exactly one valid text.
std::optional<std::string> bytesFromBase64(std::string_view text);

} // namespace umpire
