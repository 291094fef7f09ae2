#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

/// What a field may hold. A reader refuses anything else; a writer looks at the names only.
namespace umpire {

/// Bytes of a text. Of a list it counts the elements, and what stands after it is of each of them.
struct AtMost {
    std::size_t most;
};
/// Of numbers; both ends are allowed.
struct Between {
    std::int64_t least;
    std::int64_t most = std::numeric_limits<std::int64_t>::max();
};
/// 64 hexadecimal digits.
enum class Sha256 { Needed, OrEmpty };
/// Values of an enum by their names: an array of these is a bound.
template <typename Value>
struct Named {
    Value value;
    std::string_view name;
};

/// Those of the list that has the value.
template <typename Value, std::size_t Count>
constexpr std::string_view nameIn(const Named<Value> (&names)[Count], Value value) {
    for (const Named<Value>& each : names) {
        if (each.value == value) {
            return each.name;
        }
    }
    return {};
}
/// Null where nothing has the name.
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
