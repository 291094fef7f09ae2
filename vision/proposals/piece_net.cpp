#include "vision/proposals/piece_net.h"

#include "vision/picture/nets.h"
#include "vision/proposals/cell_votes.h"
#include "vision/proposals/options.h"
#include "vision/proposals/scout.h"

#include <algorithm>
#include <iterator>
#include <opencv2/dnn.hpp>

namespace umpire::proposals {

namespace {

/// Resolution of the network's training data, in pixels per mm (vision/training/render.py), and
/// height of the rectified plane above the table.
constexpr double kPixelsPerMm = 1.5;
constexpr Millimetres kPlane = 1_mm;
/// Width and height of the input must be multiples of this, because the network halves its input
/// four times.
constexpr int kMultiple = 16;

int roundedUp(int pixels) {
    return (pixels + kMultiple - 1) / kMultiple * kMultiple;
}

RectifiedGrid netGrid(const TableView& view) {
    RectifiedGrid grid = gridOver(view, kPixelsPerMm, kPlane, kOptions.areaMargin);
    grid.size = {roundedUp(grid.size.width), roundedUp(grid.size.height)};
    return grid;
}

/// Returns the outlines of the tags' papers, in the plane's pixels.
std::vector<std::vector<cv::Point>> tagOutlines(const TableView& view, const RectifiedGrid& grid) {
    std::vector<std::vector<cv::Point>> outlines;
    for (const cv::Vec4d& tag : view.tagFootprints) {
        const Hull paper = hullOf({Millimetres(tag[0]), Millimetres(tag[1])}, Radians(tag[3]),
                                  Millimetres(2 * tag[2]), Millimetres(2 * tag[2]));
        std::vector<cv::Point> outline;
        for (const TablePoint corner : paper) {
            outline.emplace_back(grid.gridAt(corner));
        }
        outlines.push_back(outline);
    }
    return outlines;
}

RectifiedGrid scoutGrid(const RectifiedGrid& grid) {
    return {grid.origin, grid.pixelsPerMm / kScoutCoarser, grid.size / kScoutCoarser, grid.height};
}

cv::Rect finer(const cv::Rect& rect) {
    return {rect.tl() * kScoutCoarser, rect.size() * kScoutCoarser};
}

/// Returns the regions to examine. If loose sticks gave the scale, or no piece did, this is the
/// whole picture, because the scout knows matches only from farther away, and speed matters less.
/// (On 155 rendered handfuls of matches from near, 649 of 807 matches are found and 77 false ones;
/// with the scout 639 and 88. On 46 tosses whose galleys give the scale, 263 of 278 and 54 false on
/// the whole picture; 269 and 25 with the scout.)
std::vector<ActiveRegion> regionsOf(const cv::Mat& image, const TableView& view,
                                    const RectifiedGrid& grid, Care care) {
    const bool isScouted = isInTablesFrame(view.registration) ||
                           view.registration.method == RegistrationMethod::Matchbox;
    const cv::Rect whole({}, grid.size);
    if (!isScouted || care == Care::Closely) {
        return {{whole, whole}};
    }
    const RectifiedGrid coarse = scoutGrid(grid);
    std::vector<ActiveRegion> regions =
        scoutRegions(rectify(image, view, coarse), tagOutlines(view, coarse));
    for (ActiveRegion& region : regions) {
        region = {finer(region.own), finer(region.shown)};
    }
    return regions;
}

/// Keeps the kMaxSticks sticks with the highest scores. Returns the number of sticks that were
/// removed.
std::size_t keepSurest(std::vector<StickHypothesis>& sticks) {
    if (sticks.size() <= kMaxSticks) {
        return 0;
    }
    const std::size_t leftOut = sticks.size() - kMaxSticks;
    std::ranges::stable_sort(sticks, std::ranges::greater{}, &StickHypothesis::score);
    sticks.resize(kMaxSticks);
    return leftOut;
}

cv::Rect widened(const cv::Rect& rect, cv::Size whole) {
    const cv::Point by(kOptions.beyond, kOptions.beyond);
    return cv::Rect(rect.tl() - by, rect.br() + by) & cv::Rect({}, whole);
}

} // namespace

std::vector<StickHypothesis> sticksOf(const PieceHypotheses& pieces, StickHypothesis::Kind kind) {
    std::vector<StickHypothesis> sticks;
    std::ranges::copy_if(pieces.sticks, std::back_inserter(sticks),
                         [&](const StickHypothesis& stick) { return stick.kind == kind; });
    return sticks;
}

PieceHypotheses proposeTurned(const SeenPlane& plane) {
    const RectifiedGrid& grid = plane.grid;
    cv::Mat colours;
    cv::rotate(plane.colours, colours, cv::ROTATE_90_CLOCKWISE);
    const RectifiedGrid turned{{}, grid.pixelsPerMm, colours.size(), grid.height};
    picture::pieceNet().setInput(
        cv::dnn::blobFromImage(colours, 1.0 / 255.0, {}, cv::Scalar::all(127.5)));
    const CellBlock block{picture::pieceNet().forward(), {}, cv::Rect({}, turned.size)};
    PieceHypotheses pieces = hypothesesFromCells({&block, 1}, turned);
    const auto back = [&](TablePoint p) {
        const cv::Point2d at = turned.gridAt(p);
        return grid.tableAt(at.y, grid.size.height - 1 - at.x);
    };
    for (StickHypothesis& stick : pieces.sticks) {
        stick.tail = back(stick.tail);
        stick.head = back(stick.head);
    }
    for (DeckHypothesis& deck : pieces.decks) {
        const TablePoint bow = back(deck.center + along(deck.heading, 1_mm));
        deck.center = back(deck.center);
        deck.heading = directionOf(deck.center, bow);
    }
    return pieces;
}

PieceHypotheses proposePieces(const cv::Mat& image, const TableView& view, Care care) {
    const RectifiedGrid grid = netGrid(view);
    std::vector<CellBlock> blocks;
    SeenPlane seen{grid, cv::Mat::zeros(grid.size, CV_8UC3), {}};
    for (const ActiveRegion& region : regionsOf(image, view, grid, care)) {
        const cv::Rect part = widened(region.shown, grid.size);
        const cv::Mat plane = seen.colours(part);
        rectify(image, view, grid.part(part)).copyTo(plane);
        picture::pieceNet().setInput(cv::dnn::blobFromImage(
            plane(region.shown - part.tl()), 1.0 / 255.0, {}, cv::Scalar::all(127.5)));
        blocks.push_back({picture::pieceNet().forward().clone(), region.shown.tl(), region.own});
        seen.parts.push_back(part);
    }
    PieceHypotheses pieces = hypothesesFromCells(blocks, grid, care);
    pieces.sticksLeftOut = keepSurest(pieces.sticks);
    pieces.plane = seen;
    return pieces;
}

} // namespace umpire::proposals
