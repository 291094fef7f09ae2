#include "vision/stones/stone_silhouette.h"

#include <algorithm>
#include <cmath>

namespace umpire::stones {

namespace {

Chord chordOf(const Disc& disc, double row) {
    const double off = row - disc.center.y;
    const double square = disc.radius * disc.radius - off * off;
    if (square <= 0) {
        return {};
    }
    const double half = std::sqrt(square);
    return {disc.center.x - half, disc.center.x + half};
}

} // namespace

GridEye eyeOver(const TableView& view, const RectifiedGrid& grid) {
    const TablePoint3 eye = cameraCenter(view);
    return {grid.gridAt({eye.x, eye.y}), eye.z.value() * grid.pixelsPerMm};
}

Disc seenFromAbove(const GridEye& eye, const Disc& disc, double height) {
    const double scale = eye.height / std::max(1.0, eye.height - height);
    return {eye.foot + (disc.center - eye.foot) * scale, disc.radius * scale};
}

Silhouette::Silhouette(const GridEye& eye, const Disc& base, double height)
    : base_(base), top_(seenFromAbove(eye, base, height)) {
    const cv::Point2d way = top_.center - base_.center;
    const double apart = cv::norm(way);
    const double narrower = base_.radius - top_.radius;
    if (apart <= std::abs(narrower)) {
        return;
    }
    const cv::Point2d along = way * (1 / apart);
    const cv::Point2d aside(-along.y, along.x);
    const double share = narrower / apart;
    for (const int side : {0, 1}) {
        const cv::Point2d normal =
            along * share + aside * ((side == 0 ? 1 : -1) * std::sqrt(1 - share * share));
        Tangent& tangent = tangents_[std::size_t(side)];
        tangent = {base_.center + normal * base_.radius, top_.center + normal * top_.radius};
        if (tangent.from.y > tangent.to.y) {
            std::swap(tangent.from, tangent.to);
        }
        tangent.slope =
            (tangent.to.x - tangent.from.x) / std::max(1e-9, tangent.to.y - tangent.from.y);
    }
}

Silhouette::Row Silhouette::at(double row) const {
    const Chord top = chordOf(top_, row);
    Chord whole{1e9, -1e9};
    for (const Chord& chord : {top, chordOf(base_, row)}) {
        if (chord.to > chord.from) {
            whole.from = std::min(whole.from, chord.from);
            whole.to = std::max(whole.to, chord.to);
        }
    }
    for (const Tangent& tangent : tangents_) {
        if (row >= tangent.from.y && row < tangent.to.y) {
            const double column = tangent.from.x + (row - tangent.from.y) * tangent.slope;
            whole.from = std::min(whole.from, column);
            whole.to = std::max(whole.to, column);
        }
    }
    return {whole.to > whole.from ? whole : Chord{}, top};
}

int Silhouette::firstRow() const {
    return int(std::ceil(std::min(base_.center.y - base_.radius, top_.center.y - top_.radius)));
}

int Silhouette::lastRow() const {
    return int(std::floor(std::max(base_.center.y + base_.radius, top_.center.y + top_.radius)));
}

} // namespace umpire::stones
