#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

/// Plays a recorded game again with today's rules.
namespace umpire {

/// A difference between today's rules and the record. The replay then continues with the record.
struct ReplayDifference {
    std::int64_t event = 0;
    std::string action; ///< empty if the event is no action
    /// Kind of difference, such as "the rules refuse the action" or "another position".
    std::string what;
    std::string recorded; ///< the text in the record
    std::string today;    ///< the text of today's rules
    bool operator==(const ReplayDifference&) const = default;
};

struct Replay {
    int actions = 0; ///< number of actions that were played
    std::vector<ReplayDifference> differences;
    std::string position; ///< position after the last event
};

/// Plays all events, also those that an undo removed later. Errors: WrongUsage or CannotRead if
/// there is no such game or variant, or if the game's recorded files cannot be loaded.
Expected<Replay> replay(const GameSettings& settings, const std::vector<RecordedEvent>& events);

} // namespace umpire
