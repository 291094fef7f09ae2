#pragma once

#include "rules/table/units.h"

namespace umpire::war_galley {

/// The truth of a fact about the table; `TooClose` if the measurement cannot decide it.
enum class Certainty { No, TooClose, Yes };

/// A measured distance to the limit at which a fact becomes true; the fact is true if the distance
/// is positive.
struct Margin {
    Millimetres margin;
    Millimetres sigma; ///< one standard deviation of `margin`
};

/// Returns Yes or No where the margin is at least `sigmas` standard deviations from zero. A margin
/// of exactly zero with no uncertainty is Yes (WG-A12: touching counts). A NaN is too close
/// to call.
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
