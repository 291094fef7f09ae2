#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace umpire {

/// Joins the texts of the values: "Anna, Ben". `textOf`: a function or a member.
template <typename Values, typename TextOf = std::identity>
std::string joinedTexts(std::string_view between, const Values& values, TextOf textOf = {}) {
    std::string all;
    for (const auto& value : values) {
        all.append(all.empty() ? "" : between).append(std::invoke(textOf, value));
    }
    return all;
}

} // namespace umpire
