#include "app/desk/words.h"

#include "app/look/failure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <QCoreApplication>
#include <QLocale>

namespace umpire::desk::words {
namespace {

QString tr(const char* text, const char* comment = nullptr, int number = -1) {
    return QCoreApplication::translate("Words", text, comment, number);
}

QString millimetres(Millimetres length, int decimals) {
    return QLocale().toString(length.value(), 'f', decimals);
}

/// What vision and calibration say as it stands here; other texts are shown in English.
constexpr std::array kWarnings = {
    QT_TRANSLATE_NOOP("Words", "the table is too dark: add light or a longer exposure"),
    QT_TRANSLATE_NOOP("Words", "no tag of the table file is in view: positions are the picture's, "
                               "the scale is that of the pieces"),
    QT_TRANSLATE_NOOP("Words", "places are in pixels only: give the table file for millimetres"),
    QT_TRANSLATE_NOOP("Words", "nothing of known size is in view: lay a match or a matchbox on "
                               "the table, or use a table file and its tags"),
    QT_TRANSLATE_NOOP("Words",
                      "glare over the upper left corner: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Words", "glare over the upper edge: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Words",
                      "glare over the upper right corner: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Words", "glare over the left edge: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Words", "glare over the middle: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Words", "glare over the right edge: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Words",
                      "glare over the lower left corner: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Words", "glare over the lower edge: turn the lamp or lower the exposure"),
    QT_TRANSLATE_NOOP("Words",
                      "glare over the lower right corner: turn the lamp or lower the exposure"),
};

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
    return found == known.end() ? QString::fromStdString(text) : tr(*found);
}

} // namespace

QString attacker() {
    return tr("attacker");
}

QString target() {
    return tr("target");
}

QString order(Order order) {
    switch (order) {
    case Order::Forward:
        return tr("forward");
    case Order::Left:
        return tr("turn left");
    case Order::Right:
        return tr("turn right");
    case Order::Fire:
        return tr("fire!");
    case Order::RearrangeOars:
        return tr("re-arrange oars");
    }
    return {};
}

QString orders(const OrderColumn& column) {
    QStringList sequence;
    for (const Order each : column.sequence) {
        sequence.push_back(order(each));
    }
    return tr("orders of %1: %2")
        .arg(column.side == Side::A ? QStringLiteral("A") : QStringLiteral("B"),
             sequence.join(QStringLiteral(", ")));
}

QString stoneColour(StoneColour colour) {
    return colour == StoneColour::Light ? tr("light") : tr("dark");
}

QString colour(const std::string& english) {
    return translatedIfKnown(kColours, english);
}

QString verdict(const war_galley::MatchRuling& match) {
    switch (match.verdict) {
    case war_galley::Verdict::Hit:
        return tr("hit");
    case war_galley::Verdict::TooClose:
        return tr("too close to call");
    case war_galley::Verdict::Miss:
        return tr("misses by %1 mm")
            .arg(millimetres(abs(match.margin), std::abs(match.margin.value()) < 10.0 ? 1 : 0));
    }
    return {};
}

QString headline(const war_galley::TossRuling& ruling) {
    if (ruling.isVoid == war_galley::Certainty::Yes) {
        return tr("Spoiled: a match touches");
    }
    if (ruling.inRange == war_galley::Certainty::No) {
        return tr("Out of range");
    }
    if (ruling.hitsMin != ruling.hitsMax) {
        return tr("%1 to %2 hits: the players decide").arg(ruling.hitsMin).arg(ruling.hitsMax);
    }
    return ruling.hits == 0 ? tr("No hit") : tr("%n hit(s)", nullptr, ruling.hits);
}

QStringList reasons(const war_galley::TossRuling& ruling) {
    QStringList lines;
    lines << tr("%1 fires at %2 across %3 mm")
                 .arg(QString::fromStdString(ruling.attacker),
                      QString::fromStdString(ruling.target), millimetres(ruling.gap, 0));
    if (ruling.matchesAllowed) {
        lines << tr("%1 of %n allowed match(es) tossed", nullptr, *ruling.matchesAllowed)
                     .arg(ruling.matchesCounted);
    }
    for (const war_galley::MatchRuling& match : ruling.matches) {
        lines << QString::fromStdString(match.id) + QStringLiteral(": ") + verdict(match);
    }
    for (const std::string& reason : ruling.because) {
        lines << QString::fromStdString(reason);
    }
    return lines;
}

QString registration(const Registration& registration) {
    const QString good = millimetres(registration.sigma, 2);
    switch (registration.method) {
    case RegistrationMethod::Tags:
        return tr("Table found by %n tag(s); a point is good to %1 mm.", nullptr,
                  registration.tagsSeen)
            .arg(good);
    case RegistrationMethod::Matches:
        return tr("No tags: the scale is that of the matches; a point is good to %1 mm.").arg(good);
    case RegistrationMethod::Matchbox:
        return tr("No tags: the scale is that of the matchboxes; a point is good to %1 mm.")
            .arg(good);
    case RegistrationMethod::None:
        return tr("Nothing of known size is in view: places are in pixels only.");
    }
    return {};
}

QString warning(const std::string& english) {
    return translatedIfKnown(kWarnings, english);
}

QString failure(const Failure& failure) {
    return QString::fromStdString(failure.message);
}

} // namespace umpire::desk::words
