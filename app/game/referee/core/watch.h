#pragma once

#include "app/record/events/table_state.h"
#include "rules/table/frame_facts.h"

#include <algorithm>

/// When the table is at rest and may be looked at. Values in, a state out; deterministic from the
/// stamps alone.
namespace umpire::referee {

using namespace std::chrono_literals;

/// The parts' thresholds lie between what vision/frame_facts.cpp measures on synthetic films: a
/// table at rest with a sensor's noise gives less than 0.0003, a match 0.0005, a stone 0.003.
struct WatchOptions {
    double stillBelow = 0.0004; ///< moving: part of the play area; less is the sensor's noise
    /// And so much for each pixel that the camera trembles by: the edges of a printed map, of which
    /// the tags tell the shift to a fraction of a pixel.
    double stillAPixel = 0.0016;
    double alteredAbove = 0.0004;
    StreamTime settle = 90ms; ///< so long without motion or hand is rest
    StreamTime relook =
        60ms; ///< between looks while a verdict is open: three in 280 ms at 25 frames
    StreamTime recheck = 1s; ///< between looks while something is wrong or not finished
    /// A pixel is 0.3 to 0.5 mm on a table in 1080 lines; tags are found to 0.1 px, so more than
    /// this is no noise, and below it a stone or a match stays where it was measured.
    Pixels movedAbove = 1.5_px;
    Pixels swings = 2_px; ///< a camera that was pushed and has not come to rest trembles by more
    double tremors = 2.0; ///< and more than so many of the camera's own tremors
    StreamTime movedFor = 100ms; ///< a blow shakes the camera, and then it is where it was
    double darkBelow = 25.0;     ///< median grey level, as vision/picture/lighting.cpp warns
    double darkMargin = 4.0;     ///< brighter by so much is no longer dark
    double glareAbove = 0.08;    ///< as much as a stack's cells and their neighbours
    StreamTime longestGap = 2s;  ///< without a frame: what happened in it was not seen

    /// Nothing moves, but for the sensor's noise and the edges that a trembling camera sees move.
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
    /// Something moved or a hand was there since `since`; what was seen before is no evidence now.
    [[nodiscard]] StreamTime restsSince() const { return restsSince_; }
    /// The scene differs from the last picture at rest.
    [[nodiscard]] bool isAltered() const { return altered_; }
    /// Moved and at rest again: the table is to be registered anew, then say registered().
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
    bool blind_ = true; ///< no frame before this one, or too long ago
};

} // namespace umpire::referee
