#pragma once

#include "app/eye/camera/live_source.h"

namespace umpire {

/// Holds the newest JPEG of a camera that pushes its pictures, such as a phone's page. A newer
/// picture replaces the previous one; no thread blocks the other.
class PushedPictures {
public:
    /// Callable from any thread.
    void put(std::vector<std::uint8_t> jpeg);
    /// Waits for a picture that was not taken yet; none after a stop request.
    std::optional<std::vector<std::uint8_t>> take(const std::stop_token& stop);

private:
    std::mutex mutex_;
    std::condition_variable_any came_;
    std::optional<std::vector<std::uint8_t>> newest_; ///< guarded by the mutex
};

/// Opens the pictures as a camera whose messages say "telephone": a pause without pictures is a
/// stall, and data that are no JPEG are dropped. `name` is used in messages.
Expected<std::unique_ptr<FrameSource>> openPushed(const std::shared_ptr<PushedPictures>& pictures,
                                                  const std::string& name,
                                                  const LiveOptions& options = {});

} // namespace umpire
