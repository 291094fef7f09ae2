#include "app/game/live/record_of_game.h"

#include <algorithm>

namespace umpire {
Event RecordOfGame::recordable(Event event) const {
    if (auto* undone = std::get_if<Undone>(&event)) {
        const std::size_t stay =
            entries_.size() - std::min(undone->actions.size(), entries_.size());
        undone->to = stay < entries_.size() ? entries_[stay] - 1 : 0;
    }
    return event;
}

tl::expected<Event, std::string> RecordOfGame::restorable(Event event) const {
    if (auto* undone = std::get_if<Undone>(&event)) {
        undone->actions.resize(std::size_t(std::ranges::count_if(
            entries_, [to = undone->to](std::int64_t number) { return number > to; })));
        if (undone->actions.empty()) {
            return tl::make_unexpected(std::string("it brings back what was undone before"));
        }
    }
    return event;
}

void RecordOfGame::recorded(const RecordedEvent& event) {
    if (actionIn(event.happening) || std::holds_alternative<Corrected>(event.happening)) {
        entries_.push_back(event.number);
        over_ = false;
    } else if (const auto* undone = std::get_if<Undone>(&event.happening)) {
        std::erase_if(entries_, [to = undone->to](std::int64_t number) { return number > to; });
        over_ = false;
    }
    paused_ = std::holds_alternative<Paused>(event.happening) ||
              (paused_ && !std::holds_alternative<Resumed>(event.happening));
    over_ = over_ || std::holds_alternative<GameOver>(event.happening);
}

} // namespace umpire
