#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A tournament as values: players, pairings at tables, and results.
namespace umpire::tournament {

/// Points of one or more games: multiples of a half, which a double holds exactly.
using Points = double;

/// A bye: a round without a game. The letter is its code in FIDE's Tournament Report File.
enum class Bye {
    Pairing,   ///< no opponent was left: worth a win (U)
    HalfPoint, ///< requested: worth a draw (H)
    FullPoint, ///< given by the arbiter: worth a win (F)
    ZeroPoint, ///< absent, withdrawn or not yet registered: worth nothing (Z)
};

/// A round that a player asked to miss.
struct Absence {
    int round = 0; ///< counted from 1
    Bye bye = Bye::ZeroPoint;
    bool operator==(const Absence&) const = default;
};

/// A person, or a team.
struct Player {
    int number = 0;         ///< place in the draw, from 1; never reused
    std::string name;       ///< UTF-8, "Kovács, Anna" or "The Galleons"
    std::string club;       ///< may be empty
    std::string federation; ///< FIDE's three letters; may be empty
    int rating = 0;         ///< 0: no rating
    /// members of a team, in board order; empty: the player is a person
    std::vector<std::string> members;
    /// first round that the player may play; more than 1 for a late entry
    int firstRound = 1;
    std::optional<int> withdrawnAfter; ///< last round that the player may play; none: not withdrawn
    std::vector<Absence> absences;
    // Further fields of FIDE's files; each may be empty.
    std::string sex{};        ///< "m" or "w"
    std::string title{};      ///< such as "GM", or another abbreviation from the file
    std::string fideNumber{}; ///< the player's FIDE number, in digits
    std::string born{};       ///< "1990/01/02", or the year
    bool expelled = false;    ///< true: ranked last, with any number of points
    bool operator==(const Player&) const = default;
};

/// Whether the player of a seat came.
enum class Presence { Came, StayedAway };

struct SeatResult {
    Points points = 0;
    Presence presence = Presence::Came;
    Points boardPoints = 0; ///< for a team, the points of its boards
    bool operator==(const SeatResult&) const = default;
};

/// One entry per seat of the pairing, in order. A game was played if at least two players came.
struct Result {
    std::vector<SeatResult> seats;
    bool operator==(const Result&) const = default;
};

/// The players at a table, or one player with a bye.
struct Pairing {
    int table = 0;          ///< number of the table, counted from 1; 0: a bye
    std::vector<int> seats; ///< players' numbers in turn order; a single number is a bye
    std::optional<Bye> bye;
    std::optional<Result> result; ///< none: unknown, or the pairing is a bye
    bool operator==(const Pairing&) const = default;
};

struct Round {
    std::vector<Pairing> pairings;
    bool operator==(const Round&) const = default;
};

/// The system by which rounds are made.
enum class System {
    RoundRobin,       ///< everyone meets everyone, by the Berger tables
    DoubleRoundRobin, ///< everyone meets everyone twice, with swapped seats
    Groups,           ///< more than two players at a table; all meet as evenly as possible
    Swiss,            ///< paired by an external program with FIDE's Dutch system
    Knockout,         ///< the loser is out
};

/// Points for the outcomes of a game of two. A game of more than two is worth the points of
/// `placed`.
struct PointSystem {
    Points win = 1;
    Points draw = 0.5;
    Points loss = 0;
    Points pairingBye = 1; ///< in a Swiss; a bye in a round robin is worth nothing
    bool operator==(const PointSystem&) const = default;
};

/// Whether the first player of the draw has the first seat in the first round of a Swiss. An
/// arbiter draws it by lot.
enum class FirstColour { First, Second };

/// Players who must not meet each other in these rounds.
struct Forbidden {
    std::vector<int> players; ///< numbers of the players
    int firstRound = 1;
    int lastRound = 0; ///< last round of the prohibition; 0: all later rounds
    bool operator==(const Forbidden&) const = default;
};

/// Points that count only for the pairing of these rounds, for players with these numbers.
struct Acceleration {
    Points points = 0;
    int firstRound = 1;
    int lastRound = 1;
    int firstPlayer = 1;
    int lastPlayer = 1;
    bool operator==(const Acceleration&) const = default;
};

/// A tie-break; see standings.h.
enum class TieBreak {
    Buchholz,
    BuchholzCut1,
    SonnebornBerger,
    DirectEncounter,
    Wins,
    GamesWon,
    SecondSeat,
    BoardPoints,
    PlayOff,
    Lots,
};

/// A game of two after the last round, to break a tie.
struct PlayOff {
    std::vector<int> seats; ///< two players' numbers
    Result result;
    bool operator==(const PlayOff&) const = default;
};

/// A change other than a result, in order of time.
struct RecordedChange {
    int round = 0;       ///< the last round made at that time
    std::string said;    ///< the change in English
    std::string because; ///< the arbiter's reason; may be empty
    bool operator==(const RecordedChange&) const = default;
};

struct Tournament {
    std::string name;
    std::string game;    ///< the game, such as "murus-gallicus"
    std::string variant; ///< the variant, such as "escape-3"; empty: the first variant
    std::string place;
    std::string arbiter;
    System system = System::RoundRobin;
    /// number of rounds; 0: as many as the system needs; for a Swiss it must be given
    int plannedRounds = 0;
    int seatsAtTable = 2; ///< for Groups: at least 3
    PointSystem points;
    std::vector<TieBreak> tieBreaks; ///< in the organiser's order; empty: the default tie-breaks
    std::vector<Player> players;     ///< sorted by number
    std::vector<Round> rounds;       ///< rounds made so far; the first is round 1
    std::string federation{};        ///< FIDE's three letters; may be empty, like the texts below
    std::string begins{};            ///< the first day, "2026/03/01"
    std::string ends{};
    std::vector<std::string> deputies{}; ///< deputies of the arbiter
    std::string rateOfPlay{};            ///< such as "90 min + 30 s"
    std::optional<FirstColour> firstColour{};
    std::vector<Forbidden> forbidden{};
    std::vector<Acceleration> accelerations{};
    std::vector<PlayOff> playOffs{};
    std::optional<std::uint64_t> lots{}; ///< seed for the drawing of lots; none: not drawn yet
    std::vector<RecordedChange> changes{};
    /// text of the Tournament Report File from which the tournament was read; may be empty
    std::string report{};
    bool operator==(const Tournament&) const = default;
};

/// Returns the player with that number; null if there is none.
const Player* playerOf(const Tournament& tournament, int number);

/// Returns the bye of a player who does not play in that round; none if the player may play. Late
/// entries and withdrawn players have a bye without points.
std::optional<Bye> byeOf(const Player& player, int round);

/// Returns the numbers of the players who may play in that round, in order.
std::vector<int> whoPlays(const Tournament& tournament, int round);

/// Tells whether the prohibition applies to that round.
bool isForbidden(const Forbidden& forbidden, int round);
/// Tells whether the players with these two numbers may meet in that round.
bool mayMeet(const Tournament& tournament, int one, int other, int round);

/// Returns the numbers from 1 to `count` in random order. The same seed gives the same order on
/// every machine.
std::vector<int> drawnLots(int count, std::uint64_t seed);

/// Returns the points of a bye; 0 in a round robin. In Groups, a pairing bye and a half-point bye
/// are worth the mean of a table's places, and a full-point bye is worth the first place.
Points worth(const Tournament& tournament, Bye bye);

/// A player's result in a game of two. Both may lose, or one draw and the other lose, if the
/// arbiter decides so.
enum class Outcome { Won, Drawn, Lost };

// Return the results of a game of two.
Result played(Outcome first, Outcome second, const PointSystem& points);
Result firstWins(const PointSystem& points);
Result secondWins(const PointSystem& points);
Result drawn(const PointSystem& points);
/// Returns the result if the player of `seat` is absent: the other player has the points of a win.
Result forfeitedBy(std::size_t seat, const PointSystem& points);
/// Returns the result if no player came, or if the arbiter annulled the game. `seats`: number of
/// seats at that table.
Result notPlayed(std::size_t seats);
/// Returns the result of a match of teams from their boards' points. More points win the match; if
/// no board was won, no team wins.
Result matchOf(Points firstBoards, Points secondBoards, const PointSystem& points);

/// Returns the result of a game of more than two, from each seat's place, counted from 1; equal
/// places are shared. A place is worth 1 point for each seat behind it, and 0.5 points for each
/// other seat that shares it.
Result placed(const std::vector<int>& places);

/// Tells whether at least two players came.
bool wasPlayed(const Result& result);
/// Returns a seat's outcome in a game of two. If a draw is worth as much as a win or a loss, equal
/// points are a draw.
Outcome outcomeAt(const Result& result, std::size_t seat, const PointSystem& points);
/// Tells whether that seat's player came and played.
bool playedAt(const Pairing& pairing, std::size_t seat);

/// One board of a match between teams. The first team's player has the first seat on odd boards,
/// the second team's player on even boards.
struct Board {
    int number = 0; ///< number of the board, counted from 1
    /// name of the player with the first seat; empty: the player's team has no such board
    std::string first;
    /// name of the player with the second seat; empty: the player's team has no such board
    std::string second;
    bool operator==(const Board&) const = default;
};
/// Returns the boards of a match: their number is the larger team's number of members.
std::vector<Board> boardsOf(const Player& first, const Player& second);

} // namespace umpire::tournament
