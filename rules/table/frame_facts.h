#pragma once

#include "rules/table/message.h"
#include "rules/table/units.h"

#include <optional>

/// What one frame of a film tells about how well the table can be seen, without knowing any piece.
namespace umpire {

/// Parts are of the play area, 0..1.
struct FrameFacts {
    double moving = 0.0;     ///< differs from the frame before
    double altered = 0.0;    ///< differs from the last picture of the table at rest
    bool handInView = false; ///< something reaches in over the edge
    /// How far tags or fixed texture lie from where they were registered; none where none is seen.
    std::optional<Pixels> displacement;
    double brightness = 128.0; ///< median grey level, 0..255
    double glare = 0.0;        ///< burnt out
    double burnt = 0.0;        ///< the same, with what was so when the table was found
    bool colourless = false;   ///< a camera at night sees by infrared light
    Pixels tremor;             ///< by which the camera trembles: root mean square, both axes
    bool operator==(const FrameFacts&) const = default;
};

/// For people, of a picture that is colourless.
inline Message toldColourless() {
    return message("the picture has no colours: heads and sides are told by brightness alone; "
                   "switch the camera's night view off");
}

} // namespace umpire
