#pragma once

#include "rules/table/message.h"
#include "rules/table/units.h"

#include <optional>

/// Facts about a frame of a film that tell how well the table is visible. They need no recognised
/// pieces.
namespace umpire {

/// The shares are fractions of the play area, 0 to 1.
struct FrameFacts {
    double moving = 0.0; ///< share of the area that differs from the previous frame
    /// Share of the area that differs from the last picture in which nothing moved.
    double altered = 0.0;
    bool handInView = false; ///< true if an object reaches over the edge into the play area
    /// Displacement of the tags or of fixed texture since the registration; none if neither is
    /// visible.
    std::optional<Pixels> displacement;
    double brightness = 128.0; ///< median grey level, 0 to 255
    /// overexposed share of the area, without parts that were already overexposed at the
    /// registration
    double glare = 0.0;
    double burnt = 0.0; ///< overexposed share of the area, in all
    /// True if the picture has no colours, for example by infrared light at night.
    bool colourless = false;
    Pixels tremor; ///< camera shake: root mean square of the displacement over both axes
    bool operator==(const FrameFacts&) const = default;
};

/// Returns the warning that a picture has no colours.
inline Message toldColourless() {
    return message("the picture has no colours: heads and sides are told by brightness alone; "
                   "switch the camera's night view off");
}

} // namespace umpire
