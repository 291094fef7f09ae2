#pragma once

#include <algorithm>
#include <ctime>
#include <sys/resource.h>
#include <vector>

namespace umpire {

/// Returns the peak memory of this process, in MiB.
inline double peakRssMb() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024.0; // Linux reports KiB
}

/// Measures the processor time of this process, in milliseconds. Other programs do not affect it.
class Stopwatch {
public:
    [[nodiscard]] double milliseconds() const {
        return double(std::clock() - start_) * 1000.0 / CLOCKS_PER_SEC;
    }
    /// Restarts the stopwatch. Returns the milliseconds since the start.
    double lap() {
        const double spent = milliseconds();
        start_ = std::clock();
        return spent;
    }

private:
    std::clock_t start_ = std::clock();
};

template <class Call>
double millisecondsOf(Call&& call) {
    const Stopwatch watch;
    call();
    return watch.milliseconds();
}

/// Returns the milliseconds of a short call. Repeats the call until the clock can measure the time.
template <class Call>
double millisecondsOfShort(Call&& call) {
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

/// Returns the median: for an even number, the mean of the two middle values. Returns 0 without
/// values.
inline double medianOf(std::vector<double> values) {
    if (values.empty()) {
        return 0.0;
    }
    const auto upper = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), upper, values.end());
    return values.size() % 2 == 1 ? *upper
                                  : (*upper + *std::max_element(values.begin(), upper)) / 2;
}

} // namespace umpire
