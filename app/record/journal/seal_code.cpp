#include "app/record/journal/seal_code.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <string_view>

namespace umpire {
namespace {

constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::string_view kHexadecimal = "0123456789abcdef";
/// Number of the hash's hexadecimal digits that the code contains: 80 bits.
constexpr std::size_t kDigits = 20;
constexpr std::size_t kLength = 16; ///< number of letters of the code without dashes
constexpr std::size_t kGroup = 4;

std::string inGroups(const std::string& letters) {
    std::string code;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        code.append(i > 0 && i % kGroup == 0 ? "-" : "").append(1, letters[i]);
    }
    return code;
}

} // namespace

std::string sealCodeOf(const std::string& hash) {
    std::string letters;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char digit : hash.substr(0, kDigits)) {
        const std::size_t value = kHexadecimal.find(digit);
        if (value == std::string_view::npos) {
            return {};
        }
        bits = bits << 4U | std::uint32_t(value);
        count += 4;
        if (count >= 5) {
            count -= 5;
            letters += kLetters[bits >> unsigned(count) & 31U];
        }
    }
    return letters.size() == kLength ? inGroups(letters) : std::string();
}

std::optional<std::string> sealCodeFrom(const std::string& typed) {
    std::string letters;
    for (const char c : typed) {
        const char capital = char(std::toupper(static_cast<unsigned char>(c)));
        const char letter = capital == 'O' ? '0' : capital == 'I' || capital == 'L' ? '1' : capital;
        if (c == '-' || c == ' ') {
            continue;
        }
        if (kLetters.find(letter) == std::string_view::npos) {
            return std::nullopt;
        }
        letters += letter;
    }
    return letters.size() == kLength ? std::optional(inGroups(letters)) : std::nullopt;
}

} // namespace umpire
