#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

/// JSON documents as text.
namespace umpire {

/// What a reader of a document says: a value, or one line that says where it is wrong.
template <typename T>
using FromJson = tl::expected<T, std::string>;

/// The program itself writes up to 20.
inline constexpr int kMostJsonLevels = 64;
inline constexpr std::size_t kMostJsonBytes = 16U << 20U;

/// The document of a text, wherever it comes from. Error: one line, for a text that has more bytes
/// or levels, or U+0000 in it, or that is no JSON.
FromJson<nlohmann::json> parsedJson(std::string_view text, std::size_t mostBytes = kMostJsonBytes);
/// Members of objects stay in the text's order.
FromJson<nlohmann::ordered_json> parsedInOrder(std::string_view text);

/// A document in one line, without the line's end. What is not UTF-8, and U+0000, becomes U+FFFD.
std::string compactText(const nlohmann::ordered_json& json);
/// For people: a line for each member, and a line's end.
std::string indentedText(const nlohmann::ordered_json& json);

} // namespace umpire
