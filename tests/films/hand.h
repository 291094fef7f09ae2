#pragma once

#include "tests/films/film.h"

namespace umpire::films {

/// A hand with its sleeve, seen from above; each seed gives another person.
class Hand {
public:
    Hand(std::uint64_t seed, double pixelsPerMillimetre);

    /// Returns the size of the region that the hand surely covers around its target.
    [[nodiscard]] cv::Size covers() const;
    /// Draws the hand with its shadow over the picture: its grip at `place`, its arm towards the
    /// seat.
    void drawOn(cv::Mat& picture, cv::Point2d place, Seat seat) const;
    /// Returns a place where the hand is just out of the picture, on the way to `target`.
    [[nodiscard]] cv::Point2d outside(cv::Size picture, cv::Point2d target, Seat seat) const;

private:
    cv::Mat colour_; ///< CV_8UC3, fingers up
    cv::Mat cover_;  ///< CV_8UC1, 255 for pixels of the hand
    cv::Point2d grip_;
    double scale_ = 1.0;
};

} // namespace umpire::films
