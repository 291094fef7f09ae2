#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace umpire {

/// Bytes as RFC 4648, section 4, writes them.
std::string base64Of(std::string_view bytes);

/// None: it is not what `base64Of` writes. So each text of bytes has one form only.
std::optional<std::string> bytesFromBase64(std::string_view text);

} // namespace umpire
