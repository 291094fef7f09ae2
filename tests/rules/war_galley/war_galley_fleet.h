#pragma once

#include "rules/games/war_galley/approach.h"
#include "rules/games/war_galley/motion.h"
#include "tests/rules/war_galley/war_galley_table.h"

#include <optional>
#include <random>
#include <vector>

/// Galleys under way for the tests of War Galley. Lengths in millimetres, angles in degrees,
/// counter-clockwise from +x.
namespace umpire::war_galley {

constexpr double kTouch = 0.1; ///< the default gap at which hulls touch

inline GalleyPose facing(double bowX, double bowY, double degrees) {
    return {at(bowX, bowY), radiansFromDegrees(degrees)};
}

inline StepMover standing(const GalleyPose& pose) {
    return {pose, std::nullopt};
}

inline void expectNear(TablePoint a, TablePoint b, double tolerance) {
    EXPECT_NEAR(a.x.value(), b.x.value(), tolerance);
    EXPECT_NEAR(a.y.value(), b.y.value(), tolerance);
}

inline void expectNear(const GalleyPose& a, const GalleyPose& b, double tolerance) {
    expectNear(a.bow, b.bow, tolerance);
    EXPECT_NEAR(normalized(a.heading - b.heading).value(), 0.0, tolerance);
}

/// Galleys close together, and their orders.
struct RandomFleet {
    std::mt19937 random;

    double between(double least, double most) {
        return std::uniform_real_distribution<double>(least, most)(random);
    }

    std::optional<Order> order() {
        constexpr std::optional<Order> kOrders[] = {Order::Forward, Order::Forward, Order::Left,
                                                    Order::Right, std::nullopt};
        return kOrders[std::uniform_int_distribution<int>(0, 4)(random)];
    }

    /// Returns random galleys that are at least 1 mm apart.
    std::vector<StepMover> next(std::size_t galleys) {
        std::vector<StepMover> movers;
        while (movers.size() < galleys) {
            const GalleyPose pose = facing(between(0, 220), between(0, 220), between(-180, 180));
            bool free = true;
            for (const StepMover& other : movers) {
                const Hull hull = hullOf(other.pose, {});
                free = free && approachOf(hullOf(pose, {}), hull).distance > 1_mm;
            }
            if (free) {
                movers.push_back({pose, order()});
            }
        }
        return movers;
    }
};

} // namespace umpire::war_galley
