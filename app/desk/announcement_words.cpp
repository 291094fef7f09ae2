#include "app/desk/announcement_words.h"

#include "app/desk/shown_position.h"

#include <cmath>
#include <QCoreApplication>
#include <QStringList>

namespace umpire::desk::words {
namespace {

using namespace referee;

constexpr std::size_t kMostTold = 6;

QString tr(const char* text, const char* comment = nullptr, int number = -1) {
    return QCoreApplication::translate("Announcements", text, comment, number);
}

QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

QString joined(const std::vector<std::string>& parts, const QString& between) {
    QStringList list;
    for (const std::string& part : parts) {
        list << plain(part);
    }
    return list.join(between);
}

QString player(const std::string& name) {
    return playerName({}, plain(name));
}

QString withRule(const std::string& because, const std::string& rule) {
    return rule.empty() ? plain(because)
                        : plain(because) + QStringLiteral(" (%1)").arg(plain(rule));
}

QString actionOf(const Called& called) {
    return called.onlyFor.empty() ? plain(called.action) : tr("something secret");
}

struct Teller {
    QString operator()(const StateChanged& changed) const { return tableState(changed.state); }
    QString operator()(const Called& called) const {
        const QString happened =
            called.happened.empty()
                ? QString()
                : QStringLiteral(" – ") + joined(called.happened, QStringLiteral("; "));
        return QStringLiteral("%1. %2: %3")
                   .arg(called.ply)
                   .arg(player(called.player), actionOf(called)) +
               happened;
    }
    QString operator()(const Asked&) const { return tr("Which of these was it?"); }
    QString operator()(const Unfinished& unfinished) const {
        return tr("Not finished yet. It may become: %1")
            .arg(joined(unfinished.couldBecome, QStringLiteral(", ")));
    }
    QString operator()(const IllegalSeen& illegal) const {
        return tr("Illegal: %1, %2: %3. Take it back, or say that it stands.")
            .arg(player(illegal.player), plain(illegal.action),
                 withRule(illegal.because, illegal.rule));
    }
    QString operator()(const Desynchronised& found) const {
        QStringList lines{tr("Table and record differ:")};
        for (std::size_t i = 0; i < std::min(found.differences.size(), kMostTold); ++i) {
            const Difference& each = found.differences[i];
            lines << tr("%1: recorded %2, seen %3")
                         .arg(plain(each.where), plain(each.recorded), plain(each.seen));
        }
        if (found.differences.size() > kMostTold) {
            lines << tr("and %n more", nullptr, int(found.differences.size() - kMostTold));
        }
        return lines.join(QLatin1Char('\n'));
    }
    QString operator()(const Synchronised&) const { return tr("Table and record agree again."); }
    QString operator()(const Amended& amended) const {
        return tr("The record was changed: %1").arg(withRule(amended.what, amended.rule));
    }
    QString operator()(const Undone& undone) const {
        return tr("Undone: %1").arg(joined(undone.actions, QStringLiteral(", ")));
    }
    QString operator()(const AgreementNeeded& needed) const {
        QStringList names;
        for (const std::string& name : needed.players) {
            names << player(name);
        }
        return tr("This takes back chance. Still to agree: %1")
            .arg(names.join(QStringLiteral(", ")));
    }
    QString operator()(const AnswerNeeded& needed) const { return plain(needed.question); }
    QString operator()(const Paused&) const { return tr("Paused."); }
    QString operator()(const Resumed&) const { return tr("The game goes on."); }
    QString operator()(const Noted& noted) const { return tr("Note: %1").arg(plain(noted.text)); }
    QString operator()(const Refused& refused) const {
        return tr("Not done: %1").arg(plain(refused.because));
    }
    QString operator()(const GameOver& over) const {
        const QString who = over.winner.empty() ? tr("The game is drawn")
                                                : tr("%1 win the game").arg(player(over.winner));
        return who + QStringLiteral(": ") + withRule(over.because, over.rule);
    }
    QString operator()(const Repeated& repeated) const {
        return tr("This position stands here for the %1. time.").arg(repeated.times);
    }
};

} // namespace

QString announcement(const referee::Event& event) {
    return std::visit(Teller{}, event);
}

QString tableState(referee::TableState state) {
    switch (state) {
    case TableState::Waiting:
        return tr("Waiting for the camera");
    case TableState::HandOverTable:
        return tr("A hand is over the table");
    case TableState::Settling:
        return tr("The table comes to rest");
    case TableState::Still:
        return tr("All is well");
    case TableState::Moved:
        return tr("The table or the camera moved");
    case TableState::TooDark:
        return tr("It is too dark");
    case TableState::Glare:
        return tr("The lamp glares");
    case TableState::CameraLost:
        return tr("The camera is gone");
    case TableState::OutOfSync:
        return tr("Table and record differ");
    }
    return {};
}

QString percent(double probability) {
    return QStringLiteral("%1 %").arg(std::lround(100.0 * probability));
}

} // namespace umpire::desk::words
