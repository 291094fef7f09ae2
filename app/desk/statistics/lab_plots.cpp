#include "app/desk/statistics/lab_plots.h"

#include "app/desk/words/shown_position.h"
#include "app/mind/lab/lab_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace umpire::desk {
namespace {

struct Lab {
    Q_DECLARE_TR_FUNCTIONS(Lab)
};

constexpr double kHundred = 100.0;
constexpr double kFair = 0.5; ///< share of the games that each of two equal sides wins

/// A variant that was played, with its results.
struct Compared {
    QString name;
    LabFigures figures;
};

/// A value with its confidence interval.
struct Measured {
    double value = 0.0;
    Reach reach;
};

std::vector<Compared> comparedIn(const KeptLab& lab) {
    std::vector<Compared> compared;
    for (std::size_t i = 0; i < lab.variants.size(); ++i) {
        const LabFigures figures = labFiguresOf(lab.games[i]);
        if (figures.played > 0) {
            compared.push_back({QString::fromStdString(lab.variants[i]), figures});
        }
    }
    return compared;
}

/// Completes `plot` with the values of all variants. `plot` must have its title, the meaning of y,
/// its question and its file name; `digits`: number of significant digits in the answer; `measure`:
/// gives a variant's value.
template <typename Measure>
Plot withVariants(Plot plot, const std::vector<Compared>& compared, int digits,
                  const Measure& measure) {
    plot.shape = Plot::Shape::Dots;
    plot.across = Lab::tr("variant");
    plot.series = {{plot.title, {}}};
    QStringList told;
    for (const Compared& each : compared) {
        const Measured measured = measure(each.figures);
        plot.names.push_back(each.name);
        plot.series[0].points.emplace_back(double(plot.names.size()), measured.value);
        plot.series[0].reaches.push_back(measured.reach);
        const auto shown = [digits](double value) {
            return QLocale().toString(value, 'f', digits);
        };
        told << Lab::tr("%1: %2 (from %3 to %4)")
                    .arg(each.name, shown(measured.value), shown(measured.reach.least),
                         shown(measured.reach.most));
    }
    plot.answer = told.join(QStringLiteral(" · "));
    return plot;
}

Plot balancePlot(const KeptLab& lab, const std::vector<Compared>& compared) {
    const QString first = lab.firstSide.empty() ? Lab::tr("the first side")
                                                : playerName(QString::fromStdString(lab.firstSide));
    Plot plot{.title = Lab::tr("Score: %1").arg(first),
              .upwards = Lab::tr("won is 1, drawn 0.5"),
              .question = Lab::tr("Is it fair?"),
              .file = QStringLiteral("balance"),
              .top = 1.0};
    if (lab.players == 2) {
        plot.level = kFair;
    }
    return withVariants(plot, compared, 2, [](const LabFigures& figures) {
        return Measured{figures.match.score,
                        {figures.match.interval[0], figures.match.interval[1]}};
    });
}

Plot lengthPlot(const std::vector<Compared>& compared) {
    return withVariants(
        {.title = Lab::tr("Length of a game, median and middle half"),
         .upwards = Lab::tr("actions"),
         .question = Lab::tr("How long is a game?"),
         .file = QStringLiteral("length")},
        compared, 0, [](const LabFigures& figures) {
            return Measured{figures.actions[1], {figures.actions[0], figures.actions[2]}};
        });
}

Plot decidedPlot(const std::vector<Compared>& compared) {
    return withVariants({.title = Lab::tr("Games that a side wins"),
                         .upwards = Lab::tr("of a hundred games"),
                         .question = Lab::tr("How often does a side win?"),
                         .file = QStringLiteral("decided"),
                         .top = kHundred},
                        compared, 0, [](const LabFigures& figures) {
                            return Measured{kHundred * figures.decided,
                                            {kHundred * figures.decidedInterval.least,
                                             kHundred * figures.decidedInterval.most}};
                        });
}

Plot leadPlot(const std::vector<Compared>& compared) {
    return withVariants({.title = Lab::tr("Changes of the lead"),
                         .upwards = Lab::tr("in a game"),
                         .question = Lab::tr("How often does the lead change?"),
                         .file = QStringLiteral("lead-changes")},
                        compared, 2, [](const LabFigures& figures) {
                            const double mean = figures.leadChanges;
                            const auto& interval = figures.leadChangesInterval;
                            return Measured{mean, interval ? Reach{interval->least, interval->most}
                                                           : Reach{mean, mean}};
                        });
}

} // namespace

std::vector<Plot> plotsOf(const KeptLab& lab) {
    const std::vector<Compared> compared = comparedIn(lab);
    return compared.empty() ? std::vector<Plot>()
                            : std::vector<Plot>{balancePlot(lab, compared), lengthPlot(compared),
                                                decidedPlot(compared), leadPlot(compared)};
}

} // namespace umpire::desk
