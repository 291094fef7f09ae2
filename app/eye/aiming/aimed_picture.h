#pragma once

#include "app/eye/aiming/aiming_advice.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <string>

namespace umpire {

/// The data of a frame that are needed to aim the camera.
struct AimedPicture {
    cv::Mat small; ///< reduced picture, from smallPicture
    cv::Size size; ///< size of the frame in pixels
    AimedTable table;
};

/// Passes the newest picture from the game's thread to another thread; neither thread waits.
class AimedPictures {
public:
    /// Minimum time between two pictures before the game. Five pictures per second suffice while a
    /// person turns a phone.
    static constexpr std::chrono::microseconds kBetween = std::chrono::milliseconds(200);
    /// Minimum time between two pictures after the game has begun, when the phone stays fixed.
    static constexpr std::chrono::microseconds kBetweenInPlay = std::chrono::seconds(1);

    /// Tells whether the last picture is older than `between`, in stream time. Must be called in
    /// the game's thread.
    [[nodiscard]] bool isDue(std::chrono::microseconds time,
                             std::chrono::microseconds between = kBetween) const {
        return !last_ || time < *last_ || time - *last_ >= between;
    }
    /// Stores the newest picture and its time. Must be called in the game's thread.
    void put(AimedPicture picture, std::chrono::microseconds time);
    /// Returns the newest picture; null if it was already returned or there is none. Must be called
    /// in the receiving thread.
    std::unique_ptr<AimedPicture> take();

private:
    std::mutex mutex_;
    std::unique_ptr<AimedPicture> newest_;          ///< guarded by the mutex
    std::optional<std::chrono::microseconds> last_; ///< used by the game's thread only
};

/// The game's state that aiming needs.
struct AimedGame {
    bool isStill = false; ///< true if nothing moves on the table
    bool hasMoved = false;
    bool hasBegun = false; ///< true if the game already contains an action
};

/// Returns the JSON {"aim": {"well": false, "begun": false, "size": [1920, 1080], "advice":
/// [{"need": "turn", "where": "left"}], "tags": {"seen": 3, "of": 4}, "tilt_deg": 15, "area": [[x,
/// y], …], "board": [[x, y], …]}}. Unknown values are null. The corners of `area` and `board` are
/// in pixels of the frame.
std::string aimingJson(AimedPicture picture, const AimedGame& game);

} // namespace umpire
