#include "app/mind/statistics/toss_odds.h"

#include "rules/games/war_galley/fire.h"
#include "rules/games/war_galley/galley_pose.h"
#include "rules/games/war_galley/rules.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace umpire {
namespace {

/// Returns the share of a full turn that the hull covers, seen from a point outside the hull.
double shareOfATurn(TablePoint from, const Hull& hull) {
    const auto angleTo = [&](TablePoint point) {
        return std::atan2((point.y - from.y).value(), (point.x - from.x).value());
    };
    double least = 0.0;
    double most = 0.0;
    const double first = angleTo(hull.front());
    for (const TablePoint& corner : hull) {
        const double turned = std::remainder(angleTo(corner) - first, 2.0 * std::numbers::pi);
        least = std::min(least, turned);
        most = std::max(most, turned);
    }
    return (most - least) / (2.0 * std::numbers::pi);
}

} // namespace

std::vector<double> hitChances(const war_galley::State& before, war_galley::VesselIndex target,
                               const war_galley::Toss& toss, const war_galley::TossRuling& ruling) {
    const auto& pose = before.vessels[target].pose;
    const bool reaches = ruling.inRange != war_galley::Certainty::No && pose.has_value();
    const Hull hull =
        reaches ? war_galley::hullOf(*pose, war_galley::sizesOf(before.settings)) : Hull{};
    std::vector<double> chances;
    for (const war_galley::LooseMatch& match : toss.matches) {
        if (match.tossed) {
            const TablePoint middle{(match.tail.x + match.head.x) / 2.0,
                                    (match.tail.y + match.head.y) / 2.0};
            const bool bothEnds = ruling.sideZone != war_galley::Certainty::No || !match.headed;
            const double ends = bothEnds ? 2.0 : 1.0;
            chances.push_back(reaches ? std::min(1.0, ends * shareOfATurn(middle, hull)) : 0.0);
        }
    }
    return chances;
}

double expectedHits(const war_galley::State& before, war_galley::VesselIndex target,
                    const war_galley::Toss& toss) {
    const std::vector<double> chances =
        hitChances(before, target, toss, war_galley::rule(before, target, toss));
    return std::accumulate(chances.begin(), chances.end(), 0.0);
}

std::vector<RuledSalvo> Salvos::play(const war_galley::State& before,
                                     const war_galley::Action& action) {
    if (const auto* toss = std::get_if<war_galley::Toss>(&action)) {
        lying_.insert_or_assign(toss->attacker, SeenSalvo{before, *toss});
    }
    std::vector<RuledSalvo> ruled;
    const auto add = [&](war_galley::VesselIndex attacker) -> RuledSalvo& {
        auto lying = lying_.extract(attacker);
        ruled.push_back({.attacker = attacker,
                         .player = war_galley::playerOf(war_galley::ownerOf(before, attacker)),
                         .target = {},
                         .hits = 0,
                         .seen = lying ? std::optional(std::move(lying.mapped())) : std::nullopt});
        return ruled.back();
    };
    for (const war_galley::Event& event : WarGalley::apply(before, action).events) {
        if (const auto* hit = std::get_if<war_galley::Hit>(&event)) {
            RuledSalvo& salvo = add(hit->attacker);
            salvo.target = hit->target;
            salvo.hits = hit->hits;
        } else if (const auto* spoiled = std::get_if<war_galley::Spoiled>(&event)) {
            add(spoiled->attacker);
        }
    }
    return ruled;
}

} // namespace umpire
