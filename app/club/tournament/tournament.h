#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A tournament as values: who plays, who meets whom at which table, and what came of it.
namespace umpire::tournament {

/// Of a game, or of all games: whole numbers of halves, which a double holds exactly.
using Points = double;

/// A bye: a round without a game, and what FIDE's TRF calls it.
enum class Bye {
    Pairing,   ///< nobody is left to play: worth a win (U)
    HalfPoint, ///< asked for: worth a draw (H)
    FullPoint, ///< given by the arbiter: worth a win (F)
    ZeroPoint, ///< absent, withdrawn or not there yet: worth nothing (Z)
};

/// A round that a player asked to sit out.
struct Absence {
    int round = 0; ///< from 1
    Bye bye = Bye::ZeroPoint;
    bool operator==(const Absence&) const = default;
};

/// A person, or a team.
struct Player {
    int number = 0;                    ///< from 1: place in the draw; never given twice
    std::string name;                  ///< UTF-8, "Kovács, Anna" or "The Galleons"
    std::string club;                  ///< may be empty
    std::string federation;            ///< FIDE's three letters; may be empty
    int rating = 0;                    ///< 0: none
    std::vector<std::string> members;  ///< of a team, in the order of its boards; none: a person
    int firstRound = 1;                ///< later than 1: a late entry
    std::optional<int> withdrawnAfter; ///< the last round that they play; 0: none
    std::vector<Absence> absences;
    // What FIDE's files have besides; each may be empty.
    std::string sex{};        ///< "m" or "w"
    std::string title{};      ///< "GM", or as short as the file has it
    std::string fideNumber{}; ///< digits
    std::string born{};       ///< "1990/01/02"
    bool expelled = false;    ///< stands last, whatever the points
    bool operator==(const Player&) const = default;
};

/// Did who sits there come?
enum class Presence { Came, StayedAway };

struct SeatResult {
    Points points = 0;
    Presence presence = Presence::Came;
    Points boardPoints = 0; ///< of a team: what its boards won
    bool operator==(const SeatResult&) const = default;
};

/// Of each seat, in the order of the pairing's seats. A game was played where two of them came.
struct Result {
    std::vector<SeatResult> seats;
    bool operator==(const Result&) const = default;
};

/// Who meets at a table; or one player who has a bye.
struct Pairing {
    int table = 0;          ///< from 1; 0: a bye
    std::vector<int> seats; ///< players' numbers, who moves first first; one: a bye
    std::optional<Bye> bye;
    std::optional<Result> result; ///< none: not known yet. A bye has none.
    bool operator==(const Pairing&) const = default;
};

struct Round {
    std::vector<Pairing> pairings;
    bool operator==(const Round&) const = default;
};

/// How the next round is made.
enum class System {
    RoundRobin,       ///< everyone meets everyone, by the Berger tables
    DoubleRoundRobin, ///< twice, with the seats changed
    Groups,           ///< more than two at a table; all meet as evenly as may be
    Swiss,            ///< by a pairing program, FIDE's Dutch system
    Knockout,         ///< who loses is out
};

/// What a game is worth. A game of more than two is worth what `placed` says.
struct PointSystem {
    Points win = 1;
    Points draw = 0.5;
    Points loss = 0;
    Points pairingBye = 1; ///< in a Swiss; a bye of a round robin is worth nothing
    bool operator==(const PointSystem&) const = default;
};

/// Whose turn it is to have the first seat in the first round of a Swiss: the first player of the
/// draw has it, or has not. An arbiter draws it by lot.
enum class FirstColour { First, Second };

/// Players of whom no two may meet in these rounds.
struct Forbidden {
    std::vector<int> players; ///< their numbers
    int firstRound = 1;
    int lastRound = 0; ///< 0: all that follow
    bool operator==(const Forbidden&) const = default;
};

/// Points that count for the pairing of these rounds alone, for players with these numbers.
struct Acceleration {
    Points points = 0;
    int firstRound = 1;
    int lastRound = 1;
    int firstPlayer = 1;
    int lastPlayer = 1;
    bool operator==(const Acceleration&) const = default;
};

/// Breaks ties; see standings.h.
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

/// A game of two after the last round, to tell apart who is tied.
struct PlayOff {
    std::vector<int> seats; ///< two players' numbers
    Result result;
    bool operator==(const PlayOff&) const = default;
};

/// What somebody changed besides results, in the order of time.
struct RecordedChange {
    int round = 0;       ///< the last one that was made then
    std::string said;    ///< in English
    std::string because; ///< may be empty
    bool operator==(const RecordedChange&) const = default;
};

struct Tournament {
    std::string name;
    std::string game;    ///< "murus-gallicus"
    std::string variant; ///< "escape-3"; empty: the game's first
    std::string place;
    std::string arbiter;
    System system = System::RoundRobin;
    int plannedRounds = 0; ///< 0: as many as the system needs; a Swiss must have a number
    int seatsAtTable = 2;  ///< of Groups: 3 or more
    PointSystem points;
    std::vector<TieBreak> tieBreaks; ///< in the organiser's order; none: the usual ones
    std::vector<Player> players;     ///< in the order of their numbers
    std::vector<Round> rounds;       ///< made so far; the first is round 1
    std::string federation{};        ///< FIDE's three letters; may be empty, as the four below
    std::string begins{};            ///< "2026/03/01"
    std::string ends{};
    std::vector<std::string> deputies{}; ///< of the arbiter
    std::string rateOfPlay{};            ///< "90 min + 30 s"
    std::optional<FirstColour> firstColour{};
    std::vector<Forbidden> forbidden{};
    std::vector<Acceleration> accelerations{};
    std::vector<PlayOff> playOffs{};
    std::optional<std::uint64_t> lots{}; ///< the seed that draws them
    std::vector<RecordedChange> changes{};
    std::string report{}; ///< the text of the Tournament Report File that it was read from
    bool operator==(const Tournament&) const = default;
};

/// Null: nobody has that number.
const Player* playerOf(const Tournament& tournament, int number);

/// The bye of a player who does not play that round; none: they may play. A late entry and a
/// withdrawn player have a bye of no points.
std::optional<Bye> byeOf(const Player& player, int round);

/// The numbers of who may play that round, in order.
std::vector<int> whoPlays(const Tournament& tournament, int round);

/// It counts in that round.
bool isForbidden(const Forbidden& forbidden, int round);
/// Nothing forbids these two to meet in that round.
bool mayMeet(const Tournament& tournament, int one, int other, int round);

/// The numbers from 1 in an order that the seed draws, the same on every machine.
std::vector<int> drawnLots(int count, std::uint64_t seed);

/// What a bye is worth: in Groups the mean of a table's places.
Points worth(const Tournament& tournament, Bye bye);

/// Players with numbers from 1: the higher rated first, players of the same rating by their names.
/// Who has no rating comes last.
std::vector<Player> seeded(std::vector<Player> players);

/// What a game of two was for one of them. It may be lost by both, and drawn by one and lost by the
/// other: an arbiter may say so.
enum class Outcome { Won, Drawn, Lost };

// Results of a game of two.
Result played(Outcome first, Outcome second, const PointSystem& points);
Result firstWins(const PointSystem& points);
Result secondWins(const PointSystem& points);
Result drawn(const PointSystem& points);
/// The other one has the points of a win and has not played.
Result forfeitedBy(std::size_t seat, const PointSystem& points);
/// Nobody came, or the arbiter took the game out. `seats`: at that table.
Result notPlayed(std::size_t seats);
/// Of a match of teams: what each team's boards won. Who has more wins the match; where no board
/// was won, nobody does.
Result matchOf(Points firstBoards, Points secondBoards, const PointSystem& points);

/// Of a game of more than two: the place of each seat, 1 for the first; equal places share. A place
/// is worth 1 for each seat behind it and a half for each that shares it.
Result placed(const std::vector<int>& places);
/// The same, with points as the game gives them.
Result scored(const std::vector<Points>& points);

/// Two or more came.
bool wasPlayed(const Result& result);
/// Of a game of two. Where a draw is worth as much as a win or a loss, equal points are a draw.
Outcome outcomeAt(const Result& result, std::size_t seat, const PointSystem& points);
/// That seat's player sat and played.
bool playedAt(const Pairing& pairing, std::size_t seat);

/// One board of a match between teams: odd boards have the first team's player in the first seat,
/// even boards the second team's.
struct Board {
    int number = 0;     ///< from 1
    std::string first;  ///< empty: that team has no such board
    std::string second; ///< the same
    bool operator==(const Board&) const = default;
};
/// As many as the larger team has members.
std::vector<Board> boardsOf(const Player& first, const Player& second);

} // namespace umpire::tournament
