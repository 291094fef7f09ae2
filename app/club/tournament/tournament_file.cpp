#include "app/club/tournament/tournament_file.h"

#include "app/club/tournament/groups.h"
#include "app/club/tournament/read_players.h"
#include "app/common/failure/printable.h"
#include "app/common/json/json_reader.h"
#include "app/common/json/json_writer.h"

#include <set>

namespace umpire::tournament {

namespace {
using Json = nlohmann::ordered_json;
}

constexpr Named<System> kSystems[] = {{System::RoundRobin, "round-robin"},
                                      {System::DoubleRoundRobin, "double-round-robin"},
                                      {System::Groups, "groups"},
                                      {System::Swiss, "swiss"},
                                      {System::Knockout, "knockout"}};
constexpr Named<Bye> kByes[] = {{Bye::Pairing, "pairing"},
                                {Bye::HalfPoint, "half"},
                                {Bye::FullPoint, "full"},
                                {Bye::ZeroPoint, "zero"}};
constexpr Named<FirstColour> kFirstColours[] = {{FirstColour::First, "first"},
                                                {FirstColour::Second, "second"}};
constexpr std::int64_t kMost = 1'000'000;
constexpr Between kCount{0, kMost};
constexpr Between kFromOne{1, kMost};
constexpr Between kPoints{-kMost, kMost};
constexpr AtMost kPlayers{kMostPlayers};
constexpr AtMost kTieBreaks{16};

template <typename Visit>
void fields(Visit& visit, Absence& it) {
    visit("round", it.round, kFromOne);
    visit("bye", it.bye, kByes);
}
template <typename Visit>
void fields(Visit& visit, Player& it) {
    visit("number", it.number, kFromOne);
    visit("name", it.name);
    visit("club", it.club);
    visit("federation", it.federation);
    visit("rating", it.rating, kCount);
    visit("members", it.members);
    visit("first_round", it.firstRound, kFromOne);
    visit("withdrawn_after", it.withdrawnAfter, kCount);
    visit("absences", it.absences);
    visit.ifAny("sex", it.sex);
    visit.ifAny("title", it.title);
    visit.ifAny("fide_number", it.fideNumber);
    visit.ifAny("born", it.born);
    visit.ifAny("expelled", it.expelled);
}
template <typename Visit>
void fields(Visit& visit, Forbidden& it) {
    visit("players", it.players);
    visit("first_round", it.firstRound, kFromOne);
    visit("last_round", it.lastRound, kCount);
}
template <typename Visit>
void fields(Visit& visit, Acceleration& it) {
    visit("points", it.points, kPoints);
    visit("first_round", it.firstRound, kFromOne);
    visit("last_round", it.lastRound, kFromOne);
    visit("first_player", it.firstPlayer, kFromOne);
    visit("last_player", it.lastPlayer, kFromOne);
}
template <typename Visit>
void fields(Visit& visit, SeatResult& it) {
    bool came = it.presence == Presence::Came;
    visit("points", it.points, kPoints);
    visit("came", came);
    visit("board_points", it.boardPoints, kPoints);
    it.presence = came ? Presence::Came : Presence::StayedAway;
}
inline auto& inJson(Result& it) {
    return it.seats;
}
template <typename Visit>
void fields(Visit& visit, Pairing& it) {
    visit("table", it.table, kCount);
    visit("seats", it.seats);
    visit("bye", it.bye, kByes);
    visit("result", it.result);
    if (it.bye ? it.seats.size() != 1 : it.seats.size() < 2) {
        visit.fail("seats", "give one for a bye, and more for a game");
    }
    if (it.result && it.result->seats.size() != it.seats.size()) {
        visit.fail("result", "give one for each seat");
    }
}
inline auto& inJson(Round& it) {
    return it.pairings;
}
template <typename Visit>
void fields(Visit& visit, PlayOff& it) {
    visit("seats", it.seats);
    visit("result", it.result);
    if (it.seats.size() != 2 || it.result.seats.size() != 2) {
        visit.fail("seats", "give two, and a result for each");
    }
}
template <typename Visit>
void fields(Visit& visit, RecordedChange& it) {
    visit("round", it.round, kCount);
    visit("said", it.said);
    visit("because", it.because);
}
template <typename Visit>
void fields(Visit& visit, PointSystem& it) {
    visit("win", it.win, kPoints);
    visit("draw", it.draw, kPoints);
    visit("loss", it.loss, kPoints);
    visit("pairing_bye", it.pairingBye, kPoints);
}
template <typename Visit>
void fields(Visit& visit, Tournament& it) {
    visit.schema("umpire.tournament/1");
    visit("name", it.name);
    visit("game", it.game);
    visit("variant", it.variant);
    visit("place", it.place);
    visit("arbiter", it.arbiter);
    visit("system", it.system, kSystems);
    visit("planned_rounds", it.plannedRounds, kCount);
    visit("seats_at_table", it.seatsAtTable, Between{2, kMostSeats});
    visit("points", it.points);
    visit("tie_breaks", it.tieBreaks, kTieBreaks, kTieBreakNames);
    visit("players", it.players, kPlayers);
    visit("rounds", it.rounds);
    visit.ifAny("federation", it.federation);
    visit.ifAny("begins", it.begins);
    visit.ifAny("ends", it.ends);
    visit.ifAny("deputies", it.deputies);
    visit.ifAny("rate_of_play", it.rateOfPlay);
    visit.ifAny("first_colour", it.firstColour, kFirstColours);
    visit.ifAny("forbidden", it.forbidden);
    visit.ifAny("accelerations", it.accelerations);
    visit.ifAny("play_offs", it.playOffs);
    visit.ifAny("lots", it.lots, Between{0});
    visit.ifAny("changes", it.changes);
    visit.ifAny("report", it.report);
}

namespace {

/// Returns the fault between players and seats: a number that two players or no player has. Returns
/// an empty text if there is no fault.
std::string whyNoTournament(const Tournament& made) {
    std::set<int> numbers;
    for (const Player& player : made.players) {
        if (!numbers.insert(player.number).second) {
            return "players: two have the number " + std::to_string(player.number);
        }
    }
    for (const Round& round : made.rounds) {
        for (const Pairing& pairing : round.pairings) {
            for (const int seat : pairing.seats) {
                if (!numbers.contains(seat)) {
                    return "seats: nobody has the number " + std::to_string(seat);
                }
            }
        }
    }
    return {};
}

} // namespace

std::string_view nameOf(System system) {
    return nameIn(kSystems, system);
}

std::optional<System> systemNamed(std::string_view name) {
    const System* found = valueIn(kSystems, name);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

Json jsonOf(const Tournament& tournament) {
    return jsonOfFields(tournament);
}

std::string writeTournament(const Tournament& tournament) {
    return indentedText(jsonOf(tournament));
}

Json jsonOf(const Tournament& tournament, const Standings& standings) {
    Json json{
        {"schema", "umpire.standings/1"}, {"tournament", tournament.name}, {"rows", Json::array()}};
    for (const Row& row : standings.rows) {
        Json values = Json::object();
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            values[std::string(nameOf(standings.tieBreaks[i]))] = row.values[i];
        }
        json["rows"].push_back({{"rank", row.rank},
                                {"number", row.player},
                                {"name", playerOf(tournament, row.player)->name},
                                {"points", row.points},
                                {"tie_breaks", values}});
    }
    return json;
}

std::string writeStandings(const Tournament& tournament, const Standings& standings) {
    return indentedText(jsonOf(tournament, standings));
}

Tournament forSpectators(const Tournament& tournament) {
    Tournament open;
    open.name = tournament.name;
    open.game = tournament.game;
    open.variant = tournament.variant;
    open.place = tournament.place;
    open.system = tournament.system;
    open.plannedRounds = tournament.plannedRounds;
    open.seatsAtTable = tournament.seatsAtTable;
    open.points = tournament.points;
    open.tieBreaks = tournament.tieBreaks;
    for (const Player& each : tournament.players) {
        open.players.push_back({each.number,
                                each.name,
                                each.club,
                                each.federation,
                                each.rating,
                                each.members,
                                1,
                                std::nullopt,
                                {}});
    }
    if (!tournament.rounds.empty()) {
        open.rounds.push_back(tournament.rounds.back());
    }
    return open;
}

Expected<Tournament> readTournament(std::string_view text, std::string_view name) {
    auto read = fromText<Tournament>(text);
    std::string why = read ? whyNoTournament(*read) : read.error();
    if (why.empty()) {
        return *std::move(read);
    }
    return failWith(
        ExitStatus::CannotRead,
        message("%1: this is no tournament that Umpire wrote (%2); give another file, or "
                "import the players again",
                name, printable(why)));
}

} // namespace umpire::tournament
