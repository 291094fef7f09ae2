#include "app/desk/statistics/game_statistics.h"

#include "app/desk/words/event_words.h"
#include "app/desk/words/read_position.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/shown_position.h"
#include "app/mind/statistics/action_times.h"
#include "app/mind/statistics/played_again.h"
#include "app/mind/statistics/toss_odds.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/secrets.h"
#include "rules/any_game/any_game.h"

#include <map>
#include <QCoreApplication>
#include <QLocale>

namespace umpire::desk {
namespace {

using Line = std::vector<RecordedEvent>;

struct Statistics {
    Q_DECLARE_TR_FUNCTIONS(Statistics)
};

/// Collects one series for each player, in the order of their first values.
class Players {
public:
    std::vector<QPointF>& of(const QString& name) {
        for (Series& each : series_) {
            if (each.name == name) {
                return each.points;
            }
        }
        series_.push_back({name, {}});
        return series_.back().points;
    }
    [[nodiscard]] std::vector<Series> all() const { return series_; }

private:
    std::vector<Series> series_;
};

/// Joins the lines about the sides, the side with the highest value first.
QString ranked(std::vector<std::pair<double, QString>> told) {
    std::ranges::stable_sort(told, std::greater(), &std::pair<double, QString>::first);
    QStringList lines;
    for (const auto& each : told) {
        lines << each.second;
    }
    return lines.join(QStringLiteral(" · "));
}

QString averages(const std::vector<Series>& all) {
    std::vector<std::pair<double, QString>> told;
    for (const Series& series : all) {
        double sum = 0.0;
        for (const QPointF& point : series.points) {
            sum += point.y();
        }
        const double average = sum / double(std::max<std::size_t>(1, series.points.size()));
        told.emplace_back(
            average,
            Statistics::tr("%1: %2 seconds on average").arg(series.name, plainNumber(average)));
    }
    return ranked(std::move(told));
}

QString lasts(const std::vector<Series>& all) {
    std::vector<std::pair<double, QString>> told;
    for (const Series& series : all) {
        const double left = series.points.empty() ? 0.0 : series.points.back().y();
        told.emplace_back(left, Statistics::tr("%1: %2 left").arg(series.name, plainNumber(left)));
    }
    return ranked(std::move(told));
}

Plot timePlot(const Line& line) {
    Players players;
    ActionTimes times;
    int action = 0;
    for (const RecordedEvent& event : line) {
        if (const auto seconds = times.pass(event)) {
            const QString actor = words::actor(event.happening);
            players.of(actor.isEmpty() ? Statistics::tr("let stand") : actor)
                .emplace_back(++action, *seconds);
        }
    }
    return {
        Plot::Shape::Bars,     Statistics::tr("Time for each action"), Statistics::tr("seconds"),
        players.all(),         Statistics::tr("Who takes longer?"),    averages(players.all()),
        QStringLiteral("time")};
}

Plot leftPlot(const Line& line, const SharedPosition& start) {
    Players players;
    int action = 0;
    ReplayedPosition position(start);
    for (const RecordedEvent& event : line) {
        action += actionIn(event.happening) ? 1 : 0;
        position.pass(event.happening);
        if (position.now() == nullptr || positionAfter(event.happening) == nullptr) {
            continue;
        }
        const std::vector<int> left = position.now()->material();
        for (std::size_t seat = 0; seat < left.size(); ++seat) {
            const auto name = QString::fromStdString(position.now()->nameOf(Player{int(seat)}));
            players.of(playerName(name)).emplace_back(action, left[seat]);
        }
    }
    Plot plot{Plot::Shape::Steps,
              Statistics::tr("What each side has left"),
              words::said(message(start->game().description.material)),
              players.all(),
              Statistics::tr("Who is ahead?"),
              lasts(players.all()),
              QStringLiteral("left")};
    plot.counts = true;
    return plot;
}

/// Collects the hits of each toss, and each side's sums for the tosses that were seen on the table.
class Tosses {
public:
    void add(const WarGalley::State& before, const RuledSalvo& salvo, int number) {
        const QString name =
            playerName(QString::fromStdString(WarGalley::playerName(before, salvo.player)));
        players_.of(name).emplace_back(number, salvo.hits);
        if (salvo.seen && salvo.target) {
            Sum& sum = sums_[name];
            sum.hits += salvo.hits;
            sum.expected += expectedHits(salvo.seen->before, *salvo.target, salvo.seen->toss);
        }
    }
    [[nodiscard]] std::vector<Series> series() const { return players_.all(); }
    /// Returns the hits and the expected hits of each side in words; empty if no toss was seen on
    /// the table.
    [[nodiscard]] QString againstTheOdds() const {
        std::vector<std::pair<double, QString>> told;
        for (const auto& [name, sum] : sums_) {
            told.emplace_back(sum.hits - sum.expected,
                              Statistics::tr("%1: %2 hits where chance would give %3")
                                  .arg(name, plainNumber(sum.hits), plainNumber(sum.expected)));
        }
        return ranked(std::move(told));
    }

private:
    struct Sum {
        int hits = 0;
        double expected = 0.0;
    };
    Players players_;
    std::map<QString, Sum> sums_;
};

/// Returns the plot of hits. A toss without hits and a spoiled toss count as 0.
Plot hitsPlot(const Line& line, const SharedPosition& start) {
    std::vector<int> numbers; ///< numbers of the actions, by the events' index in `line`
    for (const RecordedEvent& event : line) {
        const int before = numbers.empty() ? 0 : numbers.back();
        numbers.push_back(before + (actionIn(event.happening) ? 1 : 0));
    }
    Tosses tosses;
    Salvos salvos;
    playAgain<WarGalley>(
        line, start, [&](const auto& event, const auto& before, const auto& action) {
            for (const RuledSalvo& salvo : salvos.play(before, action)) {
                tosses.add(before, salvo, numbers[std::size_t(&event - line.data())]);
            }
        });
    Plot plot{Plot::Shape::Bars,
              Statistics::tr("Hits by toss"),
              Statistics::tr("hits"),
              tosses.series(),
              Statistics::tr("Who hits more than the odds?"),
              tosses.againstTheOdds(),
              QStringLiteral("hits")};
    plot.counts = true;
    return plot;
}

} // namespace

std::vector<Plot> plotsOf(const JournalRecord& record) {
    const Line line = lineOfPlay(record.events);
    const auto start = startOf(record.settings.game, record.settings.variant);
    std::vector<Plot> plots{timePlot(line)};
    if (start != nullptr && !holdsSecrets(record)) {
        if (record.settings.game == WarGalley::kName) {
            plots.push_back(hitsPlot(line, start));
        }
        plots.push_back(leftPlot(line, start));
    }
    std::erase_if(plots, [](const Plot& plot) { return plot.series.empty(); });
    return plots;
}

} // namespace umpire::desk
