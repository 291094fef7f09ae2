#include "app/club/tournament/standings.h"

#include "app/club/tournament/read_players.h"
#include "app/club/tournament/score_card.h"
#include "app/common/failure/joined_texts.h"

#include <algorithm>

namespace umpire::tournament {
namespace {

/// The acronyms of the tie-breaks in C.07.
constexpr Named<TieBreak> kAcronyms[] = {
    {TieBreak::Buchholz, "BH"},        {TieBreak::BuchholzCut1, "BH-C1"},
    {TieBreak::SonnebornBerger, "SB"}, {TieBreak::DirectEncounter, "DE"},
    {TieBreak::Wins, "WIN"},           {TieBreak::GamesWon, "WON"},
    {TieBreak::SecondSeat, "BPG"},     {TieBreak::BoardPoints, "GP"},
    {TieBreak::PlayOff, "PO"},         {TieBreak::Lots, "LOT"},
};

/// An opponent's contribution to Buchholz and to Sonneborn-Berger.
struct Contribution {
    Points opponent = 0; ///< the opponent's points
    double score = 0;    ///< the player's score against the opponent, from 0 to 1
    bool chosen = false; ///< a round that the player chose not to play (16.5)
};

using Cards = std::map<int, ScoreCard>;

class Sums {
public:
    Sums(const Tournament& tournament, const Cards& cards, std::size_t rounds, Edition edition)
        : tournament_(tournament), cards_(cards), rounds_(rounds), edition_(edition) {}

    /// Draws lots for all possible numbers, so that a late entry changes no player's lot.
    void drawLots() { lots_ = drawnLots(kMostPlayers, tournament_.lots.value_or(0)); }

    [[nodiscard]] double value(TieBreak tieBreak, int player) const {
        const ScoreCard& card = cards_.at(player);
        switch (tieBreak) {
        case TieBreak::Buchholz:
            return buchholz(contributions(card));
        case TieBreak::BuchholzCut1:
            return buchholz(withoutLeast(contributions(card)));
        case TieBreak::SonnebornBerger:
            return sonnebornBerger(contributions(card));
        case TieBreak::DirectEncounter:
            return 0; // standingsOf computes it among tied players
        case TieBreak::Wins:
            return counted(card, [&](const Part& part) { return isWin(part); });
        case TieBreak::GamesWon:
            return counted(
                card, [&](const Part& part) { return part.played == Played::Game && isWin(part); });
        case TieBreak::SecondSeat:
            return counted(card, [](const Part& part) {
                return part.played == Played::Game && part.seat > 0;
            });
        case TieBreak::BoardPoints:
            return boardPoints(card);
        case TieBreak::PlayOff:
            return playedOff(player);
        case TieBreak::Lots:
            return lotOf(player);
        }
        return 0;
    }

private:
    template <typename Counts>
    static double counted(const ScoreCard& card, const Counts& counts) {
        return double(std::ranges::count_if(card.parts, counts));
    }

    static double boardPoints(const ScoreCard& card) {
        double sum = 0;
        for (const Part& part : card.parts) {
            sum += part.boardPoints;
        }
        return sum;
    }

    /// Returns the player's lot; more is better. A number beyond all lots is its own lot.
    [[nodiscard]] double lotOf(int player) const {
        return player <= kMostPlayers ? lots_.at(std::size_t(player) - 1) : player;
    }

    [[nodiscard]] double playedOff(int player) const {
        double sum = 0;
        for (const PlayOff& game : tournament_.playOffs) {
            for (std::size_t seat = 0; seat < 2; ++seat) {
                const Outcome outcome = outcomeAt(game.result, seat, tournament_.points);
                const double score = outcome == Outcome::Won     ? 1.0
                                     : outcome == Outcome::Drawn ? 0.5
                                                                 : 0.0;
                sum += game.seats[seat] == player ? score : 0.0;
            }
        }
        return sum;
    }

    static double buchholz(const std::vector<Contribution>& all) {
        double sum = 0;
        for (const Contribution& each : all) {
            sum += each.opponent;
        }
        return sum;
    }

    static double sonnebornBerger(const std::vector<Contribution>& all) {
        double sum = 0;
        for (const Contribution& each : all) {
            sum += each.opponent * each.score;
        }
        return sum;
    }

