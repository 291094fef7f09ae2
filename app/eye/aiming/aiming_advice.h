#pragma once

#include "app/eye/aiming/picture_facts.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <array>
#include <vector>

namespace umpire {

/// The possible improvements of a picture, the most urgent first.
enum class AimingNeed {
    Light,   ///< the picture is too dark
    Tags,    ///< no tag is visible, or too few of the table's tags are
    Farther, ///< the play area is larger than the picture
    Turn,    ///< one side cuts off the play area; turn the camera to that side
    Nearer,  ///< the table has too few pixels per millimetre
    Higher,  ///< the camera looks at the table too much from the side
    Sharper,
    Glare
};

/// Returns the name in JSON, such as "light".
std::string_view nameOf(AimingNeed need);
/// Returns the name in JSON, such as "upper left".
std::string_view nameOf(PicturePlace place);

struct AimingAdvice {
    AimingNeed need;
    std::optional<PicturePlace> where; ///< place in the picture; only for Turn and Glare
    bool operator==(const AimingAdvice&) const = default;
};

/// The table as the referee knows it from the newest frame.
struct AimedTable {
    std::optional<TableView> view; ///< none if the table was not found
    /// The table from the table file or measured from the kit's tags; none if unknown.
    std::optional<TableDescription> table;
    bool hasMoved = false; ///< true if the camera has moved since the view was determined
    /// True if the view's area is the play area, false if it is only the visible area.
    bool knowsArea = false;
};

struct AimingOptions {
    /// Brightness, a grey level, below which a picture is too dark; equal to referee::WatchOptions.
    double darkBelow = 25.0;
    /// Edge width above which a picture is blurred, in pixels of a picture that is 960 pixels wide.
    /// 110 sample pictures and photographs have widths from 0.56 to 1.38. After blurring by 3
    /// pixels, nine in ten have more than 1.6.
    double blurredAbove = 1.5;
    /// Tilt above which the camera should be higher. With 45 degrees the accuracy is still good
    /// (docs/using.md).
    Radians tiltAbove = radiansFromDegrees(50);
    /// Resolution below which the camera should be nearer, in pixels per millimetre. A match is 2
    /// mm wide. The test films of 960 x 540 pixels have 1.1, and can be refereed.
    double pixelsPerMmBelow = 0.75;
    double tagsShare = 0.5; ///< share of the table's tags below which too few are visible
};

/// Returns the corners of a rectangle on the table, in pixels of the picture, in the order (0, 0),
/// (width, 0), (width, height), (0, height) of the rectangle. Corners may lie outside the picture.
/// Returns none if a corner is behind the camera.
std::optional<std::array<ImagePoint, 4>> cornersInPicture(const TableView& view, TablePoint origin,
                                                          TablePoint size);

/// Returns the angle between the normal of the table and the line from the area's middle to the
/// camera. It is 0 if the camera looks straight down.
Radians tiltOf(const TableView& view);

/// Returns the advice for a better picture of the table, the most urgent first. It is empty if the
/// picture is good.
std::vector<AimingAdvice> aimingAdvice(const PictureFacts& facts, const AimedTable& table,
                                       const AimingOptions& options = {});

} // namespace umpire
