#include "app/desk/words/event_words.h"

#include "app/desk/words/sentences.h"
#include "app/record/events/hearer.h"
#include "app/record/sentences/reader_words.h"
#include "app/record/sentences/told_event.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <utility>

namespace umpire::desk::words {
namespace {

/// Minimum probability of an action at which the umpire's certainty is not mentioned.
constexpr double kSure = 0.995;
/// The same for a record, where only a doubtful action is of interest.
constexpr double kSureInRecord = 0.8;

struct Events {
    Q_DECLARE_TR_FUNCTIONS(Events)
};

ToldGame gameAt(const SpokenTable& table) {
    return {table.game, table.before, {}, table.players, table.start};
}

/// Tells whether the main sentence is the reason for the event. The illegal action follows it then.
bool leadsWithReason(const ToldEvent& told) {
    return !told.more.empty() && told.more.front().form() == "illegal: %1";
}

QString withClause(const QString& why, const ToldEvent& told) {
    return told.rule.empty() || why.isEmpty()
               ? sentence(why)
               : sentence(QStringLiteral("%1 (%2)").arg(why, plain(told.rule)));
}

/// Returns what follows the main sentence, such as the reason with the clause of the rules.
QString because(const ToldEvent& told) {
    const QString more = said(told.more).join(QStringLiteral("; "));
    return leadsWithReason(told) ? sentence(more) : withClause(more, told);
}

QString percent(double probability) {
    return said(umpire::percent(probability));
}

QString kindOf(const ToldEvent& told) {
    return sentence(said(told.kind));
}
QString mainOf(const ToldEvent& told) {
    const QString main = said(told.main);
    return leadsWithReason(told) ? withClause(main, told) : sentence(main);
}
/// Returns the main sentence with a line for each order or difference.
QString mainInLines(const ToldEvent& told) {
    return mainOf(told).replace(QStringLiteral("; "), QStringLiteral(";\n"));
}
/// Returns the kind of an event with a colon, such as "Illegal:"; a question keeps its question
/// mark.
QString ahead(const ToldEvent& told) {
    const QString kind = kindOf(told);
    const bool leads = !kind.isEmpty() && !told.main.empty() && !kind.endsWith(QLatin1Char('?'));
    return leads ? kind + QLatin1Char(':') : kind;
}

struct ActorOf {
    /// The description of an illegal action already names the player.
    std::string operator()(const IllegalSeen&) const { return {}; }
    template <typename Happening>
    std::string operator()(const Happening& it) const {
        std::string actor;
        if constexpr (requires { it.player; }) {
            actor = it.player;
        }
        if constexpr (requires { it.by; }) {
            actor = it.by.empty() ? actor : it.by;
        }
        return actor;
    }
};

} // namespace

QString oneLine(const QStringList& parts) {
    QString all;
    for (const QString& each : parts) {
        const bool isOpen = !all.isEmpty() && !QStringLiteral(".?!:").contains(all.back());
        all += each.isEmpty() ? QString()
                              : (all.isEmpty() ? QString()
                                 : isOpen      ? QStringLiteral(". ")
                                               : QStringLiteral(" ")) +
                                    each;
    }
    return all;
}

QString announcement(const Event& event, const SpokenTable& table) {
    const ToldEvent told = toldOf(publicView(event), gameAt(table));
    if (std::holds_alternative<Called>(event)) {
        return mainOf(told);
    }
    const bool saysAll = std::holds_alternative<GameOver>(event) || leadsWithReason(told);
    const bool isAdvice = told.ruling == RulingKind::Advised;
    return oneLine({saysAll ? QString() : ahead(told), mainOf(told),
                    isAdvice ? QString() : because(told), said(told.todo)});
}

QString title(const Event& event, const SpokenTable& table) {
    const ToldEvent told = toldOf(publicView(event), gameAt(table));
    return oneLine(
        {kindOf(told), said(std::holds_alternative<Advised>(event) ? told.todo : Message())});
}

QString belowTitle(const Event& event, const SpokenTable& table) {
    const ToldEvent told = toldOf(publicView(event), gameAt(table));
    return std::holds_alternative<Called>(event) || std::holds_alternative<Advised>(event)
               ? mainInLines(told)
               : oneLine({mainInLines(told), because(told), said(told.todo)});
}

QStringList details(const Event& event, const SpokenTable& table) {
    const ToldEvent told = toldOf(publicView(event), gameAt(table));
    const bool isAdvice = told.ruling == RulingKind::Advised;
    QStringList lines;
    if (isAdvice) {
        lines = expectedLine(std::get<Advised>(event), table);
    }
    const auto* called = std::get_if<Called>(&event);
    if (called != nullptr || std::holds_alternative<IllegalStands>(event)) {
        for (const Message& each : told.more) {
            lines << sentence(said(each));
        }
    }
    if (!told.notation.empty()) {
        lines << Events::tr("In the notation: %1").arg(plain(told.notation));
    }
    if (called != nullptr && called->source == Source::Said) {
        lines << Events::tr("Told by the players");
    } else if (called != nullptr && !isHidden(publicView(event)) && called->probability < kSure) {
        lines << Events::tr("How sure Umpire was: %1").arg(percent(called->probability));
    }
    return lines;
}

QString happening(const Event& event, const SpokenTable& table) {
    const ToldEvent told = toldOf(event, gameAt(table));
    if (std::holds_alternative<Called>(event)) {
        return mainOf(told);
    }
    if (const auto* call = std::get_if<ArbiterCalled>(&event); call && !call->why.empty()) {
        return said(message("calls the arbiter: %1", call->why));
    }
    const QString all = oneLine({mainOf(told), because(told)});
    return all.isEmpty() ? kindOf(told) : all;
}

QString certainty(const Event& event) {
    const auto* called = std::get_if<Called>(&event);
    return called != nullptr && called->probability < kSureInRecord && !called->isHidden
               ? QStringLiteral(" (%1)").arg(
                     Events::tr("seen with %1").arg(percent(called->probability)))
               : QString();
}

QString actor(const Event& event, const SpokenTable& table) {
    return player(std::visit(ActorOf{}, event), table);
}

QStringList expectedLine(const Advised& advised, const SpokenTable& table) {
    QStringList lines;
    for (const Message& each : toldLine(gameAt(table), advised.line, advised.player)) {
        lines << QStringLiteral("%1. %2").arg(lines.size() + 1).arg(sentence(said(each)));
    }
    return lines;
}

QString tableState(TableState state) {
    return said(told(state));
}

QString likely(double probability) {
    return Events::tr("%1 likely").arg(percent(probability));
}

QString streamTime(std::chrono::microseconds time) {
    const auto tenths = time.count() / 100'000;
    return QStringLiteral("%1:%2:%3.%4")
        .arg(tenths / 36'000)
        .arg(tenths / 600 % 60, 2, 10, QLatin1Char('0'))
        .arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'))
        .arg(tenths % 10);
}

QString gameTime(std::chrono::microseconds time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const auto hours = seconds / 3600;
    const auto minutes = seconds / 60 % 60;
    return (hours > 0 ? QStringLiteral("%1:%2").arg(hours).arg(minutes, 2, 10, QLatin1Char('0'))
                      : QString::number(minutes)) +
           QStringLiteral(":%1").arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString dayAndTime(const QDateTime& time) {
    //: The format of a date with its time, as QLocale::toString() reads it.
    return QLocale().toString(time, Events::tr("d MMM yyyy, HH:mm"));
}

} // namespace umpire::desk::words
