#pragma once

#include "app/record/events/event.h"
#include "rules/secrecy.h"
#include "rules/table/observation.h"

#include <opencv2/core.hpp>

/// Hides areas of the table where players lay out pieces in secret but a camera sees them. Every
/// picture is filtered here, as events are by viewOf (app/record/events/hearer.h).
namespace umpire {

struct LiveFrame;

/// Returns who lays behind a screen after the announcements. `now`: by the record. An undo lifts no
/// screen: screens stay until table and record agree again, or an action is called.
std::vector<Laying> screensAfter(const std::vector<Announcement>& announcements,
                                 const std::vector<Laying>& before, const std::vector<Laying>& now);

/// The part of a frame that somebody may see.
struct OpenFrame {
    cv::Mat image; ///< CV_8UC3; a copy if a part of it is hidden
    std::optional<TableObservation> seen;
};

/// Returns the visible part of a frame. While players lay in secret, everybody sees nothing; one of
/// those players sees all but the others' halves of the table, which are black and have no
/// observations. None if nothing may be seen: also if another's screen may stand anywhere (matches
/// have no owner until all are laid), or if the table was not found and so the halves are unknown.
std::optional<OpenFrame> viewOf(const LiveFrame& frame, std::string_view hearer);

} // namespace umpire
