#include "app/desk/picture/piece_at.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace umpire::desk {
namespace {

constexpr double kStoneShare = 0.42; ///< radius of a stone, as a share of a square's side
/// radius in millimetres of the circle around a die whose side is 16 mm
constexpr double kDieRadius = 13.0;
/// radius of a piece as a share of the picture's width, if the scale is unknown
constexpr double kUnscaled = 0.02;

double length(QPointF way) {
    return std::hypot(way.x(), way.y());
}

QPolygonF ringOf(const std::array<ImagePoint, 4>& outline) {
    QPolygonF corners;
    for (const ImagePoint& corner : outline) {
        corners.push_back(pixelOf(corner));
    }
    corners.push_back(corners.front());
    return corners;
}

QPolygonF circleAround(QPointF center, double radius) {
    constexpr int kSides = 28;
    QPolygonF circle;
    for (int k = 0; k <= kSides; ++k) {
        const double turn = 2.0 * std::numbers::pi * k / kSides;
        circle.push_back(center + QPointF(std::cos(turn), std::sin(turn)) * radius);
    }
    return circle;
}

/// Returns the length `radius` in picture pixels at the place `center`.
double radiusOf(const SeenTable& seen, TablePoint center, Millimetres radius) {
    return seen.hasScale() ? radius.value() * pixelsPerMillimetre(seen.view, center)
                           : kUnscaled * seen.view.camera.size.width;
}

Millimetres stoneRadius(const SeenTable& seen) {
    return seen.board ? seen.board->cell * kStoneShare : Millimetres(kDieRadius);
}

/// Calls `each` with the name and the outline of every piece. Small pieces come last, because they
/// may lie on large ones.
template <typename Each>
void forEachPiece(const SeenTable& seen, Each each) {
    const TableObservation& things = seen.observation;
    for (const Galley& galley : things.galleys) {
        each(galley.id, ringOf(galley.outline));
    }
    for (std::size_t k = 0; k < things.tokens.size(); ++k) {
        each(tokenKey(k), ringOf(things.tokens[k].outline));
    }
    for (std::size_t k = 0; k < things.codes.size(); ++k) {
        each(codeKey(k), ringOf(things.codes[k].outline));
    }
    for (const Stone& stone : things.stones) {
        each(stone.cell, circleAround(pixelOf(stone.centerInImage),
                                      radiusOf(seen, stone.center, stoneRadius(seen))));
    }
    for (std::size_t k = 0; k < things.dice.size(); ++k) {
        const Die& die = things.dice[k];
        each(dieKey(k), circleAround(pixelOf(die.centerInImage),
                                     radiusOf(seen, die.center, Millimetres(kDieRadius))));
    }
    for (const Match& match : things.matches) {
        each(match.id, QPolygonF{pixelOf(match.tailInImage), pixelOf(match.headInImage)});
    }
}

/// Returns the distance in pixels between a pixel and a line or an outline; 0 inside the outline.
double away(const QPolygonF& place, QPointF pixel) {
    if (place.size() > 2 && place.containsPoint(pixel, Qt::OddEvenFill)) {
        return 0.0;
    }
    double nearest = std::numeric_limits<double>::max();
    for (qsizetype k = 1; k < place.size(); ++k) {
        const QPointF from = place[k - 1];
        const QPointF way = place[k] - from;
        const double square = QPointF::dotProduct(way, way);
        const double share =
            square > 0.0 ? std::clamp(QPointF::dotProduct(pixel - from, way) / square, 0.0, 1.0)
                         : 0.0;
        nearest = std::min(nearest, length(pixel - from - way * share));
    }
    return nearest;
}

std::string numbered(const char* kind, std::size_t index) {
    return kind + std::to_string(index);
}

} // namespace

std::string dieKey(std::size_t index) {
    return numbered("die ", index);
}

std::string codeKey(std::size_t index) {
    return numbered("code ", index);
}

std::string tokenKey(std::size_t index) {
    return numbered("token ", index);
}

std::string pieceAt(const SeenTable& seen, QPointF pixel, double reach) {
    std::string found;
    double nearest = reach;
    bool isThin = false; // true if the nearest piece so far is a match, which is preferred even to
                         // a galley below it
    forEachPiece(seen, [&](const std::string& key, const QPolygonF& place) {
        const double distance = away(place, pixel);
        const bool thin = place.size() == 2;
        if (distance <= reach && ((thin && !isThin) || distance <= nearest)) {
            found = key;
            nearest = distance;
            isThin = thin;
        }
    });
    return found;
}

QPolygonF placeOf(const SeenTable& seen, const std::string& key) {
    QPolygonF found;
    forEachPiece(seen, [&](const std::string& each, const QPolygonF& place) {
        if (each == key) {
            found = place;
        }
    });
    return found;
}

QRectF areaOfPieces(const SeenTable& seen) {
    QRectF area;
    forEachPiece(seen,
                 [&](const std::string&, const QPolygonF& place) { area |= place.boundingRect(); });
    return area;
}

} // namespace umpire::desk
