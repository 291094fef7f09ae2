#pragma once

#include "calibration/table_view.h"
#include "rules/table/pieces.h"

#include <opencv2/core.hpp>
#include <optional>

/// Masts on a deck, seen by a small net of their own (vision/training/train_masts.py): it looks at
/// the deck turned so that what is higher lies farther up, and marks where a mast has its foot.
namespace umpire {

/// What the mast net is shown of one galley; its layout is deck_samples.py's.
struct DeckPatch {
    static constexpr int kSide = 96; ///< pixels
    static constexpr double kPixelsPerMm = 1.25;
    static constexpr double kBelow = 36.0; ///< mm from the deck's centre to the lower edge
    static constexpr double kReach = 25.0; ///< mm of height
    static constexpr int kChannels =
        5;            ///< three colours against the wood's, on the deck, way of kReach
    cv::Mat channels; ///< CV_32F, kChannels x kSide x kSide
};

/// None where the picture does not show the whole deck. `wood`: BGR, of the oars in this picture.
std::optional<DeckPatch> deckPatch(const cv::Mat& image, const TableView& view,
                                   const Galley& galley, cv::Vec3f wood, const PieceSizes& sizes);

/// Number of masts on a deck.
int countMasts(const DeckPatch& deck);

} // namespace umpire
