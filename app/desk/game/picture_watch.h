#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace umpire::desk {

/// Measures how old the shown pictures are, from the frames' time stamps and the window's
/// clock.
class PictureWatch {
public:
    using Clock = std::chrono::steady_clock;
    using Stamp = std::chrono::microseconds;

    void begin() { *this = {}; }
    /// Takes a picture that is now shown.
    void came(Stamp stamp, Clock::time_point now) {
        const auto behind = now.time_since_epoch() - stamp;
        least_ = least_ ? std::min(*least_, behind) : behind;
        shown_ = stamp;
        last_ = now;
    }
    /// Returns the time since the last picture; 0 before the first.
    [[nodiscard]] std::chrono::seconds silence(Clock::time_point now) const {
        return last_ ? std::chrono::duration_cast<std::chrono::seconds>(now - *last_)
                     : std::chrono::seconds(0);
    }
    /// Returns the delay, beyond that of the fastest picture, of an event with that stamp.
    [[nodiscard]] std::chrono::seconds late(Stamp stamp, Clock::time_point now) const {
        if (!least_) {
            return {};
        }
        const auto late = now.time_since_epoch() - stamp - *least_;
        return std::max(std::chrono::seconds(0),
                        std::chrono::duration_cast<std::chrono::seconds>(late));
    }
    /// Returns the delay of the shown picture at its arrival.
    [[nodiscard]] std::chrono::seconds lag() const {
        return last_ ? late(shown_, *last_) : std::chrono::seconds(0);
    }

private:
    std::optional<Clock::duration> least_;
    std::optional<Clock::time_point> last_;
    Stamp shown_{};
};

} // namespace umpire::desk
