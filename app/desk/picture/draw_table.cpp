#include "app/desk/picture/draw_table.h"

#include "app/desk/picture/piece_at.h"
#include "app/desk/words/words.h"
#include "app/eye/one_picture/look_text.h"

namespace umpire::desk {
namespace {

QString nameOf(const SeenTable& seen, const Galley& galley, GalleyRole role) {
    const bool isNamed = seen.names == Names::OfTheLook || !galley.id.starts_with('g');
    const QString name = isNamed ? QString::fromStdString(galley.id) : QStringLiteral("?");
    return role == GalleyRole::Attacker ? name + QLatin1Char(' ') + words::attacker()
           : role == GalleyRole::Target ? name + QLatin1Char(' ') + words::target()
                                        : name;
}

/// Returns the label of a match in the window's language; empty if the names are those of the
/// record, or if the match missed and is not selected. The list beside the picture names all
/// matches.
QString nameOf(const SeenTable& seen, const Match& match, const war_galley::MatchRuling* ruled) {
    const bool misses = ruled == nullptr || ruled->verdict == war_galley::Verdict::Miss;
    if (seen.names == Names::OfTheRecord || (seen.ruling && misses && seen.lit != match.id)) {
        return {};
    }
    const QString name = QString::fromStdString(match.id);
    return ruled == nullptr ? name
           : words::isHeadUnclear(*ruled, match)
               ? name + QStringLiteral(": ") + words::headUnclear()
               : name + QLatin1Char(' ') + words::verdict(*ruled);
}

QString nameOf(const Token& token) {
    QString name = words::colour(token.colour);
    for (const std::string& cell : token.cells) {
        name += QLatin1Char(' ') + QString::fromStdString(cell);
    }
    return name;
}

std::vector<TextMark> heightOf(const Stone& stone) {
    return {isHeightSure(stone) ? TextMark{std::to_string(*stone.height), 18.0}
                                : TextMark{"?", 13.0}};
}

/// Returns the functions that give pieces their labels in the window's language. They refer to
/// `seen`, which must outlive them.
TableWords wordsFor(const SeenTable& seen) {
    TableWords said;
    said.galley = [&seen](const Galley& galley, GalleyRole role) {
        return nameOf(seen, galley, role).toStdString();
    };
    said.match = [&seen](const Match& match, const war_galley::MatchRuling* ruled) {
        return nameOf(seen, match, ruled).toStdString();
    };
    said.orders = [](const OrderColumn& column) { return words::orders(column).toStdString(); };
    said.code = [](const CodedPiece& code) {
        return words::counter(codeLabel(code)).toStdString();
    };
    said.die = [&seen](const Die& die) {
        const auto which = std::size_t(&die - seen.observation.dice.data());
        return QStringLiteral("%1: %2")
            .arg(words::dieName(which), words::countOf(die.value))
            .toStdString();
    };
    said.token = [](const Token& token) { return nameOf(token).toStdString(); };
    said.stone = &heightOf;
    said.line = [&seen](const war_galley::MatchRuling& match) {
        const bool isNamed = seen.names == Names::OfTheRecord;
        return isNamed ? words::verdict(match).toStdString() : std::string();
    };
    return said;
}

/// Highlights the selected piece with a thick line below the piece and a white rim.
void drawLight(Ink& ink, const SeenTable& seen) {
    const QPolygonF place = placeOf(seen, seen.lit);
    if (!place.isEmpty()) {
        ink.path(place, {Qt::white, 13.0});
        ink.path(place, {colours::kChosen, 9.0});
    }
}

} // namespace

SeenTable seenIn(const Look& look) {
    return {look.observation, look.view, look.board, std::nullopt, {}, {}};
}

void drawPieces(Ink& ink, const SeenTable& seen) {
    const ShownTable shown{seen.observation, seen.view,       seen.board, seen.ruling,
                           ink.unit(),       DrawnIn::Window, seen.names};
    ink.draw(marksOf(shown, wordsFor(seen)));
}

void drawTable(QPainter& painter, const SeenTable& seen, QSize picture, const QRectF& room,
               double letters) {
    painter.setRenderHint(QPainter::Antialiasing);
    Ink ink(painter, picture, room, letters);
    drawLight(ink, seen);
    for (const QPolygonF& outline : seen.outlines) {
        ink.outline(outline, {colours::kHit, 3.0});
    }
    drawPieces(ink, seen);
    drawGame(ink, seen);
    ink.write();
}

} // namespace umpire::desk
