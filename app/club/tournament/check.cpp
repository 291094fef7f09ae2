#include "app/club/tournament/check.h"

#include "app/club/tournament/next_round.h"
#include "app/club/tournament/score_card.h"
#include "app/club/tournament/standings.h"
#include "app/club/tournament/trf_lines.h"
#include "app/common/failure/joined_texts.h"
#include "app/common/failure/number_in.h"
#include "app/common/failure/printable.h"

#include <algorithm>
#include <set>

namespace umpire::tournament {
namespace {

std::string nameIn(const Tournament& tournament, int number) {
    const Player* player = playerOf(tournament, number);
    return player == nullptr ? std::to_string(number) : printable(player->name);
}

using Seated = std::map<int, const Pairing*>;

std::vector<Seated> seatedInEach(const Tournament& tournament) {
    std::vector<Seated> seated;
    for (const Round& round : tournament.rounds) {
        seated.push_back(seatedIn(round));
    }
    return seated;
}

bool isGameOfTwo(const Pairing& pairing) {
    return !pairing.bye && pairing.seats.size() == 2;
}

class Faults {
public:
    /// `seated`: the seats of each round.
    Faults(const Tournament& tournament, const std::vector<Seated>& seated, int round)
        : tournament_(tournament), seated_(seated), round_(round),
          made_(tournament.rounds.at(std::size_t(round - 1))) {}

    std::vector<Message> all() {
        std::set<int> seen;
        for (const Pairing& pairing : made_.pairings) {
            for (const int number : pairing.seats) {
                if (!seen.insert(number).second) {
                    add(message("%1 is paired twice", name(number)));
                }
            }
            meetings(pairing);
            byes(pairing);
        }
        for (const Player& player : tournament_.players) {
            presence(player, seen.contains(player.number));
            if (tournament_.system == System::Swiss) {
                seats(player.number);
            }
        }
        return faults_;
    }

private:
    void add(const Message& fault) { faults_.push_back(fault); }
    [[nodiscard]] std::string name(int number) const { return nameIn(tournament_, number); }
    /// Returns the player's pairing in that round; null if there is none.
    [[nodiscard]] const Pairing* pairingOf(int number, int round) const {
        const Seated& seated = seated_[std::size_t(round - 1)];
        const auto found = seated.find(number);
        return found == seated.end() ? nullptr : found->second;
    }

    void meetings(const Pairing& pairing) {
        if (!isGameOfTwo(pairing)) {
            return;
        }
        const int one = pairing.seats[0];
        const int other = pairing.seats[1];
        if (!mayMeet(tournament_, one, other, round_)) {
            add(message("%1 and %2 may not meet", name(one), name(other)));
        }
        if (tournament_.system != System::Swiss && tournament_.system != System::RoundRobin) {
            return;
        }
        for (int before = 1; before < round_; ++before) {
            const Pairing* met = pairingOf(one, before);
            const bool counts = met != nullptr && isGameOfTwo(*met) &&
                                std::ranges::count(met->seats, other) > 0 &&
                                (!met->result || wasPlayed(*met->result));
            if (counts) {
                add(message("%1 and %2 have met in round %3 already", name(one), name(other),
                            before));
                return;
            }
        }
    }

    /// Reports a second bye of a player who already had a bye or a win by forfeit (FIDE Handbook,
    /// C.04.1).
    void byes(const Pairing& pairing) {
        if (pairing.bye != Bye::Pairing || tournament_.system != System::Swiss) {
            return;
        }
        const int number = pairing.seats[0];
        for (int before = 1; before < round_; ++before) {
            const Pairing* had = pairingOf(number, before);
            if (had == nullptr) {
                continue;
            }
            const auto seat =
                std::size_t(std::ranges::find(had->seats, number) - had->seats.begin());
            const bool isForfeit = had->result && !wasPlayed(*had->result) &&
                                   had->result->seats[seat].presence == Presence::Came;
            if (had->bye == Bye::Pairing || had->bye == Bye::FullPoint || isForfeit) {
                add(message("%1 has a second bye", name(number)));
                return;
            }
        }
    }

    void presence(const Player& player, bool isPaired) {
        const auto bye = byeOf(player, round_);
        const Pairing* pairing = pairingOf(player.number, round_);
        if (bye && pairing != nullptr && !pairing->bye && !pairing->result) {
            add(message("%1 is away and is paired", name(player.number)));
        }
        if (!bye && !isPaired && tournament_.system != System::Knockout) {
            add(message("%1 takes part but has no game", name(player.number)));
        }
    }

