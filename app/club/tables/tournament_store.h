#pragma once

#include "app/club/tournament/tournament.h"
#include "app/common/failure/failure.h"
#include "app/record/events/event.h"
#include "app/record/journal/journal_rows.h"

#include <array>
#include <memory>

/// What the club's database has of tournaments.
namespace umpire {

class ClubDatabase;

struct NamedTournament {
    std::int64_t id = 0;
    std::string name;
    std::int64_t version = 0; ///< grows with each change
};

struct StoredTournament {
    std::int64_t id = 0;
    std::int64_t version = 0; ///< grows with each change
    tournament::Tournament tournament;
};

/// A game at a table of the club, at the event that ended it or opened it again.
struct EndingEvent {
    std::string table;
    std::string record;
    std::int64_t number = 0;     ///< of the event
    Event event{};               ///< GameOver; another one: the end was undone
    std::int64_t timeUs = 0;     ///< of the game
    std::int64_t receivedUs = 0; ///< since 1970, by the database's clock
    SettingRows settings;
    bool operator==(const EndingEvent&) const = default;
};

/// The journal's words for what ends a game, or opens it again after its end.
std::array<std::string, 3> endingKinds();

/// Why a tournament changed: what somebody did and why, or which event of a table.
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

/// Errors are those of ClubDatabase, and CannotRead where the database has what is no tournament.
class TournamentStore {
public:
    explicit TournamentStore(std::shared_ptr<ClubDatabase> database)
        : database_(std::move(database)) {}

    /// The newest first.
    Expected<std::vector<NamedTournament>> list();
    /// 0: the newest. None: there is no such one.
    Expected<std::optional<StoredTournament>> load(std::int64_t id = 0);
    /// Its id.
    Expected<std::int64_t> add(const tournament::Tournament& made, const TournamentChange& why);
    /// Error: CannotWrite where somebody changed it since it was loaded.
    Expected<void> save(const StoredTournament& changed, const TournamentChange& why);
    /// Who is there and what came of it stay as they are.
    Expected<void> note(std::int64_t id, const TournamentChange& why);
    /// The newest of each table of each round.
    Expected<std::vector<TournamentChange>> lastChanges(std::int64_t id);
    /// The newest of each board of a match of teams, by its table's name.
    Expected<std::map<std::string, std::string>> boards(std::int64_t id, int round, int table);
    /// All, the oldest first.
    Expected<std::vector<TournamentChange>> changes(std::int64_t id);

    /// Where that record ended, or was opened again, and no tournament knows of it yet.
    Expected<std::optional<EndingEvent>> newEnding(const std::string& table,
                                                   const std::string& record);
    /// The last round that was made by then; 0: none. `atUs`: since 1970.
    Expected<int> roundAt(std::int64_t id, std::int64_t atUs);
    /// The change by which a result came from that record, where it is still the table's newest.
    Expected<std::optional<TournamentChange>> resultFrom(std::int64_t id, const std::string& table,
                                                         const std::string& record);

private:
    Expected<void> write(std::int64_t id, const tournament::Tournament& tournament);
    std::shared_ptr<ClubDatabase> database_;
};

} // namespace umpire
