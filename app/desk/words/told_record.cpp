#include "app/desk/words/told_record.h"

#include "app/desk/words/event_words.h"
#include "app/desk/words/sentences.h"
#include "app/desk/words/shown_position.h"
#include "app/record/journal/former_words.h"
#include "app/record/journal/line_of_play.h"
#include "app/record/journal/recorded_start.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>
#include <span>

namespace umpire::desk {
namespace {

struct Telling {
    Q_DECLARE_TR_FUNCTIONS(Telling)
};

QDateTime begun(const GameSettings& settings) {
    return QDateTime::fromString(QString::fromStdString(settings.started), Qt::ISODate)
        .toLocalTime();
}

QString variantName(const QString& game, const QString& variant) {
    for (const GameEntry& entry : listedGameEntries()) {
        for (const VariantChoice& each : entry.variants) {
            if (entry.game == game && each.variant == variant) {
                return each.name;
            }
        }
    }
    return variant;
}

/// Returns the text in lower case, with a single `-` in place of all other characters between
/// letters and digits.
QString fitForAName(const QString& text) {
    QString fit;
    for (const QChar each : text.toLower()) {
        if (each.isLetterOrNumber()) {
            fit += each;
        } else if (!fit.isEmpty() && !fit.endsWith(QLatin1Char('-'))) {
            fit += QLatin1Char('-');
        }
    }
    while (fit.endsWith(QLatin1Char('-'))) {
        fit.chop(1);
    }
    return fit;
}

} // namespace

QString gameAndVariant(const GameSettings& settings) {
    const auto game = QString::fromStdString(settings.game);
    const auto own = playedRules(settings).own;
    const QString variant = own ? QString::fromStdString(own->name)
                                : variantName(game, QString::fromStdString(settings.variant));
    return variant.isEmpty() ? gameName(game)
                             : QStringLiteral("%1, %2").arg(gameName(game), variant);
}

QString playersOf(const GameSettings& settings) {
    QStringList players;
    for (const std::string& player : settings.players) {
        const auto name = settings.names.find(player);
        players << (name != settings.names.end() ? QString::fromStdString(name->second)
                                                 : playerName(QString::fromStdString(player)));
    }
    return players.join(QStringLiteral(" – "));
}

QString begunOf(const GameSettings& settings) {
    const QDateTime time = begun(settings);
    return time.isValid() ? words::dayAndTime(time) : QString();
}

Teller::Teller(const GameSettings& settings, const std::vector<RecordedEvent>& events)
    : game_(settings.game), start_(recordedStart(settings).value_or(nullptr)),
      players_(settings.names) {
    const std::vector<std::string> sides =
        sidesOf({QString::fromStdString(settings.game), QString::fromStdString(settings.variant)});
    for (std::size_t seat = 0; seat < std::min(sides.size(), settings.players.size()); ++seat) {
        if (settings.players[seat] != sides[seat]) {
            players_.emplace(sides[seat], settings.players[seat]);
        }
    }
    std::string position;
    for (const RecordedEvent& event : events) {
        before_.emplace(event.number, position);
        const std::string* after = positionAfter(event.happening);
        position = after != nullptr ? *after : position;
        about_[event.number] = undoneBy({events.data(), std::size_t(&event - events.data()) + 1});
    }
}

QString Teller::told(const RecordedEvent& event) const {
    if (std::holds_alternative<GameStarted>(event.happening)) {
        return Telling::tr("The game begins.");
    }
    const words::SpokenTable table = tableBefore(event);
    const QString who =
        actionIn(event.happening) ? QString() : words::actor(event.happening, table);
    const QString about = toldAbout(event);
    if (const auto* undone = std::get_if<Undone>(&event.happening); undone && !undone->isHidden) {
        const QString all = about.isEmpty() ? Telling::tr("nothing") : about;
        return who.isEmpty() ? Telling::tr("Taken back: %1").arg(all)
                             : Telling::tr("Taken back (%1): %2").arg(who, all);
    }
    const QString what = words::happening(event.happening, table);
    const bool hasVerb = std::holds_alternative<ArbiterCalled>(event.happening);
    return words::sentence(who.isEmpty() ? what
                           : hasVerb     ? QStringLiteral("%1 %2").arg(who, what)
                                         : QStringLiteral("%1: %2").arg(who, what));
}

QString Teller::toldAbout(const RecordedEvent& event) const {
    QStringList told;
    if (const auto about = about_.find(event.number); about != about_.end()) {
        for (const RecordedEvent& each : about->second) {
            told << this->told(each);
        }
    }
    return told.join(QStringLiteral(" · "));
}

words::SpokenTable Teller::tableBefore(const RecordedEvent& event) const {
    const auto before = before_.find(event.number);
    return {game_, players_, before != before_.end() ? before->second : std::string(), start_};
}

QString notationOf(const Event& event) {
    const auto action = actionIn(event);
    return action && !isHidden(event) ? QString::fromStdString(*action) : QString();
}

bool isFailedCommand(const Event& event) {
    const auto* note = std::get_if<Noted>(&event);
    return std::holds_alternative<Refused>(event) || (note != nullptr && isFormerRefusal(*note));
}

QString proposedName(const GameSettings& settings) {
    QStringList parts{fitForAName(QString::fromStdString(settings.game))};
    if (const QDateTime time = begun(settings); time.isValid()) {
        parts << time.date().toString(Qt::ISODate);
    }
    for (const std::string& player : settings.players) {
        const auto name = settings.names.find(player);
        parts << fitForAName(
            QString::fromStdString(name != settings.names.end() ? name->second : player));
    }
    parts.removeAll(QString());
    return parts.isEmpty() ? QStringLiteral("game") : parts.join(QLatin1Char('-'));
}

} // namespace umpire::desk
