#pragma once

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

namespace umpire {

/// Parses a text as one number. Returns none if the text contains anything else, or if the number
/// is not finite or not representable.
template <typename Number>
std::optional<Number> numberIn(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(double(number))
               ? std::optional(number)
               : std::nullopt;
}

} // namespace umpire
