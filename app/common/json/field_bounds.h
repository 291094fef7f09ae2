#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

/// Limits of a field's value. A reader refuses any other value; a writer only uses the names.
namespace umpire {

/// Limits a text's bytes, or a list's elements; further bounds then apply to each element.
struct AtMost {
    std::size_t most;
};
/// Limits a number; both ends are allowed.
struct Between {
    std::int64_t least;
    std::int64_t most = std::numeric_limits<std::int64_t>::max();
};
/// Requires 64 hexadecimal digits.
enum class Sha256 { Needed, OrEmpty };
/// The names of an enum's values. An array of these restricts a field to the names.
template <typename Value>
struct Named {
    Value value;
    std::string_view name;
};

/// Returns the name that the list has for the value.
template <typename Value, std::size_t Count>
constexpr std::string_view nameIn(const Named<Value> (&names)[Count], Value value) {
    for (const Named<Value>& each : names) {
        if (each.value == value) {
            return each.name;
        }
    }
    return {};
}
/// Returns the value with that name; null if there is none.
template <typename Value, std::size_t Count>
constexpr const Value* valueIn(const Named<Value> (&names)[Count], std::string_view name) {
    for (const Named<Value>& each : names) {
        if (each.name == name) {
            return &each.value;
        }
    }
    return nullptr;
}

} // namespace umpire
