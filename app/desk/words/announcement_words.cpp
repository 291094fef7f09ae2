#include "app/desk/words/announcement_words.h"

#include "app/desk/words/sentences.h"
#include "app/record/game_files/played_line.h"

#include <cmath>
#include <QCoreApplication>
#include <QStringList>

namespace umpire::desk::words {
namespace {

constexpr std::size_t kMaxTold = 6;

struct Announcements {
    Q_DECLARE_TR_FUNCTIONS(Announcements)
};

bool isSecret(const Called& called) {
    return !called.onlyFor.empty();
}

/// Of what the record names by a text: an action, or a correction.
QString entryOf(const std::string& text, const SpokenTable& table) {
    const QString said = action(text, {}, table);
    return said == plain(text) ? correction(text, table) : said;
}

QStringList actionsOf(const std::vector<Message>& actions, const SpokenTable& table) {
    QStringList all;
    for (const Message& each : actions) {
        all << (each.isVerbatim() ? entryOf(each.verbatim(), table) : said(each));
    }
    return all;
}

QString actionOf(const Message& what, const std::string& player, const SpokenTable& table) {
    return what.isVerbatim() ? action(what.verbatim(), player, table) : said(what);
}

struct Teller {
    const SpokenTable& table;

    QString player(const std::string& side) const { return words::player(side, table); }

    QString operator()(const GameStarted&) const { return Announcements::tr("The game begins"); }
    QString operator()(const StateChanged& changed) const { return tableState(changed.state); }
    QString operator()(const Called& called) const {
        if (isSecret(called)) {
            return Announcements::tr("%1: something secret").arg(player(called.player));
        }
        if (!table.game.empty()) {
            return sentence(action(called.action, called.player, table, called.happened));
        }
        const QString happened =
            called.happened.empty()
                ? QString()
                : QStringLiteral(" – ") + said(called.happened).join(QStringLiteral("; "));
        return QStringLiteral("%1. %2: %3")
                   .arg(called.ply)
                   .arg(player(called.player), plain(called.action)) +
               happened;
    }
    QString operator()(const Asked&) const { return Announcements::tr("Which of these was it?"); }
    QString operator()(const Unfinished& unfinished) const {
        if (!unfinished.recorded.empty()) {
            return said(unfinished.recorded);
        }
        std::vector<Message> first = unfinished.couldBecome;
        first.resize(std::min(first.size(), kMaxTold));
        QString could = actionsOf(first, table).join(QStringLiteral(", "));
        if (const auto more = unfinished.couldBecome.size() - first.size(); more > 0) {
            could += QStringLiteral(", ") + Announcements::tr("and %n more", nullptr, int(more));
        }
        return Announcements::tr("Not finished yet. It may become: %1").arg(could);
    }
    QString operator()(const IllegalSeen& illegal) const {
        return Announcements::tr("Illegal: %1. %2. Take it back, or say that it stands.")
            .arg(actionOf(illegal.action, {}, table),
                 sentence(reason(illegal.because, illegal.rule, table)));
    }
    QString operator()(const Desynchronised& found) const {
        if (!found.recorded.empty()) {
            return said(found.recorded);
        }
        QStringList lines{Announcements::tr("Table and record differ:")};
        for (std::size_t i = 0; i < std::min(found.differences.size(), kMaxTold); ++i) {
            const Difference& each = found.differences[i];
            lines << Announcements::tr("%1: recorded %2, seen %3")
                         .arg(sentence(piece(each.where, table)), fact(each.recorded, table),
                              fact(each.seen, table));
        }
        if (found.differences.size() > kMaxTold) {
            lines << Announcements::tr("and %n more", nullptr,
                                       int(found.differences.size() - kMaxTold));
        }
        return lines.join(QLatin1Char('\n'));
    }
    QString operator()(const Synchronised&) const {
        return Announcements::tr("Table and record agree again.");
    }
    QString operator()(const Corrected& corrected) const {
        return changed(corrected.isHidden ? QString() : correction(corrected.what, table));
    }
    QString operator()(const IllegalStands& stands) const {
        if (stands.isHidden) {
            return changed({});
        }
        const QString what = actionOf(stands.action, stands.player, table);
        return Announcements::tr("It stands, against the rules: %1")
            .arg(stands.rule.empty() ? what
                                     : what + QStringLiteral(" (%1)").arg(plain(stands.rule)));
    }
    QString operator()(const Undone& undone) const {
        return Announcements::tr("Undone: %1")
            .arg(actionsOf(undone.actions, table).join(QStringLiteral(", ")));
    }
    QString operator()(const AgreementNeeded& needed) const {
        if (needed.actions == 0) {
            return sentence(fact(sentenceOf(needed), table));
        }
        QStringList names;
        for (const std::string& name : needed.players) {
            names << player(name);
        }
        return Announcements::tr(
                   "This would undo a result of chance. These players must still agree: %1")
            .arg(names.join(QStringLiteral(", ")));
    }
    QString operator()(const AnswerNeeded& needed) const {
        return sentence(fact(needed.question, table));
    }
    QString operator()(const Disputed& disputed) const { return plain(disputed.what); }
    QString operator()(const Paused&) const { return Announcements::tr("Paused."); }
    QString operator()(const Resumed&) const { return Announcements::tr("The game goes on."); }
    QString operator()(const Noted& noted) const {
        return Announcements::tr("Note: %1").arg(said(noted.text));
    }
    QString operator()(const ArbiterCalled& called) const {
        return sentence(said(sentenceOf(called)));
    }
    QString operator()(const Ruled& ruled) const { return sentence(said(sentenceOf(ruled))); }
    QString operator()(const Refused& refused) const {
        return Announcements::tr("Not done: %1").arg(fact(refused.because, table));
    }
    QString operator()(const GameOver& over) const {
        const QString who = over.winner
                                ? Announcements::tr("The winner: %1").arg(player(*over.winner))
                                : Announcements::tr("The game is drawn");
        return who + QStringLiteral(". ") + sentence(reason(over.because, over.rule, table));
    }
    QString operator()(const Repeated& repeated) const {
        return Announcements::tr("This position stands here for the %1. time.").arg(repeated.times);
    }
    QString operator()(const Advised& advised) const {
        if (advised.isHidden) {
            return Announcements::tr("%1 has asked for a hint.").arg(player(advised.onlyFor));
        }
        const QString what = actionOf(advised.action, advised.player, table);
        return advised.as == Advised::As::Move
                   ? Announcements::tr("The computer's move: %1. Make it on the table.").arg(what)
                   : Announcements::tr("A hint: %1").arg(what);
    }

