#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace umpire::desk {

/// Are the pictures that are shown of now? By the stamps of the stream's frames and a clock that
/// the window reads.
class PictureWatch {
public:
    using Clock = std::chrono::steady_clock;
    using Stamp = std::chrono::microseconds;

    void begin() { *this = {}; }
    /// A picture came to be shown.
    void came(Stamp stamp, Clock::time_point now) {
        const auto behind = now.time_since_epoch() - stamp;
        least_ = least_ ? std::min(*least_, behind) : behind;
        shown_ = stamp;
        last_ = now;
    }
    /// Since the last picture; none has come: 0.
    [[nodiscard]] std::chrono::seconds silence(Clock::time_point now) const {
        return last_ ? std::chrono::duration_cast<std::chrono::seconds>(now - *last_)
                     : std::chrono::seconds(0);
    }
    /// How much later than the promptest picture what has that stamp is told now.
    [[nodiscard]] std::chrono::seconds late(Stamp stamp, Clock::time_point now) const {
        if (!least_) {
            return {};
        }
        const auto late = now.time_since_epoch() - stamp - *least_;
        return std::max(std::chrono::seconds(0),
                        std::chrono::duration_cast<std::chrono::seconds>(late));
    }
    /// The same of the picture that is shown, at the time when it came.
    [[nodiscard]] std::chrono::seconds lag() const {
        return last_ ? late(shown_, *last_) : std::chrono::seconds(0);
    }

private:
    std::optional<Clock::duration> least_;
    std::optional<Clock::time_point> last_;
    Stamp shown_{};
};

} // namespace umpire::desk
