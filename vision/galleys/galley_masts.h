#pragma once

#include "rules/table/pieces.h"
#include "vision/galleys/galley_parts.h"

#include <opencv2/core.hpp>
#include <optional>

/// Counts the masts on a deck with a small network (vision/training/train_masts.py, then
/// train_masts_together.py). Its input is the deck, rotated so that higher points lie farther up.
namespace umpire::galleys {

/// The mast network's input for one galley; deck_samples.py defines the same layout.
struct DeckPatch {
    static constexpr int kSide = 152; ///< pixels
    /// Resolution: a camera's 0.5 mm per pixel. With 1.25 pixels per mm the network counts 0.68 of
    /// 145 decks correctly instead of 0.78.
    static constexpr double kPixelsPerMm = 2.0;
    static constexpr double kBelow = 36.0; ///< mm from the deck's centre to the lower edge
    static constexpr double kReach = 25.0; ///< mm of height
    static constexpr int kChannels =
        5;            ///< three colours relative to wood, deck mask, shift by kReach
    cv::Mat channels; ///< CV_32F, kChannels x kSide x kSide
};

/// Samples the deck; none if the picture does not show the whole deck. `wood`: BGR, of these oars.
std::optional<DeckPatch> deckPatch(const PartsScene& scene, const Galley& galley,
                                   const cv::Vec3f& wood);

/// Returns the probability of each number of masts on a deck (WG-3). If no number is certain, also
/// uses the mirror image.
MastChances mastChances(const DeckPatch& deck);

} // namespace umpire::galleys
