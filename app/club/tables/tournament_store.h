#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"
#include "app/record/events/event.h"
#include "app/record/journal/journal_rows.h"

#include <array>
#include <memory>

/// The tournaments in the club's database.
namespace umpire {

class ClubDatabase;

struct NamedTournament {
    std::int64_t id = 0;
    std::string name;
    std::int64_t version = 0; ///< increases with each change
};

struct StoredTournament {
    std::int64_t id = 0;
    std::int64_t version = 0; ///< increases with each change
    tournament::Tournament tournament;
};

/// An event that ended or reopened a game at a club's table.
struct EndingEvent {
    std::string table;
    std::string record;
    std::int64_t number = 0;     ///< of the event
    Event event{};               ///< GameOver; any other: the end was undone
    std::int64_t timeUs = 0;     ///< of the game
    std::int64_t receivedUs = 0; ///< since 1970, by the database's clock
    SettingRows settings;
    bool operator==(const EndingEvent&) const = default;
};

/// Returns the journal's words for events that end or reopen a game.
std::array<std::string, 3> endingKinds();

/// A change of a tournament: a person's action and reason, or a table's event.
struct TournamentChange {
    enum class What {
        Made,         ///< the tournament
        Round,        ///< `said`: "go on" where results were missing
        Result,       ///< `said`: the points of the seats, "1-0"; empty: it is not known any more
        Player,       ///< `said`: who
        Board,        ///< of a match of teams, at a table such as 3-2; `said`: "1-0"
        OtherGame,    ///< the table's result was not taken: it played another game
        OtherPlayers, ///< the same: others sat there; `said`: who
        OtherResult,  ///< the same: there is a result already; `said`: the table's
        Reported,     ///< a player said it by telephone; `said`: a result
        Codes,        ///< the players have new codes, and the old ones open nothing
    };
    What what = What::Result;
    int round = 0;           ///< 0: none
    int table = 0;           ///< 0: none
    std::string said{};      ///
    std::string who{};       ///< empty: a table
    std::string because{};   ///
    std::string tableName{}; ///< empty: a person
    std::string record{};    ///
    std::int64_t event = 0;  ///< 0: none
    std::string at{};        ///< when, as ISO 8601 says it; set by the database
    int player = 0;          ///< the number of who said it by telephone; 0: nobody did
    bool operator==(const TournamentChange&) const = default;
};
std::string_view nameOf(TournamentChange::What what);

/// Errors: those of ClubDatabase, and CannotRead if a stored tournament is malformed.
class TournamentStore {
public:
    explicit TournamentStore(std::shared_ptr<ClubDatabase> database)
        : database_(std::move(database)) {}

    /// Returns the newest first.
    Expected<std::vector<NamedTournament>> list();
    /// 0: the newest. Returns none if it does not exist.
    Expected<std::optional<StoredTournament>> load(std::int64_t id = 0);
    /// Returns its id.
    Expected<std::int64_t> add(const tournament::Tournament& made, const TournamentChange& why);
    /// Error: CannotWrite if somebody changed it since it was loaded.
    Expected<void> save(const StoredTournament& changed, const TournamentChange& why);
    /// Records a change without changing players or results.
    Expected<void> note(std::int64_t id, const TournamentChange& why);
    /// Returns the newest change of each table in each round.
    Expected<std::vector<TournamentChange>> lastChanges(std::int64_t id);
    /// Returns the newest result of each board in a match of teams, by its table's name.
    Expected<std::map<std::string, std::string>> boards(std::int64_t id, int round, int table);
    /// Returns all, oldest first.
    Expected<std::vector<TournamentChange>> changes(std::int64_t id);

    /// Returns where that record ended or was reopened, if no tournament has it yet.
    Expected<std::optional<EndingEvent>> newEnding(const std::string& table,
                                                   const std::string& record);
    /// Returns the last round made until then; 0: none. `atUs`: since 1970.
    Expected<int> roundAt(std::int64_t id, std::int64_t atUs);
    /// Returns the change with which a record gave a result, if it is still the table's newest.
    Expected<std::optional<TournamentChange>> resultFrom(std::int64_t id, const std::string& table,
                                                         const std::string& record);

private:
    Expected<void> write(std::int64_t id, const tournament::Tournament& tournament);
    std::shared_ptr<ClubDatabase> database_;
};

} // namespace umpire
