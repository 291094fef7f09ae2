#include "app/desk/photograph/picture_page.h"
#include "app/desk/words/words.h"
#include "app/eye/one_picture/look_for_board.h"

#include <algorithm>
#include <QLabel>

/// Implements how the page describes what lies on the table, and how well the picture shows it.
namespace umpire::desk {
namespace {

/// Returns how the table was found, and how accurate it is: of a toss, for the match that passes
/// nearest to its limit.
QString accuracyOf(const SeenTable& seen) {
    const Registration& registration = seen.observation.registration;
    if (!seen.ruling || seen.ruling->matches.empty()) {
        return words::registration(registration);
    }
    const auto nearness = [](const war_galley::MatchRuling& each) { return abs(each.margin); };
    return words::foundBy(registration) + QLatin1Char(' ') +
           words::accuracyAtTarget(*std::ranges::min_element(seen.ruling->matches, {}, nearness));
}

/// Returns the sum of the dice; none for a single die, and where a value is unknown.
std::optional<int> sumOf(const std::vector<Die>& dice) {
    int sum = 0;
    for (const Die& die : dice) {
        if (!die.value) {
            return std::nullopt;
        }
        sum += *die.value;
    }
    return dice.size() > 1 ? std::optional(sum) : std::nullopt;
}

} // namespace

void PicturePage::showNotes(const Look& look) {
    QStringList lines;
    for (const Message& warning : look.observation.warnings) {
        lines << QStringLiteral("⚠ ") + words::warning(warning);
    }
    lines << accuracyOf(*drawn_);
    notes_->setText(lines.join(QLatin1Char('\n')));
}

QString PicturePage::summaryOf(const Look& look) const {
    const TableObservation& seen = look.observation;
    QStringList parts;
    if (isEmpty(seen)) {
        return tr("What shall Umpire look for?");
    }
    if (!seen.stones.empty()) {
        parts << tr("%n stack(s) of stones", nullptr, int(seen.stones.size()));
    }
    if (!seen.dice.empty()) {
        QStringList values;
        for (const Die& die : seen.dice) {
            values << words::countOf(die.value);
        }
        const auto sum = sumOf(seen.dice);
        parts << tr("Dice: %1").arg(values.join(QStringLiteral(", "))) +
                     (sum ? QStringLiteral(" (%1)").arg(tr("sum %1").arg(*sum)) : QString());
    }
    if (!seen.codes.empty()) {
        parts << tr("%n counter(s)", nullptr, int(seen.codes.size()));
    }
    if (!seen.galleys.empty()) {
        parts << tr("%n galley(s)", nullptr, int(seen.galleys.size()));
    }
    if (!seen.matches.empty()) {
        parts << tr("%n match(es)", nullptr, int(seen.matches.size()));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace umpire::desk
