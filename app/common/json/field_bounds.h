#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

/// Limits of a field's value. A reader refuses any other value. A writer does not check them; it
/// only uses the names of an enum's values.
namespace umpire {

/// Limits the number of a text's bytes or of a list's elements. Bounds that follow apply to each
/// element of the list.
struct AtMost {
    std::size_t most;
};
/// Limits a number. The value may equal `least` or `most`.
struct Between {
    std::int64_t least;
    std::int64_t most = std::numeric_limits<std::int64_t>::max();
};
/// Requires a text of 64 hexadecimal digits. OrEmpty also accepts the empty text.
enum class Sha256 { Needed, OrEmpty };
/// A value of an enum with its name in JSON. An array of these pairs restricts a field to the
/// names.
template <typename Value>
struct Named {
    Value value;
    std::string_view name;
};

/// Returns the value's name in the array; an empty name if the array does not contain the value.
template <typename Value, std::size_t Count>
constexpr std::string_view nameIn(const Named<Value> (&names)[Count], Value value) {
    for (const Named<Value>& each : names) {
        if (each.value == value) {
            return each.name;
        }
    }
    return {};
}
/// Returns a pointer to the value with that name; null if no value has the name.
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
