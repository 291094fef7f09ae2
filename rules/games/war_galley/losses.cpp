#include "rules/games/war_galley/losses.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

/// Standard deviation of a recorded pose by rounding to thousandths.
constexpr Millimetres kPlaceSigma = 0.001_mm;
constexpr Radians kHeadingSigma = 0.001_deg;

NearSide nearSideOf(const State& state, const Blow& blow) {
    Galley attacker = pieceOf(state, blow.attacker);
    Galley target = pieceOf(state, blow.target);
    attacker.sigma = target.sigma = kPlaceSigma;
    target.headingSigma = kHeadingSigma;
    return nearSide(attacker, target);
}

bool portIsNear(NearSide side) {
    return side == NearSide::Port;
}

Losses seenFrom(NearSide side, const Rig& rig) {
    return portIsNear(side) ? Losses{rig.port, rig.starboard, rig.masts}
                            : Losses{rig.starboard, rig.port, rig.masts};
}

Rig ownOf(NearSide side, const Losses& losses) {
    return portIsNear(side) ? Rig{losses.nearOars, losses.farOars, losses.masts}
                            : Rig{losses.farOars, losses.nearOars, losses.masts};
}

std::vector<Rig> waysFrom(NearSide side, const Rig& rig, int points, NearMost most) {
    std::vector<Rig> ways;
    const DamageAnswer answer = legalLosses(seenFrom(side, rig), points, most);
    if (const auto* all = std::get_if<std::vector<Losses>>(&answer)) {
        for (const Losses& losses : *all) {
            ways.push_back(ownOf(side, losses));
        }
    }
    return ways;
}

std::string rigText(const Rig& rig) {
    return std::to_string(rig.port) + "/" + std::to_string(rig.starboard) + "/" +
           std::to_string(rig.masts);
}

} // namespace

std::vector<Rig> waysToLose(const State& state, const Blow& blow) {
    const Rig& rig = state.vessels[blow.target].rig;
    const NearMost most = state.settings.nearMost;
    const NearSide side = nearSideOf(state, blow);
    if (side != NearSide::Either) {
        return waysFrom(side, rig, blow.points, most);
    }
    std::vector<Rig> ways = waysFrom(NearSide::Port, rig, blow.points, most);
    for (const Rig& way : waysFrom(NearSide::Starboard, rig, blow.points, most)) {
        if (std::ranges::find(ways, way) == ways.end()) {
            ways.push_back(way);
        }
    }
    return ways;
}

std::optional<Violation> checkLosses(const State& state, const Blow& blow, const Rig& lost) {
    const std::vector<Rig> ways = waysToLose(state, blow);
    if (std::ranges::find(ways, lost) != ways.end()) {
        return std::nullopt;
    }
    const Rig& left = state.vessels[blow.target].rig;
    const auto refuse = [](Message because, std::string rule) {
        return Violation{ViolationKind::IllegalLosses, std::move(because), std::move(rule)};
    };
    const int due = std::min(blow.points, left.port + left.starboard + left.masts);
    const int total = lost.port + lost.starboard + lost.masts;
    const bool tooMuch =
        lost.port > left.port || lost.starboard > left.starboard || lost.masts > left.masts;
    if (total != due || tooMuch || std::min({lost.port, lost.starboard, lost.masts}) < 0) {
        return refuse(message("%1 does not take %2 of the %3 that are left", rigText(lost), due,
                              rigText(left)),
                      "WG-34");
    }
    if (blow.points >= 3 && left.masts > 0 && lost.masts == 0) {
        return refuse(message("%1 damage takes a mast too", blow.points), "WG-37");
    }
    NearSide side = nearSideOf(state, blow);
    if (side == NearSide::Either) {
        side = lost.port >= lost.starboard ? NearSide::Port : NearSide::Starboard;
    }
    const Losses seen = seenFrom(side, lost);
    const Message name = portIsNear(side) ? message("port") : message("starboard");
    const bool bare = seenFrom(side, left).nearOars == 0;
    if (seen.nearOars == 0) {
        return refuse(
            bare ? message("the first point is an oar to the other side, for %1 is bare", name)
                 : message("the first point is an oar to %1", name),
            "WG-35");
    }
    return refuse(message("%1 faces the attacker and must take the most", name), "WG-36");
}

std::vector<int> portOarsAfterRearranging(const Vessel& vessel) {
    const int oars = vessel.rig.port + vessel.rig.starboard;
    std::vector<int> ways;
    for (int port = std::max(1, oars - vessel.builtOars);
         port <= std::min(oars - 1, vessel.builtOars); ++port) {
        ways.push_back(port);
    }
    return ways;
}

} // namespace umpire::war_galley
