#pragma once

#include "vision/dice/dice_net.h"

#include <cstddef>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire::dice {

/// A die seen at one scale of the picture.
struct Sighting {
    cv::Point2d top; ///< in the picture's own pixels
    double edge;     ///< in the picture's own pixels
    double heat;     ///< the finder's answer
    DieChances chances;
};

double chanceOfDie(const Sighting& sighting);

/// Returns the die's value; none if the die is cocked, or if no value is probable enough.
std::optional<int> valueOf(const Sighting& sighting);

bool isBelieved(const Sighting& sighting);

/// Returns the best sighting of each die, best first. A sighting inside a larger die, or around
/// smaller dice, is dropped beside a better one, because pips of a near die look like dice, and
/// dice lying together look like pips.
std::vector<Sighting> oneAPlace(std::vector<Sighting> sightings);

/// Used if the scale is unknown. Returns all sightings if at least one is certain and they do not
/// show more ones than dice would; otherwise none. Beads, draughts and letters look like dice of
/// one size in many places, mostly like ones, and nowhere exactly like a die.
std::vector<Sighting> ifAnyIsSure(std::vector<Sighting> sightings);

/// Returns the sightings of about the best one's size, because a picture's dice have about one
/// size.
std::vector<Sighting> ofOneSize(std::vector<Sighting> sightings);

} // namespace umpire::dice
