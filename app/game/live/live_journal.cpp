#include "app/game/live/live_journal.h"

#include <algorithm>

namespace umpire {

Expected<LiveJournal> LiveJournal::begin(const std::filesystem::path& file,
                                         const GameSettings& settings, const std::string& position,
                                         HeldRemark remark) {
    auto journal = Journal::create(file, settings, std::move(remark));
    if (!journal) {
        return tl::make_unexpected(journal.error());
    }
    LiveJournal live(file, *std::move(journal));
    if (auto begun = live.keep({StreamTime{0}, GameStarted{position}}); !begun) {
        return tl::make_unexpected(begun.error());
    }
    return live;
}

Expected<LiveJournal> LiveJournal::resume(const std::filesystem::path& file, HeldRemark remark) {
    auto journal =
        // opens the journal before reading it, so that no other program can write it meanwhile
        Journal::resume(file, std::move(remark));
    if (!journal) {
        return tl::make_unexpected(journal.error());
    }
    LiveJournal live(file, *std::move(journal));
    auto record = readJournal(file);
    if (!record) {
        return tl::make_unexpected(record.error());
    }
    live.restored_ = *std::move(record);
    for (const RecordedEvent& event : live.restored_.events) {
        live.record_.recorded(event);
    }
    return live;
}

Expected<void> LiveJournal::keep(const Announcement& announcement, const std::string& jpeg,
                                 const std::string& momentsHash) {
    return journal_
        .append({announcement.at, record_.recordable(announcement.event), jpeg, momentsHash})
        .map([this](const RecordedEvent& recorded) { record_.recorded(recorded); });
}

tl::expected<std::vector<Event>, std::string>
restoredEvents(const std::vector<RecordedEvent>& record) {
    std::vector<Event> restored;
    RecordOfGame so;
    for (const RecordedEvent& each : record) {
        auto event = so.restorable(each.happening);
        if (!event) {
            return tl::make_unexpected("event " + std::to_string(each.number) + ": " +
                                       event.error());
        }
        restored.push_back(*std::move(event));
        so.recorded(each);
    }
    return restored;
}

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
