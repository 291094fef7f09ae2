#pragma once

#include "app/club/season/season_rules.h"
#include "app/club/tournament/tournament.h"
#include "app/record/journal/journal.h"

#include <functional>
#include <optional>

/// The games and tournaments of many evenings, each once, from whatever holds them.
namespace umpire::season {

/// A game that a record has to its end.
struct RecordedGame {
    std::string record;  ///< the hash of its first event: what all copies have in common
    std::int64_t events; ///< of two copies, the longer one counts
    std::string last;    ///< the hash of the last event
    std::string game;
    std::string variant;
    std::string started;               ///< "2026-11-21T14:30:00Z"; may be empty
    std::vector<std::string> players;  ///< the names by seat; an empty one: nobody gave a name
    std::optional<std::size_t> winner; ///< the seat; none: a draw
    bool isOver = false;
};

/// What was found. The order in which it was added says nothing.
class Evenings {
public:
    /// Of two copies of a record the longer one is kept.
    void add(const JournalRecord& record);
    /// Of tournaments with one name, game and first day, the one with more results is kept.
    void add(const tournament::Tournament& tournament);

    /// That are over, by their records.
    [[nodiscard]] std::vector<RecordedGame> games() const;
    /// In one order.
    [[nodiscard]] std::vector<tournament::Tournament> tournaments() const;
    [[nodiscard]] bool empty() const { return records_.empty() && tournaments_.empty(); }

private:
    std::map<std::string, RecordedGame> records_; ///< by `record`
    std::map<std::string, tournament::Tournament> tournaments_;
};

struct FoundEvenings {
    Evenings evenings;
    std::optional<Failure> wrong; ///< the first thing, by name; all others were read all the same
};

/// Journals, exported games, tournaments, packed files with these, and folders of all these.
/// `isEnded`: somebody has ended it.
FoundEvenings eveningsBelow(const std::vector<std::filesystem::path>& places,
                            const std::function<bool()>& isEnded = {});

} // namespace umpire::season
