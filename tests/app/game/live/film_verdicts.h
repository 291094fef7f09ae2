#pragma once

#include "app/record/journal/journal.h"
#include "tests/app/game/live/filmed_game.h"

#include <span>
#include <string_view>

/// Compares the record of a film with the filmed actions.
namespace umpire::testing {

/// Tells whether the camera saw the action; false if players said it.
inline bool isSeen(const RecordedEvent& event) {
    const auto* called = std::get_if<Called>(&event.happening);
    return called != nullptr && called->source == Source::Seen;
}

/// Reads a record with all hashes and pictures; faults fail the test.
JournalRecord wholeJournal(const std::filesystem::path& file);

/// Returns the actions that count, in order.
std::vector<std::string> actionsIn(const JournalRecord& record);

/// Returns the events of this kind, in order.
template <typename Kind>
std::vector<RecordedEvent> eventsOf(const JournalRecord& record) {
    std::vector<RecordedEvent> found;
    std::ranges::copy_if(record.events, std::back_inserter(found), [](const RecordedEvent& event) {
        return std::holds_alternative<Kind>(event.happening);
    });
    return found;
}

/// Returns the longest time from rest, after a hand or a blow, to a call; in stream time. A call
/// while a hand is in the picture fails the test.
std::chrono::microseconds slowestCall(const FilmedGame& film,
                                      const std::vector<RecordedEvent>& events);

/// Returns, of the accusations while that still was on the table, the first by that rule, else the
/// first.
std::optional<IllegalSeen> accusedAt(const FilmedGame& film,
                                     const std::vector<RecordedEvent>& events, std::size_t still,
                                     const std::string& rule);

/// A kind of illegal action as the umpire names it: the rule, and words of the reason.
struct IllegalKind {
    std::string_view kind;
    std::string_view rule;
    std::string_view because;
};
/// Returns all kinds planted in the films of whole games. Several rules may forbid the same kind.
std::span<const IllegalKind> illegalKinds();
/// Returns the kind of that accusation; "none: …" if it is not listed.
std::string kindOf(const IllegalSeen& illegal);

/// The kinds that a film has planted, in order; each is accused.
struct FilmedIllegal {
    std::string_view film; ///< "murus-gallicus 2": game and seed
    std::vector<std::string_view> kinds;
};
/// Returns the ten films of whole games, two for each game.
const std::vector<FilmedIllegal>& filmsOfWholeGames();
std::vector<std::string> kindsPlantedIn(std::string_view film);

} // namespace umpire::testing
