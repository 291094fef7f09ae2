#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/geometry.h"

#include <opencv2/core.hpp>
#include <vector>

/// A small fully convolutional network on the rectified table classifies each cell of 4/3 mm, and
/// votes for the ends of its object. The results are hypotheses accurate to a millimetre or two,
/// not measurements; geometric fits refine them. `vision/training/` trains it on scenes that it
/// renders; inference uses OpenCV's dnn.
namespace umpire::proposals {

/// Number of cells of a completely visible head.
inline constexpr double kWholeHeadCells = 7.0;

/// Greatest number of sticks that are fitted, because each is fitted beside all others (774
/// pictures of all kinds: at most 1209).
inline constexpr std::size_t kMaxSticks = 1500;

/// A stick proposed by the network, in millimetres on the plane of the rectified view (1 mm).
/// `head` is the end that looks more like a head.
struct StickHypothesis {
    enum class Kind { Match, Oar };
    Kind kind = Kind::Match;
    TablePoint tail;
    TablePoint head;
    double score = 0.0;     ///< 0..1
    double headCells = 0.0; ///< number of head cells at that end: 5 to 9 are a whole head
    double headScore =
        0.5; ///< 0.5..1: probability that `head` is the head, if either end is one; 0.5: undecided
};

/// A matchbox's top face projected to that plane, not yet corrected for its height.
struct DeckHypothesis {
    TablePoint center;
    Radians heading;       ///< towards the bow
    double score = 0.0;    ///< 0..1
    double bowScore = 0.0; ///< 0..1: certainty of the bow's end
};

/// The network's input, for a later search for pieces that it missed.
struct SeenPlane {
    RectifiedGrid grid;
    cv::Mat colours;             ///< CV_8UC3, BGR, of the grid's size; black outside the picture
    std::vector<cv::Rect> parts; ///< parts of the grid that were examined; some overlap
};

struct PieceHypotheses {
    std::vector<StickHypothesis> sticks;
    std::vector<DeckHypothesis> decks;
    SeenPlane plane;
    /// number of sticks beyond kMaxSticks, which are the least certain
    std::size_t sticksLeftOut = 0;
};

std::vector<StickHypothesis> sticksOf(const PieceHypotheses& pieces, StickHypothesis::Kind kind);

/// The thoroughness of the search for sticks. `Closely`: on the whole table, including sticks that
/// few cells support, most of which are false. For a caller who knows that some sticks were missed.
enum class Care { Usual, Closely };

/// `image`: CV_8UC3, BGR. Deterministic; only one thread at a time may use a loaded network (each
/// thread loads its own).
PieceHypotheses proposePieces(const cv::Mat& image, const TableView& view, Care care = Care::Usual);

/// Applies the network to the plane rotated by a quarter turn: a piece is recognised from any side,
/// texture is not. Results are in the plane's own millimetres, without a plane.
PieceHypotheses proposeTurned(const SeenPlane& plane);

} // namespace umpire::proposals
