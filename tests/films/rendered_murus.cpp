#include "tests/films/rendered_murus.h"

#include "tests/calibration/described_table.h"
#include "tests/films/rendered_solids.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace umpire::films {
namespace {

constexpr int kCorners = 48;  // number of points of a stone's outline
constexpr double kLine = 0.5; // mm, half of the width between squares
constexpr double kShadowDarkest = 0.5;
constexpr double kShadowReach = 0.9; // mm of shadow for a millimetre of height

cv::Vec3b pixelOf(const cv::Scalar& colour) {
    return {cv::saturate_cast<uchar>(colour[0]), cv::saturate_cast<uchar>(colour[1]),
            cv::saturate_cast<uchar>(colour[2])};
}

Printed boardOf(const BoardPlacement& board, const MurusSet& set) {
    return [board, pale = pixelOf(set.pale), dark = pixelOf(set.dark),
            line = pixelOf(set.line)](cv::Point2d p) -> std::optional<cv::Vec3b> {
        const double cell = board.cell.value();
        const double x = p.x - board.origin.x.value();
        const double y = p.y - board.origin.y.value();
        if (x < -kLine || y < -kLine || x > board.columns * cell + kLine ||
            y > board.rows * cell + kLine) {
            return std::nullopt;
        }
        const auto fromLine = [cell](double v) {
            return std::abs(v - std::round(v / cell) * cell);
        };
        if (std::min(fromLine(x), fromLine(y)) < kLine) {
            return line;
        }
        return (int(x / cell) + int(y / cell)) % 2 == 0 ? dark : pale;
    };
}

/// One stone of a pile, in table millimetres.
struct Disc {
    cv::Point2d centre;
    double bottom = 0;
    double top = 0;
    cv::Scalar colour;
};

/// A circle around a centre, seen through the camera.
class Outline {
public:
    Outline(const TableView& view, const Disc& disc, double radius, double height) {
        for (int i = 0; i < kCorners; ++i) {
            const double angle = 2 * CV_PI * i / kCorners;
            points.push_back(finePoint(view, {disc.centre.x + radius * std::cos(angle),
                                              disc.centre.y + radius * std::sin(angle), height}));
        }
    }
    std::vector<cv::Point> points;
};

void fill(cv::Mat& picture, const std::vector<cv::Point>& outline, const cv::Scalar& colour) {
    cv::fillConvexPoly(picture, outline, colour, cv::LINE_AA, kFractionBits);
}

double uniformOf(std::uint64_t seed) {
    cv::RNG random(seed * 0x9E3779B97F4A7C15ULL + 1);
    random.next();
    return random.uniform(-1.0, 1.0);
}

/// Returns a deviation that is uniform in both directions, with that standard deviation.
cv::Point2d deviation(std::uint64_t seed, Millimetres spread) {
    const double most = spread.value() * std::sqrt(3.0);
    return most * cv::Point2d(uniformOf(seed), uniformOf(seed + 7777));
}

/// Returns the middle of a cell.
cv::Point2d middleOf(const std::string& cell, const BoardPlacement& board) {
    const int column = cell.at(0) - 'a';
    const int row = std::stoi(cell.substr(1)) - 1;
    return {board.origin.x.value() + (column + 0.5) * board.cell.value(),
            board.origin.y.value() + (row + 0.5) * board.cell.value()};
}

/// Returns the pile's stones from below; each is slightly off centre and has its own tint.
std::vector<Disc> pileOf(const Stone& stone, const BoardPlacement& board, const MurusSet& set) {
    const PlaceInCell in = stone.inCell.value_or(PlaceInCell{});
    cv::Point2d middle =
        middleOf(stone.cell, board) + cv::Point2d(in.right, in.up) * board.cell.value();
    const std::uint64_t place =
        set.seed * 4096 + std::uint64_t(std::lround(middle.y * 640 + middle.x)) * 4;
    // spreads the seeds, as no pile has four stones
    middle += deviation(place + 3, set.carelessness);
    std::vector<Disc> pile;
    for (int level = 0; level < stone.height.value_or(1); ++level) {
        const std::uint64_t own = place + std::uint64_t(level);
        Disc disc;
        disc.centre = middle + deviation(own, set.lean);
        disc.bottom = level * set.thickness.value();
        disc.top = disc.bottom + set.thickness.value();
        disc.colour = (stone.colour == StoneColour::Light ? set.lightStone : set.darkStone) *
                      (1 + 0.05 * uniformOf(own + 999));
        pile.push_back(disc);
    }
    return pile;
}

void drawShadow(cv::Mat& shadow, const TableView& view, const Disc& disc, const MurusSet& set) {
    const double reach = disc.top * kShadowReach;
    Disc cast = disc;
    cast.centre -= cv::Point2d(std::cos(set.light.value()), std::sin(set.light.value())) * reach;
    const double radius = set.diameter.value() / 2;
    std::vector<cv::Point> both = Outline(view, disc, radius * 1.03, 0).points;
    const std::vector<cv::Point> far = Outline(view, cast, radius, 0).points;
    both.insert(both.end(), far.begin(), far.end());
    std::vector<cv::Point> hull;
    cv::convexHull(both, hull);
    fill(shadow, hull, cv::Scalar(255));
}

/// Draws the wall in strips, each shaded by its angle to the light, then the top with its bevelled
/// rim.
void drawDisc(cv::Mat& picture, const TableView& view, const Disc& disc, const MurusSet& set) {
    const double radius = set.diameter.value() / 2;
    const std::vector<cv::Point> lower = Outline(view, disc, radius, disc.bottom).points;
    const std::vector<cv::Point> upper = Outline(view, disc, radius, disc.top).points;
    const TablePoint3 eye = cameraCenter(view);
    for (int i = 0; i < kCorners; ++i) {
        const double angle = 2 * CV_PI * (i + 0.5) / kCorners;
        const cv::Point2d outward(std::cos(angle), std::sin(angle));
        const cv::Point2d towardsEye(eye.x.value() - disc.centre.x, eye.y.value() - disc.centre.y);
        if (outward.dot(towardsEye) < radius) {
            continue;
        }
        const double facing = std::cos(angle - set.light.value());
        const auto a = std::size_t(i);
        const auto b = std::size_t((i + 1) % kCorners);
        fill(picture, {lower[a], lower[b], upper[b], upper[a]},
             disc.colour * (0.55 + 0.22 * facing));
    }
    fill(picture, Outline(view, disc, radius, disc.top).points, disc.colour * 0.9);
    fill(picture, Outline(view, disc, radius * 0.95, disc.top).points,
         disc.colour * 1.1 + cv::Scalar::all(6));
    fill(picture, Outline(view, disc, radius * 0.88, disc.top).points, disc.colour);
}

} // namespace