    /// Removes the lowest contribution of the rounds that the player chose not to play, otherwise
    /// the lowest of all (C.07, 14.1 and 16.5).
    static std::vector<Contribution> withoutLeast(std::vector<Contribution> all) {
        const auto least =
            std::ranges::min_element(all, [](const Contribution& one, const Contribution& other) {
                return one.chosen != other.chosen ? one.chosen : one.opponent < other.opponent;
            });
        if (least != all.end()) {
            all.erase(least);
        }
        return all;
    }

    [[nodiscard]] Points best() const {
        return tournament_.system == System::Groups ? tournament_.seatsAtTable - 1
                                                    : tournament_.points.win;
    }

    /// Tells whether the part is a win. At a table of more than two players, a win is a first place
    /// that is not shared.
    [[nodiscard]] bool isWin(const Part& part) const {
        if (part.played == Played::Game) {
            return std::ranges::all_of(part.meetings,
                                       [](const Meeting& met) { return met.score == 1.0; });
        }
        return part.played != Played::ForfeitLoss && part.points > 0 && part.points >= best();
    }

    /// Returns the points of the dummy opponent of an unplayed round (C.07, 16.4).
    [[nodiscard]] Points dummy(const ScoreCard& card, const Part& part) const {
        if (edition_ == Edition::Of2024) {
            return card.points;
        }
        return part.meetings.size() == 1
                   ? std::min(card.points, cards_.at(part.meetings[0].opponent).adjusted)
                   : std::min(card.points, double(rounds_) * worth(tournament_, Bye::HalfPoint));
    }

    [[nodiscard]] std::vector<Contribution> contributions(const ScoreCard& card) const {
        std::vector<Contribution> all;
        const bool roundRobin = isRoundRobin(tournament_);
        for (const Part& part : card.parts) {
            if (part.played == Played::Game || roundRobin) { // a round robin's bye has no opponent
                for (const Meeting& meeting : part.meetings) {
                    all.push_back({cards_.at(meeting.opponent).adjusted, meeting.score, false});
                }
                continue;
            }
            const bool chosen =
                part.played == Played::ForfeitLoss || part.played == Played::RequestedBye;
            const int opponents = std::max(
                1, tournament_.system == System::Groups ? tournament_.seatsAtTable - 1 : 1);
            const double score = best() > 0 ? std::min(1.0, part.points / best()) : 0.0;
            all.insert(all.end(), std::size_t(opponents), {dummy(card, part), score, chosen});
        }
        return all;
    }

    const Tournament& tournament_;
    const Cards& cards_;
    std::size_t rounds_;
    Edition edition_;
    std::vector<int> lots_; ///< the lot of each player number, from number 1
};

/// Computes ranks and values, one tie-break after another.
class Ranking {
public:
    Ranking(const Tournament& tournament, Cards cards) : cards_(std::move(cards)) {
        for (const auto& [player, card] : cards_) {
            rows_.push_back({1, player, card.points, {}});
        }
        const auto place = [&](const Row& row) {
            return std::pair(playerOf(tournament, row.player)->expelled, -row.points);
        };
        std::ranges::stable_sort(rows_, {}, place);
        rank([&](const Row& one, const Row& other) { return place(one) == place(other); });
    }

    [[nodiscard]] const Cards& cards() const { return cards_; }

    /// Separates players with equal ranks. Adds a value to every row.
    template <typename Value>
    void breakTies(const Value& value) {
        for (std::size_t begin = 0; begin < rows_.size();) {
            std::size_t end = begin;
            std::vector<int> tied;
            while (end < rows_.size() && rows_[end].rank == rows_[begin].rank) {
                tied.push_back(rows_[end++].player);
            }
            for (std::size_t i = begin; i < end; ++i) {
                rows_[i].values.push_back(value(rows_[i].player, tied));
            }
            std::stable_sort(rows_.begin() + std::ptrdiff_t(begin),
                             rows_.begin() + std::ptrdiff_t(end),
                             [](const Row& one, const Row& other) {
                                 return one.values.back() > other.values.back();
                             });
            begin = end;
        }
        rank([](const Row& one, const Row& other) {
            return one.rank == other.rank && one.values.back() == other.values.back();
        });
    }

