#include "app/desk/picture/draw_table.h"

#include "app/desk/picture/piece_at.h"
#include "app/desk/words/words.h"
#include "app/eye/one_picture/look_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace umpire::desk {
namespace {

constexpr double kBowShare = 0.3;   ///< share of the deck's length that the bow's triangle takes
constexpr double kRimShare = 0.36;  ///< a typical stone's radius, in cells
constexpr double kSureHeight = 0.9; ///< least probability of a height that is shown
constexpr int kCorners = 28;        ///< number of corners of a drawn circle

QPolygonF polygonOf(const std::array<ImagePoint, 4>& outline) {
    QPolygonF corners;
    for (const ImagePoint& corner : outline) {
        corners.push_back(pixelOf(corner));
    }
    return corners;
}

/// Returns the raised top; without the camera's pose, the footprint.
QPolygonF deckOf(const SeenTable& seen, const Galley& galley) {
    if (!seen.hasScale()) {
        return polygonOf(galley.outline);
    }
    QPolygonF corners;
    for (const TablePoint& corner : galley.hull) {
        corners.push_back(pixelOf(seen.view, corner, PieceSizes{}.boxHeight));
    }
    return corners;
}

QColor colourOf(const SeenTable& seen, const Galley& galley) {
    if (seen.ruling && seen.ruling->attacker == galley.id) {
        return colours::kAttacker;
    }
    return seen.ruling && seen.ruling->target == galley.id ? colours::kTarget : colours::kPlain;
}

/// Writes the number of oars outside each side, and that of the masts on the deck.
void drawCrew(Ink& ink, const QPolygonF& deck, const Galley& galley) {
    const QPointF port = (deck[0] + deck[1]) / 2.0;
    const QPointF starboard = (deck[2] + deck[3]) / 2.0;
    const QPointF middle = (port + starboard) / 2.0;
    ink.text(words::countOf(galley.oars.port), middle + (port - middle) * 1.55, 15.0);
    ink.text(words::countOf(galley.oars.starboard), middle + (starboard - middle) * 1.55, 15.0);
    const QPointF stern = (deck[1] + deck[2]) / 2.0;
    ink.text(words::countOf(galley.masts), middle + (stern - middle) * 0.45, 17.0);
}

void drawGalley(Ink& ink, const SeenTable& seen, const Galley& galley) {
    const QColor colour = colourOf(seen, galley);
    const QPolygonF deck = deckOf(seen, galley);
    ink.fill(deck, colour, 0.18);
    ink.outline(polygonOf(galley.outline), {colour, 3.0});
    ink.outline(deck, {colour, 1.2});
    if (galley.bow == Bow::Seen) {
        ink.fill({(deck[0] + deck[3]) / 2.0, deck[0] + (deck[1] - deck[0]) * kBowShare,
                  deck[3] + (deck[2] - deck[3]) * kBowShare},
                 colour, 0.85);
    }
    drawCrew(ink, deck, galley);
    const bool isNamed = seen.names == Names::OfTheLook || !galley.id.starts_with('g');
    QString name = isNamed ? QString::fromStdString(galley.id) : QStringLiteral("?");
    if (colour == colours::kAttacker) {
        name += QLatin1Char(' ') + words::attacker();
    } else if (colour == colours::kTarget) {
        name += QLatin1Char(' ') + words::target();
    }
    ink.label(name, (deck[0] + deck[2]) / 2.0, colour);
}

void drawMatch(Ink& ink, const SeenTable& seen, const Match& match) {
    const QPointF tail = pixelOf(match.tailInImage);
    const QPointF head = pixelOf(match.headInImage);
    const QColor colour = match.tossed ? colours::kMatch : colours::kLaid;
    ink.path({tail, head}, {colour, match.tossed ? 2.2 : 1.6});
    if (match.headed == Headed::Yes) {
        ink.arrowHead(tail, head, colour);
    } else {
        ink.disc(tail, 3.2 * ink.unit(), colour);
        ink.disc(head, 3.2 * ink.unit(), colour);
    }
    QString name = seen.names == Names::OfTheLook ? QString::fromStdString(match.id) : QString();
    if (seen.ruling) { // the list names the others too
        const auto& rulings = seen.ruling->matches;
        const auto found = std::ranges::find(rulings, match.id, &war_galley::MatchRuling::id);
        const bool isRuled = found != rulings.end();
        const bool misses = isRuled && found->verdict == war_galley::Verdict::Miss;
        if (seen.lit != match.id && (misses || !isRuled)) {
            return;
        }
        name += isRuled ? QLatin1Char(' ') + words::verdict(*found) : QString();
    }
    if (!name.isEmpty()) {
        ink.label(name, (tail + head) / 2.0, colour);
    }
}

/// Returns the disc on the table that covers the same pixels as the stack's top.
QPolygonF rimOf(const SeenTable& seen, const Stone& stone) {
    QPolygonF rim;
    const auto center = tableFromImage(seen.view, stone.centerInImage);
    for (int k = 0; center && seen.board && k < kCorners; ++k) {
        const Radians turn(2.0 * std::numbers::pi * k / kCorners);
        rim.push_back(
            pixelOf(seen.view, *center + along(turn, seen.board->cell * kRimShare), 0_mm));
    }
    return rim;
}

/// Omits an uncertain number: the umpire combines several looks and the game.
bool isHeightSure(const Stone& stone) {
    return stone.height &&
           (!stone.heightChances || std::ranges::max(*stone.heightChances) >= kSureHeight);
}

void drawStone(Ink& ink, const SeenTable& seen, const Stone& stone) {
    const bool light = stone.colour == StoneColour::Light;
    const Line line =
        light ? Line{colours::kAttacker, 2.2} : Line{colours::kTooClose, 2.2, Qt::DashLine};
    ink.outline(rimOf(seen, stone), line);
    const bool isSure = isHeightSure(stone);
    ink.text(isSure ? words::countOf(stone.height) : QStringLiteral("?"),
             pixelOf(stone.centerInImage), isSure ? 18.0 : 13.0);
}

void drawDie(Ink& ink, const SeenTable& seen, const Die& die) {
    double radius = 14.0 * ink.unit();
    if (seen.hasScale()) { // leaves a 16 mm die completely visible
        radius = std::max(radius, 13.0 * pixelsPerMillimetre(seen.view, die.center));
    }
    QPolygonF ring;
    for (int k = 0; k < kCorners; ++k) {
        const double turn = 2.0 * std::numbers::pi * k / kCorners;
        ring.push_back(pixelOf(die.centerInImage) +
                       QPointF(std::cos(turn), std::sin(turn)) * radius);
    }
    ink.outline(ring, {colours::kPlain, 2.0});
    ink.label(words::countOf(die.value), ring[kCorners * 7 / 8], colours::kPlain);
}

void drawCode(Ink& ink, const CodedPiece& code) {
    const QPolygonF corners = polygonOf(code.outline);
    const QColor colour = code.counter ? colours::kCode : colours::kLaid;
    ink.outline(corners, {colour, 1.8, code.counter ? Qt::SolidLine : Qt::DashLine});
    if (code.counter) {
        ink.path({corners[3], corners[2]}, {colour, 3.4});
    }
    ink.label(words::counter(codeLabel(code)), (corners[0] + corners[1]) / 2.0, colour);
}

void drawToken(Ink& ink, const Token& token) {
    const QPolygonF corners = polygonOf(token.outline);
    ink.outline(corners, {colours::kCode, 1.6});
    QString label = words::colour(token.colour);
    for (const std::string& cell : token.cells) {
        label += QLatin1Char(' ') + QString::fromStdString(cell);
    }
    ink.label(label, (corners[0] + corners[2]) / 2.0, colours::kCode);
}

void drawOrders(Ink& ink, const SeenTable& seen, const OrderColumn& column) {
    for (const Match& match : seen.observation.matches) {
        if (!column.matches.empty() && match.id == column.matches.back()) {
            ink.label(words::orders(column), pixelOf(match.tailInImage), colours::kPlain);
        }
    }
}

/// Highlights below the piece, which remains visible, with a white rim.
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

void drawTable(QPainter& painter, const SeenTable& seen, QSize picture) {
    painter.setRenderHint(QPainter::Antialiasing);
    Ink ink(painter, picture);
    const TableObservation& things = seen.observation;
    drawLight(ink, seen);
    for (const QPolygonF& outline : seen.outlines) {
        ink.outline(outline, {colours::kHit, 3.0});
    }
    std::ranges::for_each(things.stones, [&](const auto& each) { drawStone(ink, seen, each); });
    std::ranges::for_each(things.galleys, [&](const auto& each) { drawGalley(ink, seen, each); });
    drawToss(ink, seen);
    std::ranges::for_each(things.matches, [&](const auto& each) { drawMatch(ink, seen, each); });
    std::ranges::for_each(things.dice, [&](const auto& each) { drawDie(ink, seen, each); });
    std::ranges::for_each(things.codes, [&](const auto& each) { drawCode(ink, each); });
    std::ranges::for_each(things.tokens, [&](const auto& each) { drawToken(ink, each); });
    std::ranges::for_each(things.orders, [&](const auto& each) { drawOrders(ink, seen, each); });
    drawGame(ink, seen);
    ink.write();
}

} // namespace umpire::desk
