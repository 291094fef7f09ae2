#include "vision/galleys/galley_edges.h"

#include "calibration/view/upper_median.h"
#include "vision/galleys/options.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace umpire::galleys {

namespace {

using Bands = std::array<EdgeBand, 4>;

/// The clearest colour step of one piece, as a measurement of the edge's place.
struct PieceEdge {
    BoxSide side;
    double s = 0; ///< place along the edge, in mm
    double n = 0; ///< distance outside the expected edge, in mm
    double weight = 0;
};

/// Finds the clearest colour step of one piece at most `window` mm from `around`. Returns none if
/// there is no step in this range.
std::optional<PieceEdge> pieceEdge(const EdgeBand& band, int piece, double around, double window) {
    const auto step = [&](int column) {
        const cv::Vec3f d = band.stepAt(piece, column);
        return double(std::abs(d[0]) + std::abs(d[1]) + std::abs(d[2]));
    };
    const auto columnOf = [&](double n) {
        return int(std::lround((n + band.reach) / EdgeBand::kStep));
    };
    const int from = std::max(EdgeBand::kHalfBase + 1, columnOf(around - window));
    const int to = std::min(band.columns - EdgeBand::kHalfBase - 2, columnOf(around + window));
    int best = -1;
    double most = 0;
    for (int i = from; i <= to; ++i) {
        if (step(i) > most && step(i) >= step(i - 1) && step(i) >= step(i + 1)) {
            best = i;
            most = step(i);
        }
    }
    if (best < 0) {
        return std::nullopt;
    }
    const double bend = step(best - 1) - 2 * most + step(best + 1);
    const double shift = bend < 0 ? 0.5 * (step(best - 1) - step(best + 1)) / bend : 0.0;
    PieceEdge edge;
    edge.s = band.s[std::size_t(piece)];
    edge.n = band.nOf(best + shift);
    edge.weight = most / (most + EdgeBand::kSoft);
    return edge;
}

/// Returns the distance n, at most `window` from `around`, at which the profile of the side has its
/// clearest step.
double clearestOffset(const SideProfile& side, double around, double window) {
    double best = around;
    for (double n = around - window; n <= around + window; n += EdgeBand::kStep) {
        if (side.clearnessAt(n) > side.clearnessAt(best) + 1e-9) {
            best = n;
        }
    }
    return best;
}

/// The result of a fit with five unknowns: the rotation of the box, and one offset for each side.
/// The rotation stays correct even if the sides are matched to different printed lines.
struct Turned {
    double turn = 0; ///< rotation of the box, in rad, counter-clockwise
    double sigma = 0;
    std::array<double, 4> offset{};
    double residual = 0; ///< median distance of the pieces from their lines, in mm, scaled to a
                         ///< standard deviation
};

double leverOf(const PieceEdge& piece) {
    return piece.s;
}

double tukey(double t) {
    return std::abs(t) < 1 ? (1 - t * t) * (1 - t * t) : 0.0;
}

Turned solveTurn(const std::vector<PieceEdge>& pieces) {
    Turned result;
    double scale = 0.5; // assumed error in the first round, in mm
    for (int round = 0; round < 6; ++round) {
        cv::Matx<double, 5, 5> normal = cv::Matx<double, 5, 5>::eye() * 1e-6;
        cv::Vec<double, 5> right = cv::Vec<double, 5>::all(0);
        for (const PieceEdge& p : pieces) {
            const int k = 1 + int(p.side);
            const double error =
                p.n - leverOf(p) * result.turn - result.offset[std::size_t(p.side)];
            const double w = round == 0 ? p.weight : p.weight * tukey(error / (4 * scale));
            normal(0, 0) += w * leverOf(p) * leverOf(p);
            normal(0, k) += w * leverOf(p);
            normal(k, 0) += w * leverOf(p);
            normal(k, k) += w;
            right[0] += w * leverOf(p) * p.n;
            right[k] += w * p.n;
        }
        const cv::Matx<double, 5, 5> inverse = normal.inv(cv::DECOMP_CHOLESKY);
        const cv::Vec<double, 5> x = inverse * right;
        result.turn = x[0];
        std::copy_n(x.val + 1, 4, result.offset.begin());
        std::vector<double> errors;
        for (const PieceEdge& p : pieces) {
            errors.push_back(
                std::abs(p.n - leverOf(p) * result.turn - result.offset[std::size_t(p.side)]));
        }
        result.residual = 1.48 * upperMedian(errors);
        scale = std::max(0.05, result.residual);
        result.sigma = scale * std::sqrt(inverse(0, 0));
    }
    return result;
}

struct Look {
    Bands bands;
    std::array<SideProfile, 4> profiles;
};

std::optional<Bands> bandsAt(const cv::Mat& image, const TableView& view, const BoxPose& pose,
                             const PieceSizes& sizes) {
    // Printed borders are up to 3.6 mm inside the edge, and the start may be wrong by 4 mm.
    constexpr Millimetres kReach = 8_mm;
    constexpr int kFewest = 3; // minimum number of visible pieces of an edge that is measured
    Bands bands;
    for (const BoxSide side : kBoxSides) {
        EdgeBand& band = bands[std::size_t(side)];
        band = sampleBand(image, view, edgeFrame(pose, side), sizes.boxHeight, kReach);
        if (band.pieces() < kFewest) {
            return std::nullopt;
        }
    }
    return bands;
}

std::optional<Look> lookAt(const cv::Mat& image, const TableView& view, const BoxPose& pose,
                           const PieceSizes& sizes) {
    auto bands = bandsAt(image, view, pose, sizes);
    if (!bands) {
        return std::nullopt;
    }
    Look look{std::move(*bands), {}};
    for (const BoxSide side : kBoxSides) {
        const auto k = std::size_t(side);
        const double drop = footDrop(edgeFrame(pose, side), view, sizes.boxHeight);
        look.profiles[k] = profileOf(look.bands[k], drop);
    }
    return look;
}

/// Returns the colour step at each sample of a band, limited smoothly, so that a mast or an oar
/// cannot outweigh an edge.
std::vector<cv::Vec3f> cappedSteps(const EdgeBand& band) {
    constexpr float kCap = 40; // maximum size of a step, in grey levels of three channels together
    std::vector<cv::Vec3f> steps(band.colour.size());
    for (int piece = 0; piece < band.pieces(); ++piece) {
        for (int column = EdgeBand::kHalfBase; column < band.columns - EdgeBand::kHalfBase;
             ++column) {
            const cv::Vec3f d = band.stepAt(piece, column);
            const float size = std::abs(d[0]) + std::abs(d[1]) + std::abs(d[2]);
            steps[std::size_t(piece * band.columns + column)] = d * (kCap / (kCap + size));
        }
    }
    return steps;
}

/// Returns how well the colour steps of the pieces add up if the box is turned by `turn`. At the
/// right heading every line along the edge falls into one column, and the value is highest.
double alignment(const EdgeBand& band, const std::vector<cv::Vec3f>& steps, double turn) {
    std::vector<cv::Vec3f> sum(std::size_t(band.columns));
    for (int piece = 0; piece < band.pieces(); ++piece) {
        const double slide = turn * band.s[std::size_t(piece)] / EdgeBand::kStep;
        const int whole = int(std::floor(slide));
        const float part = float(slide - whole);
        const cv::Vec3f* row = &steps[std::size_t(piece * band.columns)];
        const int from = std::max(0, -whole);
        const int to = std::min(band.columns, band.columns - 1 - whole);
        for (int column = from; column < to; ++column) {
            sum[std::size_t(column)] +=
                row[column + whole] * (1 - part) + row[column + whole + 1] * part;
        }
    }
    double energy = 0;
    for (const cv::Vec3f& total : sum) {
        energy += total.dot(total);
    }
    return energy / band.pieces();
}

/// Returns the turn, at most eight steps in either direction, at which the lines along all four
/// edges add up best. `step` is in rad.
double alignedTurn(const Bands& bands, double step) {
    constexpr int kSteps = 8;
    std::array<double, 2 * kSteps + 1> energy{};
    for (const EdgeBand& band : bands) {
        const auto steps = cappedSteps(band);
        for (int i = 0; i <= 2 * kSteps; ++i) {
            energy[std::size_t(i)] += alignment(band, steps, (i - kSteps) * step);
        }
    }
    const auto top = std::ranges::max_element(energy);
    const auto i = top - energy.begin();
    const bool inside = i > 0 && i < 2 * kSteps;
    return (double(i - kSteps) + (inside ? vertex(top[-1], *top, top[1]) : 0.0)) * step;
}

/// Distance of each edge outward from its expected place, in mm.
using EdgeOffsets = std::array<double, 4>;

/// Computes the turn of the box from the pieces of its edges. Uses the clearest step of each piece
/// at most `window` from the edge's own step, which is sought at most `search` from its expected
/// place (mm). Returns no turn if there are fewer than eight pieces.
Turned turnOf(const Look& look, const EdgeOffsets& edges, double search, double window) {
    std::vector<PieceEdge> pieces;
    for (const BoxSide side : kBoxSides) {
        const auto k = std::size_t(side);
        const double around = clearestOffset(look.profiles[k], edges[k], search);
        for (int piece = 0; piece < look.bands[k].pieces(); ++piece) {
            if (auto edge = pieceEdge(look.bands[k], piece, around, window)) {
                edge->side = side;
                pieces.push_back(*edge);
            }
        }
    }
    constexpr std::size_t kFewest = 8; // pieces: the fit has five unknowns
    return pieces.size() < kFewest ? Turned() : solveTurn(pieces);
}

EdgeOffsets settle(const Look& look, BoxFit& fit, SettleRange range) {
    fit.ends = settlePair(look.profiles[0], look.profiles[2], range);
    fit.sides = settlePair(look.profiles[1], look.profiles[3], range);
    fit.pose.center += edgeFrame(fit.pose, BoxSide::Bow).outward * fit.ends.shift +
                       edgeFrame(fit.pose, BoxSide::Port).outward * fit.sides.shift;
    return {fit.ends.inset + fit.ends.shift, fit.sides.inset + fit.sides.shift,
            fit.ends.inset - fit.ends.shift, fit.sides.inset - fit.sides.shift};
}

/// Measures the remaining shift, the heading, and the quality of the fit.
void measure(const Look& look, BoxFit& fit) {
    constexpr double kSearch = 1.0; // search distance of an edge's step, in mm
    constexpr double kWindow = 0.4; // search distance of a piece's step, in mm
    const EdgeOffsets edges = settle(look, fit, {0.8});
    const Turned turned = turnOf(look, edges, kSearch, kWindow);
    fit.pose.heading += turned.turn;
    fit.headingSigma = turned.sigma;
    fit.residual = turned.residual;
    for (std::size_t k = 0; k < edges.size(); ++k) {
        fit.clear[k] = look.profiles[k].clearnessAt(edges[k]);
    }
}

} // namespace

std::optional<BoxFit> refineBox(const cv::Mat& image, const TableView& view, const BoxPose& start,
                                const PieceSizes& sizes) {
    BoxFit fit;
    fit.pose = start;
    const auto bands = bandsAt(image, view, fit.pose, sizes);
    if (!bands) {
        return std::nullopt;
    }
    fit.pose.heading += alignedTurn(*bands, kOptions.coarseTurn);
    auto look = lookAt(image, view, fit.pose, sizes);
    if (!look) {
        return std::nullopt;
    }
    settle(*look, fit, {4.0});
    fit.pose.heading += alignedTurn(look->bands, kOptions.fineTurn);
    look = lookAt(image, view, fit.pose, sizes);
    if (!look) {
        return std::nullopt;
    }
    measure(*look, fit);
    return fit;
}

} // namespace umpire::galleys
