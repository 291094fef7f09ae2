#pragma once

#include "calibration/view/table_view.h"

#include <algorithm>
#include <array>
#include <opencv2/core.hpp>

/// How a stack appears on the rectified board: a disc raised above the board's plane is seen there
/// as a disc, farther from the eye's foot and larger; its side fills what lies between. All lengths
/// are in the grid's pixels, places are columns and rows.
namespace umpire::stones {

struct Disc {
    cv::Point2d center;
    double radius = 0.0;
};

/// The camera over the grid.
struct GridEye {
    cv::Point2d foot;
    double height = 0.0;
};
GridEye eyeOver(const TableView& view, const RectifiedGrid& grid);

/// Where a disc at the given height above the plane is seen on it.
Disc seenFromAbove(const GridEye& eye, const Disc& disc, double height);

/// A row's part of a figure; empty where `to <= from`.
struct Chord {
    double from = 0.0;
    double to = 0.0;
};

/// The outline of an upright cylinder, row by row.
class Silhouette {
public:
    Silhouette(const GridEye& eye, const Disc& base, double height);

    [[nodiscard]] const Disc& top() const { return top_; }
    struct Row {
        Chord whole;
        Chord top;
    };
    [[nodiscard]] Row at(double row) const;
    [[nodiscard]] int firstRow() const;
    [[nodiscard]] int lastRow() const;

private:
    /// A line that touches both discs; none where one lies within the other.
    struct Tangent {
        cv::Point2d from{0, 0}, to{0, 0};
        double slope = 0.0; ///< columns a row
    };

    Disc base_;
    Disc top_;
    std::array<Tangent, 2> tangents_;
};

/// Sums over chords of a picture's rows, to a part of a pixel. In whole numbers: a processor adds
/// them up without waiting for the one before (five boards' fits in 4.3 ms, 5.1 in CV_32F).
class RowSums {
public:
    static constexpr int kUnit = 4096; ///< what a value of one counts

    RowSums() = default;
    /// Of nothing yet: `window` is the grid's part that the sums are of; elsewhere is zero.
    explicit RowSums(const cv::Rect& window)
        : sums_(window.height, window.width + 1, CV_32S), corner_(window.tl()) {}

    /// Of a row of the window, to be filled: what lies left of each column, the first being zero.
    [[nodiscard]] int* row(int inside) { return sums_.ptr<int>(inside); }

    [[nodiscard]] double over(int row, Chord chord) const {
        const int inside = row - corner_.y;
        if (chord.to <= chord.from || inside < 0 || inside >= sums_.rows || sums_.cols < 2) {
            return 0;
        }
        const auto* sums = sums_.ptr<int>(inside);
        return (upTo(sums, chord.to) - upTo(sums, chord.from)) / kUnit;
    }

private:
    [[nodiscard]] double upTo(const int* sums, double column) const {
        const double at = std::clamp(column - corner_.x + 0.5, 0.0, double(sums_.cols - 1));
        const int whole = std::min(int(at), sums_.cols - 2);
        return sums[whole] + (sums[whole + 1] - sums[whole]) * (at - whole);
    }

    cv::Mat sums_; ///< CV_32S, one column more than the window
    cv::Point corner_;
};

} // namespace umpire::stones
