#include "vision/galleys/galley_search.h"

#include "vision/galleys/options.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace umpire::galleys {

namespace {

constexpr int kSamples = 2 * int(kOptions.reach / kOptions.step) + 1;
constexpr int kRow = kSamples + 2 * kOptions.stepsAside;

using Profile = std::array<double, kSamples>; // clearness of an edge for each offset, from 0 to 1

struct Patch {
    cv::Mat pixels;
    RectifiedGrid grid;
};

Patch patchAround(const cv::Mat& image, const TableView& view, const BoxPose& start,
                  Millimetres height) {
    const double half = std::hypot(start.length, start.width) / 2 + kOptions.reach + 3;
    Patch patch;
    patch.grid = {
        {Millimetres(start.center.x - half), Millimetres(start.center.y - half)},
        kOptions.pixelsPerMm,
        {int(2 * half * kOptions.pixelsPerMm) + 1, int(2 * half * kOptions.pixelsPerMm) + 1},
        height};
    patch.pixels = rectify(image, view, patch.grid);
    return patch;
}

/// Returns the sums of the colours over one piece of an edge, for each offset.
std::array<cv::Vec3i, kRow> pieceSums(const Patch& patch, const EdgeFrame& edge, double from,
                                      int lines) {
    std::array<cv::Vec3i, kRow> sums{};
    for (int line = 0; line < lines; ++line) {
        const cv::Point2d p =
            edge.at(from + line, -kOptions.reach - kOptions.stepsAside * kOptions.step);
        const cv::Point2d first = patch.grid.gridAt({Millimetres(p.x), Millimetres(p.y)});
        const cv::Point2d step =
            cv::Point2d(edge.outward.x, -edge.outward.y) * (kOptions.step * kOptions.pixelsPerMm);
        for (int i = 0; i < kRow; ++i) {
            const int column = int(first.x + i * step.x + 0.5);
            const int row = int(first.y + i * step.y + 0.5);
            if (column < 0 || row < 0 || column >= patch.pixels.cols || row >= patch.pixels.rows) {
                continue;
            }
            const uchar* c = patch.pixels.ptr(row) + 3 * column;
            sums[std::size_t(i)] += cv::Vec3i(c[0], c[1], c[2]);
        }
    }
    return sums;
}

/// Returns the clearness of an edge for each offset. A colour step counts only as far as all lines
/// of a piece share it, so print and grain average out.
Profile edgeProfile(const Patch& patch, const EdgeFrame& edge) {
    constexpr int kPieceLines = 11;
    // Mm left out at both ends, because the start may be wrong along the edge.
    constexpr double kSlack = 6;
    const int pieces = std::max(2, int(2 * (edge.halfLength - kSlack) / kPieceLines));
    const double length = 2 * (edge.halfLength - kSlack) / pieces;
    const int lines = int(length);
    Profile profile{};
    for (int piece = 0; piece < pieces; ++piece) {
        const auto sums = pieceSums(patch, edge, (piece - pieces / 2.0) * length, lines);
        for (int i = 0; i < kSamples; ++i) {
            const cv::Vec3i d =
                sums[std::size_t(i + 2 * kOptions.stepsAside)] - sums[std::size_t(i)];
            const double strength =
                double(std::abs(d[0]) + std::abs(d[1]) + std::abs(d[2])) / lines;
            profile[std::size_t(i)] += strength / (strength + kOptions.halfClear) / pieces;
        }
    }
    return profile;
}

struct Pair {
    double near = 0; ///< offsets of two opposite edges, in mm outward
    double far = 0;
    double score = 0;
    double weakest = 0;
};

/// Returns the clearest pair of opposite edges whose distance differs from the box's size by at
/// most `slack` mm.
Pair bestPair(const Profile& near, const Profile& far, double slack) {
    const int most = int(slack / kOptions.step);
    Pair best;
    for (int i = 0; i < kSamples; ++i) {
        for (int growth = -most; growth <= most; ++growth) {
            const int j = kSamples - 1 - i + growth;
            if (j < 0 || j >= kSamples) {
                continue;
            }
            const double a = near[std::size_t(i)];
            const double b = far[std::size_t(j)];
            const double weakest = std::min(a, b);
            const double shift = (i - j) * kOptions.step / 2 / kOptions.far;
            const double score =
                a + b + 2 * weakest - 0.02 * growth * growth - 0.15 * shift * shift;
            if (score > best.score) {
                best = {i * kOptions.step - kOptions.reach, j * kOptions.step - kOptions.reach,
                        score, weakest};
            }
        }
    }
    return best;
}

} // namespace

std::optional<BoxSearch> searchBox(const cv::Mat& image, const TableView& view,
                                   const BoxPose& start, Millimetres height) {
    const Patch patch = patchAround(image, view, start, height);
    double best = 0;
    BoxSearch found;
    for (double turn = -kOptions.turn; turn <= kOptions.turn; turn += kOptions.turnStep) {
        BoxPose pose = start;
        pose.heading += turn * CV_PI / 180;
        std::array<Profile, 4> profile;
        for (const BoxSide side : kBoxSides) {
            profile[std::size_t(side)] = edgeProfile(patch, edgeFrame(pose, side));
        }
        const Pair ends = bestPair(profile[0], profile[2], 2.5);
        const Pair sides = bestPair(profile[1], profile[3], 1.5);
        const double lengthwise = (ends.near - ends.far) / 2;
        const double sideways = (sides.near - sides.far) / 2;
        const double score = ends.score + sides.score;
        if (score <= best) {
            continue;
        }
        best = score;
        pose.center += edgeFrame(pose, BoxSide::Bow).outward * lengthwise +
                       edgeFrame(pose, BoxSide::Port).outward * sideways;
        found = {pose, std::min(ends.weakest, sides.weakest)};
    }
    return best > 0 ? std::optional(found) : std::nullopt;
}

} // namespace umpire::galleys
