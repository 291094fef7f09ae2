#include "app/game/referee/core/watch.h"

namespace umpire::referee {

bool Watch::wantsRegistration() const {
    return state_ == TableState::Moved && last_ - restsSince_ >= options_.settle;
}

void Watch::see(StreamTime stamp, const FrameFacts& facts) {
    if (blind_ || stamp < last_ || stamp - last_ > options_.longestGap) {
        restsSince_ = stamp;
        displaced_ = false;
        altered_ = true;
    }
    blind_ = false;
    // After a movement of the camera the whole picture changes, which is no sign of a hand.
    if ((facts.handInView && !moved_) || !options_.isStill(facts)) {
        restsSince_ = stamp;
    }
    altered_ = altered_ || facts.altered > options_.alteredAbove;
    noteDisplacement(stamp, facts);
    last_ = stamp;
    state_ = stateOf(stamp, facts);
    if (state_ == TableState::Still && facts.altered <= options_.alteredAbove) {
        altered_ = false;
    }
}

void Watch::noteDisplacement(StreamTime stamp, const FrameFacts& facts) {
    if (!facts.displacement) {
        return; // a hand covers the fixed parts, so the former state remains
    }
    const bool swings = facts.tremor > options_.swings;
    const Pixels trembling = swings ? 0_px : facts.tremor * options_.tremors;
    if (*facts.displacement <= options_.movedAbove + trembling) {
        displaced_ = false;
        moved_ = false;
        return;
    }
    if (!displaced_) {
        displacedSince_ = stamp;
    }
    displaced_ = true;
    if (swings) {
        restsSince_ = stamp;
    }
    moved_ = moved_ || stamp - displacedSince_ >= options_.movedFor;
}

/// Returns the state of the table. States in which the umpire cannot see come before events on the
/// table.
TableState Watch::stateOf(StreamTime stamp, const FrameFacts& facts) {
    const double dark =
        options_.darkBelow + (state_ == TableState::TooDark ? options_.darkMargin : 0.0);
    if (facts.brightness < dark) {
        restsSince_ = stamp;
        return TableState::TooDark;
    }
    if (moved_) {
        return TableState::Moved;
    }
    if (facts.handInView) {
        return TableState::HandOverTable;
    }
    if (displaced_ || stamp - restsSince_ < options_.settle) {
        return TableState::Settling;
    }
    return facts.glare > options_.glareAbove ? TableState::Glare : TableState::Still;
}

void Watch::cameraLost() {
    state_ = TableState::CameraLost;
    blind_ = true;
}

void Watch::registered() {
    moved_ = false;
    displaced_ = false;
    altered_ = true;
    restsSince_ = last_;
    state_ = TableState::Settling;
}

} // namespace umpire::referee
