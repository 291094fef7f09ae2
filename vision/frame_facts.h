#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/frame_facts.h"

#include <chrono>
#include <deque>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// Parameters of FrameFactsMeter. All grey levels (0 to 255) are of a small, blurred picture of the
/// play area. The noise of a frame, 3 to 5 levels, is 1 to 1.5 levels in the small picture.
struct FrameFactsOptions {
    double pixelsPerMm = 0.25;   ///< resolution of the small picture; a stone of 30 mm covers
                                 ///< 44 of its pixels, a match 10
    double movedLevels = 10.0;   ///< minimum change of a moving pixel between two frames; noise
                                 ///< causes at most 7
    double alteredLevels = 14.0; ///< minimum change of an altered pixel since the last frame at
                                 ///< rest; the light may have drifted
    /// Minimum change of a pixel that may belong to an arm, if the arm's shade is close to the
    /// table's. Skin on walnut differs by 5 to 30 levels, noise by at most 5.
    double faintLevels = 7.0;
    double handPart = 0.012; ///< minimum area of a hand, as a share of the play area: 30 cm² of 600
                             ///< x 420 mm. A box has 21 cm², a hand 80 cm² or more
    /// Minimum length over which an arm must cross the outermost strip, which is 12 mm beyond the
    /// area; a child's wrist is 40 mm wide. A galley at the table's edge is as large as a hand, and
    /// its masts lean over the edge, but over a smaller length.
    Millimetres armLeast = 32_mm;
    double restlessPart = 0.0004; ///< maximum share of moving pixels in a frame at rest
    /// `absorbed`: after this time at rest, an object that reaches into the area is taken for a
    /// piece, or for a sleeve that nobody wears. `handAbsorbed`: the longer time for an object with
    /// skin colours, because a hand may rest on the table.
    std::chrono::microseconds absorbed = std::chrono::seconds(5);
    std::chrono::microseconds handAbsorbed = std::chrono::seconds(30);
    double skinPart = 0.25; ///< minimum share of skin colours in a hand with its sleeve
    /// Replaces `absorbed` before the first frame at rest. It is short, because if a hand is in the
    /// first frame and then leaves, everything that it hid looks altered.
    std::chrono::microseconds firstAbsorbed = std::chrono::milliseconds(300);
    double saturated = 250.0;    ///< minimum grey level of a saturated channel, as in
                                 ///< vision/picture/options.h
    int patch = 64;              ///< side of the squares whose displacement is measured, in pixels
    double patchResponse = 0.25; ///< minimum phase correlation of a usable square; a covered tag
                                 ///< has less than 0.1
    double likeOthers = 1.0;     ///< maximum difference of the displacements of two squares that
                                 ///< moved together, in pixels
    double lostPart = 0.3;       ///< if no square is usable and more than this share is altered,
                                 ///< the camera was moved away
    double steadyAbove = 0.15;   ///< displacement below which it is only noise, in pixels
    double steadyBelow = 8.0;    ///< maximum displacement of a trembling camera, in pixels
    /// Time over which the displacement is averaged, because a trembling camera returns to its
    /// place, but a knocked camera does not.
    std::chrono::microseconds meanOf = std::chrono::milliseconds(400);
};

/// Compares each frame with the previous frame and with the last frame at rest (in which nothing
/// moved), at the same places on the table, even if the camera trembles. This is much faster than a
/// tag detection, because it samples only 16 thousand points and about four squares of 64 pixels.
class FrameFactsMeter {
public:
    /// `view`: the registered view. `reference`: the frame in which it was registered, CV_8UC3.
    FrameFactsMeter(const TableView& view, const cv::Mat& reference,
                    const FrameFactsOptions& options = {});

    /// Compares a frame with the frames before it, and returns what has changed. `image`: CV_8UC3
    /// of the view's size. `stamp`: the time of the frame.
    FrameFacts see(const cv::Mat& image, std::chrono::microseconds stamp);
    /// Marks the last frame as a frame at rest; later changes are measured against this frame.
    void atRest();
    /// Returns the view corrected for the camera's displacement in the last frame.
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
        cv::Mat colours; ///< CV_8UC3, BGR
        cv::Mat grey;    ///< CV_8U, blurred
        cv::Mat tint;    ///< CV_8U, blurred: 128 plus half the difference of blue and red
    };
    [[nodiscard]] static Shades shadesOf(const cv::Mat& colours);
    [[nodiscard]] cv::Mat change(const cv::Mat& before, const cv::Mat& now) const;
    [[nodiscard]] cv::Mat changeSince(const Shades& rest) const;
    [[nodiscard]] cv::Mat reachingIn(const cv::Mat& since) const;
    [[nodiscard]] bool isHand(const cv::Mat& sinceRest, std::chrono::microseconds still) const;
    [[nodiscard]] std::optional<cv::Point2d> displacement(const cv::Mat& image) const;
    void noteGlare(const cv::Mat& colours, FrameFacts& facts) const;

    FrameFactsOptions options_;
    cv::Mat mapX_, mapY_; ///< CV_32F: places in the frame of the small picture's points
    cv::Rect area_;       ///< the play area, in the small picture
    cv::Mat outermost_;   ///< CV_8U mask of the outermost strip that the frame shows
    cv::Mat window_;      ///< window function for a square
    std::vector<Patch> patches_;
    cv::Point2d shift_; ///< displacement of the last frame from the reference, in pixels
    /// Times and displacements of the latest frames.
    std::deque<std::pair<std::chrono::microseconds, cv::Point2d>> shifts_;
    Shades now_, before_, rest_;
    Shades bare_;   ///< the frame at rest before the present object that reaches into the area was
                    ///< taken for a piece; empty if there is no such object
    cv::Mat burnt_; ///< mask of the pixels that were already saturated in the reference
    /// Time of the last movement; none before the first frame.
    std::optional<std::chrono::microseconds> restless_;
    bool restKnown_ = false; ///< true after the first frame at rest
};

} // namespace umpire
