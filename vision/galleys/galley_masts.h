#pragma once

#include "rules/table/pieces.h"
#include "vision/galleys/galley_parts.h"

#include <opencv2/core.hpp>
#include <optional>

/// Counts the masts on a deck with a small network (vision/training/train_masts.py, then
/// train_masts_together.py). Its input is the picture of the deck, rotated so that higher points
/// appear farther up.
namespace umpire::galleys {

/// The input of the mast network for one galley; deck_samples.py uses the same layout.
struct DeckPatch {
    static constexpr int kSide = 152; ///< width and height in pixels
    /// Resolution of the patch, about the camera's 0.5 mm per pixel. With 1.25 pixels per mm the
    /// network counts the masts of only 0.68 of 145 decks correctly, instead of 0.78.
    static constexpr double kPixelsPerMm = 2.0;
    static constexpr double kBelow = 36.0; ///< distance from the deck's centre to the patch's lower
                                           ///< edge, in mm
    static constexpr double kReach = 25.0; ///< height of a point whose shift is the last channel,
                                           ///< in mm
    static constexpr int kChannels =
        5;            ///< three colours relative to wood, deck mask, shift at kReach
    cv::Mat channels; ///< CV_32F, kChannels x kSide x kSide
};

/// Samples the picture of the deck. Returns none if the picture does not show the whole deck.
/// `wood`: BGR colour of the oars on this table.
std::optional<DeckPatch> deckPatch(const PartsScene& scene, const Galley& galley,
                                   const cv::Vec3f& wood);

/// Returns the probability of each number of masts on a deck (WG-3). If no number is probable
/// enough, the mirror image of the deck is judged as well.
MastChances mastChances(const DeckPatch& deck);

} // namespace umpire::galleys
