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

/// Measures matches in the picture, from hypotheses that are accurate to 2 mm at each end. The
/// centre line comes from both edges of the shaft and from the head, the ends from the colour steps
/// along the line, and the head from the colours of both ends. Neighbours are fitted together:
/// pixels that another match covers are ignored. Learned colours of this table are used together
/// with those in the picture. Returns one entry for each hypothesis, in the same order; none if no
/// stick is there. `leaning` remains false, because a single picture does not show it (contact
/// shadows reveal the upper match in only 76 % of 91 crossings); the standard deviations of
/// touching matches allow for it.
std::vector<std::optional<Match>> fitMatches(const cv::Mat& image, const TableView& view,
                                             std::span<const proposals::StickHypothesis> sticks,
                                             const KnownLook& look);

/// Converts an accepted match to a proposal for refitMatches.
proposals::StickHypothesis acceptedStick(const Match& match);

/// Sticks to measure, beside matches that were fitted and accepted before.
struct SticksBeside {
    std::span<const proposals::StickHypothesis> sticks;
    std::span<const proposals::StickHypothesis> accepted; ///< as for refitMatches
};

/// Measures only `beside.sticks`. The accepted matches hide what they cover, and their colours are
/// used. Returns one entry for each stick, as fitMatches does.
std::vector<std::optional<Match>> fitBeside(const cv::Mat& image, const TableView& view,
                                            const SticksBeside& beside, const KnownLook& look);

/// Measures sticks that touch accepted sticks along their length. The places in `beside.sticks`
/// must be accurate to half a millimetre, and `sizes.matchWidth` must be the width of the picture's
/// sticks. Returns one entry for each stick, as fitMatches does; none also for a shadow, and for a
/// thing that is narrower or wider than such a stick.
std::vector<std::optional<Match>> fitTouching(const cv::Mat& image, const TableView& view,
                                              const SticksBeside& beside, const PieceSizes& sizes);

/// Measures accepted sticks again, in strips along their own axes. The colours are taken from their
/// fitted places, and only these sticks hide each other. A stick with `headCells` above 0 has a
/// head. Returns one entry for each stick, as fitMatches does.
std::vector<std::optional<Match>> refitMatches(const cv::Mat& image, const TableView& view,
                                               std::span<const proposals::StickHypothesis> accepted,
                                               const KnownLook& look);

} // namespace umpire::matches
