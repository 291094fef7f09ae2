#include "app/club/tournament/utf8.h"

#include "app/common/failure/printable.h"

#include <algorithm>
#include <array>
#include <vector>

namespace umpire::tournament {
namespace {

/// Characters 128 to 255 of a code page; U+FFFD: undefined.
constexpr const char* kWindows1250 = "€\uFFFD‚\uFFFD„…†‡\uFFFD‰Š‹ŚŤŽŹ"
                                     "\uFFFD‘’“”•–—\uFFFD™š›śťžź"
                                     "\u00A0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00AD®Ż"
                                     "°±˛ł´µ¶·¸ąş»Ľ˝ľż"
                                     "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ"
                                     "ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
                                     "ŕáâăäĺćçčéęëěíîď"
                                     "đńňóôőö÷řůúűüýţ˙";
constexpr const char* kWindows1251 = "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏ"
                                     "ђ‘’“”•–—\uFFFD™љ›њќћџ"
                                     "\u00A0ЎўЈ¤Ґ¦§Ё©Є«¬\u00AD®Ї"
                                     "°±Ііґµ¶·ё№є»јЅѕї"
                                     "АБВГДЕЖЗИЙКЛМНОП"
                                     "РСТУФХЦЧШЩЪЫЬЭЮЯ"
                                     "абвгдежзийклмноп"
                                     "рстуфхцчшщъыьэюя";
constexpr const char* kWindows1252 = "€\uFFFD‚ƒ„…†‡ˆ‰Š‹Œ\uFFFDŽ\uFFFD"
                                     "\uFFFD‘’“”•–—˜™š›œ\uFFFDžŸ"
                                     "\u00A0¡¢£¤¥¦§¨©ª«¬\u00AD®¯"
                                     "°±²³´µ¶·¸¹º»¼½¾¿"
                                     "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ"
                                     "ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
                                     "àáâãäåæçèéêëìíîï"
                                     "ðñòóôõö÷øùúûüýþÿ";

struct CodePage {
    std::string_view name;
    const char* letters;
};
constexpr std::array kCodePages = {CodePage{"windows-1250", kWindows1250},
                                   CodePage{"windows-1251", kWindows1251},
                                   CodePage{"windows-1252", kWindows1252}};

std::vector<std::string_view> lettersOf(const char* letters) {
    std::vector<std::string_view> all;
    const std::string_view text = letters;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = utf8Size(text, at);
        all.push_back(text.substr(at, size));
        at += size;
    }
    return all;
}

/// Returns the characters 128 to 255 of a code page; none if the name means UTF-8. Error: an
/// unknown name.
Expected<std::optional<std::vector<std::string_view>>> pageNamed(const std::string& encoding) {
    using Page = std::optional<std::vector<std::string_view>>;
    if (encoding.empty() || encoding == "utf-8") {
        return Page();
    }
    std::string all = "utf-8";
    for (const CodePage& page : kCodePages) {
        if (encoding == page.name) {
            return Page(lettersOf(page.letters));
        }
        all += ", " + std::string(page.name);
    }
    return wrongSetting("encoding", "`" + printable(encoding) + "` is none; there is: " + all);
}

} // namespace

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

std::optional<Failure> notUtf8(std::string_view text, std::string_view name) {
    int line = 1;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = utf8Size(text, at);
        if (size == 0 || text[at] == '\0') {
            return Failure{
                ExitStatus::CannotRead,
                message("%1, line %2: the text is not UTF-8; save the file as UTF-8, or give its "
                        "encoding: windows-1250 (as in Hungary and Poland), windows-1251 "
                        "(Cyrillic) or windows-1252",
                        name, line),
                "encoding"};
        }
        const bool ends = text[at] == '\n' ||
                          (text[at] == '\r' && (at + 1 >= text.size() || text[at + 1] != '\n'));
        line += ends ? 1 : 0;
        at += size;
    }
    return std::nullopt;
}

Expected<std::string> inUtf8(std::string text, const std::string& encoding) {
    return pageNamed(encoding).map([&](const auto& page) {
        if (!page) {
            return text;
        }
        std::string made;
        for (const char each : text) {
            const auto letter = static_cast<unsigned char>(each);
            made += letter < 0x80 ? std::string_view(&each, 1) : (*page)[letter - 0x80U];
        }
        return made;
    });
}

Expected<std::string> inEncoding(const std::string& text, const std::string& encoding) {
    return pageNamed(encoding).and_then([&](const auto& page) -> Expected<std::string> {
        if (!page) {
            return text;
        }
        std::string made;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t size = std::max<std::size_t>(1, utf8Size(text, at));
            const std::string_view letter = std::string_view(text).substr(at, size);
            const auto found = std::ranges::find(*page, letter);
            if (size > 1 && found == page->end()) {
                return wrongSetting("encoding", encoding + " has no letter `" +
                                                    std::string(letter) +
                                                    "`; write the report in UTF-8");
            }
            made += size == 1 ? letter[0] : char(0x80 + (found - page->begin()));
            at += size;
        }
        return made;
    });
}

} // namespace umpire::tournament
