#include "app/desk/words/record_words.h"

#include "app/desk/words/announcement_words.h"
#include "app/desk/words/sentences.h"
#include "app/record/events/event_fields.h"

#include <QCoreApplication>
#include <QStringList>

namespace umpire::desk::words {
namespace {

struct Record {
    Q_DECLARE_TR_FUNCTIONS(Record)
};

template <typename Counts>
QString actionOf(const Counts& counts, const SpokenTable& table) {
    const Message notation(counts.action);
    if (!table.game.empty() && notation.isVerbatim()) {
        return sentence(action(notation.verbatim(), counts.player, table, counts.happened));
    }
    const QStringList events = said(counts.happened);
    return said(counts.action) + (events.isEmpty()
                                      ? QString()
                                      : QStringLiteral(" – ") + events.join(QStringLiteral("; ")));
}

struct KindOf {
    QString operator()(const GameStarted&) const { return Record::tr("beginning"); }
    QString operator()(const Called& called) const {
        switch (called.source) {
        case Source::Seen:
            break;
        case Source::Chosen:
        case Source::Said:
            return Record::tr("chosen");
        case Source::GaveUp:
            return Record::tr("resigned");
        }
        return Record::tr("called");
    }
    QString operator()(const IllegalSeen&) const { return Record::tr("illegal"); }
    QString operator()(const IllegalStands&) const { return Record::tr("stands"); }
    QString operator()(const Corrected&) const { return Record::tr("corrected"); }
    QString operator()(const Disputed&) const { return Record::tr("disputed"); }
    QString operator()(const Undone&) const { return Record::tr("undone"); }
    QString operator()(const Paused&) const { return Record::tr("pause"); }
    QString operator()(const Resumed&) const { return Record::tr("went on"); }
    QString operator()(const GameOver&) const { return Record::tr("end"); }
    QString operator()(const auto& other) const {
        const Kind kind = kindOf(other);
        return kind.journal == kTableWord         ? Record::tr("table")
               : kind.ruling == RulingKind::Asked ? Record::tr("question")
                                                  : Record::tr("note");
    }
};

struct RecordTeller {
    const SpokenTable& table;

    QString operator()(const auto& other) const { return announcement(other, table); }
    QString operator()(const Called& called) const {
        return actionOf(called, table) + (called.probability < 0.995
                                              ? QStringLiteral(" – ") + percent(called.probability)
                                              : QString());
    }
    QString operator()(const IllegalSeen& illegal) const {
        return offered(illegal.action, {}) + QStringLiteral(": ") +
               reason(illegal.because, illegal.rule, table);
    }
    QString operator()(const IllegalStands& illegal) const {
        return actionOf(illegal, table) + QStringLiteral(": ") +
               reason(illegal.because, illegal.rule, table);
    }
    QString operator()(const Asked& ask) const {
        QStringList options;
        for (const Choice& option : ask.choices) {
            options << offered(option.actions, {}) + QLatin1Char(' ') + percent(option.probability);
        }
        return said(ask.question) + QLatin1Char(' ') + options.join(QStringLiteral(", "));
    }
    QString operator()(const Corrected& correction) const {
        return words::correction(correction.what, table);
    }
    QString operator()(const Disputed& dispute) const {
        return Record::tr("about event %1: %2").arg(dispute.about).arg(said(dispute.what));
    }
    QString operator()(const Undone& undo) const {
        return Record::tr("back to event %1").arg(undo.to);
    }
    QString operator()(const Paused& pause) const { return said(pause.because); }
    QString operator()(const Resumed& resume) const { return said(resume.because); }
    QString operator()(const Noted& note) const { return said(note.text); }
    QString operator()(const GameOver& end) const {
        const QString who = end.winner ? Record::tr("winner: %1").arg(player(*end.winner, table))
                                       : Record::tr("a draw");
        return who + QStringLiteral(": ") + reason(end.because, end.rule, table);
    }

    QString offered(const Message& what, const std::string& player) const {
        return what.isVerbatim() ? sentence(action(what.verbatim(), player, table)) : said(what);
    }
};

struct ActorOf {
    /// What was seen is told with its player.
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

QString kind(const Event& event) {
    return std::visit(KindOf{}, event);
}

QString happening(const Event& event, const SpokenTable& table) {
    return isHidden(event) && !std::holds_alternative<Advised>(event)
               ? Record::tr("something secret")
               : std::visit(RecordTeller{table}, event);
}

QString actor(const Event& event, const SpokenTable& table) {
    return player(std::visit(ActorOf{}, event), table);
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
