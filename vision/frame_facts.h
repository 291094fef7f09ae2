#pragma once

#include "calibration/view/table_view.h"
#include "rules/table/frame_facts.h"

#include <chrono>
#include <deque>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

namespace umpire {

/// Grey levels are of 0..255, on a small picture of the play area that was blurred: the noise of
/// the frame (3 to 5 levels) is 1 to 1.5 there.
struct FrameFactsOptions {
    double pixelsPerMm = 0.25;   ///< a stone of 30 mm is 44 pixels, a match 10
    double movedLevels = 10.0;   ///< from frame to frame; noise gives 7 at most
    double alteredLevels = 14.0; ///< from the picture at rest, whose light may have drifted
    /// An arm that is not so much another shade than the table, between a hand and the edge: skin
    /// on walnut differs by 5 to 30 levels, noise by 5 at most.
    double faintLevels = 7.0;
    double handPart = 0.012; ///< of 600 x 420 mm: 30 cm²; a box is 21, a hand 80 and more
    /// An arm crosses the outermost of what is looked at, 12 mm beyond the area, over so much of
    /// it: a child's wrist is 40. A galley set down at the table's edge is as large as a hand, and
    /// its masts lean over the edge, but not so far.
    Millimetres armLeast = 32_mm;
    double restlessPart = 0.0004; ///< what moves less lies still
    /// What reaches in and lies still for so long is a piece, or a sleeve nobody wears; a hand
    /// that rests on the table is waited for longer.
    std::chrono::microseconds absorbed = std::chrono::seconds(5);
    std::chrono::microseconds handAbsorbed = std::chrono::seconds(30);
    double skinPart = 0.25; ///< of what reaches in has the colours of skin: a hand with its sleeve
    /// The same before the table was ever at rest: a hand in the first frame is gone in the next
    /// ones, and all that it hid is altered where it was.
    std::chrono::microseconds firstAbsorbed = std::chrono::milliseconds(300);
    double saturated = 250.0;    ///< grey level, as in vision/picture/lighting.cpp
    int patch = 64;              ///< pixels: side of the squares whose displacement is measured
    double patchResponse = 0.25; ///< of phase correlation; a covered tag gives less than 0.1
    double likeOthers = 1.0;     ///< pixels: patches that moved as one
    double lostPart = 0.3;       ///< altered so much, and no patch found: it is somewhere else
    double steadyAbove = 0.15;   ///< pixels: less is the measurement's own noise
    double steadyBelow = 8.0;    ///< pixels: more is no trembling
    /// The displacement is the mean of so long: a camera that trembles comes back, a blow stays.
    std::chrono::microseconds meanOf = std::chrono::milliseconds(400);
};

/// What each frame tells, compared with the one before and with the last one at rest, where a
/// trembling camera saw the same points. Costs a small part of a tag detection: 16 thousand points
/// are sampled, and four squares of 64 pixels.
class FrameFactsMeter {
public:
    /// `reference`: the frame that the view was registered in, CV_8UC3.
    FrameFactsMeter(const TableView& view, const cv::Mat& reference,
                    const FrameFactsOptions& options = {});

    /// `image`: CV_8UC3 of the view's size.
    FrameFacts see(const cv::Mat& image, std::chrono::microseconds stamp);
    /// The last frame shows the table at rest: what is altered is measured from it on.
    void atRest();
    /// The view as the camera had it in the last frame, which may tremble.
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
        cv::Mat tint;    ///< CV_8U: half of what blue has more than red, from 128 on
    };
    [[nodiscard]] static Shades shadesOf(const cv::Mat& colours);
    [[nodiscard]] cv::Mat change(const cv::Mat& before, const cv::Mat& now) const;
    [[nodiscard]] cv::Mat changeSince(const Shades& rest) const;
    [[nodiscard]] cv::Mat reachingIn(const cv::Mat& since) const;
    [[nodiscard]] bool isHand(const cv::Mat& sinceRest, std::chrono::microseconds still) const;
    [[nodiscard]] std::optional<cv::Point2d> displacement(const cv::Mat& image) const;
    void noteGlare(const cv::Mat& colours, FrameFacts& facts) const;

    FrameFactsOptions options_;
    cv::Mat mapX_, mapY_; ///< CV_32F: where the small picture's points lie in the frame
    cv::Rect area_;       ///< the play area in the small picture
    cv::Mat outermost_;   ///< CV_8U: the edge of what is shown and looked at
    cv::Mat window_;      ///< of a patch
    std::vector<Patch> patches_;
    cv::Point2d shift_; ///< pixels: of the last frame, from the reference
    std::deque<std::pair<std::chrono::microseconds, cv::Point2d>> shifts_; ///< the latest
    Shades now_, before_, rest_;
    Shades bare_;   ///< the last rest before something that reaches in was taken for a piece
    cv::Mat burnt_; ///< what was saturated in the reference already
    std::optional<std::chrono::microseconds> restless_; ///< something moved; none: no frame yet
    bool restKnown_ = false;                            ///< rest_ was at rest
};

} // namespace umpire
