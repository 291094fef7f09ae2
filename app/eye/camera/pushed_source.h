#pragma once

#include "app/eye/camera/live_source.h"

namespace umpire {

/// One place for the newest JPEG of a camera that sends its pictures by itself, such as a
/// telephone's page. A newer one takes the place of the one before; nobody waits for anybody.
class PushedPictures {
public:
    /// From any thread.
    void put(std::vector<std::uint8_t> jpeg);
    /// Waits for one that was not taken yet; none where the token says stop.
    std::optional<std::vector<std::uint8_t>> take(const std::stop_token& stop);

private:
    std::mutex mutex_;
    std::condition_variable_any came_;
    std::optional<std::vector<std::uint8_t>> newest_; ///< under the mutex
};

/// A camera like any other, but that a telephone is spoken of: no picture for a while is a stall,
/// and what is no JPEG is left out.
/// `name`: for people.
Expected<std::unique_ptr<FrameSource>> openPushed(const std::shared_ptr<PushedPictures>& pictures,
                                                  const std::string& name,
                                                  const LiveOptions& options = {});

} // namespace umpire