TableDescription murusTable() {
    TableDescription table = sheetOfTags();
    table.board = BoardPlacement{"murus-gallicus", {140_mm, 70_mm}, 40_mm, 8, 7};
    return table;
}

RenderedMurus::RenderedMurus(const TableView& view, const TableDescription& table,
                             const MurusSet& set)
    : view_(view), table_(table), set_(set),
      backdrop_(renderedBackdrop(view, table, set.surface, boardOf(*table.board, set))) {}

cv::Rect RenderedMurus::placeOf(const std::string& cell) const {
    const cv::Point2d middle = middleOf(cell, *table_.board);
    const double half = table_.board->cell.value() / 2;
    std::vector<cv::Point2f> corners;
    for (const double z : {0.0, 3 * set_.thickness.value()}) {
        for (const cv::Point2d& off : {cv::Point2d(-half, -half), cv::Point2d(half, -half),
                                       cv::Point2d(half, half), cv::Point2d(-half, half)}) {
            const ImagePoint seen =
                imageFromTable(view_, {Millimetres(middle.x + off.x), Millimetres(middle.y + off.y),
                                       Millimetres(z)});
            corners.emplace_back(float(seen.x.value()), float(seen.y.value()));
        }
    }
    return cv::boundingRect(corners) & cv::Rect({}, view_.camera.size);
}

cv::Mat RenderedMurus::picture(const std::vector<Stone>& stones) const {
    std::vector<std::vector<Disc>> piles;
    for (const Stone& stone : stones) {
        piles.push_back(pileOf(stone, *table_.board, set_));
    }
    // Draws far piles first, so that near piles hide them.
    const TablePoint3 eye = cameraCenter(view_);
    std::ranges::sort(piles, std::greater<>(), [&](const std::vector<Disc>& pile) {
        const cv::Point2d at = pile.front().centre;
        return std::hypot(at.x - eye.x.value(), at.y - eye.y.value());
    });
    cv::Mat picture = backdrop_.clone();
    cv::Mat shadow(picture.size(), CV_8UC1, cv::Scalar(0));
    for (const auto& pile : piles) {
        drawShadow(shadow, view_, pile.back(), set_);
    }
    darkenBy(picture, shadow, 2.5 * kFiner, kShadowDarkest);
    for (const auto& pile : piles) {
        for (const Disc& disc : pile) {
            drawDisc(picture, view_, disc, set_);
        }
    }
    return taken(picture, view_);
}

} // namespace umpire::films
