#pragma once

#include "app/eye/aiming/picture_facts.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <array>
#include <vector>

namespace umpire {

/// The possible improvements, the most urgent first.
enum class AimingNeed {
    Light,   ///< the picture is too dark
    Tags,    ///< no tag, or too few of the table's tags, are visible
    Farther, ///< the play area is larger than the picture
    Turn,    ///< one side cuts off the play area: turn the camera that way
    Nearer,  ///< the table is small in the picture
    Higher,  ///< the camera looks from the side
    Sharper,
    Glare
};

/// Returns a name such as "light".
std::string_view nameOf(AimingNeed need);
/// Returns a name such as "upper left".
std::string_view nameOf(PicturePlace place);

struct AimingAdvice {
    AimingNeed need;
    std::optional<PicturePlace> where; ///< place in the picture: only for Turn and Glare
    bool operator==(const AimingAdvice&) const = default;
};

/// The referee's knowledge of the table in the newest frame.
struct AimedTable {
    std::optional<TableView> view; ///< none: the table was not found
    /// From the table file, or measured from the kit's tags; none: unknown.
    std::optional<TableDescription> table;
    bool hasMoved = false;  ///< the view is outdated
    bool knowsArea = false; ///< the view's area is the play area, not only the visible area
};

struct AimingOptions {
    double darkBelow = 25.0; ///< grey level; equal to referee::WatchOptions
    /// Edge width in pixels of a picture 960 pixels wide. 110 sample pictures and photographs have
    /// 0.56 to 1.38; blurred by 3 pixels, nine in ten have more than 1.6.
    double blurredAbove = 1.5;
    /// docs/using.md: 45 degrees is still good.
    Radians tiltAbove = radiansFromDegrees(50);
    /// A match is 2 mm wide. The test films of 960 x 540 pixels, which can be refereed, have 1.1.
    double pixelsPerMmBelow = 0.75;
    double tagsShare = 0.5; ///< share of the table's tags below which there are too few
};

/// Returns the corners (0, 0), (width, 0), (width, height), (0, height) of a rectangle on the
/// table, in the picture's pixels, even outside the picture. None if one is behind the camera.
std::optional<std::array<ImagePoint, 4>> cornersInPicture(const TableView& view, TablePoint origin,
                                                          TablePoint size);

/// Returns the angle between the camera's line to the area's middle and the table's normal: 0 if
/// the camera looks straight down.
Radians tiltOf(const TableView& view);

/// Returns advice for a better view of the table; empty: the view is good.
std::vector<AimingAdvice> aimingAdvice(const PictureFacts& facts, const AimedTable& table,
                                       const AimingOptions& options = {});

} // namespace umpire
