#pragma once

#include "app/record/events/event.h"
#include "rules/secrecy.h"
#include "rules/table/observation.h"

#include <opencv2/core.hpp>

/// What players lay out where the others may not see it, and where a camera above the table does.
/// Pictures go through this door as words go through viewOf (app/record/events/hearer.h).
namespace umpire {

struct LiveFrame;

/// `now`: as the record has it. A record that goes back lifts no screen: after an undo they stand
/// until table and record agree again, or an action is called.
std::vector<Laying> screensAfter(const std::vector<Announcement>& announcements,
                                 const std::vector<Laying>& before, const std::vector<Laying>& now);

/// What of a frame somebody may see.
struct OpenFrame {
    cv::Mat image; ///< CV_8UC3, its own where a part of it is hidden
    std::optional<TableObservation> seen;
};

/// While players lay in secret: to everybody nothing, to one of them all but the others' halves of
/// the table, which are dark and of which nothing is told. None where nothing of it may be seen:
/// also where another's screen may stand anywhere (a camera cannot tell whose match is whose before
/// all are laid), and where nobody knows which half is where because the table was not found.
std::optional<OpenFrame> viewOf(const LiveFrame& frame, std::string_view hearer);

} // namespace umpire
