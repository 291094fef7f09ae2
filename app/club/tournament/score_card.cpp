#include "app/club/tournament/score_card.h"

#include <algorithm>

namespace umpire::tournament {
namespace {

/// Tells whether the player was ready to play.
bool wasAvailable(Played played) {
    return played == Played::Game || played == Played::ForfeitWin || played == Played::PairingBye;
}

Played playedIn(const Pairing& pairing, std::size_t seat) {
    if (pairing.bye) {
        return *pairing.bye == Bye::Pairing ? Played::PairingBye : Played::RequestedBye;
    }
    if (pairing.result->seats[seat].presence == Presence::StayedAway) {
        return Played::ForfeitLoss;
    }
    return wasPlayed(*pairing.result) ? Played::Game : Played::ForfeitWin;
}

/// Returns the score against the player in seat `other`: 1, 0.5 or 0. The score is the arbiter's in
/// a game of two, otherwise it follows from the points.
double scoreAgainst(const Result& result, std::size_t seat, std::size_t other,
                    const PointSystem& points) {
    if (result.seats.size() == 2 && wasPlayed(result)) {
        const Outcome outcome = outcomeAt(result, seat, points);
        return outcome == Outcome::Won ? 1.0 : outcome == Outcome::Drawn ? 0.5 : 0.0;
    }
    const Points mine = result.seats[seat].points;
    const Points theirs = result.seats[other].points;
    return mine > theirs ? 1.0 : mine == theirs ? 0.5 : 0.0;
}

Part partOf(const Tournament& tournament, const Pairing& pairing, std::size_t seat) {
    Part part;
    part.played = playedIn(pairing, seat);
    part.seat = seat;
    if (pairing.bye) {
        part.points = worth(tournament, *pairing.bye);
        return part;
    }
    const auto& seats = pairing.result->seats;
    part.points = seats[seat].points;
    part.boardPoints = seats[seat].boardPoints;
    for (std::size_t other = 0; other < seats.size(); ++other) {
        const bool counts = part.played != Played::Game || seats[other].presence == Presence::Came;
        if (other != seat && counts && playerOf(tournament, pairing.seats[other]) != nullptr) {
            const bool nobody = part.played == Played::ForfeitLoss;
            part.meetings.push_back(
                {pairing.seats[other],
                 nobody ? 0.0 : scoreAgainst(*pairing.result, seat, other, tournament.points)});
        }
    }
    return part;
}

/// Tells whether the pairing counts: an unfinished or malformed pairing does not.
bool counts(const Pairing& pairing) {
    return pairing.bye || (pairing.result && pairing.result->seats.size() == pairing.seats.size());
}

std::optional<Part> partIn(const Tournament& tournament, const Round& round, int player) {
    for (const Pairing& pairing : round.pairings) {
        const auto seat = std::ranges::find(pairing.seats, player);
        if (seat != pairing.seats.end()) {
            return counts(pairing)
                       ? std::optional(
                             partOf(tournament, pairing, std::size_t(seat - pairing.seats.begin())))
                       : std::nullopt;
        }
    }
    return Part{}; // absent without points
}

/// Returns the points as they count for opponents (C.07, 16.3): rounds missed after the last round
/// in which the player was available count as draws.
Points adjusted(const Tournament& tournament, const ScoreCard& card) {
    if (isRoundRobin(tournament)) {
        return card.points;
    }
    Points points = 0;
    bool stoodReadyLater = false;
    for (std::size_t i = card.parts.size(); i-- > 0;) {
        const Part& part = card.parts[i];
        const bool left = part.played == Played::RequestedBye && !stoodReadyLater;
        points += left ? worth(tournament, Bye::HalfPoint) : part.points;
        stoodReadyLater = stoodReadyLater || wasAvailable(part.played);
    }
    return points;
}

/// The games of tied players with each other.
struct Encounters {
    double score = 0;    ///< sum of the mean scores against each opponent
    std::size_t met = 0; ///< number of tied players met
};

enum class Forfeits { Count, DoNotCount };

Encounters encountersOf(const ScoreCard& card, int player, const std::vector<int>& tied,
                        Forfeits forfeits) {
    Encounters all;
    for (const int other : tied) {
        double score = 0;
        int games = 0;
        for (const Part& part : card.parts) {
            for (const Meeting& meeting : part.meetings) {
                if (meeting.opponent == other && other != player &&
                    (forfeits == Forfeits::Count || part.played == Played::Game)) {
                    score += meeting.score;
                    ++games;
                }
            }
        }
        if (games > 0) {
            all.score += score / games;
            ++all.met;
        }
    }
    return all;
}

} // namespace

bool isRoundRobin(const Tournament& tournament) {
    return tournament.system == System::RoundRobin || tournament.system == System::DoubleRoundRobin;
}

std::map<int, const Pairing*> seatedIn(const Round& round) {
    std::map<int, const Pairing*> seated;
    for (const Pairing& pairing : round.pairings) {
        for (const int number : pairing.seats) {
            seated.emplace(number, &pairing);
        }
    }
    return seated;
}

std::map<int, ScoreCard> scoreCards(const Tournament& tournament, std::size_t rounds) {
    std::map<int, ScoreCard> cards;
    for (const Player& player : tournament.players) {
        ScoreCard& card = cards[player.number];
        for (std::size_t i = 0; i < std::min(rounds, tournament.rounds.size()); ++i) {
            if (auto part = partIn(tournament, tournament.rounds[i], player.number)) {
                card.points += part->points;
                card.parts.push_back(std::move(*part));
            }
        }
        card.adjusted = adjusted(tournament, card);
    }
    return cards;
}

std::map<int, int> directEncounter(const Tournament& tournament,
                                   const std::map<int, ScoreCard>& cards,
                                   const std::vector<int>& tied) {
    std::map<int, Encounters> games;
    bool allMet = true;
    const Forfeits forfeits = isRoundRobin(tournament) ? Forfeits::Count : Forfeits::DoNotCount;
    for (const int player : tied) {
        games[player] = encountersOf(cards.at(player), player, tied, forfeits);
        allMet = allMet && games[player].met + 1 == tied.size();
    }
    std::vector<int> waiting = tied;
    std::ranges::sort(waiting, [&](int one, int other) {
        return games[one].score != games[other].score ? games[one].score > games[other].score
                                                      : one < other;
    });
    const auto most = [&](int player) { // the score if every missing game were won
        return games[player].score + double(tied.size() - 1 - games[player].met);
    };
    std::map<int, int> ranks;
    int rank = 0;
    while (!waiting.empty()) {
        // Takes the player who stays first with any results of the missing games; takes several
        // players together if they cannot be separated.
        std::size_t together = 1;
        while (together < waiting.size() && allMet &&
               games[waiting[together]].score == games[waiting[0]].score) {
            ++together;
        }
        const bool ahead = std::all_of(waiting.begin() + 1, waiting.end(), [&](int other) {
            return games[waiting[0]].score > most(other);
        });
        together = allMet || ahead ? together : waiting.size();
        const std::vector<int> group(waiting.begin(), waiting.begin() + std::ptrdiff_t(together));
        // A smaller group may be separated by the games within it.
        const auto within = together > 1 && together < tied.size()
                                ? directEncounter(tournament, cards, group)
                                : std::map<int, int>();
        for (const int player : group) {
            ranks[player] = rank + (within.contains(player) ? within.at(player) : 0);
        }
        rank += int(together);
        waiting.erase(waiting.begin(), waiting.begin() + std::ptrdiff_t(together));
    }
    return ranks;
}

} // namespace umpire::tournament
