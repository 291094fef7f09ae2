#include "app/desk/words/words.h"

#include "app/common/failure/failure.h"
#include "app/desk/words/sentences.h"
#include "app/record/game_files/buda_codes.h"
#include "app/record/game_files/buda_scenario_file.h"
#include "app/record/sentences/spoken_action.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace umpire::desk::words {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// The least error that is told, because nobody places a piece more exactly.
constexpr Millimetres kLeastSaid = 0.1_mm;

QString millimetres(Millimetres length, int decimals) {
    return QLocale()
        .toString(length.value(), 'f', decimals)
        .replace(QLatin1Char('-'), QChar(0x2212));
}

/// Keeps a length in one line with its sign and its unit.
QString unbroken(QString text) {
    static const QRegularExpression gap(QStringLiteral("(?<=±) | (?=mm|мм)"));
    return text.replace(gap, QString(QChar(QChar::Nbsp)));
}

constexpr std::array kColours = {
    QT_TRANSLATE_NOOP("Words", "red"),    QT_TRANSLATE_NOOP("Words", "yellow"),
    QT_TRANSLATE_NOOP("Words", "blue"),   QT_TRANSLATE_NOOP("Words", "green"),
    QT_TRANSLATE_NOOP("Words", "white"),  QT_TRANSLATE_NOOP("Words", "black"),
    QT_TRANSLATE_NOOP("Words", "orange"), QT_TRANSLATE_NOOP("Words", "brown"),
    QT_TRANSLATE_NOOP("Words", "grey"),
};

template <std::size_t kCount>
QString translatedIfKnown(const std::array<const char*, kCount>& known, const std::string& text) {
    const auto found = std::ranges::find(known, text);
    return found == known.end() ? QString::fromStdString(text) : Words::tr(*found);
}

} // namespace

QString counter(const std::string& code) {
    const std::size_t colon = code.find(':');
    const QString id = plain(colon == std::string::npos ? code : code.substr(colon + 1));
    static const auto kScenario = resourcesFor<Buda1686>();
    const std::string piece = budaPieceOf(**kScenario, id.toUpper().toStdString());
    const QString name = said(spokenPiece("buda-1686", piece, {}));
    // lower-case letters mark the counter of a damaged unit
    return name == id.toUpper() ? id : name;
}

QString attacker() {
    return Words::tr("attacker");
}

QString target() {
    return Words::tr("target");
}

QString order(Order order) {
    switch (order) {
    case Order::Forward:
        return Words::tr("forward");
    case Order::Left:
        return Words::tr("turn left");
    case Order::Right:
        return Words::tr("turn right");
    case Order::Fire:
        return Words::tr("fire!");
    case Order::RearrangeOars:
        return Words::tr("re-arrange oars");
    }
    return {};
}

QString orders(const OrderColumn& column) {
    QStringList sequence;
    for (const Order each : column.sequence) {
        sequence.push_back(order(each));
    }
    return Words::tr("orders of %1: %2")
        .arg(column.side == Side::A ? QStringLiteral("A") : QStringLiteral("B"),
             sequence.join(QStringLiteral(", ")));
}

QString countOf(const std::optional<int>& count) {
    return count ? QString::number(*count) : QStringLiteral("?");
}

QString stoneColour(StoneColour colour) {
    return colour == StoneColour::Light ? Words::tr("light") : Words::tr("dark");
}

QString colour(const std::string& english) {
    return translatedIfKnown(kColours, english);
}

QString verdict(const war_galley::MatchRuling& match) {
    switch (match.verdict) {
    case war_galley::Verdict::Hit:
        return Words::tr("hit");
    case war_galley::Verdict::TooClose:
        return Words::tr("too close to call");
    case war_galley::Verdict::Miss:
        return Words::tr("misses by %1 mm")
            .arg(millimetres(abs(match.margin), std::abs(match.margin.value()) < 10.0 ? 1 : 0));
    }
    return {};
}

bool isHeadUnclear(const war_galley::MatchRuling& ruling, const Match& match) {
    return ruling.verdict == war_galley::Verdict::TooClose && match.headed != Headed::Yes &&
           abs(ruling.margin) > ruling.doubt;
}

