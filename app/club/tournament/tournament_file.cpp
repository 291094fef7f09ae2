#include "app/club/tournament/tournament_file.h"

#include "app/club/tournament/groups.h"
#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

namespace umpire::tournament {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kSchema = "umpire.tournament/1";

template <typename Value>
struct Called {
    Value value;
    std::string_view name;
};
constexpr std::array kSystems = {Called<System>{System::RoundRobin, "round-robin"},
                                 Called<System>{System::DoubleRoundRobin, "double-round-robin"},
                                 Called<System>{System::Groups, "groups"},
                                 Called<System>{System::Swiss, "swiss"}};
constexpr std::array kByes = {
    Called<Bye>{Bye::Pairing, "pairing"}, Called<Bye>{Bye::HalfPoint, "half"},
    Called<Bye>{Bye::FullPoint, "full"}, Called<Bye>{Bye::ZeroPoint, "zero"}};

template <typename Names, typename Value>
std::string_view nameIn(const Names& names, Value value) {
    return std::ranges::find_if(names, [&](const auto& each) { return each.value == value; })->name;
}

/// What is not as it has to be, by its name. It is caught where the text comes in.
struct Wrong {
    std::string what;
};

template <typename Names>
auto valueIn(const Names& names, const Json& json) {
    const auto name = json.get<std::string>();
    const auto* const found =
        std::ranges::find_if(names, [&](const auto& each) { return each.name == name; });
    if (found == names.end()) {
        throw Wrong{name};
    }
    return found->value;
}

Json written(const Player& player) {
    Json json = {
        {"number", player.number},         {"name", player.name},     {"club", player.club},
        {"federation", player.federation}, {"rating", player.rating}, {"members", player.members},
        {"first_round", player.firstRound}};
    json["withdrawn_after"] = player.withdrawnAfter ? Json(*player.withdrawnAfter) : Json();
    json["absences"] = Json::array();
    for (const Absence& absence : player.absences) {
        json["absences"].push_back({{"round", absence.round}, {"bye", nameIn(kByes, absence.bye)}});
    }
    return json;
}

Json written(const Pairing& pairing) {
    Json json = {{"table", pairing.table}, {"seats", pairing.seats}};
    json["bye"] = pairing.bye ? Json(nameIn(kByes, *pairing.bye)) : Json();
    json["result"] = Json();
    if (pairing.result) {
        json["result"] = Json::array();
        for (const SeatResult& seat : pairing.result->seats) {
            json["result"].push_back({{"points", seat.points},
                                      {"came", seat.presence == Presence::Came},
                                      {"board_points", seat.boardPoints}});
        }
    }
    return json;
}

constexpr int kMost = 1'000'000;

/// A whole number from `least` to `most`.
int numberIn(const Json& json, const char* name, int least, int most = kMost) {
    const Json& value = json.at(name);
    if (!value.is_number_integer() || value.get<long long>() < least ||
        value.get<long long>() > most) {
        throw Wrong{name};
    }
    return value.get<int>();
}

Player playerIn(const Json& json) {
    Player player;
    player.number = numberIn(json, "number", 1);
    player.name = json.at("name").get<std::string>();
    player.club = json.at("club").get<std::string>();
    player.federation = json.at("federation").get<std::string>();
    player.rating = numberIn(json, "rating", 0);
    player.members = json.at("members").get<std::vector<std::string>>();
    player.firstRound = numberIn(json, "first_round", 1);
    if (!json.at("withdrawn_after").is_null()) {
        player.withdrawnAfter = numberIn(json, "withdrawn_after", 0);
    }
    for (const Json& absence : json.at("absences")) {
        player.absences.push_back(
            {numberIn(absence, "round", 1), valueIn(kByes, absence.at("bye"))});
    }
    return player;
}

Pairing pairingIn(const Json& json) {
    Pairing pairing;
    pairing.table = numberIn(json, "table", 0);
    pairing.seats = json.at("seats").get<std::vector<int>>();
    if (!json.at("bye").is_null()) {
        pairing.bye = valueIn(kByes, json.at("bye"));
    }
    if (!json.at("result").is_null()) {
        pairing.result = Result{};
        for (const Json& seat : json.at("result")) {
            pairing.result->seats.push_back(
                {seat.at("points").get<double>(),
                 seat.at("came").get<bool>() ? Presence::Came : Presence::StayedAway,
                 seat.at("board_points").get<double>()});
        }
    }
    if (pairing.bye ? pairing.seats.size() != 1 : pairing.seats.size() < 2) {
        throw Wrong{"seats"};
    }
    if (pairing.result && pairing.result->seats.size() != pairing.seats.size()) {
        throw Wrong{"result"};
    }
    return pairing;
}

Tournament headIn(const Json& json) {
    if (json.at("schema") != kSchema) {
        throw Wrong{"schema"};
    }
    Tournament made;
    made.name = json.at("name").get<std::string>();
    made.game = json.at("game").get<std::string>();
    made.variant = json.at("variant").get<std::string>();
    made.place = json.at("place").get<std::string>();
    made.arbiter = json.at("arbiter").get<std::string>();
    made.system = valueIn(kSystems, json.at("system"));
    made.plannedRounds = numberIn(json, "planned_rounds", 0);
    made.seatsAtTable = numberIn(json, "seats_at_table", 2, kMostSeats);
    const Json& points = json.at("points");
    made.points = {points.at("win").get<double>(), points.at("draw").get<double>(),
                   points.at("loss").get<double>(), points.at("pairing_bye").get<double>()};
    for (const Json& each : json.at("tie_breaks")) {
        const auto tieBreak = tieBreakNamed(each.get<std::string>());
        if (!tieBreak) {
            throw Wrong{"tie_breaks"};
        }
        made.tieBreaks.push_back(*tieBreak);
    }
    return made;
}

Tournament tournamentIn(const Json& json) {
    Tournament made = headIn(json);
    std::set<int> numbers;
    for (const Json& each : json.at("players")) {
        made.players.push_back(playerIn(each));
        if (!numbers.insert(made.players.back().number).second) {
            throw Wrong{"number"};
        }
    }
    for (const Json& each : json.at("rounds")) {
        Round round;
        for (const Json& pairing : each) {
            round.pairings.push_back(pairingIn(pairing));
            for (const int seat : round.pairings.back().seats) {
                if (!numbers.contains(seat)) {
                    throw Wrong{"seats"};
                }
            }
        }
        made.rounds.push_back(round);
    }
    return made;
}

} // namespace

