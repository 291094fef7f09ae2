#include "app/desk/statistics/analysis_plot.h"

#include "app/desk/words/event_words.h"
#include "app/desk/words/told_record.h"
#include "app/mind/analysis/analysis_text.h"

#include <algorithm>
#include <QCoreApplication>
#include <QLocale>

namespace umpire::desk {
namespace {

struct AnalysisWords {
    Q_DECLARE_TR_FUNCTIONS(AnalysisWords)
};

/// maximum number of actions that are shown of a better continuation
constexpr std::size_t kToldActions = 3;
constexpr auto kEventLink = "event:";
constexpr double kInPercent = 100.0;
constexpr double kEven = 50.0; ///< each side's chances in an even game, in percent

QString percent(double share) {
    return QLocale().toString(kInPercent * share, 'f', 0);
}

/// Returns a number of wins with one decimal.
QString winsOf(double wins) {
    return QLocale().toString(wins, 'f', 1);
}

QString withSign(double wins) {
    return (wins <= -0.05 ? QStringLiteral("−") : QStringLiteral("+")) + winsOf(std::abs(wins));
}

/// Returns the largest mistakes in the order in which they were made.
std::vector<ValuedAction> mistakesByTime(const Analysis& analysis) {
    std::vector<ValuedAction> mistakes = mistakesIn(analysis, kToldMistakes);
    std::ranges::sort(mistakes, {}, &ValuedAction::number);
    return mistakes;
}

words::SpokenTable tableOf(const JournalRecord& record) {
    return Teller(record.settings, record.events).tableBefore({});
}

/// Returns the chances of the side with the seat `seat`, in percent.
Series lineOf(const Analysis& analysis, std::size_t seat, const words::SpokenTable& table) {
    Series line{words::player(analysis.sides[seat].side, table),
                {{0.0, kInPercent * analysis.atFirst[seat]}}};
    for (const ValuedAction& each : analysis.actions) {
        line.points.emplace_back(each.number, kInPercent * each.values[seat]);
    }
    return line;
}

QString skillAndLuck(const Analysis& analysis, const words::SpokenTable& table) {
    const bool hasLuck = std::ranges::any_of(
        analysis.actions, [](const ValuedAction& each) { return each.player.empty(); });
    QStringList told;
    for (const SideFigures& each : analysis.sides) {
        const QString who = words::player(each.side, table);
        told << words::sentence(
            hasLuck
                ? AnalysisWords::tr("%1 gave away %2 wins in all; dice and tosses brought %3.")
                      .arg(who, winsOf(each.lost), withSign(each.luck))
                : AnalysisWords::tr("%1 gave away %2 wins in all.").arg(who, winsOf(each.lost)));
    }
    return told.join(QLatin1Char(' '));
}

/// Returns a mistake as rich text. `number`: its number in the plot; `cost`: how much it lowered
/// the chances, in words.
QString mistakeText(const ValuedAction& mistake, int number, const RecordedEvent& event,
                    const QString& cost, const Teller& teller) {
    Advised better{.player = mistake.player,
                   .action = mistake.better.front(),
                   .value = mistake.before,
                   .line = mistake.better};
    better.line.resize(std::min(better.line.size(), kToldActions));
    const words::SpokenTable table = teller.tableBefore(event);
    const QString played = words::sentence(words::action(mistake.action, mistake.player, table));
    QStringList then = words::expectedLine(better, table);
    for (QString& each : then) {
        each = each.toHtmlEscaped();
    }
    return QStringLiteral("<p><b>%1</b> <a href=\"%2%3\">%4</a><br>%5<br>%6</p>")
        .arg(number)
        .arg(QLatin1String(kEventLink))
        .arg(mistake.event)
        .arg(played.toHtmlEscaped(), cost,
             AnalysisWords::tr("Better: %1").arg(then.join(QStringLiteral(" · "))));
}

} // namespace

Plot valuePlot(const Analysis& analysis, const JournalRecord& record) {
    const words::SpokenTable table = tableOf(record);
    Plot plot{.shape = Plot::Shape::Lines,
              .title = AnalysisWords::tr("Chances to win"),
              .upwards = QStringLiteral("%"),
              .question = AnalysisWords::tr("Who was ahead, and when?"),
              .file = QStringLiteral("analysis"),
              .top = kInPercent,
              .level = kEven};
    if (analysis.sides.size() != 2) {
        for (std::size_t seat = 0; seat < analysis.sides.size(); ++seat) {
            plot.series.push_back(lineOf(analysis, seat, table));
        }
        plot.level.reset();
        plot.answer = AnalysisWords::tr("Each line says what a player expected at the last turn. "
                                        "No mistake is named, because the others' actions change "
                                        "a value too.");
        return plot;
    }
    plot.series = {lineOf(analysis, 0, table)};
    plot.answer = skillAndLuck(analysis, table);
    plot.above = QStringLiteral("▲ ") + words::player(analysis.sides[0].side, table);
    plot.below = QStringLiteral("▼ ") + words::player(analysis.sides[1].side, table);
    int number = 0;
    for (const ValuedAction& mistake : mistakesByTime(analysis)) {
        plot.marks.push_back({PlotMark::Kind::Wrong,
                              QPointF(mistake.number, kInPercent * mistake.after),
                              QString::number(++number)});
    }
    return plot;
}

Worths worthAfter(const Analysis& analysis, const JournalRecord& record, std::int64_t event) {
    const words::SpokenTable table = tableOf(record);
    const auto& actions = analysis.actions;
    const auto after = std::ranges::upper_bound(actions, event, {}, &ValuedAction::event);
    const std::vector<double>& values =
        after == actions.begin() ? analysis.atFirst : std::prev(after)->values;
    Worths all;
    for (std::size_t seat = 0; seat < std::min(values.size(), analysis.sides.size()); ++seat) {
        all.emplace_back(words::player(analysis.sides[seat].side, table), values[seat]);
    }
    return all;
}

QString mistakesText(const Analysis& analysis, const JournalRecord& record) {
    if (analysis.sides.size() != 2) {
        return {};
    }
    const Teller teller(record.settings, record.events);
    QString text;
    int number = 0;
    for (const ValuedAction& mistake : mistakesByTime(analysis)) {
        const auto event = std::ranges::find(record.events, mistake.event, &RecordedEvent::number);
        if (event != record.events.end()) {
            const auto chances = chancesOf(analysis, mistake);
            const QString cost =
                AnalysisWords::tr("Action %1 lowered the chances from %2 % to %3 %.")
                    .arg(QString::number(mistake.number), percent(chances[0]), percent(chances[1]));
            text += mistakeText(mistake, ++number, *event, cost, teller);
        }
    }
    return text.isEmpty()
               ? AnalysisWords::tr("No action lowered the chances by 5 % or more.").toHtmlEscaped()
               : QStringLiteral("<b>%1</b>%2")
                     .arg(AnalysisWords::tr("The largest mistakes").toHtmlEscaped(), text);
}

std::optional<std::int64_t> eventIn(const QString& link) {
    bool isNumber = false;
    const qlonglong number =
        link.startsWith(QLatin1String(kEventLink))
            ? link.mid(int(std::string_view(kEventLink).size())).toLongLong(&isNumber)
            : 0;
    return isNumber ? std::optional<std::int64_t>(number) : std::nullopt;
}

} // namespace umpire::desk
