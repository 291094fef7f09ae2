#include "app/record/journal/line_of_play.h"

#include <algorithm>
#include <iterator>

namespace umpire {

std::vector<RecordedEvent> lineOfPlay(const std::vector<RecordedEvent>& events) {
    std::vector<RecordedEvent> line;
    for (auto end = events.begin() + std::ssize(events); end != events.begin();) {
        const auto event = end - 1;
        if (const Undone* undo = std::get_if<Undone>(&event->happening)) {
            // In a damaged record an undo may refer to a later event. Such an undo is ignored.
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

std::vector<RecordedEvent> undoneBy(std::span<const RecordedEvent> until) {
    std::vector<RecordedEvent> about;
    if (const auto* undone = std::get_if<Undone>(&until.back().happening)) {
        about = lineOfPlay({until.begin(), until.end() - 1});
        std::erase_if(about, [undone](const RecordedEvent& each) {
            return each.number <= undone->to ||
                   !(actionIn(each.happening) || std::holds_alternative<Corrected>(each.happening));
        });
        std::ranges::reverse(about);
    }
    return about;
}

WhereItStands whereItStands(const std::vector<RecordedEvent>& events) {
    WhereItStands now;
    for (const RecordedEvent& event : lineOfPlay(events)) {
        if (const std::string* position = positionAfter(event.happening)) {
            now.position = *position;
        }
        now.paused = std::holds_alternative<Paused>(event.happening) ||
                     (now.paused && !std::holds_alternative<Resumed>(event.happening));
        now.over = now.over || std::holds_alternative<GameOver>(event.happening);
    }
    now.lastEvent = events.empty() ? 0 : events.back().number;
    now.time = events.empty() ? std::chrono::microseconds{0} : events.back().time;
    return now;
}

} // namespace umpire
