#pragma once

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

namespace umpire {

/// Parses a text that is one finite number and nothing else.
template <typename Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(double(number))
               ? std::optional(number)
               : std::nullopt;
}

} // namespace umpire
