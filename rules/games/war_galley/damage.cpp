#include "rules/games/war_galley/damage.h"

#include <algorithm>
#include <cmath>

namespace umpire::war_galley {
namespace {

bool isLegal(const Losses& left, const Losses& lost, NearMost most) {
    const int damage = lost.nearOars + lost.farOars + lost.masts;
    const int lostOars = lost.nearOars + lost.farOars;
    const bool anOarFirst = left.nearOars > 0  ? lost.nearOars > 0 // WG-35: near oars first
                            : left.farOars > 0 ? lost.farOars > 0  // WG-A17: no near oars are left
                                               : lostOars == 0;
    const int others = std::max(lost.farOars, lost.masts);
    const bool nearTakesMost = // WG-36, WG-A15: the near side loses most
        lost.nearOars == left.nearOars || lost.nearOars > others ||
        (most == NearMost::TiesAllowed && lost.nearOars == others);
    // WG-37: 3 points or more cost at least one mast.
    const bool aMastGoes = damage < 3 || left.masts == 0 || lost.masts > 0;
    return anOarFirst && nearTakesMost && aMastGoes;
}

} // namespace

NearSide nearSide(const Galley& attacker, const Galley& target, double sigmas) {
    const TablePoint ahead = along(target.heading, 1_mm);
    const TablePoint toAttacker = attacker.center - target.center;
    const double portward = cross(ahead, toAttacker);
    const double swing = dot(ahead, toAttacker) * target.headingSigma.value();
    const double sigma = std::hypot(attacker.sigma.value(), target.sigma.value(), swing);
    if (portward == 0.0 || std::abs(portward) < sigmas * sigma) {
        return NearSide::Either;
    }
    return portward > 0.0 ? NearSide::Port : NearSide::Starboard;
}

DamageAnswer legalLosses(const Losses& left, int damage, NearMost most) {
    if (damage < 0 || std::min({left.nearOars, left.farOars, left.masts}) < 0) {
        return Violation{ViolationKind::ImpossibleDamage,
                         message("damage, oars and masts cannot be fewer than none"), "WG-34"};
    }
    if (damage == 0) {
        return std::vector<Losses>{Losses{}};
    }
    if (damage >= left.nearOars + left.farOars + left.masts) {
        return std::vector<Losses>{left}; // all is lost (WG-A18)
    }
    std::vector<Losses> ways;
    for (int near = std::min(damage, left.nearOars); near >= 0; --near) {
        for (int far = std::min(damage - near, left.farOars); far >= 0; --far) {
            const Losses lost{near, far, damage - near - far};
            if (lost.masts <= left.masts && isLegal(left, lost, most)) {
                ways.push_back(lost);
            }
        }
    }
    return ways;
}

bool sinks(const Losses& left, SinkRule rule) {
    switch (rule) {
    case SinkRule::BothSidesBare:
        return left.nearOars == 0 && left.farOars == 0;
    case SinkRule::AnySideBare:
        return left.nearOars == 0 || left.farOars == 0;
    }
    return false;
}

} // namespace umpire::war_galley
