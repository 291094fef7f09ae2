#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

/// Replays a recorded game under today's rules.
namespace umpire {

/// A place where today's rules differ from the record. The replay continues with the record.
struct ReplayDifference {
    std::int64_t event = 0;
    std::string action;   ///< empty if the event is no action
    std::string what;     ///< "the rules refuse the action", "another position", …
    std::string recorded; ///< the record's text
    std::string today;    ///< today's text
    bool operator==(const ReplayDifference&) const = default;
};

struct Replay {
    int actions = 0; ///< number of actions played
    std::vector<ReplayDifference> differences;
    std::string position; ///< the final position
};

/// Plays all events, including those undone later. Errors: WrongUsage or CannotRead if there is no
/// such game or variant, or if the game's recorded files can no longer be loaded.
Expected<Replay> replay(const GameSettings& settings, const std::vector<RecordedEvent>& events);

} // namespace umpire
