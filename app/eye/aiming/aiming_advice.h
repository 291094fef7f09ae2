#pragma once

#include "app/eye/aiming/picture_facts.h"
#include "calibration/view/table_description.h"
#include "calibration/view/table_view.h"

#include <array>
#include <vector>

namespace umpire {

/// What is to be done, the most pressing first.
enum class AimingNeed {
    Light,   ///< it is too dark
    Tags,    ///< none is seen, or few of the table's are
    Farther, ///< the play area is larger than the picture
    Turn,    ///< the play area is cut off at one side: that way
    Nearer,  ///< the table is small
    Higher,  ///< the camera looks from the side
    Sharper,
    Glare
};

/// "light".
std::string_view nameOf(AimingNeed need);
/// "upper left".
std::string_view nameOf(PicturePlace place);

struct AimingAdvice {
    AimingNeed need;
    std::optional<PicturePlace> where; ///< in the picture: of Turn and Glare
    bool operator==(const AimingAdvice&) const = default;
};

/// What the referee knows about the table in the newest frame.
struct AimedTable {
    std::optional<TableView> view; ///< none: it has not been found
    /// Of the table file, or as the tags of the kit were measured; none: neither.
    std::optional<TableDescription> table;
    bool hasMoved = false;  ///< the view is that of before
    bool knowsArea = false; ///< the view's area is the play area, and not what the picture shows
};

struct AimingOptions {
    double darkBelow = 25.0; ///< grey level, as referee::WatchOptions
    /// Pixels of a picture of 960. 110 sample pictures and photographs: 0.56 to 1.38; blurred by 3
    /// pixels, nine in ten of them have more than 1.6.
    double blurredAbove = 1.5;
    /// docs/using.md: 45 degrees is fine.
    Radians tiltAbove = radiansFromDegrees(50);
    /// A match is 2 mm wide. The tests' films of 960 x 540 pixels, which are refereed, have 1.1.
    double pixelsPerMmBelow = 0.75;
    double tagsShare = 0.5; ///< of the table's; fewer are few
};

/// The corners (0, 0), (width, 0), (width, height), (0, height) of a rectangle on the table in the
/// picture's pixels; they may lie outside of the picture. None where one is behind the camera.
std::optional<std::array<ImagePoint, 4>> cornersInPicture(const TableView& view, TablePoint origin,
                                                          TablePoint size);

/// The angle between the camera's line to the middle of the area and the table's normal: 0 where it
/// looks straight down.
Radians tiltOf(const TableView& view);

/// What to do so that the table is seen well; empty: all is well.
std::vector<AimingAdvice> aimingAdvice(const PictureFacts& facts, const AimedTable& table,
                                       const AimingOptions& options = {});

} // namespace umpire
