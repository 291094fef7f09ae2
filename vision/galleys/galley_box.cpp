#include "vision/galleys/galley_box.h"

#include <cmath>

namespace umpire::galleys {

namespace {

cv::Point2f pixelOf(const TableView& view, cv::Point2d p, Millimetres height) {
    const ImagePoint q = imageFromTable(view, {Millimetres(p.x), Millimetres(p.y), height});
    return {float(q.x.value()), float(q.y.value())};
}

/// A short line of the table in the picture. Three points are exact; a parabola gives the others.
struct ImageLine {
    cv::Point2f inner, middle, outer;
    /// Returns the point at `t`, from -1 (inner) to 1 (outer).
    [[nodiscard]] cv::Point2f at(float t) const {
        return middle + (outer - inner) * (t / 2) + (outer + inner - middle * 2) * (t * t / 2);
    }
};

} // namespace

EdgeFrame edgeFrame(const BoxPose& pose, BoxSide side) {
    const double turn = pose.heading + int(side) * CV_PI / 2;
    const bool end = side == BoxSide::Bow || side == BoxSide::Stern;
    EdgeFrame edge;
    edge.outward = {std::cos(turn), std::sin(turn)};
    edge.along = {edge.outward.y, -edge.outward.x};
    edge.middle = pose.center + edge.outward * ((end ? pose.length : pose.width) / 2);
    edge.halfLength = (end ? pose.width : pose.length) / 2;
    return edge;
}

cv::Vec3f colourAt(const cv::Mat& image, cv::Point2f pixel) {
    const int column = int(pixel.x);
    const int row = int(pixel.y);
    const float fx = pixel.x - float(column);
    const float fy = pixel.y - float(row);
    const uchar* a = image.ptr(row) + 3 * column;
    const uchar* b = a + image.step;
    cv::Vec3f colour;
    for (int c = 0; c < 3; ++c) {
        colour[c] = (float(a[c]) * (1 - fx) + float(a[c + 3]) * fx) * (1 - fy) +
                    (float(b[c]) * (1 - fx) + float(b[c + 3]) * fx) * fy;
    }
    return colour;
}

bool shows(const cv::Mat& image, cv::Point2f pixel) {
    return pixel.x >= 1 && pixel.y >= 1 && pixel.x < float(image.cols - 2) &&
           pixel.y < float(image.rows - 2);
}

EdgeBand sampleBand(const cv::Mat& image, const TableView& view, const EdgeFrame& edge,
                    Millimetres height, Millimetres reach) {
    constexpr int kLines = 3; // lines for each piece, 1 mm apart, which is about a pixel
    constexpr double kCorner =
        2; // mm left out at both ends, because the blur of a corner belongs to two edges
    EdgeBand band;
    band.reach = reach.value();
    band.columns = 2 * int(std::lround(band.reach / EdgeBand::kStep)) + 1;
    const int pieces = int(2 * (edge.halfLength - kCorner) / EdgeBand::kPieceLength);
    for (int piece = 0; piece < pieces; ++piece) {
        const double s = (piece - (pieces - 1) / 2.0) * EdgeBand::kPieceLength;
        std::vector<cv::Vec3f> mean(std::size_t(band.columns), cv::Vec3f());
        bool seen = true;
        for (int line = 0; line < kLines && seen; ++line) {
            const double at = s + line - (kLines - 1) / 2.0;
            const ImageLine path{pixelOf(view, edge.at(at, -band.reach), height),
                                 pixelOf(view, edge.at(at, 0), height),
                                 pixelOf(view, edge.at(at, band.reach), height)};
            seen = shows(image, path.inner) && shows(image, path.outer);
            for (int column = 0; column < band.columns && seen; ++column) {
                mean[std::size_t(column)] +=
                    colourAt(image, path.at(float(band.nOf(column) / band.reach))) *
                    (1.0F / kLines);
            }
        }
        if (!seen) {
            continue;
        }
        band.s.push_back(s);
        band.colour.insert(band.colour.end(), mean.begin(), mean.end());
    }
    return band;
}

} // namespace umpire::galleys
