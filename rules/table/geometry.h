#pragma once

#include "rules/table/units.h"

#include <array>
#include <cmath>

/// Points and directions on the table and in the picture, as plain structs and free functions.
namespace umpire {

/// A point in a plane; both coordinates have the same unit.
template <class Unit>
struct Point {
    Quantity<Unit> x;
    Quantity<Unit> y;
    constexpr bool operator==(const Point&) const = default;
};

using TablePoint = Point<MillimetreUnit>; ///< a point on the table's surface, z = 0
using ImagePoint = Point<PixelUnit>;      ///< a point in the picture

/// A point above the table; the z axis points up.
struct TablePoint3 {
    Millimetres x;
    Millimetres y;
    Millimetres z;
    constexpr bool operator==(const TablePoint3&) const = default;
};

/// The corners of a galley's footprint, in this order: bow-port, stern-port, stern-starboard,
/// bow-starboard.
using Hull = std::array<TablePoint, 4>;

template <class Unit>
constexpr Point<Unit> operator+(Point<Unit> a, Point<Unit> b) {
    return {a.x + b.x, a.y + b.y};
}
template <class Unit>
constexpr Point<Unit> operator-(Point<Unit> a, Point<Unit> b) {
    return {a.x - b.x, a.y - b.y};
}
template <class Unit>
constexpr Point<Unit> operator*(Point<Unit> a, double factor) {
    return {a.x * factor, a.y * factor};
}
/// Returns the dot product, in the unit squared.
template <class Unit>
constexpr double dot(Point<Unit> a, Point<Unit> b) {
    return a.x.value() * b.x.value() + a.y.value() * b.y.value();
}
/// Returns the z component of the cross product, in the unit squared. Positive if b lies
/// counter-clockwise of a.
template <class Unit>
constexpr double cross(Point<Unit> a, Point<Unit> b) {
    return a.x.value() * b.y.value() - a.y.value() * b.x.value();
}
template <class Unit>
Quantity<Unit> length(Point<Unit> a) {
    return Quantity<Unit>(std::hypot(a.x.value(), a.y.value()));
}
template <class Unit>
Quantity<Unit> distance(Point<Unit> a, Point<Unit> b) {
    return length(b - a);
}
template <class Unit>
constexpr Point<Unit> midpoint(Point<Unit> a, Point<Unit> b) {
    return (a + b) * 0.5;
}
/// Returns the direction from a to b, counter-clockwise from +x, in (-pi, pi].
inline Radians directionOf(TablePoint from, TablePoint to) {
    return Radians(std::atan2((to.y - from.y).value(), (to.x - from.x).value()));
}
/// Returns the vector of that length in the direction `angle`, counter-clockwise from +x.
inline TablePoint along(Radians angle, Millimetres length) {
    return {length * std::cos(angle.value()), length * std::sin(angle.value())};
}
/// Returns the angle normalised to (-pi, pi].
inline Radians normalized(Radians angle) {
    const double folded = std::remainder(angle.value(), 2.0 * std::numbers::pi);
    return Radians(folded <= -std::numbers::pi ? folded + 2.0 * std::numbers::pi : folded);
}

/// Returns the footprint of a box. `length` is measured along the heading, `width` across it.
inline Hull hullOf(TablePoint center, Radians heading, Millimetres length, Millimetres width) {
    const TablePoint forward = along(heading, length * 0.5);
    const TablePoint port = along(heading + 90_deg, width * 0.5);
    return {center + forward + port, center - forward + port, center - forward - port,
            center + forward - port};
}

} // namespace umpire
