#include "app/common/failure/printable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>

namespace umpire {
namespace {

constexpr char32_t kNone = 0xFFFD;

struct Range {
    char32_t first;
    char32_t last;
};

/// Characters that are escaped: controls, characters that change the writing direction or break
/// lines, and invisible characters without a use in words. (The joiners are not escaped, because
/// Persian and emoji use them.)
constexpr std::array kSpelled = {
    Range{0x00, 0x1F},     Range{0x7F, 0x9F},      Range{0x61C, 0x61C},   Range{0x200B, 0x200B},
    Range{0x200E, 0x200F}, Range{0x2028, 0x202E},  Range{0x2060, 0x206F}, Range{0xFEFF, 0xFEFF},
    Range{0xFFF9, 0xFFFF}, Range{0xE0000, 0xE007F}};

bool isSpelled(char32_t point) {
    return std::ranges::any_of(kSpelled, [point](const Range& range) {
        return point >= range.first && point <= range.last;
    });
}

struct Taken {
    char32_t point = kNone;
    std::size_t bytes = 1;
};

/// Decodes the first character of the text. Returns kNone and one byte if the text begins with
/// invalid UTF-8 (Unicode 15, table 3-7).
Taken takeCharacter(std::string_view text) {
    const auto first = std::uint8_t(text[0]);
    if (first < 0x80) {
        return {first, 1};
    }
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < bytes) {
        return {};
    }
    char32_t point = first & (0xFFU >> (bytes + 1));
    for (const char each : text.substr(1, bytes - 1)) {
        if ((std::uint8_t(each) & 0xC0U) != 0x80) {
            return {};
        }
        point = point << 6U | (std::uint8_t(each) & 0x3FU);
    }
    const char32_t least = bytes == 4 ? 0x10000 : bytes == 3 ? 0x800 : 0x80;
    const bool isSurrogate = point >= 0xD800 && point <= 0xDFFF;
    return point < least || point > 0x10FFFF || isSurrogate ? Taken{} : Taken{point, bytes};
}

/// Escapes a character as JSON does. Characters above U+FFFF become two UTF-16 units.
std::string spelled(char32_t point) {
    std::array<char, 16> text{};
    if (point < 0x10000) {
        std::snprintf(text.data(), text.size(), "\\u%04X", unsigned(point));
    } else {
        const unsigned rest = unsigned(point) - 0x10000U;
        std::snprintf(text.data(), text.size(), "\\u%04X\\u%04X", 0xD800U + (rest >> 10U),
                      0xDC00U + (rest & 0x3FFU));
    }
    return text.data();
}

enum class Blanks { OneLine, Kept };

std::string shown(std::string_view text, Blanks blanks) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const Taken taken = takeCharacter(text);
        const char first = text.front();
        if (blanks == Blanks::OneLine && (first == '\n' || first == '\r' || first == '\t')) {
            shown += ' ';
        } else if (isSpelled(taken.point) && first != '\n' && first != '\t') {
            shown += spelled(taken.point);
        } else {
            shown += text.substr(0, taken.bytes);
        }
        text.remove_prefix(taken.bytes);
    }
    return shown;
}

} // namespace

std::string printable(std::string_view text) {
    return shown(text, Blanks::OneLine);
}

std::string printableLines(std::string_view text) {
    return shown(text, Blanks::Kept);
}

std::string csvField(std::string_view text) {
    constexpr std::string_view kFormulas = "=+-@\t\r\n";
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    const bool isFormula =
        !text.empty() && !isNumber && kFormulas.find(text.front()) != std::string_view::npos;
    std::string field = isFormula ? "'" : "";
    if (text.find_first_of(",;\"\t\r\n") == std::string_view::npos) {
        return field.append(text);
    }
    field.insert(0, 1, '"');
    for (const char letter : text) {
        field.append(letter == '"' ? 2 : 1, letter);
    }
    return field + "\"";
}

std::string csvLine(const std::vector<std::string>& fields) {
    std::string text;
    for (const std::string& each : fields) {
        text.append(&each == fields.data() ? "" : ",").append(csvField(each));
    }
    return text + "\r\n";
}

} // namespace umpire
