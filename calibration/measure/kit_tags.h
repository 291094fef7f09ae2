#pragma once

#include "calibration/measure/register_table.h"

#include <array>

/// Tags printed by the kit need no table file: their numbers give their size, and their places
/// are measured in the picture.
namespace umpire {

/// Returns the four numbers of a sheet's tags of that size, for side A's left and right and then
/// side B's: 0 to 3 for 40 mm; from 100 on, four for each quarter of a millimetre
/// from 30 mm to 60 mm.
std::array<int, 4> kitTagNumbers(Millimetres size);

/// Returns the side of the black square from a tag's number: 40 mm for all numbers below 100.
Millimetres kitTagSize(int id);

/// Side of the smallest and the largest tag that a sheet may have.
inline constexpr Millimetres kSmallestKitTag = 30_mm;
inline constexpr Millimetres kLargestKitTag = 60_mm;

/// A table measured from a picture of its tags. Frame: the origin is the centre of the tag that is
/// lowest and farthest left in the picture; x points to the next tag along the lower edge (without
/// such a tag, y points to the tag above), y up. A single tag defines the frame alone.
struct KitTable {
    TableDescription table;  ///< `width` and `height` are those of the examined area
    TablePoint areaOrigin;   ///< the area's lower-left corner
    Millimetres placesSigma; ///< standard deviation of a tag's place, per axis
    std::vector<Message> warnings;
    /// true: the tags enclose the area; false: the area is the visible part
    bool isBetweenTags = true;
};

/// Measures the table. Detects only tags of the family DICT_APRILTAG_36h11. Four tags, or two at
/// opposite corners, enclose the area; otherwise the area is the visible part of the table. Errors
/// (TableNotFound): no such tag in view, tags that do not lie on one plane. `image`: CV_8UC3, as
/// decoded. `camera`: at the picture's resolution; without one it is estimated.
Calibrated<KitTable> measureKitTags(const cv::Mat& image,
                                    const std::optional<CameraIntrinsics>& camera);

/// Finds the measured table in a picture, by `RegistrationMethod::KitTags`. Errors: those of
/// registerTable.
Calibrated<TableRegistration> registerKitTable(const cv::Mat& image, const KitTable& kit,
                                               const std::optional<CameraIntrinsics>& camera);

/// Moves the origin to the area's lower-left corner, as in a table file.
KitTable fromCorner(KitTable kit);

} // namespace umpire
