#pragma once

#include "app/eye/certificate/measure_sheet.h"

/// The picture of the sheet's plane, and how single marks are read in it.
namespace umpire {

/// What can be tuned in reading marks.
struct MarkOptions {
    /// A camera at an arm's length sees 1 to 5 pixels a millimetre; more tells no more.
    double pixelsPerMm = 5.0;
    /// Grey levels between paper and ink, and their share of the paper's: the sensor's noise is 3.
    double minContrast = 20.0;
    double minContrastShare = 0.15;
    /// A dot that is read has this share of its area at least and at most (a lens that is not sharp
    /// keeps the sum; half of a covered dot is missing).
    double minArea = 0.6;
    double maxArea = 1.5;
    /// A mark is looked for this far from where the tags put it: a lens whose bend is not known
    /// moves it by 1 mm.
    Millimetres reach = 3_mm;
    /// From this grey level on in all channels a picture is clipped (as `picture::kOptions`).
    double clipped = 250.0;
    /// A mark that is not read was lost in glare where this share of its place is clipped.
    double lostShare = 0.3;
    /// Around a mark, a cell's half wide: with more clipped than this it is near glare.
    Millimetres around = 9_mm;
    double nearShare = 0.1;
    /// Of the profiles across a bar so many are read at least.
    double minProfiles = 0.6;
};
inline constexpr MarkOptions kMarkOptions;

/// The sheet's plane as the view rectifies it, and where the tags put the sheet on it.
struct SheetPlane {
    RectifiedGrid grid;
    cv::Mat gray;               ///< CV_8UC1
    cv::Mat clipped;            ///< CV_8UC1: 255 where the picture is clipped
    cv::Matx33d tableFromSheet; ///< millimetres; roughly, by the tags' corners
    double scale = 1.0;         ///< of the same

    /// Where a place of the sheet is expected on the table.
    [[nodiscard]] TablePoint expected(TablePoint onSheet) const;
    /// Share of a disc on the table that is clipped.
    [[nodiscard]] double clippedShare(TablePoint middle, Millimetres radius) const;
};

/// The dot's middle on the table; none where it is not to be read there.
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
