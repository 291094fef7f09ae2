#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace umpire {

/// Returns the median. For an even number of values it is the upper middle value, for no values it
/// is zero.
template <typename T>
T upperMedian(std::vector<T> values) {
    if (values.empty()) {
        return T{};
    }
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

} // namespace umpire
