#pragma once

#include "rules/table/units.h"

namespace umpire::war_galley {

/// A fact about the table that the measurement may be unable to settle.
enum class Certainty { No, TooClose, Yes };

/// How far something measured is inside (positive) or outside of what would make a fact true.
struct Margin {
    Millimetres margin;
    Millimetres sigma; ///< one standard deviation of it
};

/// Yes or No where the margin is at least `sigmas` standard deviations away from zero; a margin of
/// exactly zero without any doubt is Yes (WG-A12: touching counts). What is not a number is too
/// close.
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
