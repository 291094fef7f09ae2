#pragma once

#include "vision/dice/dice_net.h"

#include <cstddef>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire::dice {

/// A die as it was seen at one size of the picture.
struct Sighting {
    cv::Point2d top; ///< in the picture's own pixels
    double edge;     ///< likewise
    double heat;     ///< the finder's answer
    DieChances chances;
};

double chanceOfDie(const Sighting& sighting);

/// None where the die is cocked, or no value is likely enough.
std::optional<int> valueOf(const Sighting& sighting);

bool isBelieved(const Sighting& sighting);

/// The best sighting of each die, the worthiest first. What lies within a larger die, or has
/// smaller ones within itself, is none beside a better sighting: pips of a die that is seen from
/// near look like dice, and dice that lie together like pips.
std::vector<Sighting> oneAPlace(std::vector<Sighting> sightings);

/// Where no scale tells how large a die is: all of them, if one of them is sure, and if they do not
/// show more ones than dice do; else none. Beads, draughts and letters look like dice of one size
/// in many places, most of them like ones, and nowhere quite like a die.
std::vector<Sighting> ifAnyIsSure(std::vector<Sighting> sightings);

/// Those that are as large as the most worth of them: a picture's dice are of about one size.
std::vector<Sighting> ofOneSize(std::vector<Sighting> sightings);

} // namespace umpire::dice
