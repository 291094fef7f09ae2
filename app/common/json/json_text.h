#pragma once

#include <cstdint>
#include <ctime>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

/// Converts JSON documents from and to text.
namespace umpire {

/// A parsed value, or one line that names the error and its place in the document.
template <typename T>
using FromJson = tl::expected<T, std::string>;

/// Maximum nesting depth of a document. The program itself writes documents of up to 20 levels.
inline constexpr int kMostJsonLevels = 64;
inline constexpr std::size_t kMostJsonBytes = 16U << 20U;

/// Parses a text from any source. Error: one line, if the text is not JSON, contains U+0000, has a
/// number that is too large, or exceeds the limits of bytes or nesting.
FromJson<nlohmann::json> parsedJson(std::string_view text, std::size_t mostBytes = kMostJsonBytes);
/// Parses the text like the function above, with the default limit, and preserves the order of the
/// members of objects.
FromJson<nlohmann::ordered_json> parsedInOrder(std::string_view text);

/// Formats a document in one line, without a line end. Invalid UTF-8 and U+0000 become U+FFFD.
std::string compactText(const nlohmann::ordered_json& json);
/// Formats a document for people: one line for each member, and a line end after the document.
std::string indentedText(const nlohmann::ordered_json& json);

/// Formats seconds since 1970 as a time in UTC (ISO 8601), such as "2026-11-21T14:30:00Z". The
/// default is the present time. Returns "no time" if the year does not fit the calendar's integers.
std::string utcText(std::int64_t seconds = std::time(nullptr));

} // namespace umpire
