#include "vision/galleys/galley_bow.h"

#include <algorithm>
#include <cmath>

namespace umpire::galleys {

namespace {

constexpr int kDepth = 24; // depth of the examined part at each end, in mm; the triangle lies in it
constexpr int kHalf = 15;  // half width of this part, in mm; without the label's border

/// Colours at one end of the deck, one sample for each millimetre: [distance from the end][across,
/// from starboard to port].
using DeckEnd = std::array<std::array<cv::Vec3f, 2 * kHalf + 1>, kDepth>;

DeckEnd sampleEnd(const cv::Mat& image, const TableView& view, const EdgeFrame& edge,
                  Millimetres height) {
    DeckEnd end{};
    for (int depth = 0; depth < kDepth; ++depth) {
        for (int across = -kHalf; across <= kHalf; ++across) {
            const cv::Point2d p = edge.at(across, -depth - 0.5);
            const ImagePoint q = imageFromTable(view, {Millimetres(p.x), Millimetres(p.y), height});
            const cv::Point2f pixel(float(q.x.value()), float(q.y.value()));
            if (shows(image, pixel)) {
                end[std::size_t(depth)][std::size_t(across + kHalf)] = colourAt(image, pixel);
            }
        }
    }
    return end;
}

/// A triangle that a player may have drawn on the label, in mm, with its apex towards the end of
/// the box.
struct Triangle {
    double apex;   ///< distance of the apex from the end
    double height; ///< distance of the base from the apex
    double halfBase;
};

struct ColourSum {
    cv::Vec3d sum;
    double square = 0;
    int count = 0;
    void add(cv::Vec3f c) {
        sum += cv::Vec3d(c);
        square += double(c.dot(c));
        ++count;
    }
    [[nodiscard]] cv::Vec3d mean() const { return sum * (1.0 / std::max(1, count)); }
    [[nodiscard]] double scatter() const { return square - mean().dot(sum); }
};

/// Returns how clearly the inside of the triangle is darker than the corners beside it, from 0 to
/// 1. Returns 0 if there are too few samples.
double contrast(const DeckEnd& end, const Triangle& triangle) {
    // Mm on each side of the drawn line that are ignored, because of blur and of an unsteady hand.
    constexpr double kGap = 1.5;
    // Variance of the noise over three channels, in squared grey levels.
    constexpr double kNoise = 3 * 36;
    ColourSum inside, beside;
    for (int depth = 0; depth < kDepth; ++depth) {
        const double down = (depth + 0.5 - triangle.apex) / triangle.height;
        if (down < 0 || down > 1) {
            continue;
        }
        for (int across = -kHalf; across <= kHalf; ++across) {
            const double out = std::abs(across) - down * triangle.halfBase;
            const cv::Vec3f& colour = end[std::size_t(depth)][std::size_t(across + kHalf)];
            if (out < -kGap) {
                inside.add(colour);
            } else if (out > kGap && std::abs(across) < triangle.halfBase + 2) {
                beside.add(colour);
            }
        }
    }
    if (inside.count < 10 || beside.count < 10) {
        return 0;
    }
    const cv::Vec3d step = beside.mean() - inside.mean();
    const double darker = step[0] + step[1] + step[2];
    const double between = step.dot(step);
    const double within =
        (inside.scatter() + beside.scatter()) / (inside.count + beside.count) + kNoise;
    return darker > 0 ? between / (between + 4 * within) : 0.0;
}

double bestContrast(const DeckEnd& end) {
    double best = 0;
    for (const double apex : {2.0, 4.0, 6.0}) {
        for (const double height : {9.0, 11.0, 13.0}) {
            for (const double halfBase : {8.0, 10.0, 12.0}) {
                best = std::max(best, contrast(end, {apex, height, halfBase}));
            }
        }
    }
    return best;
}

} // namespace

double bowEvidence(const cv::Mat& image, const TableView& view, const BoxPose& pose,
                   Millimetres height) {
    const double front =
        bestContrast(sampleEnd(image, view, edgeFrame(pose, BoxSide::Bow), height));
    const double back =
        bestContrast(sampleEnd(image, view, edgeFrame(pose, BoxSide::Stern), height));
    return front - back;
}

} // namespace umpire::galleys
