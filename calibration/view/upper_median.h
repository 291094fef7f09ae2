#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace umpire {

/// Of an even number the upper one of the two in the middle; zero of none.
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
