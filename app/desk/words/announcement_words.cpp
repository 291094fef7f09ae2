#include "app/desk/words/announcement_words.h"

#include "app/desk/words/sentences.h"
#include "app/desk/words/shown_position.h"
#include "app/record/hearer.h"

#include <cmath>
#include <QCoreApplication>
#include <QStringList>

namespace umpire::desk::words {
namespace {

constexpr std::size_t kMaxTold = 6;

struct Announcements {
    Q_DECLARE_TR_FUNCTIONS(Announcements)
};

QString player(const std::string& name) {
    return playerName(plain(name));
}

QString actionOf(const Called& called) {
    return called.onlyFor.empty() ? plain(called.action) : Announcements::tr("something secret");
}

struct Teller {
    QString operator()(const GameStarted& started) const { return plain(started.position); }
    QString operator()(const StateChanged& changed) const { return tableState(changed.state); }
    QString operator()(const Called& called) const {
        const QString happened =
            called.happened.empty()
                ? QString()
                : QStringLiteral(" – ") + said(called.happened).join(QStringLiteral("; "));
        return QStringLiteral("%1. %2: %3")
                   .arg(called.ply)
                   .arg(player(called.player), actionOf(called)) +
               happened;
    }
    QString operator()(const Asked&) const { return Announcements::tr("Which of these was it?"); }
    QString operator()(const Unfinished& unfinished) const {
        if (!unfinished.recorded.empty()) {
            return said(unfinished.recorded);
        }
        std::vector<Message> first = unfinished.couldBecome;
        first.resize(std::min(first.size(), kMaxTold));
        QString could = said(first).join(QStringLiteral(", "));
        if (const auto more = unfinished.couldBecome.size() - first.size(); more > 0) {
            could += QStringLiteral(", ") + Announcements::tr("and %n more", nullptr, int(more));
        }
        return Announcements::tr("Not finished yet. It may become: %1").arg(could);
    }
    QString operator()(const IllegalSeen& illegal) const {
        return Announcements::tr("Illegal: %1, %2: %3. Take it back, or say that it stands.")
            .arg(player(illegal.player), said(illegal.action), said(illegal.because, illegal.rule));
    }
    QString operator()(const Desynchronised& found) const {
        if (!found.recorded.empty()) {
            return said(found.recorded);
        }
        QStringList lines{Announcements::tr("Table and record differ:")};
        for (std::size_t i = 0; i < std::min(found.differences.size(), kMaxTold); ++i) {
            const Difference& each = found.differences[i];
            lines << Announcements::tr("%1: recorded %2, seen %3")
                         .arg(plain(each.where), said(each.recorded), said(each.seen));
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
    QString operator()(const Corrected& corrected) const { return changed(changeOf(corrected)); }
    QString operator()(const IllegalStands& stands) const {
        return changed(changeOf(stands), stands.rule);
    }
    QString operator()(const Undone& undone) const {
        return Announcements::tr("Undone: %1").arg(said(undone.actions).join(QStringLiteral(", ")));
    }
    QString operator()(const AgreementNeeded& needed) const {
        QStringList names;
        for (const std::string& name : needed.players) {
            names << player(name);
        }
        return Announcements::tr(
                   "This would undo a result of chance. These players must still agree: %1")
            .arg(names.join(QStringLiteral(", ")));
    }
    QString operator()(const AnswerNeeded& needed) const { return said(needed.question); }
    QString operator()(const Disputed& disputed) const { return plain(disputed.what); }
    QString operator()(const Paused&) const { return Announcements::tr("Paused."); }
    QString operator()(const Resumed&) const { return Announcements::tr("The game goes on."); }
    QString operator()(const Noted& noted) const {
        return Announcements::tr("Note: %1").arg(said(noted.text));
    }
    QString operator()(const Refused& refused) const {
        return Announcements::tr("Not done: %1").arg(said(refused.because));
    }
    QString operator()(const GameOver& over) const {
        const QString who = over.winner
                                ? Announcements::tr("The winner: %1").arg(player(*over.winner))
                                : Announcements::tr("The game is drawn");
        return who + QStringLiteral(": ") + said(over.because, over.rule);
    }
    QString operator()(const Repeated& repeated) const {
        return Announcements::tr("This position stands here for the %1. time.").arg(repeated.times);
    }

    static QString changed(const Message& what, const std::string& rule = {}) {
        return Announcements::tr("The record was changed: %1")
            .arg(what == Message(kHiddenAction) ? Announcements::tr("something secret")
                                                : said(what, rule));
    }
};

} // namespace

QString announcement(const Event& event) {
    return std::visit(Teller{}, event);
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
