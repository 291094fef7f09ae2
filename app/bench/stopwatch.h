#pragma once

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

namespace umpire {

/// Milliseconds that a call takes.
template <class Call>
double millisecondsOf(Call&& call) {
    const auto start = std::chrono::steady_clock::now();
    call();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
        .count();
}

/// Milliseconds of this process's processor time that a call takes, however busy the machine is;
/// short calls are repeated until the clock (a microsecond) shows them.
template <class Call>
double processorMillisecondsOf(Call&& call) {
    constexpr std::clock_t kEnough = CLOCKS_PER_SEC / 200;
    const std::clock_t start = std::clock();
    std::clock_t took = 0;
    int calls = 0;
    for (; took < kEnough; took = std::clock() - start) {
        call();
        ++calls;
    }
    return double(took) * 1000.0 / CLOCKS_PER_SEC / calls;
}

/// 0 of nothing.
inline double medianOf(std::vector<double> values) {
    if (values.empty()) {
        return 0.0;
    }
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace umpire
