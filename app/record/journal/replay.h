#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

/// The rules of today over a game that was recorded.
namespace umpire {

/// Where they differ from the record. From there on it goes on by the record.
struct ReplayDifference {
    std::int64_t event = 0;
    std::string action;   ///< empty where the event is no action
    std::string what;     ///< "the rules refuse the action", "another position", …
    std::string recorded; ///< what the record has
    std::string today;    ///< what the rules say now
    bool operator==(const ReplayDifference&) const = default;
};

struct Replay {
    int actions = 0; ///< how many were played
    std::vector<ReplayDifference> differences;
    std::string position; ///< at the end
};

/// Plays all events, those too that were undone later. Errors: WrongUsage or CannotRead, where
/// there is no such game or variant, or where the recorded files of the game do not load any more.
Expected<Replay> replay(const GameSettings& settings, const std::vector<RecordedEvent>& events);

} // namespace umpire
