#include "app/live/live_journal.h"

namespace umpire {

Expected<LiveJournal> LiveJournal::begin(const std::filesystem::path& file,
                                         const GameSettings& settings, const std::string& position,
                                         HeldRemark remark) {
    auto journal = Journal::create(file, settings, std::move(remark));
    if (!journal) {
        return tl::make_unexpected(journal.error());
    }
    LiveJournal live(file, *std::move(journal));
    if (auto begun = live.keep(std::chrono::microseconds{0}, GameStart{position}); !begun) {
        return tl::make_unexpected(begun.error());
    }
    return live;
}

Expected<LiveJournal> LiveJournal::resume(const std::filesystem::path& file, HeldRemark remark) {
    auto journal =
        Journal::resume(file, std::move(remark)); // first: nobody else writes it from here on
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

Expected<void> LiveJournal::append(const Event& event) {
    return journal_.append(event).map(
        [this](const RecordedEvent& recorded) { record_.recorded(recorded); });
}

Expected<void> LiveJournal::keep(const referee::Announcement& announcement,
                                 const std::string& jpeg) {
    return append({announcement.at, record_.happeningOf(announcement.event), jpeg});
}

Expected<void> LiveJournal::keep(std::chrono::microseconds time, Happening happening) {
    return append({time, std::move(happening), ""});
}

tl::expected<RestoredEvents, std::string> restoredEvents(const std::vector<RecordedEvent>& record) {
    RestoredEvents restored;
    RecordOfGame so;
    for (const RecordedEvent& each : record) {
        auto event = so.eventOf(each.happening);
        if (!event) {
            return tl::make_unexpected("event " + std::to_string(each.number) + ": " +
                                       event.error());
        }
        if (*event) {
            restored.events.push_back(**std::move(event));
            restored.numbers.push_back(each.number);
        }
        so.recorded(each);
    }
    return restored;
}

} // namespace umpire