QString headUnclear() {
    return Words::tr("head unclear");
}

QString dieName(std::size_t die) {
    return QStringLiteral("d%1").arg(die + 1);
}

QString whyTooClose(const war_galley::MatchRuling& ruling, const Match& match) {
    const QString id = QString::fromStdString(ruling.id);
    if (isHeadUnclear(ruling, match)) {
        return Words::tr("It is not clear which end of %1 is the head. You decide.").arg(id);
    }
    const QString about =
        ruling.margin < 0_mm
            ? Words::tr("%1 is too close: you decide. Its line passes %2 mm beside the hull, known "
                        "to ± %3 mm.")
            : Words::tr("%1 is too close: you decide. Its line points %2 mm inside the hull, known "
                        "to ± %3 mm.");
    return unbroken(
        about.arg(id, millimetres(abs(ruling.margin), 1), millimetres(ruling.doubt, 1)));
}

QString headline(const war_galley::TossRuling& ruling) {
    if (ruling.isVoid == war_galley::Certainty::Yes) {
        return Words::tr("Spoiled: a match touches");
    }
    if (ruling.inRange == war_galley::Certainty::No) {
        return Words::tr("Out of range");
    }
    if (ruling.hitsMin != ruling.hitsMax) {
        return Words::tr("%1 to %2 hits: the players decide")
            .arg(ruling.hitsMin)
            .arg(ruling.hitsMax);
    }
    return ruling.hits == 0 ? Words::tr("No hit") : Words::tr("%n hit(s)", nullptr, ruling.hits);
}

QString tooMany(const war_galley::TossRuling& ruling) {
    const int count = ruling.matchesAllowed ? ruling.matchesTooMany() : 0;
    return count > 0 ? Words::tr("%1 too many").arg(count) : QString();
}

QStringList reasons(const war_galley::TossRuling& ruling) {
    QStringList lines;
    lines << Words::tr("%1 fires at %2 across %3 mm")
                 .arg(QString::fromStdString(ruling.attacker),
                      QString::fromStdString(ruling.target), millimetres(ruling.gap, 0));
    if (ruling.matchesAllowed) {
        QString tossed =
            Words::tr("%1 of %n allowed match(es) tossed", nullptr, *ruling.matchesAllowed)
                .arg(ruling.matchesTossed());
        if (const QString more = tooMany(ruling); !more.isEmpty()) {
            tossed += QStringLiteral(": ") + more;
        }
        lines << tossed;
    }
    for (const war_galley::MatchRuling& match : ruling.matches) {
        lines << QString::fromStdString(match.id) + QStringLiteral(": ") + verdict(match);
    }
    return lines << said(ruling.because);
}

QString foundBy(const Registration& registration) {
    switch (registration.method) {
    case RegistrationMethod::Tags:
    case RegistrationMethod::KitTags:
        return Words::tr("Table found by %n tag(s).", nullptr, registration.tagsSeen);
    case RegistrationMethod::Corners:
        return Words::tr("The table lies where you set its corners.");
    case RegistrationMethod::Matches:
    case RegistrationMethod::Sticks:
        return Words::tr("There are no tags: the matches give the scale.");
    case RegistrationMethod::Matchbox:
        return Words::tr("There are no tags: the matchboxes give the scale.");
    case RegistrationMethod::None:
        return Words::tr("Nothing of known size is in view: places are in pixels only.");
    }
    return {};
}

QString registration(const Registration& registration) {
    const QString found = foundBy(registration);
    return registration.method == RegistrationMethod::None
               ? found
               : found + QLatin1Char(' ') +
                     Words::tr("A point is accurate to %1 mm.")
                         .arg(millimetres(std::max(kLeastSaid, registration.sigma), 1));
}

QString accuracyAtTarget(const war_galley::MatchRuling& match) {
    return Words::tr("The line of %1 is known to ± %2 mm at the target.")
        .arg(QString::fromStdString(match.id), millimetres(std::max(kLeastSaid, match.doubt), 1));
}

QString warning(const Message& warning) {
    return said(warning);
}

QString failure(const Failure& failure) {
    return said(failure.message);
}

} // namespace umpire::desk::words