    [[nodiscard]] std::vector<Row> rows() const { return rows_; }

private:
    template <typename Tied>
    void rank(const Tied& tied) {
        std::vector<int> ranks;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            ranks.push_back(i > 0 && tied(rows_[i - 1], rows_[i]) ? ranks.back() : int(i) + 1);
        }
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            rows_[i].rank = ranks[i];
        }
    }

    Cards cards_;
    std::vector<Row> rows_;
};

} // namespace

Standings standingsOf(const Tournament& tournament, const StandingsOptions& options) {
    const std::size_t made = tournament.rounds.size();
    const std::size_t rounds =
        options.afterRound ? std::min(made, std::size_t(std::max(0, *options.afterRound))) : made;
    Standings standings;
    standings.tieBreaks = !options.tieBreaks.empty()      ? options.tieBreaks
                          : !tournament.tieBreaks.empty() ? tournament.tieBreaks
                                                          : usualTieBreaks(tournament);
    Ranking ranking(tournament, scoreCards(tournament, rounds));
    Sums sums(tournament, ranking.cards(), rounds, options.edition);
    if (std::ranges::count(standings.tieBreaks, TieBreak::Lots) > 0) {
        sums.drawLots();
    }
    for (const TieBreak tieBreak : standings.tieBreaks) {
        ranking.breakTies([&](int player, const std::vector<int>& tied) {
            if (tieBreak != TieBreak::DirectEncounter) {
                return sums.value(tieBreak, player);
            }
            const auto ranks = directEncounter(tournament, ranking.cards(), tied);
            return double(std::ranges::count_if(
                ranks, [&](const auto& other) { return other.second > ranks.at(player); }));
        });
    }
    standings.rows = ranking.rows();
    return standings;
}

std::vector<TieBreak> usualTieBreaks(const Tournament& tournament) {
    std::vector<TieBreak> usual;
    if (std::ranges::any_of(tournament.players,
                            [](const Player& player) { return !player.members.empty(); })) {
        usual.push_back(TieBreak::BoardPoints);
    }
    const auto add = [&](std::initializer_list<TieBreak> more) { usual.insert(usual.end(), more); };
    switch (tournament.system) {
    case System::RoundRobin:
    case System::DoubleRoundRobin:
        add({TieBreak::DirectEncounter, TieBreak::SonnebornBerger, TieBreak::Wins});
        break;
    case System::Swiss:
        add({TieBreak::BuchholzCut1, TieBreak::Buchholz, TieBreak::SonnebornBerger});
        break;
    case System::Groups:
        add({TieBreak::Wins, TieBreak::Buchholz, TieBreak::SonnebornBerger});
        break;
    case System::Knockout:
        add({TieBreak::Wins});
        break;
    }
    if (!tournament.playOffs.empty()) {
        add({TieBreak::PlayOff});
    }
    return usual;
}

std::string_view nameOf(TieBreak tieBreak) {
    return nameIn(kTieBreakNames, tieBreak);
}

std::string_view acronymOf(TieBreak tieBreak) {
    return nameIn(kAcronyms, tieBreak);
}

std::optional<TieBreak> tieBreakNamed(std::string_view name) {
    const TieBreak* named = valueIn(kTieBreakNames, name);
    const TieBreak* found = named != nullptr ? named : valueIn(kAcronyms, name);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

Message titleOf(TieBreak tieBreak) {
    switch (tieBreak) {
    case TieBreak::Buchholz:
        return "Buchholz";
    case TieBreak::BuchholzCut1:
        return "Buchholz Cut\u00A01";
    case TieBreak::SonnebornBerger:
        return "Sonneborn-Berger";
    case TieBreak::DirectEncounter:
        return message("Direct encounter");
    case TieBreak::Wins:
        return message("Wins");
    case TieBreak::GamesWon:
        return message("Games won");
    case TieBreak::SecondSeat:
        return message("Second seat");
    case TieBreak::BoardPoints:
        return message("Board points");
    case TieBreak::PlayOff:
        return message("Play-off");
    case TieBreak::Lots:
        return message("Drawing of lots");
    }
    return "";
}

std::string listedTieBreaks() {
    return joinedTexts(", ", kTieBreakNames, [](const auto& each) { return each.name; });
}

} // namespace umpire::tournament
