#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/pieces.h"
#include "vision/matches/learned_look.h"
#include "vision/proposals/piece_net.h"

#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <vector>

namespace umpire::matches {

/// Measures matches in the picture, starting from hypotheses good to 2 mm at each end: the centre
/// line from both edges of the shaft over its whole length and from the head, the ends from the
/// colour steps along it, the head from the colour of both ends. Neighbours are fitted together:
/// what another match covers is not evidence. Colours that
/// were learned on this table count beside those in the picture. Result: one entry a hypothesis, in
/// its order; none where no stick is there. `leaning` stays false: one picture does not show it
/// (contact shadows tell the upper one of two crossing matches in 76 % of 91 crossings only); the
/// sigmas of touching matches allow for it.
std::vector<std::optional<Match>> fitMatches(const cv::Mat& image, const TableView& view,
                                             std::span<const proposals::StickHypothesis> sticks,
                                             const KnownLook& look);

/// Sticks beside matches that were fitted and accepted.
struct SticksBeside {
    std::span<const proposals::StickHypothesis> sticks;
    std::span<const proposals::StickHypothesis> accepted; ///< as of refitMatches
};

/// Measures the sticks alone: what was accepted hides what it covers and tells the colours. Result:
/// as of fitMatches, one entry a stick.
std::vector<std::optional<Match>> fitBeside(const cv::Mat& image, const TableView& view,
                                            const SticksBeside& beside, const KnownLook& look);

/// Measures again, along their own axes, sticks that were fitted and accepted: their colours are
/// those that they show where they lie, and only they hide one another. `headCells` above zero: the
/// stick has a head. Result: as of fitMatches.
std::vector<std::optional<Match>> refitMatches(const cv::Mat& image, const TableView& view,
                                               std::span<const proposals::StickHypothesis> accepted,
                                               const KnownLook& look);

} // namespace umpire::matches
