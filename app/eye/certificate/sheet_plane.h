#pragma once

#include "app/eye/certificate/measure_sheet.h"

/// The rectified picture of the sheet's plane, and functions that measure single marks in it.
namespace umpire {

/// Parameters for measuring marks.
struct MarkOptions {
    /// Resolution of the rectified picture, in pixels per millimetre. A camera at arm's length
    /// gives 1 to 5, so more would add nothing.
    double pixelsPerMm = 5.0;
    /// Minimum contrast between paper and ink, in grey levels (sensor noise is 3) and as a share of
    /// the paper's grey level. The larger of the two limits applies.
    double minContrast = 20.0;
    double minContrastShare = 0.15;
    /// Minimum and maximum area of a dot that can be read, as a share of its printed area. An
    /// unsharp lens preserves the area; a dot that is half covered has 0.5.
    double minArea = 0.6;
    double maxArea = 1.5;
    /// Maximum distance between a mark and its expected place. An unknown lens distortion moves
    /// marks by 1 mm.
    Millimetres reach = 3_mm;
    /// Minimum grey level, in every channel, of a saturated pixel (see `picture::kOptions`).
    double clipped = 250.0;
    /// Minimum share of saturated pixels on an unread mark that counts as lost in glare.
    double lostShare = 0.3;
    /// A mark is near glare if more than nearShare of the pixels within the radius `around` are
    /// saturated. The radius is almost half the distance between two dots.
    Millimetres around = 9_mm;
    double nearShare = 0.1;
    /// Minimum share of the profiles across a bar that must be readable.
    double minProfiles = 0.6;
};
inline constexpr MarkOptions kMarkOptions;

/// The rectified picture of the sheet's plane, and the approximate place of the sheet in it.
struct SheetPlane {
    RectifiedGrid grid;
    cv::Mat gray;    ///< CV_8UC1
    cv::Mat clipped; ///< CV_8UC1: 255 where the picture is saturated, otherwise 0
    /// Converts millimetres on the sheet to millimetres on the table; approximate.
    cv::Matx33d tableFromSheet;
    double scale = 1.0; ///< scale of the sheet on the table; 1 if it was printed correctly

    /// Returns the place on the table where a place of the sheet is expected.
    [[nodiscard]] TablePoint expected(TablePoint onSheet) const;
    /// Returns the share of saturated pixels in a disc on the table, 0 to 1.
    [[nodiscard]] double clippedShare(TablePoint middle, Millimetres radius) const;
};

/// Returns the middle of the dot on the table. Returns none if the contrast is too small, the dot's
/// area is outside the limits, or the dot is too far from its expected place.
std::optional<TablePoint> readDot(const SheetPlane& plane, TablePoint onSheet,
                                  Millimetres diameter);

/// The middle line of a bar on the table.
struct ReadLine {
    TablePoint tail;
    TablePoint head;
};
/// Returns the middle line of the bar; none if too few of its profiles can be read.
std::optional<ReadLine> readBar(const SheetPlane& plane, const SheetBar& bar,
                                const CertificateSheet& sheet);

} // namespace umpire
