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
    std::int64_t number = 0; ///< number of the event
    Event event{};           ///< GameOver: the game ended; any other event: the end was undone
    std::int64_t timeUs = 0; ///< time since the game's start, in microseconds
    /// time of its arrival, in microseconds since 1970, by the database's clock
    std::int64_t receivedUs = 0;
    SettingRows settings;
    bool operator==(const EndingEvent&) const = default;
};

/// Returns the names of the events that end or reopen a game, as the journal has them.
std::array<std::string, 3> endingKinds();

/// A change of a tournament: a person's action and reason, or a table's event.
struct TournamentChange {
    enum class What {
        Made, ///< the tournament was created
        /// a round was paired; `said`: "go on" if results were missing, or a remark that a person
        /// made the pairing
        Round,
        /// a result was entered; `said`: the points of the seats, such as "1-0"; empty if the
        /// result was deleted
        Result,
        Player,       ///< a player was added or changed; `said`: the player
        Board,        ///< a board of a team match ended, at a table such as 3-2; `said`: "1-0"
        OtherGame,    ///< the table's result was refused: the table played another game
        OtherPlayers, ///< the table's result was refused: other people played; `said`: their names
        OtherResult,  ///< the table's result was refused: the pairing has another; `said`: the
                      ///< refused one
        Reported,     ///< a player reported a result by phone; `said`: the result
        Codes,        ///< the players have new codes, and the old codes are invalid
        Lots,         ///< lots were drawn; `said`: the seed
        PlayOff,      ///< a play-off was added; `said`: the players
    };
    What what = What::Result;
    int round = 0; ///< number of the round; 0: no round
    int table = 0; ///< number of the table; 0: no table
    std::string said{};
    std::string who{}; ///< the person who made the change; empty: a table made it
    std::string because{};
    std::string tableName{}; ///< the club's table that made the change; empty: a person made it
    std::string record{};
    std::int64_t event = 0; ///< number of the table's event; 0: a person made the change
    std::string at{};       ///< time of the change in ISO 8601, set by the database
    int player = 0;         ///< number of the player who reported by phone; 0: none
    bool operator==(const TournamentChange&) const = default;
};
std::string_view nameOf(TournamentChange::What what);

/// The tournaments in the club's database. Errors: those of ClubDatabase, and CannotRead if a
/// stored tournament is malformed.
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
    /// Stores a changed tournament. Error: CannotWrite if another program changed the tournament
    /// since it was loaded.
    Expected<void> save(const StoredTournament& changed, const TournamentChange& why);
    /// Records a change without changing players or results. Increases the tournament's version.
    Expected<void> note(std::int64_t id, const TournamentChange& why);
    /// Returns the newest change of each table in each round, in this order.
    Expected<std::vector<TournamentChange>> lastChanges(std::int64_t id);
    /// Returns the newest result of each board in a match of teams since the round was paired, by
    /// the name of the board's table.
    Expected<std::map<std::string, std::string>> boards(std::int64_t id, int round, int table);
    /// Returns all changes of the tournament, oldest first.
    Expected<std::vector<TournamentChange>> changes(std::int64_t id);

    /// Returns the record's last event that ended or reopened its game; none if there is no such
    /// event, or a tournament has entered it already.
    Expected<std::optional<EndingEvent>> newEnding(const std::string& table,
                                                   const std::string& record);
    /// Returns the number of the last round that was paired by the time `atUs`, in microseconds
    /// since 1970; 0 if there is none.
    Expected<int> roundAt(std::int64_t id, std::int64_t atUs);
    /// Returns the change with which a record gave a result; none if the table has a newer change,
    /// or had another record's result before.
    Expected<std::optional<TournamentChange>> resultFrom(std::int64_t id, const std::string& table,
                                                         const std::string& record);

private:
    Expected<void> write(std::int64_t id, const tournament::Tournament& tournament);
    std::shared_ptr<ClubDatabase> database_;
};

} // namespace umpire
