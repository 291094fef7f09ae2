#pragma once

#include "rules/table/pieces.h"
#include "vision/galleys/galley_parts.h"

#include <opencv2/core.hpp>
#include <optional>

/// Masts on a deck, counted by a small net of their own (vision/training/train_masts.py, then
/// train_masts_together.py): it looks at the deck turned so that what is higher lies farther up.
namespace umpire::galleys {

/// What the mast net is shown of one galley; its layout is deck_samples.py's.
struct DeckPatch {
    static constexpr int kSide = 152; ///< pixels
    /// As fine as the camera sees at 0.5 mm a pixel: at 1.25 it counts 0.68 of 145 decks, not 0.78.
    static constexpr double kPixelsPerMm = 2.0;
    static constexpr double kBelow = 36.0; ///< mm from the deck's centre to the lower edge
    static constexpr double kReach = 25.0; ///< mm of height
    static constexpr int kChannels =
        5;            ///< three colours against the wood's, on the deck, way of kReach
    cv::Mat channels; ///< CV_32F, kChannels x kSide x kSide
};

/// None where the picture does not show the whole deck. `wood`: BGR, of the oars in this picture.
std::optional<DeckPatch> deckPatch(const PartsScene& scene, const Galley& galley,
                                   const cv::Vec3f& wood);

/// How likely each number of masts is on a deck (WG-3); where none is sure, by its mirror image
/// too.
MastChances mastChances(const DeckPatch& deck);

} // namespace umpire::galleys
