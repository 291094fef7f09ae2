#pragma once

#include <chrono>
#include <cstdint>

namespace umpire {

/// Returns microseconds since 1970 by this machine's clock, which may be wrong.
inline std::int64_t wallClockUs() {
    return std::chrono::duration_cast<std::chrono::microseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

} // namespace umpire
