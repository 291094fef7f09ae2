#include "app/game/live/record_of_game.h"

#include <algorithm>

namespace umpire {
namespace {

struct WantsPicture {
    bool operator()(const GameStarted&) const { return false; }
    bool operator()(const StateChanged&) const { return false; }
    bool operator()(const Called&) const { return true; }
    bool operator()(const Asked&) const { return true; }
    bool operator()(const Unfinished&) const { return false; }
    bool operator()(const IllegalSeen&) const { return true; }
    bool operator()(const Desynchronised&) const { return true; }
    bool operator()(const Synchronised&) const { return false; }
    bool operator()(const Corrected&) const { return true; }
    bool operator()(const IllegalStands&) const { return true; }
    bool operator()(const Undone&) const { return true; }
    bool operator()(const AgreementNeeded&) const { return false; }
    bool operator()(const AnswerNeeded&) const { return false; }
    bool operator()(const Disputed&) const { return true; }
    bool operator()(const Paused&) const { return false; }
    bool operator()(const Resumed&) const { return false; }
    bool operator()(const Noted&) const { return false; }
    bool operator()(const Refused&) const { return false; }
    bool operator()(const GameOver&) const { return true; }
    bool operator()(const Repeated&) const { return false; }
    bool operator()(const Advised&) const { return false; }
};

} // namespace

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

bool wantsPicture(const Event& event) {
    return std::visit(WantsPicture{}, event);
}

} // namespace umpire
