#pragma once

#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

/// Functions that make JSON values, for all writers of documents.
namespace umpire {

/// Rounds the value to a multiple of 1 / `steps`. Returns null if the value is not finite.
inline nlohmann::ordered_json rounded(double value, double steps) {
    return std::isfinite(value) ? nlohmann::ordered_json(std::round(value * steps) / steps)
                                : nlohmann::ordered_json(nullptr);
}

/// Returns the text; null if it is empty.
inline nlohmann::ordered_json orNull(const std::string& text) {
    return text.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(text);
}
template <typename T>
nlohmann::ordered_json orNull(const std::optional<T>& value) {
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
}

/// Returns a JSON array with `valueOf(each)` for each element of `all`, in order.
template <typename All, typename ValueOf>
nlohmann::ordered_json jsonList(const All& all, const ValueOf& valueOf) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& each : all) {
        list.push_back(std::invoke(valueOf, each));
    }
    return list;
}

} // namespace umpire
