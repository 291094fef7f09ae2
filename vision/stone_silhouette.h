#pragma once

#include "calibration/table_view.h"

#include <array>
#include <opencv2/core.hpp>

/// How a stack appears on the rectified board: a disc raised above the board's plane is seen there
/// as a disc, farther from the eye's foot and larger; its side fills what lies between. All lengths
/// are in the grid's pixels, places are columns and rows.
namespace umpire {

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

/// Sums over chords of a picture's rows, to a part of a pixel.
class RowSums {
public:
    RowSums() = default;
    /// `values`: CV_32F, the grid's part that begins at `corner`; elsewhere is zero.
    RowSums(const cv::Mat& values, cv::Point corner);
    [[nodiscard]] double over(int row, Chord chord) const;

private:
    [[nodiscard]] double upTo(const double* sums, double column) const;

    cv::Mat sums_; ///< CV_64F, one column more than the values
    cv::Point corner_;
};

} // namespace umpire
