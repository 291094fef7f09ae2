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

/// Receives the name of each stage when the stage ends; used by `umpire bench`.
using StageEnded = std::function<void(std::string_view stage)>;

/// A detector is named by the kind of pieces that it finds.
using Detector = PieceKind;

struct ObserveOptions {
    /// The kinds of pieces to find. The default is War Galley's pieces.
    std::set<Detector> detectors = {Detector::Galleys, Detector::Matches, Detector::Orders};
    PieceSizes sizes;
    std::optional<BoardPlacement> board; ///< the board for stones and tokens; if none, no tokens
                                         ///< are found
    RecordedStacks recorded; ///< the recorded stacks, which help to measure the stones' thickness
    TokenStyle tokens = TokenStyle::Tiles;
    /// The number of loose matches, if it is known. The search is then slower and more thorough,
    /// and accepts less certain matches until this number is reached.
    std::optional<int> looseMatches;
    /// The parts of the picture in which dice are searched for, in pixels. None: the whole picture.
    std::optional<std::vector<cv::Rect>> diceIn;
    /// The learned look of the matches of this table's players. It is used only if the view is in
    /// the table's frame.
    std::optional<matches::LearnedLook> learned;
    StageEnded stageEnded;
};

/// Finds the pieces of the kinds in `options.detectors` inside the view's area. If the table is
/// unknown (`RegistrationMethod::None`), finds only dice and codes; tokens and stones also need a
/// view in the table's frame. Finding nothing is no error. The result is deterministic; one thread
/// is used. `frame`: CV_8UC3, as from the camera. `proposed`: the proposals, if they were already
/// made for this picture and view (see `ViewFromPieces`).
TableObservation
observeTable(const Frame& frame, const TableView& view, const ObserveOptions& options = {},
             const std::optional<proposals::PieceHypotheses>& proposed = std::nullopt);

} // namespace umpire
