#include "app/common/network/token.h"

#include "app/common/failure/small_file.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <QRandomGenerator>

namespace umpire {
namespace {

/// Minimum number of characters; a random token then has at least 80 bits.
constexpr std::size_t kShortestToken = 16;
constexpr std::size_t kLongestToken = 200;

} // namespace

bool isToken(std::string_view text) {
    return text.size() >= kShortestToken && text.size() <= kLongestToken &&
           std::ranges::all_of(text, [](unsigned char each) {
               return each < 0x80 && (std::isalnum(each) != 0 || each == '-' || each == '_' ||
                                      each == '.' || each == '~');
           });
}

bool isSameToken(std::string_view said, std::string_view token) {
    unsigned differing = said.size() == token.size() ? 0U : 1U;
    for (std::size_t i = 0; i < said.size(); ++i) {
        differing |= unsigned(said[i] ^ token[i % token.size()]);
    }
    return differing == 0;
}

std::string freshToken() {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::array<std::uint32_t, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), qsizetype(bits.size()));
    std::string token;
    for (const std::uint32_t word : bits) {
        for (int shift = 28; shift >= 0; shift -= 4) {
            token += kDigits[(word >> unsigned(shift)) & 0xFU];
        }
    }
    return token;
}

Expected<std::string> readToken(const std::filesystem::path& file) {
    const auto text = smallFile(file);
    if (!text) {
        return wrongSetting("token", file.string() + " cannot be read; name a file of one line",
                            ExitStatus::CannotRead);
    }
    const std::string token = text->substr(0, text->find_first_of("\r\n"));
    if (!isToken(token)) {
        return wrongSetting("token",
                            "the first line of " + file.string() +
                                " is no token; write 16 to 200 letters, digits, - or _ there (for "
                                "one: openssl rand -hex 16)",
                            ExitStatus::CannotRead);
    }
    return token;
}

} // namespace umpire
