#pragma once

#include <cstdint>
#include <ctime>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

/// Converts JSON documents from and to text.
namespace umpire {

/// A parsed value, or an error in one line with its place.
template <typename T>
using FromJson = tl::expected<T, std::string>;

/// Nesting limit; the program itself writes up to 20.
inline constexpr int kMostJsonLevels = 64;
inline constexpr std::size_t kMostJsonBytes = 16U << 20U;

/// Parses a text from any source. Error: one line, if the text is no JSON, contains U+0000, or
/// exceeds the limits of bytes or nesting.
FromJson<nlohmann::json> parsedJson(std::string_view text, std::size_t mostBytes = kMostJsonBytes);
/// Parses the text like the function above, and preserves the order of objects' members.
FromJson<nlohmann::ordered_json> parsedInOrder(std::string_view text);

/// Formats a document in one line, without a line end. Invalid UTF-8 and U+0000 become U+FFFD.
std::string compactText(const nlohmann::ordered_json& json);
/// Formats for people: one line per member, and a final line end.
std::string indentedText(const nlohmann::ordered_json& json);

/// Formats seconds since 1970 in UTC as ISO 8601 does: "2026-11-21T14:30:00Z". The default is the
/// present time. A time that no calendar holds becomes "no time".
std::string utcText(std::int64_t seconds = std::time(nullptr));

} // namespace umpire
