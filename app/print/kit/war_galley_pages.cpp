#include "app/print/kit/pages.h"
#include "app/print/kit/ruler_pages.h"
#include "rules/games/war_galley/war_galley.h"
#include "rules/table/pieces.h"

#include <array>
#include <cmath>
#include <numbers>
#include <QPainterPath>

namespace umpire::kit {
namespace {

const QColor kWood(222, 190, 134);
const QColor kHead(176, 44, 36);
/// The two fleets. Their colours, red and blue, differ in hue and in lightness, also for people who
/// do not tell red from green. The triangle at the bow is dark in both.
struct Fleet {
    const char* name;
    QColor colour;
};
const std::array<Fleet, 2> kFleets = {{{"A", QColor(206, 60, 52)}, {"B", QColor(86, 140, 206)}}};
const QColor kBow(30, 22, 20);
const QColor kLabel(252, 240, 214);

struct Build {
    int oars;
    int masts;
};
/// The kinds of galleys to print (WG-5). The middle kind is printed twice, because two galleys on
/// each side are usual.
constexpr std::array kBuilds = {Build{6, 2}, Build{5, 3}, Build{5, 3}, Build{4, 4}};

enum class Head { None, There };

/// Draws a match. Its direction from tail to head is turned counter-clockwise by `degrees` from the
/// right.
void drawMatch(Sheet& sheet, QPointF center, double degrees, Head head) {
    constexpr double kLength = 17.0;
    constexpr double kWidth = 1.5;
    QPainter& painter = sheet.painter();
    const Kept kept(painter);
    painter.translate(center);
    painter.rotate(-degrees);
    sheet.box({-kLength / 2, -kWidth / 2, kLength, kWidth}, kWood, 0.12);
    if (head == Head::There) {
        QPainterPath tip;
        tip.addEllipse(QPointF(kLength / 2 - 0.6, 0), 1.9, 1.3);
        sheet.fill(tip, kHead);
    }
}

struct OrderRow {
    const char* name;
    const char* meaning;
    double degrees;
    Head head;
};
constexpr std::array kOrders = {
    OrderRow{"forward", "One match ahead.", 90, Head::There},
    OrderRow{"turn left", "60° to the left, then one match ahead.", 180, Head::There},
    OrderRow{"turn right", "60° to the right, then one match ahead.", 0, Head::There},
    OrderRow{"fire!", "A match without a head. At most one for each mast.", 0, Head::None},
    OrderRow{"re-arrange oars", "Two matches; the oars change sides on the second.", -90,
             Head::There},
};

void drawOrders(Sheet& sheet, const QRectF& box) {
    const double height = box.height() / kOrders.size();
    for (std::size_t i = 0; i < kOrders.size(); ++i) {
        const OrderRow& order = kOrders[i];
        const QRectF row(box.left(), box.top() + double(i) * height, box.width(), height);
        const QPointF match(row.left() + 12, row.center().y());
        const bool pair = order.degrees < 0;
        drawMatch(sheet, match - QPointF(pair ? 3 : 0, 0), order.degrees, order.head);
        if (pair) {
            drawMatch(sheet, match + QPointF(3, 0), order.degrees, order.head);
        }
        const QRectF words = row.adjusted(25, 1.5, -1, -1);
        sheet.text({words.topLeft(), QSizeF(words.width(), 5)}, sheet.say(order.name),
                   {4.2, Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold, kInk});
        sheet.text(words.adjusted(0, 5.4, 0, 0), sheet.say(order.meaning), {3.5});
        if (i > 0) {
            sheet.line(row.topLeft(), row.topRight(), 0.1, kFaint);
        }
    }
}

/// The rules that players look up during a game, with headings.
constexpr std::array<std::pair<const char*, const char*>, 5> kReminders = {{
    {"Orders",
     "Up to 5 matches a galley, as many as possible; the farthest from you is executed first. "
     "Movement orders: at most the oars on the weaker side."},
    {"Fire",
     "Within 3 M of the hull. M is one match, %1 mm. Matches to drop: masts × 2 within 1 M, × 1 "
     "within 2 M, × ½ (rounded up) within 3 M."},
    {"Hits",
     "Each head that points at the target; from the side zone the plain ends too. If a match "
     "touches a galley or an order match, all of them miss."},
    {"Ramming",
     "From the side 2, from behind 1, head-on 2 each; +1 for each forward order of the rammer."},
    {"Damage",
     "First an oar on the attacker's side; that side takes the most. 3 or more: at least one "
     "mast. Without oars on either side a galley sinks."},
}};

void drawReminders(Sheet& sheet, const QRectF& box, Millimetres matchLength) {
    const QString match = QString::number(matchLength.value());
    const double height = box.height() / kReminders.size();
    for (std::size_t i = 0; i < kReminders.size(); ++i) {
        const QRectF row(box.left(), box.top() + double(i) * height, box.width(), height - 1);
        sheet.text({row.topLeft(), QSizeF(row.width(), 4.6)}, sheet.say(kReminders[i].first),
                   {3.6, Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold, kInk});
        sheet.text(row.adjusted(0, 4.8, 0, 0),
                   sheet.say(kReminders[i].second).replace(QStringLiteral("%1"), match), {3.5});
    }
}

void drawReferenceCard(Sheet& sheet, const QRectF& card, Millimetres matchLength) {
    sheet.box(card, kNoInk);
    sheet.cropMarks(card);
    sheet.text({card.left() + 4, card.top() + 2, card.width() - 8, 6}, sheet.say("War Galley"),
               {4.6, Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold, kInk});
    const double middle = card.left() + card.width() * 0.47;
    const double top = card.top() + 9;
    const double height = card.height() - 14.5;
    drawOrders(sheet, {card.left() + 3, top, middle - card.left() - 5, height});
    sheet.line({middle, top}, {middle, top + height}, 0.2, kFaint);
    drawReminders(sheet, {middle + 4, top, card.right() - middle - 7, height}, matchLength);
    sheet.text({card.left() + 4, card.bottom() - 4.6, card.width() - 8, 4},
               "War Galley © Thomas Løfgren 2011, CC BY-NC 3.0", {2.3});
}

/// Draws the places of holes that are made with an awl: for masts along the middle, and for oars
/// along the long edges.
void drawHoles(Sheet& sheet, const QRectF& deck, const Build& build) {
    const double first = deck.left() + 6;
    const double last = deck.right() - 17;
    for (int i = 0; i < build.masts; ++i) {
        QPainterPath hole;
        hole.addEllipse(QPointF(first + (last - first) * i / (build.masts - 1), deck.center().y()),
                        1.1, 1.1);
        sheet.fill(hole, kLabel);
        sheet.painter().setPen(QPen(kInk, 0.2));
        sheet.painter().setBrush(Qt::NoBrush);
        sheet.painter().drawPath(hole);
    }
    for (int i = 0; i < build.oars; ++i) {
        const double x = deck.left() + 6 + (deck.width() - 12) * i / (build.oars - 1);
        sheet.line({x, deck.top()}, {x, deck.top() + 2.2}, 0.4, kLabel);
        sheet.line({x, deck.bottom()}, {x, deck.bottom() - 2.2}, 0.4, kLabel);
    }
}

/// Draws the sticker for a deck, with the triangle of the bow on the right (WG-6).
void drawSticker(Sheet& sheet, const QRectF& deck, const Build& build, const Fleet& fleet) {
    sheet.box(deck, fleet.colour, 0);
    QPainterPath bow;
    bow.moveTo(deck.right() - 2.5, deck.center().y());
    bow.lineTo(deck.right() - 14, deck.center().y() - 8.5);
    bow.lineTo(deck.right() - 14, deck.center().y() + 8.5);
    bow.closeSubpath();
    sheet.fill(bow, kBow);
    drawHoles(sheet, deck, build);
    sheet.text({deck.left() + 5, deck.top() + 3.5, 12, 10}, fleet.name,
               {9.0, Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold, kLabel});
    sheet.text({deck.left() + 5, deck.bottom() - 9.5, 38, 5.5},
               sheet.say("oars %1 + %1 · masts %2").arg(build.oars).arg(build.masts),
               {3.8, Qt::AlignLeft | Qt::AlignVCenter, QFont::Bold, kLabel});
    sheet.cropMarks(deck);
}

void drawStickers(Sheet& sheet) {
    sheet.newPage(sheet.say("War Galley") + ": " + sheet.say("deck stickers"));
    const QRectF content = sheet.content();
    const PieceSizes sizes;
    const double length = sizes.boxLength.value();
    const double width = sizes.boxWidth.value();
    sheet.text({content.left(), content.top(), content.width(), 15},
               sheet.say("For matchboxes of 60 x 35 mm: glue one on each sleeve, the triangle is "
                         "the bow. Pierce the circles for masts and the sides at the marks for "
                         "oars."),
               {3.3});
    for (std::size_t fleet = 0; fleet < kFleets.size(); ++fleet) {
        for (std::size_t i = 0; i < kBuilds.size(); ++i) {
            const QPointF place(content.left() + 18 + double(fleet) * (length + 34),
                                content.top() + 24 + double(i) * (width + 17));
            drawSticker(sheet, {place, QSizeF(length, width)}, kBuilds[i], kFleets[fleet]);
        }
    }
}

/// Draws an equilateral triangle with sides of one match. Players lay it at a bow, and its far edge
/// shows where a turn leads (WG-18).
void drawTurningTriangle(Sheet& sheet, QPointF apex, double match) {
    const double rise = match * std::sqrt(3.0) / 2;
    QPainterPath triangle;
    triangle.moveTo(apex);
    triangle.lineTo(apex + QPointF(0, match));
    triangle.lineTo(apex + QPointF(rise, match / 2));
    triangle.closeSubpath();
    QPainter& painter = sheet.painter();
    painter.setPen(QPen(kInk, kHairline));
    painter.setBrush(QColor(247, 240, 226));
    painter.drawPath(triangle);
    sheet.text({apex.x() + 2, apex.y() + match / 2 - 4, rise * 0.6, 8}, "60°",
               centred(5.0, QFont::Bold));
}

void drawMeasures(Sheet& sheet, const KitRequest& request) {
    sheet.newPage(sheet.say("War Galley") + ": " + sheet.say("rulers"));
    const QRectF content = sheet.content();
    const double match = request.matchLength.value();
    const double left = content.left() + 4;
    double y = content.top();
    sheet.text({left, y, content.width() - 8, 16},
               sheet
                   .say("For matches of %1 mm. Lay a ruler at the hull: within 1, 2 and 3 matches "
                        "each mast drops 2, 1 and ½ matches.")
                   .arg(match),
               {3.4});
    y += 18;
    for (int copy = 0; copy < 3; ++copy, y += kMatchRulerHeight + 9) {
        drawMatchRuler(sheet, {left, y}, request.matchLength);
    }
    constexpr double kFigureHigh = 35.0;
    constexpr double kFigureWide = 50.0;
    sheet.figure({left, y, kFigureWide, kFigureHigh}, "steps/turn_triangle");
    sheet.text(
        {left + kFigureWide + 6, y, content.width() - kFigureWide - 14, kFigureHigh},
        sheet.say("Lay a triangle on the side to which the galley turns. One corner is at the bow, "
                  "or at the end of the last order match. One side of that corner points straight "
                  "ahead. Lay the next order match along the other side of that corner."),
        {3.6, Qt::AlignLeft | Qt::AlignVCenter, QFont::Normal, kInk});
    y += kFigureHigh + 8;
    for (int i = 0; i < 2; ++i) {
        drawTurningTriangle(sheet, {left + 10 + i * (match + 20), y}, match);
    }
}

void drawWarGalley(Sheet& sheet, const KitRequest& request) {
    drawMeasures(sheet, request);
    sheet.newPage(sheet.say("War Galley") + ": " + sheet.say("order reference"));
    const QRectF content = sheet.content();
    const double height = (content.height() - 12) / 2;
    for (int card = 0; card < 2; ++card) {
        drawReferenceCard(
            sheet, {content.left(), content.top() + card * (height + 10), content.width(), height},
            request.matchLength);
    }
    drawStickers(sheet);
}

} // namespace

template <>
GameKit kitOf<WarGalley>() {
    return {
        &withoutBoard<&drawWarGalley>,
        {{"deck_on_box",
          "Take the tray out of each matchbox. Cut out the decks, and glue one on each sleeve."},
         {"push_matches",
          "Pierce the deck and the long sides at the marks. Push matches with heads into the "
          "sides: these are the oars. Push matches without heads into the deck: these are the "
          "masts. The numbers on the deck say how many. No head may touch a striking strip."},
         {"board_in_tags",
          "Lay the four corner tags around the sea, about 60 cm apart along the players' edges and "
          "42 cm apart from player to player. The tags are a sheet of their own. Cover no tag.",
          Pieces::AtHome}}};
}

} // namespace umpire::kit
