#include "app/common/failure/printed.h"
#include "app/mind/statistics/statistics.h"

#include <numeric>

namespace umpire {
namespace {

constexpr double kSurprising = 0.05;

std::string number(double value, int decimals) {
    return printed("%.*f", decimals, value);
}

std::string counted(int count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string lengthLine(const VariantFigures& figures) {
    const std::vector<double> actions(figures.actions.begin(), figures.actions.end());
    return "  A game has " + number(quantileOf(actions, 0.5), 0) + " actions (median), from " +
           number(actions.front(), 0) + " to " + number(actions.back(), 0) + ". It takes " +
           number(quantileOf(figures.minutes, 0.5), 1) + " minutes (median).\n";
}

std::string variantText(const VariantFigures& figures) {
    std::string text =
        figures.game + (figures.variant.empty() ? "" : " " + figures.variant) + ": " +
        counted(figures.games, "game has ended", "games have ended") +
        (figures.unfinished > 0 ? ", " + counted(figures.unfinished, "goes on", "go on") : "") +
        ".\n";
    if (figures.games == 0) {
        return text;
    }
    if (figures.lostOnTime > 0) {
        text += "  A side lost on time in " + counted(figures.lostOnTime, "game", "games") + ".\n";
    }
    const int lost = figures.games - figures.firstWon - figures.drawn;
    return text + "  The first side (" + figures.firstSide + ") won " +
           std::to_string(figures.firstWon) + ", drew " + std::to_string(figures.drawn) +
           " and lost " + std::to_string(lost) + ". The chance that it wins is between " +
           number(figures.firstWins.least, 2) + " and " + number(figures.firstWins.most, 2) +
           " (95 % interval).\n" + lengthLine(figures);
}

std::string playerText(const PlayerFigures& figures) {
    return "  " + figures.player + ": " +
           counted(int(figures.seconds.size()), "action", "actions") + ", " +
           number(quantileOf(figures.seconds, 0.5), 1) + " s (median), " +
           number(quantileOf(figures.seconds, 0.95), 1) + " s (95 of 100 are no longer).\n";
}

std::string judged(double probability, const std::string& subject) {
    return probability < kSurprising ? subject + " differs from chance more than chance would"
                                     : "nothing speaks against chance";
}

std::string hitText(const HitFigures& figures) {
    return "  " + figures.what + ": " + counted(figures.tosses, "toss", "tosses") + ", " +
           counted(figures.matches, "match", "matches") + ", " +
           counted(figures.hits, "hit", "hits") + "; chance gives " + number(figures.expected, 1) +
           " (p = " + number(figures.probability, 3) + "; " + judged(figures.probability, "this") +
           ").\n";
}

std::string countText(const std::string& title, const std::string& subject,
                      const CountFigures& figures) {
    const int throws = std::accumulate(figures.counts.begin(), figures.counts.end(), 0);
    std::string text = title + ": " + std::to_string(throws) + " in all:";
    for (const int count : figures.counts) {
        text += " " + std::to_string(count);
    }
    return text + ".\n  p = " + number(figures.test.probability, 3) +
           (figures.test.isExact ? " (exact test)"
                                 : " (chi-square " + number(figures.test.statistic, 1) + ", " +
                                       std::to_string(figures.test.degrees) + " degrees)") +
           "; " + judged(figures.test.probability, subject) +
           ". To find one of six that comes up " + "one time in four takes " +
           std::to_string(figures.needed) + " throws.\n";
}

} // namespace

std::string statisticsText(const Statistics& statistics) {
    std::string text;
    for (const VariantFigures& each : statistics.variants) {
        text += variantText(each);
    }
    if (!statistics.players.empty()) {
        text += "Time to think:\n";
    }
    for (const PlayerFigures& each : statistics.players) {
        text += playerText(each);
    }
    if (!statistics.hits.empty()) {
        text += "Hits against the odds (War Galley; the range is in match lengths):\n";
    }
    for (const HitFigures& each : statistics.hits) {
        text += hitText(each);
    }
    if (std::reduce(statistics.dice.counts.begin(), statistics.dice.counts.end()) > 0) {
        text += countText("Dice, from 1 to 6", "the die", statistics.dice);
    }
    if (std::reduce(statistics.directions.counts.begin(), statistics.directions.counts.end()) > 0) {
        text +=
            countText("Tossed heads by sixth of a full turn", "the toss", statistics.directions);
    }
    return text;
}

} // namespace umpire
