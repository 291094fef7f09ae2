#include "vision/galley_edges.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

constexpr int kHalfBase = 2;   // steps of 0.2 mm: half a pixel either side
constexpr double kSoft = 20.0; // grey levels (three channels together) at which an edge counts half

using Bands = std::array<EdgeBand, 4>;

/// One piece's colour step, as a claim about its edge.
struct PieceEdge {
    BoxSide side;
    double s = 0; ///< mm along the edge
    double n = 0; ///< mm out of it
    double weight = 0;
};

/// Where one piece's clearest colour step within `window` of `around` is.
std::optional<PieceEdge> pieceEdge(const EdgeBand& band, int piece, double around, double window) {
    const cv::Vec3f* row = band.row(piece);
    const auto step = [row](int column) {
        const cv::Vec3f d = row[column + kHalfBase] - row[column - kHalfBase];
        return double(std::abs(d[0]) + std::abs(d[1]) + std::abs(d[2]));
    };
    const auto columnOf = [&](double n) {
        return int(std::lround((n + band.reach) / EdgeBand::kStep));
    };
    const int from = std::max(kHalfBase + 1, columnOf(around - window));
    const int to = std::min(band.columns - kHalfBase - 2, columnOf(around + window));
    int best = -1;
    double most = 0;
    for (int i = from; i <= to; ++i)
        if (step(i) > most && step(i) >= step(i - 1) && step(i) >= step(i + 1)) {
            best = i;
            most = step(i);
        }
    if (best < 0)
        return std::nullopt;
    const double bend = step(best - 1) - 2 * most + step(best + 1);
    const double shift = bend < 0 ? 0.5 * (step(best - 1) - step(best + 1)) / bend : 0.0;
    PieceEdge edge;
    edge.s = band.s[std::size_t(piece)];
    edge.n = band.nOf(best + shift);
    edge.weight = most / (most + kSoft);
    return edge;
}

/// The offset at which an edge's pieces have their clearest common step, between two bounds.
double clearestOffset(const SideProfile& side, double window) {
    double best = 0;
    for (double n = -window; n <= window; n += EdgeBand::kStep)
        if (side.clearnessAt(n) > side.clearnessAt(best) + 1e-9)
            best = n;
    return best;
}

/// Unknowns: heading, then each side's own offset. Offsets are free: which line of the printing
/// each side shows best does not matter to the heading.
struct Turned {
    double turn = 0; ///< rad, counter-clockwise
    double sigma = 0;
    std::array<double, 4> offset{};
    double residual = 0;              ///< mm, robust
    std::array<double, 4> agreeing{}; ///< pieces within reach of the line, by side
};

double leverOf(const PieceEdge& piece) {
    return piece.s;
}

double tukey(double t) {
    return std::abs(t) < 1 ? (1 - t * t) * (1 - t * t) : 0.0;
}

Turned solveTurn(const std::vector<PieceEdge>& pieces) {
    Turned result;
    double scale = 0.5; // mm, first round: what hypotheses' headings leave
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
        for (const PieceEdge& p : pieces)
            errors.push_back(
                std::abs(p.n - leverOf(p) * result.turn - result.offset[std::size_t(p.side)]));
        std::ranges::nth_element(errors, errors.begin() + std::ptrdiff_t(errors.size() / 2));
        result.residual = 1.48 * errors[errors.size() / 2];
        scale = std::max(0.05, result.residual);
        result.sigma = scale * std::sqrt(inverse(0, 0));
    }
    constexpr double kAgree = 0.4; // mm
    for (const PieceEdge& p : pieces)
        if (std::abs(p.n - leverOf(p) * result.turn - result.offset[std::size_t(p.side)]) < kAgree)
            result.agreeing[std::size_t(p.side)] += 1;
    return result;
}

struct Look {
    Bands bands;
    std::array<SideProfile, 4> profiles;
};

std::optional<Look> lookAt(const cv::Mat& image, const TableView& view, const BoxPose& pose,
                           const PieceSizes& sizes) {
    constexpr Millimetres kReach = 8_mm; // borders 3.6 mm in, seen from 4 mm off
    constexpr int kFewest = 3; // pieces: an edge mostly outside the picture cannot be placed
    Look look;
    for (const BoxSide side : kBoxSides) {
        const auto k = std::size_t(side);
        const EdgeFrame edge = edgeFrame(pose, side);
        look.bands[k] = sampleBand(image, view, edge, sizes.boxHeight, kReach);
        if (look.bands[k].pieces() < kFewest)
            return std::nullopt;
        look.profiles[k] = profileOf(look.bands[k], footDrop(edge, view, sizes.boxHeight));
    }
    return look;
}

/// Turns the box as its edges' pieces say, looked for within `window` of the clearest step of each
/// side.
Turned turnBox(const Look& look, double search, double window) {
    std::vector<PieceEdge> pieces;
    for (const BoxSide side : kBoxSides) {
        const EdgeBand& band = look.bands[std::size_t(side)];
        const double around = clearestOffset(look.profiles[std::size_t(side)], search);
        for (int piece = 0; piece < band.pieces(); ++piece)
            if (auto edge = pieceEdge(band, piece, around, window)) {
                edge->side = side;
                pieces.push_back(*edge);
            }
    }
    return pieces.size() < 8 ? Turned() : solveTurn(pieces);
}

void settleBox(const Look& look, BoxFit& fit, const PieceSizes& sizes, SettleRange range) {
    (void)sizes;
    fit.ends = settlePair(look.profiles[0], look.profiles[2], range);
    fit.sides = settlePair(look.profiles[1], look.profiles[3], range);
    fit.pose.center += edgeFrame(fit.pose, BoxSide::Bow).outward * fit.ends.shift +
                       edgeFrame(fit.pose, BoxSide::Port).outward * fit.sides.shift;
}

} // namespace

std::optional<BoxFit> refineBox(const cv::Mat& image, const TableView& view, const BoxPose& start,
                                const PieceSizes& sizes) {
    constexpr double kSearch[] = {3.0, 1.5, 1.5}; // mm: where each round looks for an edge's step
    constexpr double kWindow[] = {1.0, 0.6, 0.5}; // mm: and for a piece's
    constexpr SettleRange kRange[] = {{4.0, 0.2, 0}, {1.0, 0.1, 0}, {0.4, 0.05, 0}};
    BoxFit fit;
    fit.pose = start;
    for (int round = 0; round < 3; ++round) {
        auto look = lookAt(image, view, fit.pose, sizes);
        if (!look)
            return std::nullopt;
        const Turned turned = turnBox(*look, kSearch[round], kWindow[round]);
        fit.pose.heading += turned.turn;
        fit.residual = turned.residual;
        for (std::size_t k = 0; k < 4; ++k)
            fit.support[k] = turned.agreeing[k] / look->bands[k].pieces();
        fit.covariance = cv::Matx33d(0.01, 0, 0, 0, 0.01, 0, 0, 0, turned.sigma * turned.sigma);
        look = lookAt(image, view, fit.pose, sizes);
        if (!look)
            return std::nullopt;
        settleBox(*look, fit, sizes, kRange[round]);
    }
    return fit;
}

} // namespace umpire
