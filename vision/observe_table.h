#pragma once

#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"
#include "rules/table/observation.h"
#include "vision/matches/learned_look.h"
#include "vision/picture/frame.h"
#include "vision/proposals/piece_net.h"

#include <functional>
#include <optional>
#include <set>
#include <string_view>

namespace umpire {

/// This function is called with the name of each stage as it ends; for `umpire bench`.
using StageEnded = std::function<void(std::string_view stage)>;

/// The things that can be detected, independently of one another.
enum class Detector { Galleys, Matches, Orders, Stones, Dice, Codes, Tokens };

/// The look of tokens on a board: tiles that cover any number of cells, tokens of one cell each, or
/// figures on coloured bases.
enum class TokenStyle { Tiles, OneCell, Figures };

struct ObserveOptions {
    /// The default is what War Galley needs.
    std::set<Detector> detectors = {Detector::Galleys, Detector::Matches, Detector::Orders};
    PieceSizes sizes;
    std::optional<BoardPlacement> board; ///< the board with stones and tokens
    RecordedStacks recorded;             ///< used for the stones' thickness, not for any one stack
    TokenStyle tokens = TokenStyle::Tiles;
    /// The number of loose matches, if known. Then the search is more thorough, and accepts less
    /// certain matches to reach that number. This takes longer.
    std::optional<int> looseMatches;
    /// The parts of the picture in which dice are searched for, in pixels; none: everywhere.
    std::optional<std::vector<cv::Rect>> diceIn;
    /// The learned look of this table's players; used only if the table's tags give the frame.
    std::optional<matches::LearnedLook> learned;
    StageEnded stageEnded;
};

/// Recognises the things in `options.detectors` inside the view's area; without a scale, only
/// codes. Deterministic; one thread. If nothing is found, the observation is empty; that is no
/// error. `proposed`: proposals already made for this picture and view, see `ViewFromPieces`.
TableObservation
observeTable(const Frame& frame, const TableView& view, const ObserveOptions& options = {},
             const std::optional<proposals::PieceHypotheses>& proposed = std::nullopt);

} // namespace umpire
