#pragma once

#include "rules/table/message.h"
#include "rules/table/units.h"

#include <optional>

/// Facts about a frame of a film: how well the table is visible, without knowing any piece.
namespace umpire {

/// Shares are of the play area, 0..1.
struct FrameFacts {
    double moving = 0.0;     ///< share that differs from the previous frame
    double altered = 0.0;    ///< share that differs from the last picture of the table at rest
    bool handInView = false; ///< an object reaches in over the edge
    /// Offset of tags or fixed texture from where they were registered; none if none is visible.
    std::optional<Pixels> displacement;
    double brightness = 128.0; ///< median grey level, 0..255
    /// overexposed share, without the parts that were overexposed when the table was found
    double glare = 0.0;
    double burnt = 0.0;      ///< overexposed share in all
    bool colourless = false; ///< the picture has no colours, as by infrared light at night
    Pixels tremor;           ///< camera shake: root mean square over both axes
    bool operator==(const FrameFacts&) const = default;
};

/// Tells people that a picture has no colours.
inline Message toldColourless() {
    return message("the picture has no colours: heads and sides are told by brightness alone; "
                   "switch the camera's night view off");
}

} // namespace umpire
