#include "app/desk/picture/draw_table.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <QLineF>

namespace umpire::desk {
namespace {

constexpr int kRingCorners = 28; ///< number of corners of the polygon that is drawn as a circle
constexpr Line kArrow{colours::kChosen, 5.0};
constexpr Line kRing{colours::kChosen, 4.0};
constexpr double kHead = 16.0; ///< length of an arrow's head, in units
/// distance from the bow to the full width, as a share of the deck's length
constexpr double kShoulder = 0.26;
constexpr Millimetres kCounter = 14_mm; ///< radius of the ring around a counter

/// A place on the table at which a move starts or ends.
struct Spot {
    TablePoint middle;
    Millimetres radius;
    bool operator==(const Spot&) const = default;
};

bool isCodeOf(const CodedPiece& coded, const std::string& piece) {
    const std::size_t at = coded.text.find(':');
    return at != std::string::npos &&
           std::equal(coded.text.begin() + std::ptrdiff_t(at) + 1, coded.text.end(), piece.begin(),
                      piece.end(), [](unsigned char one, unsigned char other) {
                          return std::toupper(one) == std::toupper(other);
                      });
}

std::optional<Spot> pieceIn(const SeenTable& seen, const std::string& piece) {
    const auto& galleys = seen.observation.galleys;
    const auto galley = std::ranges::find(galleys, piece, &Galley::id);
    if (galley != galleys.end()) {
        return Spot{galley->center, PieceSizes{}.boxLength * 0.7};
    }
    const auto& codes = seen.observation.codes;
    const auto code = std::ranges::find_if(
        codes, [&](const CodedPiece& each) { return each.counter && isCodeOf(each, piece); });
    return code == codes.end() ? std::nullopt : std::optional(Spot{code->center, kCounter});
}

std::optional<Spot> placeIn(const SeenTable& seen, const std::string& place) {
    const auto zone = std::ranges::find(seen.zones, place, &MapZone::name);
    if (zone != seen.zones.end() && seen.board) {
        return Spot{seen.board->origin + zone->middle, zone->radius};
    }
    const auto cell = middleOf(seen, place);
    return cell ? std::optional(Spot{*cell, seen.board->cell * 0.46}) : std::nullopt;
}

std::optional<Spot> spotOf(const SeenTable& seen, const GhostEnd& end) {
    const auto piece = end.piece.empty() ? std::nullopt : pieceIn(seen, end.piece);
    return piece || end.place.empty() ? piece : placeIn(seen, end.place);
}

void drawClosed(Ink& ink, const SeenTable& seen, const std::vector<TablePoint>& corners) {
    QPolygonF line;
    for (const TablePoint& corner : corners) {
        line.push_back(pixelOf(seen.view, corner, 0_mm));
    }
    line.push_back(line.front());
    ink.ghost(line, kRing);
}

/// Letters of a ghost. They are drawn last, so that no line strikes them out.
struct Badge {
    std::string words;
    TablePoint middle;
};
using Badges = std::vector<Badge>;

/// Draws an arrow through all points of `way`. The line ends where the arrow's head begins.
void drawArrow(Ink& ink, const SeenTable& seen, const std::vector<TablePoint>& way) {
    QPolygonF line;
    for (const TablePoint& point : way) {
        line.push_back(pixelOf(seen.view, point, 0_mm));
    }
    const QPointF before = line[line.size() - 2];
    const QPointF tip = line.back();
    const double length = QLineF(before, tip).length();
    line.back() = tip + (before - tip) * std::min(1.0, kHead * ink.unit() / std::max(1.0, length));
    ink.ghost(line, kArrow);
    ink.ghostHead(before, tip, colours::kChosen);
}

/// Draws a ship that covers two squares, with its bow at `bow`.
void drawLongShip(Ink& ink, const SeenTable& seen, TablePoint bow, Radians heading) {
    const Millimetres half = seen.board->cell * 0.42;
    const auto at = [&](double ahead, double aside) {
        return bow + along(heading, half * ahead) + along(heading + 90_deg, half * aside);
    };
    drawClosed(ink, seen, {at(1, 0), at(0.2, 1), at(-2.9, 0.8), at(-2.9, -0.8), at(0.2, -1)});
}

void drawWay(Ink& ink, const SeenTable& seen, const GhostWay& way, Badges& badges) {
    const auto from = spotOf(seen, way.from);
    const auto found = spotOf(seen, way.to);
    const auto to = found ? found : from;
    if (!to) {
        return;
    }
    if (way.heading && seen.board) {
        drawLongShip(ink, seen, to->middle, *way.heading);
    } else {
        QPolygonF ring = circleAround(seen, to->middle, to->radius);
        ring.push_back(ring.front());
        ink.ghost(ring, kRing);
    }
    if (!way.label.empty()) {
        badges.push_back({way.label, to->middle});
    }
    const Millimetres length = from ? distance(from->middle, to->middle) : 0_mm;
    // the arrow stops before the middle, so that the piece's number stays visible
    if (length > to->radius) {
        const TablePoint along = to->middle - from->middle;
        const double tail = std::min(from->radius * 0.74 / length, 0.4);
        const double tip = 1.0 - std::min(to->radius * 0.45 / length, 0.3);
        drawArrow(ink, seen, {from->middle + along * tail, from->middle + along * tip});
    }
}

void drawShip(Ink& ink, const SeenTable& seen, const GhostShip& ship, Badges& badges) {
    const auto part = [](TablePoint from, TablePoint to, double far) {
        return from + (to - from) * far;
    };
    const auto& [bowPort, sternPort, sternStarboard, bowStarboard] = ship.hull;
    drawClosed(ink, seen,
               {part(bowPort, bowStarboard, 0.5), part(bowPort, sternPort, kShoulder), sternPort,
                sternStarboard, part(bowStarboard, sternStarboard, kShoulder)});
    if (ship.path.size() > 1) {
        std::vector<TablePoint> way = ship.path;
        way.front() = part(way[0], way[1], 0.4); // the arrow starts outside the galley's name
        way.push_back(part(bowPort, bowStarboard, 0.5));
        drawArrow(ink, seen, way);
    }
    std::string words = ship.name;
    for (const GhostSign& sign : ship.signs) {
        if (ship.path.size() > 1 && sign.at == ship.path.back()) {
            words += ' ' + sign.letters;
        } else {
            badges.push_back({sign.letters, sign.at});
        }
    }
    badges.push_back({words, ship.path.back()});
}

} // namespace

std::optional<TablePoint> middleOf(const SeenTable& seen, const std::string& cell) {
    const int column = cell.empty() ? -1 : cell[0] - 'a';
    const int row = cell.size() < 2 ? -1 : std::atoi(cell.c_str() + 1) - 1;
    if (!seen.board || column < 0 || row < 0) {
        return std::nullopt;
    }
    return seen.board->origin +
           TablePoint{seen.board->cell * (column + 0.5), seen.board->cell * (row + 0.5)};
}

QPolygonF circleAround(const SeenTable& seen, TablePoint center, Millimetres radius) {
    QPolygonF ring;
    for (int k = 0; k < kRingCorners; ++k) {
        const Radians turn(2.0 * std::numbers::pi * k / kRingCorners);
        ring.push_back(pixelOf(seen.view, center + along(turn, radius), 0_mm));
    }
    return ring;
}

void drawGhost(Ink& ink, const SeenTable& seen) {
    Badges badges;
    if (seen.hasScale()) {
        std::ranges::for_each(seen.ghost.ships,
                              [&](const GhostShip& each) { drawShip(ink, seen, each, badges); });
    }
    std::ranges::for_each(seen.ghost.ways,
                          [&](const GhostWay& each) { drawWay(ink, seen, each, badges); });
    for (const Badge& badge : badges) {
        ink.badge(QString::fromStdString(badge.words), pixelOf(seen.view, badge.middle, 0_mm),
                  colours::kChosen);
    }
}

} // namespace umpire::desk
