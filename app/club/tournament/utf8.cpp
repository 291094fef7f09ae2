#include "app/club/tournament/utf8.h"

namespace umpire::tournament {

std::size_t utf8Size(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const unsigned char first = byte(0);
    const std::size_t size = first < 0x80                    ? 1
                             : first >= 0xC2 && first < 0xE0 ? 2
                             : first >= 0xE0 && first < 0xF0 ? 3
                             : first >= 0xF0 && first < 0xF5 ? 4
                                                             : 0;
    if (size == 0 || at + size > text.size()) {
        return 0;
    }
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0) != 0x80) {
            return 0;
        }
    }
    const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    const bool beyond = (first == 0xED && byte(1) >= 0xA0) || (first == 0xF4 && byte(1) >= 0x90);
    return overlong || beyond ? 0 : size;
}

std::string asUtf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t size = utf8Size(text, at);
        if (size == 0) {
            break;
        }
        at += size;
    }
    if (at == text.size()) {
        return std::string(text);
    }
    std::string made;
    for (const char each : text) {
        const auto letter = static_cast<unsigned char>(each);
        if (letter < 0x80) {
            made += each;
        } else {
            made += char(0xC0 | (letter >> 6U));
            made += char(0x80 | (letter & 0x3F));
        }
    }
    return made;
}

} // namespace umpire::tournament
