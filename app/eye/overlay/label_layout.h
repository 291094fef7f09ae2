#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

namespace umpire {

/// Finds room for labels: near what they name, clear of what is drawn and of each other.
class LabelLayout {
public:
    explicit LabelLayout(cv::Size picture);

    /// Keeps labels off a line or an area of the picture, as far as that can be.
    void avoid(std::span<const cv::Point2d> path, double width);
    void avoidInside(std::span<const cv::Point2d> corners);

    /// Where a label of that size goes; its place is taken then.
    cv::Rect2d place(cv::Point2d anchor, cv::Size2d label);
    /// The corner of the picture that hides least.
    cv::Rect2d placeInCorner(cv::Size2d label, double margin);

private:
    [[nodiscard]] double hidden(const cv::Rect2d& area) const;
    void take(const cv::Rect2d& area);

    cv::Size picture_;
    cv::Mat taken_; ///< CV_8UC1 at a quarter of the picture's size: how bad it is to hide this
};

} // namespace umpire
