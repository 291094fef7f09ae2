#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/geometry.h"

#include <opencv2/core.hpp>
#include <vector>

/// A small fully convolutional network classifies each cell (4/3 mm) of the rectified table; each
/// cell votes for the ends of its object. The results are hypotheses that are accurate to one or
/// two millimetres, not measurements; geometric fits refine them later. The network is trained on
/// rendered scenes (`vision/training/`) and evaluated by OpenCV's dnn.
namespace umpire::proposals {

/// Usual number of cells of a completely visible head.
inline constexpr double kWholeHeadCells = 7.0;

/// Maximum number of sticks that are fitted; the limit exists because each stick is fitted beside
/// all others (774 pictures of all kinds have at most 1209).
inline constexpr std::size_t kMaxSticks = 1500;

/// A stick proposed by the network, in millimetres on the plane of the rectified view, 1 mm above
/// the table. `head` is the end that looks more like a match head.
struct StickHypothesis {
    enum class Kind { Match, Oar };
    Kind kind = Kind::Match;
    TablePoint tail;
    TablePoint head;
    double score = 0.0;     ///< from 0 to 1; 1 if enough cells vote for the stick
    double headCells = 0.0; ///< number of head cells around `head`; a whole head has 5 to 9
    double headScore =
        0.5; ///< probability that `head` is the head, if either end is; 0.5 if undecided
};

/// The top face of a matchbox, projected to the plane 1 mm above the table: its height is not
/// corrected yet.
struct DeckHypothesis {
    TablePoint center;
    Radians heading;       ///< direction towards the bow
    double score = 0.0;    ///< from 0 to 1; 1 if enough cells vote for the deck
    double bowScore = 0.0; ///< certainty of the bow's end, from 0 to 1
};

/// The input of the network, for a later search for pieces that the network missed.
struct SeenPlane {
    RectifiedGrid grid;
    cv::Mat colours;             ///< CV_8UC3, BGR, of the grid's size; black where it was not
                                 ///< examined and outside the picture
    std::vector<cv::Rect> parts; ///< the parts of the grid that were examined; they may overlap
};

struct PieceHypotheses {
    std::vector<StickHypothesis> sticks;
    std::vector<DeckHypothesis> decks;
    SeenPlane plane;
    /// Number of sticks with low scores that were removed because of kMaxSticks.
    std::size_t sticksLeftOut = 0;
};

/// Returns the proposed sticks of one kind, in the same order.
std::vector<StickHypothesis> sticksOf(const PieceHypotheses& pieces, StickHypothesis::Kind kind);

/// The thoroughness of the search for sticks. `Closely` searches the whole table and also proposes
/// sticks for which few cells vote; most of those are false. It is meant for a caller who knows
/// that some sticks were missed.
enum class Care { Usual, Closely };

/// Proposes sticks and decks in the view's area. `image`: CV_8UC3, BGR. The result is
/// deterministic. Each thread uses its own copy of the network.
PieceHypotheses proposePieces(const cv::Mat& image, const TableView& view, Care care = Care::Usual);

/// Applies the network to the plane after a quarter turn. A piece is recognised in any orientation,
/// but texture is not. Returns sticks and decks in the plane's own millimetres, without `plane`.
PieceHypotheses proposeTurned(const SeenPlane& plane);

} // namespace umpire::proposals
