#include "app/mind/move_preview/game_ghosts.h"
#include "rules/games/war_galley/motion.h"
#include "rules/games/war_galley/war_galley.h"

#include <algorithm>

namespace umpire {
namespace {

using namespace war_galley;

TablePoint middleOf(const Hull& hull) {
    return hull[0] + (hull[2] - hull[0]) * 0.5;
}

struct GalleyGhost {
    const war_galley::State& state;
    Ghost& ghost;

    void operator()(const Build&) const {}
    void operator()(const war_galley::Place& it) const { ship(it.vessel, {it.pose}); }
    void operator()(const LayOrders& it) const { follow(it); }
    void operator()(const TakeUpOrders&) const {}
    void operator()(const war_galley::Ready&) const {}
    void operator()(const ConfirmPoses&) const {}
    void operator()(const CallRam& it) const { way(it.rammer, it.struck); }
    void operator()(const CallClear& it) const {
        at(it.one);
        at(it.other);
    }
    void operator()(const Aim& it) const { way(it.attacker, it.target); }
    void operator()(const Toss&) const {}
    void operator()(const CallHits& it) const { at(it.attacker); }
    void operator()(const CallSpoiled& it) const { at(it.attacker); }
    void operator()(const TakeLosses& it) const { at(it.vessel); }
    void operator()(const RearrangeOars& it) const { at(it.vessel); }
    void operator()(const Correct& it) const { move(it.vessel, {it.pose}); }
    void operator()(const war_galley::Resign&) const {}
    void operator()(const war_galley::OfferDraw&) const {}

    [[nodiscard]] GhostEnd end(VesselIndex vessel) const { return {{}, nameOf(state, vessel)}; }
    void at(VesselIndex vessel) const { ghost.ways.push_back(ghostAt(end(vessel))); }
    void way(VesselIndex from, VesselIndex to) const { ghost.ways.push_back({end(from), end(to)}); }
    [[nodiscard]] Hull hullAt(const GalleyPose& pose) const {
        return hullOf(pose, sizesOf(state.settings));
    }
    GhostShip& ship(VesselIndex vessel, const std::vector<GalleyPose>& poses) const {
        GhostShip& made = ghost.ships.emplace_back();
        made.name = nameOf(state, vessel);
        made.hull = hullAt(poses.back());
        for (const GalleyPose& pose : poses) {
            const TablePoint middle = middleOf(hullAt(pose));
            if (made.path.empty() || distance(made.path.back(), middle) > 0.1_mm) {
                made.path.push_back(middle);
            }
        }
        return made;
    }
    /// Shows the galley's move through `poses`, from its present place if that is known.
    GhostShip& move(VesselIndex vessel, std::vector<GalleyPose> poses) const {
        if (const auto& pose = state.vessels[vessel].pose) {
            poses.insert(poses.begin(), *pose);
        }
        return ship(vessel, poses);
    }
    /// Shows the path that the orders describe. Obstacles that may stop the galley are not known
    /// yet (WG-18).
    void follow(const LayOrders& laid) const {
        const auto& start = state.vessels[laid.vessel].pose;
        if (!start) {
            return;
        }
        const std::span<const Order> orders = laid.plan.orders();
        std::vector<GalleyPose> poses{*start};
        std::vector<GhostSign> signs;
        for (const Order order : orders) {
            if (isMovement(order)) {
                poses.push_back(poseAfter(poses.back(), order, motionOptionsOf(state.settings)));
                continue;
            }
            const TablePoint middle = middleOf(hullAt(poses.back()));
            if (signs.empty() || signs.back().at != middle) {
                signs.push_back({middle, {}});
            }
            signs.back().letters += order == Order::Fire ? 'X' : 'O';
        }
        ship(laid.vessel, poses).signs = std::move(signs);
    }
};

/// Returns the side that gives the orders; none if the action is no order.
std::optional<Side> ordering(const war_galley::State& state, const war_galley::Action& action) {
    const auto* orders = std::get_if<LayOrders>(&action);
    return orders == nullptr ? std::nullopt : std::optional(ownerOf(state, orders->vessel));
}

} // namespace

/// Also shows the orders that follow directly for other galleys of the same side.
template <>
void addGhosts<WarGalley>(const WarGalley::State& state,
                          const std::vector<WarGalley::Action>& actions, Ghost& ghost) {
    const auto side = ordering(state, actions.front());
    std::visit(GalleyGhost{state, ghost}, actions.front());
    for (std::size_t next = 1; side && next < actions.size(); ++next) {
        if (ordering(state, actions[next]) != side) {
            return;
        }
        std::visit(GalleyGhost{state, ghost}, actions[next]);
    }
}

} // namespace umpire
