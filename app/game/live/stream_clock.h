#pragma once

#include "app/eye/camera/frame_source.h"

#include <algorithm>

namespace umpire {

/// The stream time as the journal counts it. A film has its own time. The time of a camera restarts
/// whenever the camera is opened; here it continues from the end of the journal.
class StreamClock {
public:
    void follow(SourceKind kind) {
        isFilm_ = kind == SourceKind::Video || kind == SourceKind::Pictures;
    }
    /// Continues after the last event of the journal, which happened at `last`.
    void goOnAfter(std::chrono::microseconds last) {
        before_ = last;
        now_ = std::max(before_, std::chrono::microseconds(0));
    }
    [[nodiscard]] std::chrono::microseconds now() const { return now_; }
    /// Tells whether the source is a film. The time of a film does not advance between frames.
    [[nodiscard]] bool isFilm() const { return isFilm_; }

    /// Takes the time of a frame. Returns false and changes nothing if the journal already covers
    /// that time.
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
    /// Time of the last event in a resumed journal; -1 if no journal was resumed.
    std::chrono::microseconds before_{-1};
    std::chrono::microseconds now_{};
};

} // namespace umpire
