#pragma once

#include "app/record/events/table_state.h"
#include "rules/table/frame_facts.h"

#include <algorithm>

/// Decides when the table is at rest and may be looked at. Depends only on its inputs and their
/// time stamps.
namespace umpire::referee {

using namespace std::chrono_literals;

/// The thresholds lie between values that vision/frame_facts.cpp measures on synthetic films: a
/// table at rest gives below 0.0003 (sensor noise), a match 0.0005, a stone 0.003.
struct WatchOptions {
    double stillBelow = 0.0004; ///< share of the play area that moves; less is sensor noise
    /// Added for each pixel of camera tremor: a printed map's edges move with the camera, because
    /// the tags give the shift only to a fraction of a pixel.
    double stillAPixel = 0.0016;
    double alteredAbove = 0.0004;
    StreamTime settle = 90ms; ///< shortest time without motion or hand that counts as rest
    StreamTime relook =
        60ms; ///< between looks while a verdict is open; this allows three in 280 ms at 25 frames/s
    /// between looks while an error or an unfinished action is on the table
    StreamTime recheck = 1s;
    /// A pixel is 0.3 to 0.5 mm on a table in 1080 lines. Tags are found to 0.1 px, so a larger
    /// shift is no noise; below it a stone or match counts as unmoved.
    Pixels movedAbove = 1.5_px;
    Pixels swings = 2_px;        ///< with more tremor the camera was pushed and still swings
    double tremors = 2.0;        ///< the tremor must also be this multiple of the camera's own
    StreamTime movedFor = 100ms; ///< a blow shakes the camera only briefly
    double darkBelow = 25.0;     ///< median grey level; equal to vision/picture/lighting.cpp
    /// hysteresis: the darkness ends when the picture is this much brighter
    double darkMargin = 4.0;
    double glareAbove = 0.08; ///< as large as a stack's cells and their neighbours
    /// longest time without a frame; events during a longer gap were not seen
    StreamTime longestGap = 2s;

    /// Tells whether nothing moves, apart from sensor noise and edges moved by camera tremor.
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
    /// Returns the time since which the table is at rest. Earlier looks are void, because something
    /// moved in between.
    [[nodiscard]] StreamTime restsSince() const { return restsSince_; }
    /// Tells whether the scene differs from the last picture at rest.
    [[nodiscard]] bool isAltered() const { return altered_; }
    /// Tells whether the table has moved and is at rest again. The caller must then register the
    /// table again, and call registered().
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
    bool blind_ = true; ///< true if there was no frame before, or a long gap
};

} // namespace umpire::referee
