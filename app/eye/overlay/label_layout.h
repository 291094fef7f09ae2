#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

namespace umpire {

/// Places labels near the labelled things, clear of drawings and of each other.
class LabelLayout {
public:
    explicit LabelLayout(cv::Size picture);

    /// Keeps labels away from a line or an area of the picture if possible.
    void avoid(std::span<const cv::Point2d> path, double width);
    void avoidInside(std::span<const cv::Point2d> corners);

    /// Returns the place for a label of that size, and marks it as taken.
    cv::Rect2d place(cv::Point2d anchor, cv::Size2d label);
    /// Returns the picture's corner where the label hides least.
    cv::Rect2d placeInCorner(cv::Size2d label, double margin);

private:
    [[nodiscard]] double hidden(const cv::Rect2d& area) const;
    void take(const cv::Rect2d& area);

    cv::Size picture_;
    cv::Mat taken_; ///< CV_8UC1 at a quarter of the picture's size: the cost of hiding each pixel
};

} // namespace umpire
