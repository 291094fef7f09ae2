#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace umpire {

/// Counts the characters of a UTF-8 text. Counts all bytes except those that continue a character.
inline std::size_t lettersIn(std::string_view text) {
    return std::size_t(std::ranges::count_if(
        text, [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
}

} // namespace umpire
