#include "app/club/pages/hall_arbiter.h"

#include "app/club/tournament/arbiter.h"
#include "app/club/tournament/check.h"
#include "app/club/tournament/read_players.h"
#include "app/club/tournament/said_result.h"
#include "app/club/tournament/standings.h"
#include "app/club/tournament/tournament_file.h"
#include "app/record/journal/message_json.h"

#include <algorithm>
#include <array>
#include <limits>
#include <random>

namespace umpire {
namespace {

using Changed = TournamentChange::What;
using tournament::Tournament;

constexpr Between kPlayer{1, tournament::kMostPlayers};
constexpr Between kSeed{0, std::numeric_limits<std::uint32_t>::max()};

Expected<Tournament> pairedByHand(const Tournament& before, const JsonReader& asked,
                                  TournamentChange& why) {
    tournament::Pairs pairs;
    bool isInSpite = false;
    asked("round", why.round, kPlayer);
    asked("pairs", pairs, AtMost{tournament::kMostPlayers}, AtMost{2}, kPlayer);
    asked.ifAny(kInSpite, isInSpite);
    why.what = Changed::Round;
    return withRoundByHand(before, why.round, pairs, why.because)
        .and_then([&](const Tournament& made) -> Expected<Tournament> {
            const std::vector<Message> faults = faultsOf(made, why.round);
            if (faults.empty() || isInSpite) {
                return made;
            }
            return tl::make_unexpected(
                Failure{ExitStatus::WrongUsage, joined(faults, "%1; %2"), kInSpite});
        });
}

Expected<Tournament> withoutPlayer(const Tournament& before, const JsonReader& asked,
                                   TournamentChange& why) {
    int number = 0;
    asked("number", number, kPlayer);
    why.what = Changed::Player;
    return why.because.empty() ? wrongUsage(message("a player is expelled for a reason; give it"))
                               : withExpelled(before, number, why.because);
}

Expected<Tournament> withDrawnLots(const Tournament& before, const JsonReader& asked,
                                   TournamentChange& why) {
    std::uint32_t seed = std::random_device()();
    asked.ifAny("seed", seed, kSeed);
    why.what = Changed::Lots;
    return withLots(before, seed);
}

Expected<Tournament> withDecider(const Tournament& before, const JsonReader& asked,
                                 TournamentChange& why) {
    std::vector<int> seats;
    std::string said;
    asked("seats", seats, AtMost{2}, kPlayer);
    asked("result", said, AtMost{16});
    why.what = Changed::PlayOff;
    if (seats.size() != 2 || seats[0] == seats[1]) {
        return wrongUsage(message("a play-off has two players"));
    }
    return saidResult(said, before, {1, seats, {}, {}})
        .and_then([&](const tournament::Result& result) -> Expected<Tournament> {
            return result.seats.empty() ? wrongUsage(message("a play-off has a result"))
                                        : withPlayOff(before, {seats, result}, why.because);
        });
}

using Ask = Expected<Tournament> (*)(const Tournament&, const JsonReader&, TournamentChange&);
constexpr std::array<std::pair<std::string_view, Ask>, 4> kAsked{{{"pair", &pairedByHand},
                                                                  {"expel", &withoutPlayer},
                                                                  {"lots", &withDrawnLots},
                                                                  {"play_off", &withDecider}}};

} // namespace

nlohmann::ordered_json shownStandings(const Tournament& tournament) {
    const tournament::Standings standings = standingsOf(tournament);
    nlohmann::ordered_json json = jsonOf(tournament, standings);
    std::vector<Message> titles;
    std::ranges::transform(standings.tieBreaks, std::back_inserter(titles), tournament::titleOf);
    write(json, "tie_break_titles", titles);
    return json;
}

Expected<tournament::Result> writtenResult(const std::string& written, const Tournament& tournament,
                                           const tournament::Pairing& pairing) {
    return saidResult(written, tournament, pairing)
        .or_else([&](const Failure& /*forCommands*/) -> Expected<tournament::Result> {
            return wrongUsage(message("“%1” is no result of this table; write the result like the "
                                      "example above the field",
                                      written));
        });
}

bool isArbitersDay(std::string_view what) {
    return std::ranges::find(kAsked, what, &std::pair<std::string_view, Ask>::first) !=
           kAsked.end();
}

Expected<Tournament> askedOf(const Tournament& tournament, std::string_view what,
                             const JsonReader& asked, TournamentChange& why) {
    const auto* each = std::ranges::find(kAsked, what, &std::pair<std::string_view, Ask>::first);
    return each->second(tournament, asked, why).map([&](Tournament made) {
        why.said = made.changes.back().said; // each changing function adds its own entry
        return made;
    });
}

} // namespace umpire
