#include "app/journal/line_of_play.h"

#include <algorithm>
#include <iterator>

namespace umpire {

std::vector<RecordedEvent> lineOfPlay(const std::vector<RecordedEvent>& events) {
    std::vector<RecordedEvent> line;
    for (auto end = events.begin() + std::ssize(events); end != events.begin();) {
        const auto event = end - 1;
        if (const Undo* undo = std::get_if<Undo>(&event->happening)) {
            // A damaged record may go back to an event that does not lie before: it stays here.
            end = std::ranges::upper_bound(events.begin(), event, undo->to, {},
                                           &RecordedEvent::number);
        } else {
            line.push_back(*event);
            end = event;
        }
    }
    std::ranges::reverse(line);
    return line;
}

WhereItStands whereItStands(const std::vector<RecordedEvent>& events) {
    WhereItStands now;
    for (const RecordedEvent& event : lineOfPlay(events)) {
        if (const std::string* position = positionAfter(event.happening)) {
            now.position = *position;
            now.open.reset();
        }
        if (const Ask* ask = std::get_if<Ask>(&event.happening)) {
            now.open = *ask;
        }
        now.paused = std::holds_alternative<Pause>(event.happening) ||
                     (now.paused && !std::holds_alternative<Resume>(event.happening));
        now.over = now.over || std::holds_alternative<GameEnd>(event.happening);
    }
    now.lastEvent = events.empty() ? 0 : events.back().number;
    now.time = events.empty() ? std::chrono::microseconds{0} : events.back().time;
    return now;
}

bool holdsSecrets(const std::vector<RecordedEvent>& events) {
    return !whereItStands(events).over && std::ranges::any_of(events, [](const auto& event) {
        const PlayedAction* played = playedIn(event.happening);
        return played != nullptr && !played->onlyFor.empty();
    });
}

} // namespace umpire
