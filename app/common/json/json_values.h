#pragma once

#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

/// Values as many rooms write them.
namespace umpire {

/// To so many steps of 1; null for what is no number.
inline nlohmann::ordered_json rounded(double value, double steps) {
    return std::isfinite(value) ? nlohmann::ordered_json(std::round(value * steps) / steps)
                                : nlohmann::ordered_json(nullptr);
}

/// Null where the text is empty.
inline nlohmann::ordered_json orNull(const std::string& text) {
    return text.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(text);
}
template <typename T>
nlohmann::ordered_json orNull(const std::optional<T>& value) {
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
}

/// A list of what `valueOf` makes of each.
template <typename All, typename ValueOf>
nlohmann::ordered_json jsonList(const All& all, const ValueOf& valueOf) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& each : all) {
        list.push_back(std::invoke(valueOf, each));
    }
    return list;
}

} // namespace umpire
