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

/// Told the name of each stage as it ends; for `umpire bench`.
using StageEnded = std::function<void(std::string_view stage)>;

/// What can be looked for, each by itself.
enum class Detector { Galleys, Matches, Orders, Stones, Dice, Codes, Tokens };

/// How the tokens on a board look: tiles of any number of cells, tokens of one cell each, or
/// figures that stand on coloured bases.
enum class TokenStyle { Tiles, OneCell, Figures };

struct ObserveOptions {
    /// Default: what War Galley needs.
    std::set<Detector> detectors = {Detector::Galleys, Detector::Matches, Detector::Orders};
    PieceSizes sizes;
    std::optional<BoardPlacement> board; ///< where stones and tokens stand
    RecordedStacks recorded; ///< tells how thick the stones are; nothing of any one stack
    TokenStyle tokens = TokenStyle::Tiles;
    /// How many loose matches lie there, where that is known: it is then looked closely, and less
    /// sure ones are taken, so that there are as many. This takes longer.
    std::optional<int> looseMatches;
    /// Pixels of the parts in which dice are looked for; none: everywhere.
    std::optional<std::vector<cv::Rect>> diceIn;
    /// What this table's players taught; it counts where the table's tags give the frame.
    std::optional<matches::LearnedLook> learned;
    StageEnded stageEnded;
};

/// Recognises what `options.detectors` names and lies in the view's area; where nothing gives a
/// scale, codes only. Deterministic; one thread. Nothing found is an empty observation, not an
/// error. `proposed`: what was proposed in this picture and view already, see `ViewFromPieces`.
TableObservation
observeTable(const Frame& frame, const TableView& view, const ObserveOptions& options = {},
             const std::optional<proposals::PieceHypotheses>& proposed = std::nullopt);

} // namespace umpire
