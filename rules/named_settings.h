#pragma once

#include "rules/game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

/// What the games' settings share: lists of named ones, and options whose values have words.
namespace umpire {

/// A value and what a position's text calls it, such as "path=straight" or, after its key, "8x7".
template <typename Value>
struct NamedValue {
    std::string_view word;
    Value value;
};
template <typename Value> // clang 14 deduces no aggregate by itself
NamedValue(std::string_view, Value)->NamedValue<Value>;

/// The variants of a list whose entries have a `name` and an `about`.
template <typename Named, std::size_t Count>
constexpr std::array<Variant, Count> variantsOf(const std::array<Named, Count>& named) {
    std::array<Variant, Count> variants{};
    for (std::size_t i = 0; i < Count; ++i) {
        variants[i] = {named[i].name, named[i].about};
    }
    return variants;
}

/// The entry of that name; null where there is none.
template <typename Named, std::size_t Count>
const Named* findNamed(const std::array<Named, Count>& named, std::string_view name) {
    const auto found = std::ranges::find(named, name, &Named::name);
    return found == named.end() ? nullptr : &*found;
}

} // namespace umpire
