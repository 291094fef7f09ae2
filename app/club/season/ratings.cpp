#include "app/club/season/season.h"

#include <algorithm>

namespace umpire::season {
namespace {

using tournament::Outcome;

double scoreOf(Outcome outcome) {
    return outcome == Outcome::Won ? 1 : outcome == Outcome::Drawn ? 0.5 : 0;
}

/// Returns the period of a day: the day itself, or its month, "2026-11".
std::string periodOf(const std::string& day, Period period) {
    return period == Period::Day ? day : day.substr(0, 7);
}

std::string monthAfter(const std::string& month) {
    const int months = std::stoi(month.substr(0, 4)) * 12 + std::stoi(month.substr(5, 2));
    const std::string year = std::to_string(months / 12);
    const std::string number = std::to_string(months % 12 + 1);
    return std::string(4 - std::min<std::size_t>(4, year.size()), '0') + year + "-" +
           (number.size() < 2 ? "0" : "") + number;
}

/// Computes the ratings of one kind of game, one period after another.
class Ratings {
public:
    explicit Ratings(const RatingRule& rule) : rule_(rule) {}

    void add(const PlayedGame& game) {
        const std::string period = periodOf(game.day, rule_.period);
        if (period != period_) {
            endPeriod();
            for (std::string month = period_; rule_.period == Period::Month && !month.empty() &&
                                              (month = monthAfter(month)) < period;) {
                endPeriod();
            }
            period_ = period;
        }
        day_ = game.day;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            RatedPlayer& player =
                players_.try_emplace(game.players[seat], newcomer(game.players[seat]))
                    .first->second;
            const Outcome outcome = game.outcomes[seat];
            ++player.games;
            player.wins += outcome == Outcome::Won ? 1 : 0;
            player.draws += outcome == Outcome::Drawn ? 1 : 0;
            player.losses += outcome == Outcome::Lost ? 1 : 0;
            played_[game.players[seat]].push_back({game.players[1 - seat], scoreOf(outcome)});
        }
    }

    std::vector<RatedPlayer> take() {
        endPeriod();
        std::vector<RatedPlayer> players;
        for (const auto& [name, player] : players_) {
            players.push_back(player);
        }
        std::ranges::stable_sort(players, std::greater(),
                                 [](const RatedPlayer& each) { return each.strength.rating; });
        return players;
    }

private:
    struct Opposed {
        std::string opponent;
        double score;
    };

    [[nodiscard]] RatedPlayer newcomer(const std::string& name) const {
        return {.player = name,
                .strength = rule_.newcomer,
                .best = rule_.newcomer.rating,
                .bestDay = {}};
    }

    void endPeriod() {
        std::map<std::string, Strength> after;
        for (const auto& [name, player] : players_) {
            std::vector<Encounter> encounters;
            if (const auto played = played_.find(name); played != played_.end()) {
                for (const Opposed& each : played->second) {
                    encounters.push_back({players_.at(each.opponent).strength, each.score});
                }
            }
            after[name] = afterPeriod(player.strength, encounters, rule_.tau);
        }
        for (auto& [name, player] : players_) {
            player.strength = after[name];
            player.strength.deviation =
                std::min(player.strength.deviation, rule_.newcomer.deviation);
            if (player.strength.rating > player.best) {
                player.best = player.strength.rating;
                player.bestDay = day_;
            }
        }
        played_.clear();
    }

    const RatingRule& rule_;
    std::map<std::string, RatedPlayer> players_;
    std::map<std::string, std::vector<Opposed>> played_; ///< games of the current period, by player
    std::string period_;
    std::string day_;
};

} // namespace

std::vector<GameRatings> ratingsOf(const std::vector<PlayedGame>& games, const RatingRule& rule) {
    std::map<std::string, Ratings> all;
    for (const PlayedGame& game : games) {
        if (isRated(game)) {
            all.try_emplace(game.game, rule).first->second.add(game);
        }
    }
    std::vector<GameRatings> ratings;
    for (auto& [game, each] : all) {
        ratings.push_back({game, each.take()});
    }
    return ratings;
}

} // namespace umpire::season
