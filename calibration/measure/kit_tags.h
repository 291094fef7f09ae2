#pragma once

#include "calibration/measure/register_table.h"

#include <array>

/// The tags that the kit prints serve without a table file: their size is known, and where they lie
/// is measured in the picture.
namespace umpire {

/// The four numbers that a sheet prints its tags of that size with, in the order of side A's left
/// and right and side B's: 0 to 3 for 40 mm, and from 100 on four for each quarter of a millimetre
/// from 30 mm to 60 mm.
std::array<int, 4> kitTagNumbers(Millimetres size);

/// The side of the black square that a tag says by its number: 40 mm for all below 100.
Millimetres kitTagSize(int id);

/// Side of the smallest and the largest tag that a sheet may have.
inline constexpr Millimetres kSmallestKitTag = 30_mm;
inline constexpr Millimetres kLargestKitTag = 60_mm;

/// A table as a picture of its tags shows it. The frame: the origin is the centre of the tag that
/// is lowest and farthest left in the picture, x runs to the tag that is next along the lower edge
/// (where none is beside it, y runs to the one above it), y up; of one tag alone they are its own.
struct KitTable {
    TableDescription table;  ///< `width` and `height`: of the area to look at
    TablePoint areaOrigin;   ///< the area's lower-left corner
    Millimetres placesSigma; ///< one standard deviation of a tag's place, per axis
    std::vector<Message> warnings;
    bool isBetweenTags = true; ///< the area is what the tags go around; else what the picture shows
};

/// Measures it; the tags' family is DICT_APRILTAG_36h11, others are not seen. The area is what four
/// tags, or two at opposite corners, go around; else what the picture shows. Errors
/// (TableNotFound): no such tag in view, tags that do not lie on one plane. `image`: CV_8UC3, as
/// decoded. `camera`: at the picture's resolution; without one it is estimated.
Calibrated<KitTable> measureKitTags(const cv::Mat& image,
                                    const std::optional<CameraIntrinsics>& camera);

/// Finds that table in a picture, `RegistrationMethod::KitTags`. Errors: as of registerTable.
Calibrated<TableRegistration> registerKitTable(const cv::Mat& image, const KitTable& kit,
                                               const std::optional<CameraIntrinsics>& camera);

/// The same table with the area's lower-left corner as the origin, as a table file has it.
KitTable fromCorner(KitTable kit);

} // namespace umpire
