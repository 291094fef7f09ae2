#include "app/desk/statistics/evening_plots.h"

#include "app/desk/words/shown_position.h"

#include <numeric>
#include <QCoreApplication>
#include <QLocale>

namespace umpire::desk {
namespace {

struct Evenings {
    Q_DECLARE_TR_FUNCTIONS(Evenings)
};

constexpr double kSurprising = 0.05; ///< significance level (docs/statistics.md): a smaller
                                     ///< probability is called a difference from chance
/// minimum probability that is shown as a number; a smaller one is shown as "p < 0.001"
constexpr double kTold = 0.001;

QString textOf(const std::string& text) {
    return QString::fromStdString(text);
}

/// Says whether a deviation is significant. `probability`: the p-value of a test for chance.
QString judged(double probability) {
    const QString p = probability < kTold
                          ? QStringLiteral("p < %1").arg(plainNumber(kTold))
                          : QStringLiteral("p = %1").arg(plainNumber(probability, 2));
    return probability < kSurprising ? Evenings::tr("This differs from chance (%1).").arg(p)
                                     : Evenings::tr("Chance explains this (%1).").arg(p);
}

Plot thinkingPlot(const std::vector<PlayerFigures>& players) {
    Plot plot{Plot::Shape::Groups,
              Evenings::tr("Time for an action, median"),
              Evenings::tr("seconds"),
              {},
              Evenings::tr("Who thinks longest?"),
              {},
              QStringLiteral("thinking")};
    QStringList told;
    for (const PlayerFigures& each : players) {
        const double median = quantileOf(each.seconds, 0.5);
        plot.series.push_back({playerName(textOf(each.player)), {QPointF(1.0, median)}});
        told << Evenings::tr("%1: %2 seconds, %n action(s)", nullptr, int(each.seconds.size()))
                    .arg(plot.series.back().name, plainNumber(median));
    }
    plot.answer = told.join(QStringLiteral(" · "));
    return plot;
}

Plot winsPlot(const std::vector<VariantFigures>& variants) {
    Series won{Evenings::tr("won"), {}};
    Series drawn{Evenings::tr("drawn"), {}};
    Series lost{Evenings::tr("lost"), {}};
    QStringList told;
    double x = 0.0;
    for (const VariantFigures& each : variants) {
        if (each.games > 0) {
            x += 1.0;
            won.points.emplace_back(x, each.firstWon);
            drawn.points.emplace_back(x, each.drawn);
            lost.points.emplace_back(x, each.games - each.firstWon - each.drawn);
            told << Evenings::tr("%1. %2 (%3): the first side won %4 of %n game(s)", nullptr,
                                 each.games)
                        .arg(QLocale().toString(int(x)), gameName(textOf(each.game)),
                             textOf(each.variant), QLocale().toString(each.firstWon));
        }
    }
    Plot plot{Plot::Shape::Groups,
              Evenings::tr("Games of the side that begins"),
              Evenings::tr("games"),
              {},
              Evenings::tr("Is it better to begin?"),
              told.join(QStringLiteral(" · ")),
              QStringLiteral("first-side")};
    plot.counts = true;
    if (x > 0.0) {
        plot.series = {won, drawn, lost};
    }
    return plot;
}

Plot hitsPlot(const std::vector<HitFigures>& hits) {
    Series seen{Evenings::tr("hits"), {}};
    Series expected{Evenings::tr("chance"), {}};
    QStringList told;
    double x = 0.0;
    for (const HitFigures& each : hits) {
        x += 1.0;
        seen.points.emplace_back(x, each.hits);
        expected.points.emplace_back(x, each.expected);
        told << Evenings::tr("%1. %2: %3 hits where chance would give %4. %5")
                    .arg(QLocale().toString(int(x)), textOf(each.what), plainNumber(each.hits),
                         plainNumber(each.expected), judged(each.probability));
    }
    Plot plot{Plot::Shape::Groups,
              Evenings::tr("Hits and what chance gives"),
              Evenings::tr("hits"),
              {},
              Evenings::tr("Who hits more than the odds?"),
              told.join(QStringLiteral(" · ")),
              QStringLiteral("hits")};
    plot.counts = true;
    if (x > 0.0) {
        plot.series = {seen, expected};
    }
    return plot;
}

/// Returns a plot of counts that should be equal if chance is fair, with their mean.
Plot fairnessPlot(const CountFigures& figures, const QString& title, const QString& question,
                  const QString& file) {
    Plot plot{Plot::Shape::Groups, title, Evenings::tr("times"), {}, question, {}, file};
    plot.counts = true;
    const int throws = std::accumulate(figures.counts.begin(), figures.counts.end(), 0);
    if (throws == 0) {
        return plot;
    }
    Series seen{Evenings::tr("seen"), {}};
    Series fair{Evenings::tr("chance"), {}};
    for (std::size_t i = 0; i < figures.counts.size(); ++i) {
        seen.points.emplace_back(double(i + 1), figures.counts[i]);
        fair.points.emplace_back(double(i + 1), double(throws) / double(figures.counts.size()));
    }
    plot.series = {seen, fair};
    plot.answer = judged(figures.test.probability) + QLatin1Char(' ') +
                  Evenings::tr("To find one of six that comes one time in four takes %n throw(s).",
                               nullptr, figures.needed);
    return plot;
}

} // namespace

std::vector<Plot> plotsOf(const umpire::Statistics& statistics) {
    std::vector<Plot> plots{
        winsPlot(statistics.variants), thinkingPlot(statistics.players), hitsPlot(statistics.hits),
        fairnessPlot(statistics.dice, Evenings::tr("Dice, from 1 to 6"),
                     Evenings::tr("Are the dice fair?"), QStringLiteral("dice")),
        fairnessPlot(statistics.directions, Evenings::tr("Tossed matches by sixth of a full turn"),
                     Evenings::tr("Do tossed matches favour a direction?"),
                     QStringLiteral("directions"))};
    std::erase_if(plots, [](const Plot& plot) { return plot.series.empty(); });
    return plots;
}

} // namespace umpire::desk