    /// Reports the same seat in this game and in the player's two games before.
    void seats(int number) {
        std::vector<std::ptrdiff_t> had;
        for (int round = round_; round >= 1 && had.size() < 3; --round) {
            const Pairing* pairing = pairingOf(number, round);
            const bool counts = pairing != nullptr && isGameOfTwo(*pairing) &&
                                (!pairing->result || wasPlayed(*pairing->result));
            if (counts) {
                had.push_back(std::ranges::find(pairing->seats, number) - pairing->seats.begin());
            } else if (round == round_) {
                return;
            }
        }
        if (had.size() == 3 && had[0] == had[1] && had[1] == had[2]) {
            add(had[0] == 0
                    ? message("%1 has the first seat for the third time in a row", name(number))
                    : message("%1 has the second seat for the third time in a row", name(number)));
        }
    }

    const Tournament& tournament_;
    const std::vector<Seated>& seated_;
    int round_;
    const Round& made_;
    std::vector<Message> faults_;
};

std::string pairSaid(const Tournament& tournament, const Pairing& pairing) {
    return joinedTexts(" – ", pairing.seats,
                       [&](int number) { return nameIn(tournament, number); });
}

/// Tells whether the round has a table with the same players in the same seats.
bool has(const Round& round, const Pairing& pairing) {
    return std::ranges::any_of(round.pairings, [&](const Pairing& each) {
        return each.seats == pairing.seats && each.bye == pairing.bye;
    });
}

} // namespace

std::vector<Message> faultsOf(const Tournament& tournament, int round) {
    return Faults(tournament, seatedInEach(tournament), round).all();
}

std::vector<Message> faultsOf(const Tournament& tournament) {
    const std::vector<Seated> seated = seatedInEach(tournament);
    std::vector<Message> all;
    for (int round = 1; round <= int(tournament.rounds.size()); ++round) {
        for (const Message& fault : Faults(tournament, seated, round).all()) {
            all.push_back(message("round %1: %2", round, fault));
        }
    }
    return all;
}

Expected<std::optional<Round>> pairedAnew(const Tournament& tournament, int round,
                                          const std::string& program) {
    using Anew = std::optional<Round>;
    if (tournament.system == System::Groups) {
        return Anew();
    }
    Tournament before = tournament;
    const Round there = before.rounds.at(std::size_t(round - 1));
    const Seated seated = seatedIn(there);
    before.rounds.resize(std::size_t(round - 1));
    for (Player& player : before.players) {
        const auto found = seated.find(player.number);
        const Pairing* pairing = found == seated.end() ? nullptr : found->second;
        if (tournament.system != System::Swiss) {
            continue;
        }
        std::erase_if(player.absences, [&](const Absence& each) { return each.round == round; });
        const bool isAway = pairing == nullptr || (pairing->bye && *pairing->bye != Bye::Pairing);
        if (isAway) {
            player.absences.push_back({round, pairing == nullptr ? Bye::ZeroPoint : *pairing->bye});
        }
    }
    NextRoundOptions options;
    options.arbiter = Arbiter::SaysGoOn;
    options.program = program;
    return nextRound(before, options).map([](Round made) { return Anew(std::move(made)); });
}

std::vector<Message> differences(const Tournament& tournament, const Round& there,
                                 const Round& anew) {
    std::vector<Message> lines;
    for (const Pairing& pairing : anew.pairings) {
        if (!has(there, pairing)) {
            lines.push_back(message("the system pairs %1, and the tournament does not",
                                    pairSaid(tournament, pairing)));
        }
    }
    for (const Pairing& pairing : there.pairings) {
        if (!has(anew, pairing) && pairing.bye != Bye::ZeroPoint) {
            lines.push_back(message("the tournament pairs %1, and the system does not",
                                    pairSaid(tournament, pairing)));
        }
    }
    return lines;
}

std::vector<Message> otherPlaces(const Tournament& tournament) {
    std::vector<Message> lines;
    const auto read = readTrf(tournament.report, "");
    if (!read || tournament.rounds.empty() || read->tournament.rounds != tournament.rounds) {
        return lines;
    }
    const Standings standings = standingsOf(tournament);
    for (const TrfLine& line : trfLines(tournament.report)) {
        const auto number = numberIn<int>(fieldOf(line.text, 4, 4));
        const auto place = numberIn<int>(fieldOf(line.text, 85, 4));
        const auto row = std::ranges::find(standings.rows, number.value_or(0), &Row::player);
        if (line.code != "001" || !place || row == standings.rows.end()) {
            continue;
        }
        const auto sharing = std::ranges::count(standings.rows, row->rank, &Row::rank);
        if (*place < row->rank || *place >= row->rank + sharing) {
            lines.push_back(message("%1 has the place %2 in the report, and the standings give %3",
                                    nameIn(tournament, row->player), *place, row->rank));
        }
    }
    return lines;
}

} // namespace umpire::tournament
