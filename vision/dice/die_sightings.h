#pragma once

#include "vision/dice/dice_net.h"

#include <cstddef>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire::dice {

/// A die that was seen at one scale of the picture.
struct Sighting {
    cv::Point2d top; ///< middle of the top face, in pixels of the original picture
    double edge;     ///< length of the die's edge, in pixels of the original picture
    double heat;     ///< output of the finder network, from 0 to 1
    DieChances chances;
};

/// Returns the reader's probability that there is a die.
double chanceOfDie(const Sighting& sighting);

/// Returns the die's value, or none if the die is cocked or no value is probable enough.
std::optional<int> valueOf(const Sighting& sighting);

/// Tells whether the product of the finder's output and the probability of a die is at least
/// `minDie` or, for a die without a value, at least `minUnread`.
bool isBelieved(const Sighting& sighting);

/// Returns the best sighting at each place, the best first. A sighting inside a larger die, or
/// around smaller dice, is dropped if a better sighting covers it. (The pips of a near die look
/// like dice, and dice that lie together look like pips.)
std::vector<Sighting> oneAPlace(std::vector<Sighting> sightings);

/// Used if the scale is unknown. Returns all sightings if at least one is certain and if they do
/// not show more ones than dice would. Otherwise returns an empty list. Beads, draughts and letters
/// look like dice of equal size in many places, mostly like ones, but never exactly like a die.
std::vector<Sighting> ifAnyIsSure(std::vector<Sighting> sightings);

/// Returns the sightings whose size is about the commonest size, because all dice in a picture have
/// about the same size. The commonest size is the size with the highest sum of scores.
std::vector<Sighting> ofOneSize(std::vector<Sighting> sightings);

} // namespace umpire::dice
