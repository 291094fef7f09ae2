#pragma once

#include "app/eye/certificate/measure_sheet.h"

/// The rectified picture of the sheet's plane, and the reading of single marks in it.
namespace umpire {

/// Parameters for reading marks.
struct MarkOptions {
    /// A camera at arm's length gives 1 to 5 pixels per millimetre; a finer grid adds nothing.
    double pixelsPerMm = 5.0;
    /// Least contrast of paper and ink: in grey levels (sensor noise is 3), and as a paper share.
    double minContrast = 20.0;
    double minContrastShare = 0.15;
    /// Least and greatest share of a readable dot's area (an unsharp lens preserves the sum; a dot
    /// half covered lacks half).
    double minArea = 0.6;
    double maxArea = 1.5;
    /// Search radius around a mark's expected place; an unknown lens distortion moves the mark by 1
    /// mm.
    Millimetres reach = 3_mm;
    /// Grey level in all channels above which a pixel is saturated (see `picture::kOptions`).
    double clipped = 250.0;
    /// Share of saturated pixels above which an unread mark counts as lost in glare.
    double lostShare = 0.3;
    /// Radius around a mark, half a cell: a larger clipped share than nearShare is near glare.
    Millimetres around = 9_mm;
    double nearShare = 0.1;
    /// Least share of the profiles across a bar that must be readable.
    double minProfiles = 0.6;
};
inline constexpr MarkOptions kMarkOptions;

/// The rectified plane of the sheet, and the sheet's place on the plane by its tags.
struct SheetPlane {
    RectifiedGrid grid;
    cv::Mat gray;               ///< CV_8UC1
    cv::Mat clipped;            ///< CV_8UC1: 255 where the picture is saturated
    cv::Matx33d tableFromSheet; ///< millimetres; approximate, from the tags' corners
    double scale = 1.0;         ///< scale of tableFromSheet

    /// Returns the expected place on the table of a place on the sheet.
    [[nodiscard]] TablePoint expected(TablePoint onSheet) const;
    /// Returns the clipped share of a disc on the table.
    [[nodiscard]] double clippedShare(TablePoint middle, Millimetres radius) const;
};

/// Returns the dot's middle on the table; none if it cannot be read.
std::optional<TablePoint> readDot(const SheetPlane& plane, TablePoint onSheet,
                                  Millimetres diameter);

/// A bar's line on the table.
struct ReadLine {
    TablePoint tail;
    TablePoint head;
};
std::optional<ReadLine> readBar(const SheetPlane& plane, const SheetBar& bar,
                                const CertificateSheet& sheet);

} // namespace umpire
