#pragma once

#include "rules/table/units.h"

namespace umpire::war_galley {

/// The truth of a fact about the table. `TooClose`: the measurement cannot decide it.
enum class Certainty { No, TooClose, Yes };

/// How far a measured value is beyond the limit at which a fact becomes true. The fact is true if
/// `margin` is positive.
struct Margin {
    Millimetres margin;
    Millimetres sigma; ///< standard deviation of `margin`
};

/// Returns Yes or No if the margin is at least `sigmas` standard deviations from zero, and TooClose
/// otherwise. A margin of exactly zero without uncertainty gives Yes (WG-A12: touching counts). A
/// NaN gives TooClose.
constexpr Certainty certaintyOf(const Margin& measured, double sigmas) {
    const Millimetres doubt = measured.sigma * sigmas;
    if (measured.margin >= Millimetres(0.0) && measured.margin >= doubt) {
        return Certainty::Yes;
    }
    if (measured.margin < Millimetres(0.0) && -measured.margin >= doubt) {
        return Certainty::No;
    }
    return Certainty::TooClose;
}

} // namespace umpire::war_galley
