#include "rules/engine/war_galley/prospects.h"

#include "rules/engine/war_galley/boxes.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

// Weights of the evaluation, in points of lead.
constexpr double kAfloat = 2.0;
constexpr double kOar = 0.3; ///< weight of each oar
/// Weight of each oar on the side of the galley that has fewer oars; this number limits the moves
/// (WG-15).
constexpr double kEvenOar = 0.35;
constexpr double kMast = 0.5;   ///< weight of each mast
constexpr double kThreat = 0.5; ///< weight of an enemy straight ahead and within reach
/// Penalty for each match length of distance to the nearest enemy.
constexpr double kAwayFrom = 0.04;
constexpr double kAwayFromTable = 1.5;
constexpr double kOneSided = 5; ///< a lead of this many points is worth 3 of 4 games

double squashed(double lead) {
    const double part = lead / kOneSided;
    return 0.5 + 0.5 * part / (1 + (part < 0 ? -part : part));
}

/// Evaluates the pose of a galley relative to its enemies, in points of lead.
double threatOf(const State& state, VesselIndex vessel) {
    constexpr double kReach = 5; // distance that a galley can cover in a turn, in match lengths
    const Box own = boxOf(state, vessel);
    double threat = 0;
    double nearest = kReach * 4;
    for (VesselIndex other = 0; other < state.vessels.size(); ++other) {
        if (ownerOf(state, other) == ownerOf(state, vessel) || !isAfloat(state, other)) {
            continue;
        }
        const Box enemy = boxOf(state, other);
        const double away = std::max(0.0, gapOf(own, enemy)) / state.settings.match.value();
        nearest = std::min(nearest, away);
        const double facing = std::max(0.0, facingOf(own, enemy));
        // 1 if the enemy shows its side, 0 if it shows its bow
        const double exposed = 1 - std::max(0.0, facingOf(enemy, own));
        threat += away > kReach ? 0 : kThreat * facing * exposed;
    }
    return threat - kAwayFrom * nearest - (isOffTable(own, state.settings) ? kAwayFromTable : 0);
}

} // namespace

double worthOf(const State& state, VesselIndex vessel) {
    const Rig& rig = state.vessels[vessel].rig;
    return kAfloat + kOar * (rig.port + rig.starboard) +
           kEvenOar * std::min(rig.port, rig.starboard) + kMast * rig.masts;
}

Worth worthOf(const State& state) {
    double lead = 0;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (isAfloat(state, vessel)) {
            const double own = worthOf(state, vessel) + threatOf(state, vessel);
            lead += ownerOf(state, vessel) == Side::A ? own : -own;
        }
    }
    Worth worth{};
    worth[0] = squashed(lead);
    worth[1] = 1 - worth[0];
    return worth;
}

} // namespace umpire::war_galley
