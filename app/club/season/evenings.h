#pragma once

#include "app/club/season/season_rules.h"
#include "app/club/tournament/tournament.h"
#include "app/record/journal/journal.h"

#include <functional>
#include <optional>

/// Collects the games and tournaments of many evenings, each once, from any kind of file.
namespace umpire::season {

/// A finished game from a record.
struct RecordedGame {
    std::string record;  ///< hash of the first event, which all copies share
    std::int64_t events; ///< number of events; of two copies, the longer counts
    std::string last;    ///< the hash of the last event
    std::string game;
    std::string variant;
    /// time of the beginning, "2026-11-21T14:30:00Z"; may be empty
    std::string started;
    std::vector<std::string> players;  ///< names by seat; empty if no name was given
    std::optional<std::size_t> winner; ///< the winner's seat; none: a draw
    bool isOver = false;
};

/// The games and tournaments that were found. The result does not depend on the order of adding.
class Evenings {
public:
    /// Adds a record. Of two copies of a record, keeps the longer one.
    void add(const JournalRecord& record);
    /// Adds a tournament. If two tournaments have equal name, game and first day, keeps the
    /// tournament with more results.
    void add(const tournament::Tournament& tournament);

    /// Returns the finished games of the records.
    [[nodiscard]] std::vector<RecordedGame> games() const;
    /// Returns the tournaments in a fixed order.
    [[nodiscard]] std::vector<tournament::Tournament> tournaments() const;
    [[nodiscard]] bool empty() const { return records_.empty() && tournaments_.empty(); }

private:
    std::map<std::string, RecordedGame> records_; ///< games, by the hash of their first event
    std::map<std::string, tournament::Tournament> tournaments_;
};

struct FoundEvenings {
    Evenings evenings;
    /// the fault of the first file in order of names; the other files were still read
    std::optional<Failure> wrong;
};

/// Reads all evenings from `places`: journals, exported games, tournaments, packed files of these,
/// and folders of all these. `isEnded` tells whether the user has cancelled.
FoundEvenings eveningsBelow(const std::vector<std::filesystem::path>& places,
                            const std::function<bool()>& isEnded = {});

} // namespace umpire::season
