#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/geometry.h"

#include <opencv2/core.hpp>
#include <vector>

/// The learned part: one small fully convolutional network over the rectified table says, for each
/// cell of 4/3 mm, what is seen there and where the thing's ends are. Geometry takes it from there:
/// these are hypotheses good to a millimetre or two, not measurements.
/// Trained by `vision/training/` on scenes that folder renders; inference is OpenCV's dnn.
namespace umpire::proposals {

/// What a head that is seen whole has in cells.
inline constexpr double kWholeHeadCells = 7.0;

/// More sticks than this are not looked at, for each is fitted beside all others (774 looks at
/// pictures of all kinds: 1209 at most).
inline constexpr std::size_t kMaxSticks = 1500;

/// A stick seen by the net, in millimetres on the plane the view was rectified at (1 mm).
/// `head` is the end that looks more like a head.
struct StickHypothesis {
    enum class Kind { Match, Oar };
    Kind kind = Kind::Match;
    TablePoint tail;
    TablePoint head;
    double score = 0.0;     ///< 0..1
    double headCells = 0.0; ///< how many of the net's cells are head there: 5 to 9 are a whole one
    double headScore =
        0.5; ///< 0.5..1: how sure that `head` is it, if either end is; 0.5: no telling
};

/// A matchbox's top face as it appears on that plane, before its height is allowed for.
struct DeckHypothesis {
    TablePoint center;
    Radians heading;       ///< towards the bow
    double score = 0.0;    ///< 0..1
    double bowScore = 0.0; ///< 0..1: how sure which end is the bow
};

/// The table as the net was shown it, for whoever looks again at what it did not see.
struct SeenPlane {
    RectifiedGrid grid;
    cv::Mat colours; ///< CV_8UC3, BGR, of the grid's size; black where nothing was to be seen
    std::vector<cv::Rect> parts; ///< of the grid, some overlapping: all that was looked at
};

struct PieceHypotheses {
    std::vector<StickHypothesis> sticks;
    std::vector<DeckHypothesis> decks;
    SeenPlane plane;
    std::size_t sticksLeftOut = 0; ///< beyond kMaxSticks, the least sure
};

std::vector<StickHypothesis> sticksOf(const PieceHypotheses& pieces, StickHypothesis::Kind kind);

/// How carefully it is looked for sticks. `Closely`: all over the table, and for those that few of
/// the net's cells see, most of which are none. For whoever knows that something was overlooked.
enum class Care { Usual, Closely };

/// `image`: CV_8UC3, BGR. Deterministic; one thread at a time may call it per loaded net (each
/// thread loads its own).
PieceHypotheses proposePieces(const cv::Mat& image, const TableView& view, Care care = Care::Usual);

/// What the net sees where the whole plane is turned by a quarter: a piece is one from any side,
/// and texture is not. In the plane's own millimetres; without a plane of its own.
PieceHypotheses proposeTurned(const SeenPlane& plane);

} // namespace umpire::proposals
