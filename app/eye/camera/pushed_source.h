#pragma once

#include "app/eye/camera/live_source.h"

namespace umpire {

/// Holds the newest JPEG of a camera that sends its pictures itself, such as a phone's page. A
/// newer picture replaces the previous picture. No thread waits for another thread.
class PushedPictures {
public:
    /// Stores the newest picture. May be called from any thread.
    void put(std::vector<std::uint8_t> jpeg);
    /// Waits for a picture that was not returned yet, and returns it. Returns none if a stop is
    /// requested.
    std::optional<std::vector<std::uint8_t>> take(const std::stop_token& stop);

private:
    std::mutex mutex_;
    std::condition_variable_any came_;
    std::optional<std::vector<std::uint8_t>> newest_; ///< guarded by the mutex
};

/// Opens the pictures as a live camera, whose messages call it a telephone. If no picture comes for
/// some time, the source reports a stall. Data that are no JPEG are dropped. Messages use `name`.
/// Error: that of LiveSource::start.
Expected<std::unique_ptr<FrameSource>> openPushed(const std::shared_ptr<PushedPictures>& pictures,
                                                  const std::string& name,
                                                  const LiveOptions& options = {});

} // namespace umpire