std::string_view nameOf(System system) {
    return nameIn(kSystems, system);
}

std::optional<System> systemNamed(std::string_view name) {
    const auto* const found = std::ranges::find(kSystems, name, &Called<System>::name);
    return found == kSystems.end() ? std::nullopt : std::optional(found->value);
}

std::string writeTournament(const Tournament& tournament) {
    const PointSystem& points = tournament.points;
    Json json = {{"schema", kSchema},
                 {"name", tournament.name},
                 {"game", tournament.game},
                 {"variant", tournament.variant},
                 {"place", tournament.place},
                 {"arbiter", tournament.arbiter},
                 {"system", nameOf(tournament.system)},
                 {"planned_rounds", tournament.plannedRounds},
                 {"seats_at_table", tournament.seatsAtTable},
                 {"points",
                  {{"win", points.win},
                   {"draw", points.draw},
                   {"loss", points.loss},
                   {"pairing_bye", points.pairingBye}}},
                 {"tie_breaks", Json::array()},
                 {"players", Json::array()},
                 {"rounds", Json::array()}};
    for (const TieBreak tieBreak : tournament.tieBreaks) {
        json["tie_breaks"].push_back(nameOf(tieBreak));
    }
    for (const Player& player : tournament.players) {
        json["players"].push_back(written(player));
    }
    for (const Round& round : tournament.rounds) {
        Json pairings = Json::array();
        for (const Pairing& pairing : round.pairings) {
            pairings.push_back(written(pairing));
        }
        json["rounds"].push_back(pairings);
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string writeStandings(const Tournament& tournament, const Standings& standings) {
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
    return json.dump(2) + "\n";
}

Expected<Tournament> readTournament(std::string_view text, std::string_view name) {
    std::string what;
    try {
        return tournamentIn(parsedInOrder(text).value_or(Json()));
    } catch (const Wrong& wrong) {
        what = printable(wrong.what);
    } catch (const Json::exception&) { // what is no JSON, or of another kind
        what = "JSON";
    }
    return tl::make_unexpected(
        Failure{ExitStatus::CannotRead,
                message("%1: this is no tournament that Umpire wrote (%2); give another file, or "
                        "import the players again",
                        name, what)});
}

} // namespace umpire::tournament
