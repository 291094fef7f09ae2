#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace umpire {

/// Joins the texts of the values with `between` as the separator, such as "Anna, Ben". `textOf` is
/// a function or a member that gives the text of a value.
template <typename Values, typename TextOf = std::identity>
std::string joinedTexts(std::string_view between, const Values& values, TextOf textOf = {}) {
    std::string all;
    for (const auto& value : values) {
        all.append(all.empty() ? "" : between).append(std::invoke(textOf, value));
    }
    return all;
}

} // namespace umpire
