#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/table/observation.h"
#include "rules/table/piece_kind.h"
#include "vision/matches/learned_look.h"
#include "vision/picture/frame.h"
#include "vision/proposals/piece_net.h"

#include <functional>
#include <optional>
#include <set>
#include <string_view>

namespace umpire {

/// Receives the name of each stage at the stage's end; used by `umpire bench`.
using StageEnded = std::function<void(std::string_view stage)>;

/// A detector is named by the kind of pieces that it finds.
using Detector = PieceKind;

struct ObserveOptions {
    /// The default contains War Galley's detectors.
    std::set<Detector> detectors = {Detector::Galleys, Detector::Matches, Detector::Orders};
    PieceSizes sizes;
    std::optional<BoardPlacement> board; ///< the board with stones and tokens
    RecordedStacks recorded;             ///< used for the stones' thickness, not for a single stack
    TokenStyle tokens = TokenStyle::Tiles;
    /// The number of loose matches, if known. The search is then more thorough, and accepts less
    /// certain matches to reach that number. This takes longer.
    std::optional<int> looseMatches;
    /// The parts of the picture in which dice are searched for, in pixels; none: everywhere.
    std::optional<std::vector<cv::Rect>> diceIn;
    /// The learned look of this table's players; used only if the table's tags give the frame.
    std::optional<matches::LearnedLook> learned;
    StageEnded stageEnded;
};

/// Recognises the things in `options.detectors` inside the view's area; without a scale, only
/// codes. Deterministic; uses one thread. If no thing is found, the observation is empty, which is
/// no error. `proposed`: proposals already made for this picture and view, see `ViewFromPieces`.
TableObservation
observeTable(const Frame& frame, const TableView& view, const ObserveOptions& options = {},
             const std::optional<proposals::PieceHypotheses>& proposed = std::nullopt);

} // namespace umpire
