#include "app/common/json/json_text.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

constexpr std::string_view kNul = "\\u0000";

/// Formats the place of the byte `at` in the text, such as "at line 3, byte 12".
std::string placeIn(std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, at);
    const auto lines = std::ranges::count(before, '\n');
    const std::size_t column = before.size() - (before.rfind('\n') + 1); // npos + 1 is 0
    return "at " + (lines == 0 ? "" : "line " + std::to_string(lines + 1) + ", ") + "byte " +
           std::to_string(column + 1);
}

/// Returns why a text is refused before it is parsed; an empty text if it is accepted.
std::string whyRefused(std::string_view text, std::size_t mostBytes) {
    if (text.size() > mostBytes) {
        return "is longer than " + std::to_string(mostBytes) + " bytes; give a shorter text";
    }
    int level = 0;
    bool isInText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (letter == '\0' || (isInText && text.substr(i).starts_with(kNul))) {
            return "has the character U+0000 " + placeIn(text, i) + "; take it out";
        }
        if (letter == '"') {
            isInText = !isInText;
        } else if (isInText) {
            i += letter == '\\' ? 1 : 0;
        } else if (letter == '[' || letter == '{') {
            if (++level > kMostJsonLevels) {
                return "has more than " + std::to_string(kMostJsonLevels) + " levels " +
                       placeIn(text, i) + "; give one with fewer";
            }
        } else if (letter == ']' || letter == '}') {
            --level;
        }
    }
    return {};
}

template <typename Json>
FromJson<Json> parsed(std::string_view text, std::size_t mostBytes) {
    if (auto why = whyRefused(text, mostBytes); !why.empty()) {
        return tl::make_unexpected(std::move(why));
    }
    try {
        return Json::parse(text);
    } catch (const typename Json::parse_error& error) {
        return tl::make_unexpected("is no JSON " + placeIn(text, error.byte - 1) +
                                   "; look for a missing comma or brace");
    } catch (const typename Json::exception&) {
        return tl::make_unexpected(std::string("has a number that is too large; give another"));
    }
}

/// Replaces each escaped U+0000 by U+FFFD. In valid JSON a backslash and the next byte form a pair,
/// so the search continues two bytes later.
std::string withoutNul(std::string text) {
    for (std::size_t at = text.find('\\'); at != std::string::npos; at = text.find('\\', at)) {
        if (text.compare(at, kNul.size(), kNul) == 0) {
            text.replace(at, kNul.size(), "\xEF\xBF\xBD");
        }
        at += 2;
    }
    return text;
}

} // namespace

FromJson<nlohmann::json> parsedJson(std::string_view text, std::size_t mostBytes) {
    return parsed<nlohmann::json>(text, mostBytes);
}

FromJson<nlohmann::ordered_json> parsedInOrder(std::string_view text) {
    return parsed<nlohmann::ordered_json>(text, kMostJsonBytes);
}

std::string compactText(const nlohmann::ordered_json& json) {
    return withoutNul(json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

std::string indentedText(const nlohmann::ordered_json& json) {
    return withoutNul(json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)) +
           "\n";
}

std::string utcText(std::int64_t seconds) {
    const std::time_t time = seconds;
    std::tm utc{};
    std::array<char, 32> text{};
    if (::gmtime_r(&time, &utc) == nullptr) {
        return "no time";
    }
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text.data();
}

} // namespace umpire