    static QString changed(const QString& what) {
        return Announcements::tr("The record was changed: %1")
            .arg(what.isEmpty() ? Announcements::tr("something secret") : what);
    }
};

} // namespace

QString announcement(const Event& event, const SpokenTable& table) {
    return std::visit(Teller{table}, event);
}

QStringList details(const Event& event, const SpokenTable& table) {
    QStringList lines;
    const auto add = [&](const std::vector<Message>& happened, const QString& notation) {
        for (const Message& each : happened) {
            lines << sentence(fact(each, table));
        }
        lines << Announcements::tr("In the notation: %1").arg(notation);
    };
    if (const auto* called = std::get_if<Called>(&event); called != nullptr && !isSecret(*called)) {
        add(called->happened, plain(called->action));
        if (called->probability < 0.995) {
            lines << Announcements::tr("How sure Umpire was: %1").arg(percent(called->probability));
        }
    } else if (const auto* stands = std::get_if<IllegalStands>(&event);
               stands != nullptr && stands->onlyFor.empty()) {
        lines << sentence(fact(stands->because, table));
        add(stands->happened, said(stands->action));
    } else if (const auto* illegal = std::get_if<IllegalSeen>(&event)) {
        add({}, said(illegal->action));
    } else if (const auto* corrected = std::get_if<Corrected>(&event);
               corrected != nullptr && !corrected->isHidden) {
        add({}, plain(corrected->what));
    } else if (const auto* undone = std::get_if<Undone>(&event)) {
        add({}, said(undone->actions).join(QStringLiteral(", ")));
    } else if (const auto* advised = std::get_if<Advised>(&event);
               advised != nullptr && !advised->isHidden) {
        lines = expectedLine(*advised, table);
        add({}, plain(advised->action));
    }
    return lines;
}

QString shortAnnouncement(const Event& event, const SpokenTable& table) {
    const auto* advised = std::get_if<Advised>(&event);
    return advised == nullptr || advised->isHidden
               ? announcement(event, table)
               : sentence(action(advised->action, advised->player, table));
}

QStringList expectedLine(const Advised& advised, const SpokenTable& table) {
    QStringList lines;
    for (const PlayedStep& step :
         playedLine(table.game, table.before, advised.line, advised.player)) {
        const SpokenTable then{table.game, table.players, step.before};
        const QString what = sentence(action(step.action, step.player, then, step.happened));
        lines << QStringLiteral("%1. %2").arg(lines.size() + 1).arg(what);
    }
    return lines;
}

QString tableState(TableState state) {
    switch (state) {
    case TableState::Waiting:
        return Announcements::tr("Waiting for the camera");
    case TableState::HandOverTable:
        return Announcements::tr("A hand is over the table");
    case TableState::Settling:
        return Announcements::tr("The table comes to rest");
    case TableState::Still:
        return Announcements::tr("All is well");
    case TableState::Moved:
        return Announcements::tr("The table or the camera moved");
    case TableState::TooDark:
        return Announcements::tr("It is too dark");
    case TableState::Glare:
        return Announcements::tr("The lamp glares");
    case TableState::CameraLost:
        return Announcements::tr("The camera is gone");
    case TableState::OutOfSync:
        return Announcements::tr("Table and record differ");
    }
    return {};
}

QString percent(double probability) {
    return QStringLiteral("%1 %").arg(std::lround(100.0 * probability));
}

} // namespace umpire::desk::words
