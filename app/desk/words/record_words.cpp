#include "app/desk/words/record_words.h"

#include "app/desk/words/announcement_words.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/shown_position.h"

#include <QCoreApplication>
#include <QStringList>

namespace umpire::desk::words {
namespace {

struct Record {
    Q_DECLARE_TR_FUNCTIONS(Record)
};

QString plain(const std::string& text) {
    return QString::fromStdString(text);
}

QString actionOf(const PlayedAction& played) {
    const QStringList events = said(played.events);
    return plain(played.action) + (events.isEmpty()
                                       ? QString()
                                       : QStringLiteral(" – ") + events.join(QStringLiteral("; ")));
}

/// A state's name in the record; the record also has some of its own, such as "unfinished".
QString stateOf(const std::string& name) {
    for (int each = 0; each <= int(referee::TableState::OutOfSync); ++each) {
        const auto state = referee::TableState(each);
        if (nameOf(state) == name) {
            return tableState(state);
        }
    }
    return said(name);
}

struct KindOf {
    QString operator()(const GameStart&) const { return Record::tr("beginning"); }
    QString operator()(const StateChange&) const { return Record::tr("table"); }
    QString operator()(const Call&) const { return Record::tr("called"); }
    QString operator()(const IllegalSeen&) const { return Record::tr("illegal"); }
    QString operator()(const IllegalStands&) const { return Record::tr("stands"); }
    QString operator()(const Ask&) const { return Record::tr("question"); }
    QString operator()(const Choice&) const { return Record::tr("chosen"); }
    QString operator()(const Correction&) const { return Record::tr("corrected"); }
    QString operator()(const Dispute&) const { return Record::tr("disputed"); }
    QString operator()(const Undo&) const { return Record::tr("undone"); }
    QString operator()(const Pause&) const { return Record::tr("pause"); }
    QString operator()(const Resume&) const { return Record::tr("went on"); }
    QString operator()(const Resignation&) const { return Record::tr("resigned"); }
    QString operator()(const Note&) const { return Record::tr("note"); }
    QString operator()(const GameEnd&) const { return Record::tr("end"); }
};

struct Teller {
    QString operator()(const GameStart& start) const { return plain(start.position); }
    QString operator()(const StateChange& change) const {
        return stateOf(change.state) +
               (change.because.empty() ? QString() : QStringLiteral(": ") + said(change.because));
    }
    QString operator()(const Call& call) const {
        return actionOf(call.played) + (call.probability < 0.995
                                            ? QStringLiteral(" – ") + percent(call.probability)
                                            : QString());
    }
    QString operator()(const IllegalSeen& illegal) const {
        return plain(illegal.action) + QStringLiteral(": ") + said(illegal.because, illegal.rule);
    }
    QString operator()(const IllegalStands& illegal) const {
        return actionOf(illegal.played) + QStringLiteral(": ") +
               said(illegal.because, illegal.rule);
    }
    QString operator()(const Ask& ask) const {
        QStringList options;
        for (const Explanation& option : ask.options) {
            options << plain(option.action) + QLatin1Char(' ') + percent(option.probability);
        }
        return said(ask.question) + QLatin1Char(' ') + options.join(QStringLiteral(", "));
    }
    QString operator()(const Choice& choice) const { return actionOf(choice.played); }
    QString operator()(const Correction& correction) const { return said(correction.what); }
    QString operator()(const Dispute& dispute) const {
        return Record::tr("about event %1: %2").arg(dispute.about).arg(said(dispute.what));
    }
    QString operator()(const Undo& undo) const {
        return Record::tr("back to event %1").arg(undo.to);
    }
    QString operator()(const Pause& pause) const { return said(pause.because); }
    QString operator()(const Resume& resume) const { return said(resume.because); }
    QString operator()(const Resignation& resigned) const { return actionOf(resigned.played); }
    QString operator()(const Note& note) const {
        return note.by == "umpire" ? said(note.what) : plain(note.what);
    }
    QString operator()(const GameEnd& end) const {
        const QString who = end.winner
                                ? Record::tr("winner: %1").arg(playerName(plain(*end.winner)))
                                : Record::tr("a draw");
        return who + QStringLiteral(": ") + said(end.because, end.rule);
    }
};

struct ActorOf {
    std::string operator()(const Call& call) const { return call.played.player; }
    std::string operator()(const IllegalStands& illegal) const { return illegal.played.player; }
    std::string operator()(const Choice& choice) const {
        return choice.by.empty() ? choice.played.player : choice.by;
    }
    std::string operator()(const Correction& correction) const { return correction.by; }
    std::string operator()(const Dispute& dispute) const { return dispute.by; }
    std::string operator()(const Undo& undo) const { return undo.by; }
    std::string operator()(const Resignation& resigned) const { return resigned.by; }
    std::string operator()(const Note& note) const { return note.by; }
    std::string operator()(const GameStart&) const { return {}; }
    std::string operator()(const StateChange&) const { return {}; }
    std::string operator()(const IllegalSeen&) const { return {}; }
    std::string operator()(const Ask&) const { return {}; }
    std::string operator()(const Pause&) const { return {}; }
    std::string operator()(const Resume&) const { return {}; }
    std::string operator()(const GameEnd&) const { return {}; }
};

} // namespace

QString kind(const Happening& happening) {
    return std::visit(KindOf{}, happening);
}

QString happening(const Happening& happening) {
    const PlayedAction* played = playedIn(happening);
    return played != nullptr && !played->onlyFor.empty() ? Record::tr("something secret")
                                                         : std::visit(Teller{}, happening);
}

QString actor(const Happening& happening) {
    return playerName(plain(std::visit(ActorOf{}, happening)));
}

QString streamTime(std::chrono::microseconds time) {
    const auto tenths = time.count() / 100'000;
    return QStringLiteral("%1:%2:%3.%4")
        .arg(tenths / 36'000)
        .arg(tenths / 600 % 60, 2, 10, QLatin1Char('0'))
        .arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'))
        .arg(tenths % 10);
}

} // namespace umpire::desk::words
