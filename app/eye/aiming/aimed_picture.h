#pragma once

#include "app/eye/aiming/aiming_advice.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <string>

namespace umpire {

/// The parts of a frame that are needed to aim the camera.
struct AimedPicture {
    cv::Mat small; ///< see smallPicture
    cv::Size size; ///< the frame's own size
    AimedTable table;
};

/// Passes the newest picture from the game's thread to another thread; neither thread waits.
class AimedPictures {
public:
    /// Five pictures a second suffice while a person turns a telephone.
    static constexpr std::chrono::microseconds kBetween = std::chrono::milliseconds(200);
    /// Interval after the game has begun, when the phone is fixed.
    static constexpr std::chrono::microseconds kBetweenInPlay = std::chrono::seconds(1);

    /// Tells whether the last picture is older than that, in stream time. For the game's thread.
    [[nodiscard]] bool isDue(std::chrono::microseconds time,
                             std::chrono::microseconds between = kBetween) const {
        return !last_ || time < *last_ || time - *last_ >= between;
    }
    void put(AimedPicture picture, std::chrono::microseconds time);
    /// Returns the newest picture, once; null if there is none. Called by the other thread.
    std::unique_ptr<AimedPicture> take();

private:
    std::mutex mutex_;
    std::unique_ptr<AimedPicture> newest_;          ///< guarded by the mutex
    std::optional<std::chrono::microseconds> last_; ///< used by the game's thread only
};

/// The game's state, as far as aiming needs it.
struct AimedGame {
    bool isStill = false; ///< the referee sees a table at rest
    bool hasMoved = false;
    bool hasBegun = false; ///< an action already counts
};

/// Returns {"aim": {"well": false, "begun": false, "size": [1920, 1080], "advice": [{"need":
/// "turn", "where": "left"}], "tags": {"seen": 3, "of": 4}, "tilt_deg": 15, "area": [[x, y], …],
/// "board": [[x, y], …]}}. Unknown values are null. Corners are in the frame's pixels.
std::string aimingJson(AimedPicture picture, const AimedGame& game);

} // namespace umpire
