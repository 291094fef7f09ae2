#include "vision/matches/match_strip.h"

#include <algorithm>
#include <cmath>

namespace umpire::matches {

namespace {

/// Samples a place of the picture bilinearly. Returns false outside the picture.
bool samplePicture(const cv::Mat& image, float x, float y, cv::Vec3f& colour) {
    if (!(x >= 0 && y >= 0 && x < float(image.cols - 1) && y < float(image.rows - 1))) {
        return false;
    }
    const int ix = int(x);
    const int iy = int(y);
    const float fx = x - float(ix);
    const float fy = y - float(iy);
    const uchar* top = image.ptr<uchar>(iy) + 3 * ix;
    const uchar* low = image.ptr<uchar>(iy + 1) + 3 * ix;
    float bgr[3];
    for (int c = 0; c < 3; ++c) {
        const float upper = float(top[c]) + fx * float(top[c + 3] - top[c]);
        const float lower = float(low[c]) + fx * float(low[c + 3] - low[c]);
        bgr[c] = upper + fy * (lower - upper);
    }
    colour = likeLab(bgr[0], bgr[1], bgr[2]);
    return true;
}

/// Maps the samples of a strip to the picture. A coarse lattice is projected exactly, the other
/// samples are interpolated linearly. Over a cell of 4 x 3.5 mm, perspective and distortion differ
/// from a line by less than a hundredth of a pixel.
class StripMap {
public:
    static constexpr int kColumnStep = 8;
    static constexpr int kRowStep = (MatchStrip::kRows - 1) / 4;

    StripMap(const MatchStrip& strip, const TableView& view) {
        for (int column = 0; column < strip.columns + kColumnStep; column += kColumnStep) {
            for (int part = 0; part <= 4; ++part) {
                const double y = MatchStrip::yOf(double(part * kRowStep));
                const TablePoint p = strip.tableAt({strip.xOf(column), y});
                const ImagePoint q = imageFromTable(view, {p.x, p.y, kMatchPlane});
                lattice_.emplace_back(float(q.x.value()), float(q.y.value()));
            }
        }
    }
    /// Returns the place of the first sample of a column between two lattice rows, and the step to
    /// the next sample.
    [[nodiscard]] std::pair<cv::Point2f, cv::Point2f> run(int column, int part) const {
        const std::size_t cell = std::size_t(column / kColumnStep) * 5 + std::size_t(part);
        const float f = float(column % kColumnStep) / kColumnStep;
        const cv::Point2f start = lattice_[cell] * (1 - f) + lattice_[cell + 5] * f;
        const cv::Point2f stop = lattice_[cell + 1] * (1 - f) + lattice_[cell + 6] * f;
        return {start, (stop - start) * (1.0F / kRowStep)};
    }

private:
    std::vector<cv::Point2f> lattice_;
};

struct Interval {
    double from;
    double to;

    /// Limits t to the values at which `slope` * t + `offset` is within `bounds`.
    void keep(double slope, double offset, const Interval& bounds) {
        constexpr double kFlat = 1e-12;
        if (std::abs(slope) < kFlat) {
            if (offset < bounds.from || offset > bounds.to) {
                to = from - 1;
            }
            return;
        }
        const double a = (bounds.from - offset) / slope;
        const double b = (bounds.to - offset) / slope;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    }
};

} // namespace

TablePoint MatchStrip::tableAt(StripPoint p) const {
    const TablePoint across{-axis.y, axis.x};
    return middle + axis * p.x + across * p.y;
}

StripPoint MatchStrip::stripAt(TablePoint p) const {
    const TablePoint d = p - middle;
    return {dot(d, axis), cross(axis, d)};
}

MatchStrip sampleStrip(const cv::Mat& image, const TableView& view, const TableSegment& stick,
                       Millimetres length) {
    MatchStrip strip;
    strip.middle = midpoint(stick.from, stick.to);
    strip.axis = along(directionOf(stick.from, stick.to), 1_mm);
    strip.halfLength = length.value() / 2;
    strip.columns = 2 * int((strip.halfLength + MatchStrip::kMargin) / MatchStrip::kAlongStep) + 1;
    strip.colour.resize(strip.at(strip.columns, 0));
    strip.weight.assign(strip.colour.size(), 0.0F);
    const StripMap map(strip, view);
    for (int column = 0; column < strip.columns; ++column) {
        for (int part = 0; part < 4; ++part) {
            auto [p, step] = map.run(column, part);
            const int last = part == 3 ? StripMap::kRowStep + 1 : StripMap::kRowStep;
            for (int k = 0; k < last; ++k, p += step) {
                const std::size_t i = strip.at(column, part * StripMap::kRowStep + k);
                if (samplePicture(image, p.x, p.y, strip.colour[i])) {
                    strip.weight[i] = 1.0F;
                }
            }
        }
    }
    return strip;
}

void hideBar(MatchStrip& strip, const TableSegment& bar, Millimetres reach) {
    const StripPoint a = strip.stripAt(bar.from);
    const StripPoint b = strip.stripAt(bar.to);
    const StripPoint d = b - a;
    const double size = std::max(1e-6, std::hypot(d.x, d.y));
    const double r = reach.value();
    const int first = std::max(0, int(std::ceil(strip.columnOf(std::min(a.x, b.x) - r))));
    const int last = std::min(strip.columns - 1, int(strip.columnOf(std::max(a.x, b.x) + r)));
    for (int column = first; column <= last; ++column) {
        const double x = strip.xOf(column) - a.x;
        Interval y{-1e9, 1e9};
        y.keep(d.x / size, -d.y * x / size, {-r, r});       // across the bar
        y.keep(d.y / size, d.x * x / size, {-r, size + r}); // along the bar
        const double low = std::ceil(MatchStrip::rowOf(a.y + y.from) - 1e-9);
        const double high = std::floor(MatchStrip::rowOf(a.y + y.to) + 1e-9);
        for (int row = int(std::max(0.0, low)); row <= std::min(MatchStrip::kRows - 1.0, high);
             ++row) {
            strip.weight[strip.at(column, row)] = 0.0F;
        }
    }
}

} // namespace umpire::matches
