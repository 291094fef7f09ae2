#pragma once

#include "app/record/events/event.h"
#include "rules/secrecy.h"
#include "rules/table/observation.h"

#include <opencv2/core.hpp>

/// Hides the areas of the table where players lay out pieces in secret, although a camera sees
/// them. All pictures are filtered here; viewOf (app/record/events/hearer.h) filters the events.
namespace umpire {

struct LiveFrame;

/// Returns the players who lay in secret after the announcements. `before`: the players who did so
/// before; `now`: the players who do so by the record. After an undo, a player's pieces stay hidden
/// until table and record agree again, or until the next action is announced.
std::vector<Laying> screensAfter(const std::vector<Announcement>& announcements,
                                 const std::vector<Laying>& before, const std::vector<Laying>& now);

/// The part of a frame that a person may see.
struct OpenFrame {
    cv::Mat image; ///< CV_8UC3; a copy of the frame if a part is hidden
    std::optional<TableObservation> seen;
};

/// Returns the visible part of a frame for a player or spectator (`hearer`). While players lay in
/// secret, nobody else sees anything. A player who lays sees all except the other such players'
/// halves of the table; these are black and have no observations. Returns none if nothing may be
/// seen: also if secret pieces may be anywhere on the table (matches have no owner until all are
/// laid), or if the table was not found, so that the halves are unknown.
std::optional<OpenFrame> viewOf(const LiveFrame& frame, std::string_view hearer);

} // namespace umpire
