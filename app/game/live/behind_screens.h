#pragma once

#include "app/record/events/event.h"
#include "rules/secrecy.h"
#include "rules/table/observation.h"

#include <opencv2/core.hpp>

/// Hides areas of the table where players lay out pieces in secret but a camera sees them. Every
/// picture is filtered here; events are filtered by viewOf (app/record/events/hearer.h).
namespace umpire {

struct LiveFrame;

/// Returns the players who lay behind a screen after the announcements. `now` gives the players who
/// lay according to the record. An undo lifts no screen: screens stay until table and record agree
/// again, or an action is called.
std::vector<Laying> screensAfter(const std::vector<Announcement>& announcements,
                                 const std::vector<Laying>& before, const std::vector<Laying>& now);

/// The part of a frame that a hearer may see.
struct OpenFrame {
    cv::Mat image; ///< CV_8UC3; a copy if a part of the picture is hidden
    std::optional<TableObservation> seen;
};

/// Returns the visible part of a frame. While players lay in secret, other hearers see nothing. A
/// player who lays sees all except the other players' halves of the table, which are black and
/// without observations. Returns none if nothing may be seen: also if another player's screen may
/// stand anywhere (matches have no owner until all are laid), or if the table was not found, so
/// that the halves are unknown.
std::optional<OpenFrame> viewOf(const LiveFrame& frame, std::string_view hearer);

} // namespace umpire
