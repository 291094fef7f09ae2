#pragma once

#include "calibration/measure/register_table.h"

#include <array>

/// Tags printed by the kit need no table file: a tag's number gives its size, and its place is
/// measured in the picture.
namespace umpire {

/// Returns the numbers of the four tags of a sheet with tags of that size: side A's left and right
/// tag, then side B's. The numbers are 0 to 3 for 40 mm. From 100 on there are four numbers for
/// each size from 30 mm to 60 mm, in steps of a quarter of a millimetre.
std::array<int, 4> kitTagNumbers(Millimetres size);

/// Returns the side of the black square of the tag with this number: 40 mm for numbers below 100
/// and for numbers that encode no size up to 60 mm.
Millimetres kitTagSize(int id);

/// Smallest and largest side of the black squares that a sheet may have.
inline constexpr Millimetres kSmallestKitTag = 30_mm;
inline constexpr Millimetres kLargestKitTag = 60_mm;

/// A table measured from a picture of its tags. The origin of the frame is the centre of the tag
/// that is lowest and farthest left in the picture. x points to the next tag along the picture's
/// lower edge; if that tag is more than 45 degrees above the edge, y points to it instead. A single
/// tag gives the directions by its own heading.
struct KitTable {
    TableDescription table;  ///< `width` and `height` are the size of the examined area
    TablePoint areaOrigin;   ///< lower-left corner of the examined area
    Millimetres placesSigma; ///< standard deviation of a tag's place, per axis, as a root mean
                             ///< square over the tags
    std::vector<Message> warnings;
    /// true if the examined area is enclosed by the tags, false if it is the visible part of the
    /// table
    bool isBetweenTags = true;
};

/// Measures the table. Detects only tags of the family DICT_APRILTAG_36h11. Four tags, or two tags
/// at opposite corners, enclose the examined area; otherwise the area is the visible part of the
/// table. Returns the error TableNotFound if no such tag is in view, if every tag is seen twice, if
/// the tags do not lie on one plane, or if the picture is unusable. `image`: CV_8UC3, as decoded.
/// `camera`: at the picture's resolution; without it the camera is estimated.
Calibrated<KitTable> measureKitTags(const cv::Mat& image,
                                    const std::optional<CameraIntrinsics>& camera);

/// Finds the measured table in a picture; `registration.method` is `RegistrationMethod::KitTags`.
/// Returns the errors of registerTable.
Calibrated<TableRegistration> registerKitTable(const cv::Mat& image, const KitTable& kit,
                                               const std::optional<CameraIntrinsics>& camera);

/// Moves the origin to the examined area's lower-left corner, as in a table file.
KitTable fromCorner(KitTable kit);

} // namespace umpire
