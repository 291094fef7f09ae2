#pragma once

#include "app/eye/aiming/aiming_advice.h"

#include <chrono>
#include <memory>
#include <mutex>
#include <string>

namespace umpire {

/// A frame, as far as aiming needs it.
struct AimedPicture {
    cv::Mat small; ///< of smallPicture
    cv::Size size; ///< of the frame
    AimedTable table;
};

/// One place for the newest one, from the game's thread to another; nobody waits.
class AimedPictures {
public:
    /// Five a second, as a person turns a telephone.
    static constexpr std::chrono::microseconds kBetween = std::chrono::milliseconds(200);
    /// In a game that has begun the telephone stands.
    static constexpr std::chrono::microseconds kBetweenInPlay = std::chrono::seconds(1);

    /// Is the last one older than that, in the stream's time? From the game's thread.
    [[nodiscard]] bool isDue(std::chrono::microseconds time,
                             std::chrono::microseconds between = kBetween) const {
        return !last_ || time < *last_ || time - *last_ >= between;
    }
    void put(AimedPicture picture, std::chrono::microseconds time);
    /// From the other thread: null where it has been taken.
    std::unique_ptr<AimedPicture> take();

private:
    std::mutex mutex_;
    std::unique_ptr<AimedPicture> newest_;          ///< under the mutex
    std::optional<std::chrono::microseconds> last_; ///< of the game's thread
};

/// How the game stands besides.
struct AimedGame {
    bool isStill = false; ///< the referee watches a table at rest
    bool hasMoved = false;
    bool hasBegun = false; ///< an action counts already
};

/// {"aim": {"well": false, "begun": false, "size": [1920, 1080], "advice": [{"need": "turn",
/// "where": "left"}], "tags": {"seen": 3, "of": 4}, "tilt_deg": 15, "area": [[x, y], …], "board":
/// [[x, y], …]}}; what is not known is null. Corners are in the frame's pixels.
std::string aimingJson(AimedPicture picture, const AimedGame& game);

} // namespace umpire
