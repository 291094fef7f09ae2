#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/frame_facts.h"

#include <chrono>
#include <deque>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// Grey levels are in 0..255, in a small blurred picture of the play area. There the frame's noise
/// (3 to 5 levels) is 1 to 1.5 levels.
struct FrameFactsOptions {
    double pixelsPerMm = 0.25;   ///< scale: a stone of 30 mm has 44 pixels, a match 10
    double movedLevels = 10.0;   ///< change between frames; noise gives at most 7
    double alteredLevels = 14.0; ///< change since the picture at rest; its light may have drifted
    /// Threshold for an arm whose shade is close to the table's, between a hand and the edge: skin
    /// on walnut differs by 5 to 30 levels, noise by at most 5.
    double faintLevels = 7.0;
    double handPart = 0.012; ///< share of 600 x 420 mm: 30 cm²; a box is 21, a hand 80 or more
    /// Least length over which an arm must cross the outermost strip, 12 mm beyond the area; a
    /// child's wrist has 40 mm. A galley at the table's edge is as large as a hand, and its masts
    /// lean over the edge, but over a smaller length.
    Millimetres armLeast = 32_mm;
    double restlessPart = 0.0004; ///< a smaller moving share counts as rest
    /// After this time at rest, an object that reaches in counts as a piece or as a sleeve that
    /// nobody wears; a hand that rests on the table has the longer limit.
    std::chrono::microseconds absorbed = std::chrono::seconds(5);
    std::chrono::microseconds handAbsorbed = std::chrono::seconds(30);
    double skinPart = 0.25; ///< share of skin colours in a hand with its sleeve
    /// The limit before the table was ever at rest. A hand in the first frame is gone in the next
    /// frames, and everything that it hid then counts as altered.
    std::chrono::microseconds firstAbsorbed = std::chrono::milliseconds(300);
    double saturated = 250.0;    ///< grey level, as in vision/picture/lighting.cpp
    int patch = 64;              ///< pixels: side of the squares whose displacement is measured
    double patchResponse = 0.25; ///< least phase correlation; a covered tag gives less than 0.1
    double likeOthers = 1.0;     ///< pixels: patches that differ less moved together
    double lostPart = 0.3;       ///< altered share from which, without any patch, the view is lost
    double steadyAbove = 0.15;   ///< pixels: less is measurement noise
    double steadyBelow = 8.0;    ///< pixels: more is no trembling
    /// The displacement is the mean over this time, because a trembling camera returns while a
    /// knock lasts.
    std::chrono::microseconds meanOf = std::chrono::milliseconds(400);
};

/// Compares each frame with the previous frame and with the last frame at rest, at the points where
/// a trembling camera saw the same places. This is much cheaper than a tag detection, because it
/// samples 16 thousand points and four squares of 64 pixels.
class FrameFactsMeter {
public:
    /// `reference`: the frame in which the view was registered, CV_8UC3.
    FrameFactsMeter(const TableView& view, const cv::Mat& reference,
                    const FrameFactsOptions& options = {});

    /// `image`: CV_8UC3 of the view's size.
    FrameFacts see(const cv::Mat& image, std::chrono::microseconds stamp);
    /// Marks the last frame as the table at rest; later changes are measured against this frame.
    void atRest();
    /// Returns the view corrected to the camera's pose in the last frame, which may tremble.
    [[nodiscard]] TableView steadied(TableView view) const;

private:
    struct Patch {
        cv::Rect where;
        cv::Mat reference; ///< CV_32F
    };
    [[nodiscard]] cv::Mat sampled(const cv::Mat& image) const;
    void noteShift(const cv::Point2d& shift, std::chrono::microseconds stamp, FrameFacts& facts);
    [[nodiscard]] cv::Mat patchOf(const cv::Mat& image, const cv::Rect& where) const;
    struct Shades {
        cv::Mat colours; ///< CV_8UC3
        cv::Mat grey;    ///< CV_8U
        cv::Mat tint;    ///< CV_8U: 128 plus half of blue minus red
    };
    [[nodiscard]] static Shades shadesOf(const cv::Mat& colours);
    [[nodiscard]] cv::Mat change(const cv::Mat& before, const cv::Mat& now) const;
    [[nodiscard]] cv::Mat changeSince(const Shades& rest) const;
    [[nodiscard]] cv::Mat reachingIn(const cv::Mat& since) const;
    [[nodiscard]] bool isHand(const cv::Mat& sinceRest, std::chrono::microseconds still) const;
    [[nodiscard]] std::optional<cv::Point2d> displacement(const cv::Mat& image) const;
    void noteGlare(const cv::Mat& colours, FrameFacts& facts) const;

    FrameFactsOptions options_;
    cv::Mat mapX_, mapY_; ///< CV_32F: frame coordinates of the small picture's points
    cv::Rect area_;       ///< the play area in the small picture
    cv::Mat outermost_;   ///< CV_8U: the outermost strip of the examined area
    cv::Mat window_;      ///< window function of a patch
    std::vector<Patch> patches_;
    cv::Point2d shift_; ///< pixels: shift of the last frame from the reference
    std::deque<std::pair<std::chrono::microseconds, cv::Point2d>> shifts_; ///< the latest shifts
    Shades now_, before_, rest_;
    Shades bare_;   ///< the last rest before an object that reaches in was taken for a piece
    cv::Mat burnt_; ///< pixels that were already saturated in the reference
    std::optional<std::chrono::microseconds> restless_; ///< time of the last movement, if any
    bool restKnown_ = false;                            ///< true once rest_ holds a rest
};

} // namespace umpire
