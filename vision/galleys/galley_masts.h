#pragma once

#include "rules/table/pieces.h"
#include "vision/galleys/galley_parts.h"

#include <opencv2/core.hpp>
#include <optional>

/// Counts the masts on a deck with a small network (vision/training/train_masts.py, then
/// train_masts_together.py). Its input is the deck, rotated so that higher things lie farther up.
namespace umpire::galleys {

/// The mast network's input for one galley; deck_samples.py defines the same layout.
struct DeckPatch {
    static constexpr int kSide = 152; ///< pixels
    /// Resolution: a camera's 0.5 mm a pixel. At 1.25 it counts 0.68 of 145 decks, not 0.78.
    static constexpr double kPixelsPerMm = 2.0;
    static constexpr double kBelow = 36.0; ///< mm from the deck's centre to the lower edge
    static constexpr double kReach = 25.0; ///< mm of height
    static constexpr int kChannels =
        5;            ///< three colours relative to wood, deck mask, shift by kReach
    cv::Mat channels; ///< CV_32F, kChannels x kSide x kSide
};

/// Samples the deck; none if the picture does not show all of it. `wood`: BGR, of the oars here.
std::optional<DeckPatch> deckPatch(const PartsScene& scene, const Galley& galley,
                                   const cv::Vec3f& wood);

/// Returns the probability of each number of masts on a deck (WG-3). If none is certain, it also
/// uses the mirror image.
MastChances mastChances(const DeckPatch& deck);

} // namespace umpire::galleys
