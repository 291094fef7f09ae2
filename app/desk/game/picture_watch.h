#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace umpire::desk {

/// Measures how old the shown pictures are. Compares the frames' time stamps with the window's
/// clock.
class PictureWatch {
public:
    using Clock = std::chrono::steady_clock;
    using Stamp = std::chrono::microseconds;

    void begin() { *this = {}; }
    /// Takes the time stamp of a picture that is shown now.
    void came(Stamp stamp, Clock::time_point now) {
        const auto behind = now.time_since_epoch() - stamp;
        least_ = least_ ? std::min(*least_, behind) : behind;
        shown_ = stamp;
        last_ = now;
    }
    /// Returns the time since the last picture, in whole seconds; 0 before the first picture.
    [[nodiscard]] std::chrono::seconds silence(Clock::time_point now) const {
        return last_ ? std::chrono::duration_cast<std::chrono::seconds>(now - *last_)
                     : std::chrono::seconds(0);
    }
    /// Returns by how much longer an event with the time stamp `stamp` took to reach the window
    /// than the fastest picture; 0 before the first picture.
    [[nodiscard]] std::chrono::seconds late(Stamp stamp, Clock::time_point now) const {
        if (!least_) {
            return {};
        }
        const auto late = now.time_since_epoch() - stamp - *least_;
        return std::max(std::chrono::seconds(0),
                        std::chrono::duration_cast<std::chrono::seconds>(late));
    }
    /// Returns the delay of the last picture on its arrival, relative to the fastest picture; 0
    /// before the first picture.
    [[nodiscard]] std::chrono::seconds lag() const {
        return last_ ? late(shown_, *last_) : std::chrono::seconds(0);
    }

private:
    std::optional<Clock::duration> least_;
    std::optional<Clock::time_point> last_;
    Stamp shown_{};
};

} // namespace umpire::desk
