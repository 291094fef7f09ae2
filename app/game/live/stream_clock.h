#pragma once

#include "app/eye/camera/frame_source.h"

#include <algorithm>

namespace umpire {

/// The time of the stream as the journal counts it. A film has its own time; a camera's begins anew
/// each time it is opened, and goes on where the journal ends.
class StreamClock {
public:
    void follow(SourceKind kind) {
        isFilm_ = kind == SourceKind::Video || kind == SourceKind::Pictures;
    }
    /// The journal's last event was then.
    void goOnAfter(std::chrono::microseconds last) {
        before_ = last;
        now_ = std::max(before_, std::chrono::microseconds(0));
    }
    [[nodiscard]] std::chrono::microseconds now() const { return now_; }
    /// Its time stands still between frames.
    [[nodiscard]] bool isFilm() const { return isFilm_; }

    /// A frame of that time came. False: the journal has it, and nothing is done.
    [[nodiscard]] bool take(const CameraFrame& frame) {
        if (since(frame.time) <= before_) {
            return false;
        }
        now_ = since(frame.time);
        return true;
    }
    void take(const SourceNews& news) { now_ = std::max(now_, since(news.time)); }

private:
    [[nodiscard]] std::chrono::microseconds since(std::chrono::microseconds time) const {
        return isFilm_ ? time : time + std::max(before_, std::chrono::microseconds(0));
    }

    bool isFilm_ = false;
    /// The journal's last moment before it was resumed; before all frames where it was not.
    std::chrono::microseconds before_{-1};
    std::chrono::microseconds now_{};
};

} // namespace umpire
