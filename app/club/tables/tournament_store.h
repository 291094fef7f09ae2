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
    std::int64_t number = 0;     ///< number of the event
    Event event{};               ///< GameOver; any other: the end was undone
    std::int64_t timeUs = 0;     ///< time of the game
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
        Round,        ///< `said`: "go on" if results were missing, or that it was made by hand
        Result,       ///< `said`: the points of the seats, "1-0"; empty: the result was taken back
        Player,       ///< `said`: the player
        Board,        ///< a board of a team match, at a table such as 3-2; `said`: "1-0"
        OtherGame,    ///< the table's result was refused: the table played another game
        OtherPlayers, ///< refused: other players sat there; `said`: their names
        OtherResult,  ///< refused: there is a result already; `said`: the table's result
        Reported,     ///< a player reported a result by phone; `said`: the result
        Codes,        ///< the players have new codes, and the old codes are invalid
        Lots,         ///< `said`: the seed
        PlayOff,      ///< `said`: the players
    };
    What what = What::Result;
    int round = 0; ///< 0: none
    int table = 0; ///< 0: none
    std::string said{};
    std::string who{}; ///< empty: a table
    std::string because{};
    std::string tableName{}; ///< empty: a person
    std::string record{};
    std::int64_t event = 0; ///< 0: none
    std::string at{};       ///< time in ISO 8601, set by the database
    int player = 0;         ///< number of the player who reported by phone; 0: none
    bool operator==(const TournamentChange&) const = default;
};
std::string_view nameOf(TournamentChange::What what);

/// Errors: those of ClubDatabase, and CannotRead if a stored tournament is malformed.
class TournamentStore {
public:
    explicit TournamentStore(std::shared_ptr<ClubDatabase> database)
        : database_(std::move(database)) {}

    /// Returns the tournaments, newest first.
    Expected<std::vector<NamedTournament>> list();
    /// Returns the tournament; none if it does not exist. `id`: 0 is the newest tournament.
    Expected<std::optional<StoredTournament>> load(std::int64_t id = 0);
    /// Adds the tournament, and returns the new tournament's id.
    Expected<std::int64_t> add(const tournament::Tournament& made, const TournamentChange& why);
    /// Error: CannotWrite if another program changed the tournament since it was loaded.
    Expected<void> save(const StoredTournament& changed, const TournamentChange& why);
    /// Records a change without changing players or results.
    Expected<void> note(std::int64_t id, const TournamentChange& why);
    /// Returns the newest change of each table in each round.
    Expected<std::vector<TournamentChange>> lastChanges(std::int64_t id);
    /// Returns the newest result of each board in a match of teams, by its table's name.
    Expected<std::map<std::string, std::string>> boards(std::int64_t id, int round, int table);
    /// Returns all changes of the tournament, oldest first.
    Expected<std::vector<TournamentChange>> changes(std::int64_t id);

    /// Returns the place at which the record ended or was reopened, if no tournament has it yet.
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
