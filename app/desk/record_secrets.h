#pragma once

#include "app/journal/line_of_play.h"

#include <algorithm>

namespace umpire::desk {

/// While a game with secrets is not over, its positions are nobody's to look at.
inline bool holdsSecrets(const std::vector<RecordedEvent>& events) {
    const bool over = whereItStands(events).over;
    return !over && std::ranges::any_of(events, [](const RecordedEvent& event) {
        const PlayedAction* played = playedIn(event.happening);
        return played != nullptr && !played->onlyFor.empty();
    });
}

} // namespace umpire::desk
