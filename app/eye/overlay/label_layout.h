#pragma once

#include <opencv2/core.hpp>
#include <span>
#include <vector>

namespace umpire {

/// Places labels near the labelled things, clear of drawings and of each other.
class LabelLayout {
public:
    explicit LabelLayout(cv::Size picture);
    /// `room`: the part of the picture that is visible. Letters are placed inside it.
    LabelLayout(cv::Size picture, const cv::Rect2d& room);

    /// Keeps labels away from a line or an area of the picture if possible.
    void avoid(std::span<const cv::Point2d> path, double width);
    void avoidInside(std::span<const cv::Point2d> corners);
    /// Marks a place as taken by letters.
    void take(const cv::Rect2d& area);

    /// Returns the place for a label of that size beside its anchor, and marks it as taken.
    cv::Rect2d place(cv::Point2d anchor, cv::Size2d label);
    /// Returns the place nearest to that centre that is clear of other letters, and marks it as
    /// taken. The letters may hide a drawing.
    cv::Rect2d placeOver(cv::Point2d center, cv::Size2d letters);
    /// Returns the picture's corner where the label hides least.
    cv::Rect2d placeInCorner(cv::Size2d label, double margin);

private:
    [[nodiscard]] cv::Rect2d roomOf(cv::Point2d thing) const;
    [[nodiscard]] double hidden(const cv::Rect2d& area) const;
    /// Returns the cost of hiding other letters: more than of any distance and any drawing.
    [[nodiscard]] double overLetters(const cv::Rect2d& area) const;

    cv::Size picture_;
    cv::Rect2d room_;
    cv::Mat taken_; ///< CV_8UC1 at a quarter of the picture's size: the cost of hiding each pixel
    std::vector<cv::Rect2d> letters_;
};

} // namespace umpire
