#pragma once

#include "rules/games/war_galley/war_galley.h"

/// Hulls of galleys as plain numbers in millimetres, for fast comparison.
namespace umpire::war_galley {

struct Box {
    double x = 0; ///< centre of the hull
    double y = 0;
    double aheadX = 0; ///< unit vector towards the bow
    double aheadY = 0;
    double half = 0; ///< half the length
    double side = 0; ///< half the width
};

inline Box boxOf(const GalleyPose& pose, const Settings& settings) {
    const TablePoint ahead = along(pose.heading, Millimetres(1));
    const double half = settings.boxLength.value() * 0.5;
    return {pose.bow.x.value() - half * ahead.x.value(),
            pose.bow.y.value() - half * ahead.y.value(),
            ahead.x.value(),
            ahead.y.value(),
            half,
            settings.boxWidth.value() * 0.5};
}
inline Box boxOf(const State& state, VesselIndex vessel) {
    return boxOf(*state.vessels[vessel].pose, state.settings);
}

/// Returns the gap between the boxes along the axis, in millimetres; negative if they overlap along
/// it.
inline double apartAlong(const Box& one, const Box& other, double axisX, double axisY) {
    const auto reach = [&](const Box& box) {
        const double ahead = box.aheadX * axisX + box.aheadY * axisY;
        const double aside = box.aheadX * axisY - box.aheadY * axisX;
        return box.half * std::abs(ahead) + box.side * std::abs(aside);
    };
    const double between = (other.x - one.x) * axisX + (other.y - one.y) * axisY;
    return std::abs(between) - reach(one) - reach(other);
}

/// Returns the largest gap between the boxes along an axis of either box, in millimetres. The gap
/// is at least 0.7 of the distance between the boxes; 0 or less if the boxes overlap.
inline double gapOf(const Box& one, const Box& other) {
    return std::max(std::max(apartAlong(one, other, one.aheadX, one.aheadY),
                             apartAlong(one, other, -one.aheadY, one.aheadX)),
                    std::max(apartAlong(one, other, other.aheadX, other.aheadY),
                             apartAlong(one, other, -other.aheadY, other.aheadX)));
}

/// Returns the cosine of the bearing of `other` from `one`: 1 straight ahead, -1 straight behind.
inline double facingOf(const Box& one, const Box& other) {
    const double x = other.x - one.x;
    const double y = other.y - one.y;
    const double apart = std::max(1.0, std::sqrt(x * x + y * y));
    return (x * one.aheadX + y * one.aheadY) / apart;
}

/// Tells whether the centre of `other` lies beside the long sides of `one`; approximates WG-31.
inline bool isBeside(const Box& one, const Box& other) {
    const double ahead = (other.x - one.x) * one.aheadX + (other.y - one.y) * one.aheadY;
    return std::abs(ahead) <= one.half;
}

inline bool isOffTable(const Box& box, const Settings& settings) {
    return box.x < 0 || box.y < 0 || box.x > settings.tableWidth.value() ||
           box.y > settings.tableDepth.value();
}

} // namespace umpire::war_galley
