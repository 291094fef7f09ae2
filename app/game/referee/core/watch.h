#pragma once

#include "app/record/events/table_state.h"
#include "rules/table/frame_facts.h"

#include <algorithm>

/// Decides when the table is at rest, so that a look is useful. The result depends only on the
/// inputs and their time stamps.
namespace umpire::referee {

using namespace std::chrono_literals;

/// Thresholds for the frames. Shares are shares of the play area. On synthetic films
/// vision/frame_facts.cpp measures for a table at rest less than 0.0003 (sensor noise), for a match
/// 0.0005, and for a stone 0.003.
struct WatchOptions {
    double stillBelow = 0.0004; ///< maximum share that moves while the table is still
    /// Added to `stillBelow` for each pixel of the camera's tremor. Edges of a printed map move
    /// with the camera, because the tags give the shift only to a fraction of a pixel.
    double stillAPixel = 0.0016;
    double alteredAbove = 0.0004;
    /// Minimum time without motion or hand after which the table is at rest.
    StreamTime settle = 90ms;
    StreamTime relook = 60ms; ///< minimum time between two looks while the referee is undecided; it
                              ///< allows three looks in 280 ms at 25 frames/s
    /// Minimum time between two looks while an illegal or unfinished action is on the table.
    StreamTime recheck = 1s;
    /// Minimum shift of the picture that counts as a movement of the camera or the table. A pixel
    /// is 0.3 to 0.5 mm on a table in 1080 lines. Tags are accurate to 0.1 px, so a larger shift is
    /// no noise. A smaller shift does not affect the reading of stones and matches.
    Pixels movedAbove = 1.5_px;
    Pixels swings = 2_px; ///< minimum tremor of a camera that was pushed and still swings
    double tremors = 2.0; ///< a shift must also exceed the tremor by this factor
    /// Minimum duration of a shift; a blow shakes the camera only for a shorter time.
    StreamTime movedFor = 100ms;
    /// Maximum median grey level of a dark picture; equal to vision/picture/lighting.cpp.
    double darkBelow = 25.0;
    /// Hysteresis: the darkness ends when the picture is brighter by this number of grey levels.
    double darkMargin = 4.0;
    /// Minimum share with glare that stops the looks: a stack's cell with its neighbours.
    double glareAbove = 0.08;
    /// Maximum time between two frames. During a longer gap, events may be missed.
    StreamTime longestGap = 2s;

    /// Tells whether nothing moves, apart from sensor noise and the effect of camera tremor.
    [[nodiscard]] bool isStill(const FrameFacts& facts) const {
        const Pixels tremor = std::min(facts.tremor, swings);
        return facts.moving < stillBelow + stillAPixel * tremor.value();
    }
};

class Watch {
public:
    explicit Watch(const WatchOptions& options = {}) : options_(options) {}

    [[nodiscard]] TableState state() const { return state_; }
    [[nodiscard]] const WatchOptions& options() const { return options_; }
    /// Returns the time since which the table has been at rest. Looks before it are invalid,
    /// because something has moved since.
    [[nodiscard]] StreamTime restsSince() const { return restsSince_; }
    /// Tells whether the picture differs from the last one at rest.
    [[nodiscard]] bool isAltered() const { return altered_; }
    /// Tells whether the table has moved and is at rest again. The caller must then register the
    /// table again and call registered().
    [[nodiscard]] bool wantsRegistration() const;

    void see(StreamTime stamp, const FrameFacts& facts);
    void cameraLost();
    void registered();

private:
    [[nodiscard]] TableState stateOf(StreamTime stamp, const FrameFacts& facts);
    void noteDisplacement(StreamTime stamp, const FrameFacts& facts);

    WatchOptions options_;
    TableState state_ = TableState::Waiting;
    StreamTime last_{};
    StreamTime restsSince_{};
    StreamTime displacedSince_{};
    bool displaced_ = false;
    bool moved_ = false;
    bool altered_ = true;
    bool blind_ = true; ///< true if the last frame is missing or too old
};

} // namespace umpire::referee
