#include "rules/games/war_galley/state.h"

#include "rules/games/war_galley/approach.h"
#include "rules/mixed_word.h"

#include <algorithm>
#include <bit>

namespace umpire::war_galley {
namespace {

/// Computes the hash of a position, field by field.
class Mixer {
public:
    void add(std::uint64_t word) { hash_ = mixed(hash_, word); }
    void add(int number) { add(std::uint64_t(std::uint32_t(number))); }
    void add(Millimetres length) { add(std::bit_cast<std::uint64_t>(length.value())); }
    void add(const std::optional<GalleyPose>& pose) {
        add(int(pose.has_value()));
        if (pose) {
            add(pose->bow.x);
            add(pose->bow.y);
            add(std::bit_cast<std::uint64_t>(pose->heading.value()));
        }
    }
    void add(const VesselPair& pair) {
        add(int(pair.first));
        add(int(pair.second));
    }
    void add(const Vessel& vessel) {
        for (const int field :
             {vessel.builtOars, vessel.rig.port, vessel.rig.starboard, vessel.rig.masts,
              int(vessel.stalled), vessel.plan ? vessel.plan->count : -1}) {
            add(field);
        }
        add(vessel.pose);
        add(vessel.from);
        if (vessel.plan) {
            for (const Order order : vessel.plan->orders()) {
                add(int(order));
            }
        }
    }
    void add(const Settings& settings) {
        for (const int field :
             {settings.galleys[0], settings.galleys[1], int(settings.first), int(settings.sinking),
              int(settings.turning), int(settings.speedBonus), int(settings.cornerStern),
              int(settings.restingBow), int(settings.stalled), int(settings.afterContact),
              int(settings.nearMost), int(settings.orderBox), int(settings.planLength),
              int(settings.sideZone), int(settings.headless), int(settings.blocking),
              int(settings.ownHead), int(settings.band), int(settings.poses)}) {
            add(field);
        }
        for (const Millimetres length :
             {settings.tableWidth, settings.tableDepth, settings.match, settings.matchWidth,
              settings.boxLength, settings.boxWidth, settings.touching, settings.apart}) {
            add(length);
        }
    }
    void add(const Execution& execution) {
        add(execution.step * 8 + int(execution.part) * 2 + int(execution.confirming));
        add(int(execution.rearranges));
        for (const VesselPair& pair : execution.unsure) {
            add(pair);
        }
        for (const Shot& shot : execution.shots) {
            add(int(shot.attacker));
            add(shot.target ? int(*shot.target) : -1);
            add(shot.ruled ? 100 * shot.ruled->least + shot.ruled->most : -1);
            add(shot.called.value_or(-1));
        }
        for (const Blow& blow : execution.blows) {
            add(int(blow.attacker));
            add(int(blow.target));
            add(blow.points);
        }
    }
    [[nodiscard]] std::uint64_t hash() const { return hash_; }

private:
    std::uint64_t hash_ = 0;
};

} // namespace

std::optional<Order> orderOf(const State& state, VesselIndex vessel) {
    const auto& plan = state.vessels[vessel].plan;
    return plan ? plan->at(state.execution.step) : std::nullopt;
}

Side ownerOf(const State& state, VesselIndex vessel) {
    return vessel < std::size_t(state.settings.galleys[0]) ? Side::A : Side::B;
}

std::string_view nameOf(Side side) {
    return side == Side::A ? "A" : "B";
}

std::string nameOf(const State& state, VesselIndex vessel) {
    const Side owner = ownerOf(state, vessel);
    const VesselIndex before = owner == Side::A ? 0 : std::size_t(state.settings.galleys[0]);
    return std::string(nameOf(owner)) + std::to_string(vessel - before + 1);
}

bool isSunk(const State& state, VesselIndex index) {
    const Vessel& vessel = state.vessels[index];
    const Losses left{vessel.rig.port, vessel.rig.starboard, vessel.rig.masts};
    return vessel.isBuilt() && sinks(left, state.settings.sinking);
}

bool isAfloat(const State& state, VesselIndex vessel) {
    return state.vessels[vessel].pose && !isSunk(state, vessel);
}

bool isLost(const State& state, Side side) {
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (ownerOf(state, vessel) == side && !isSunk(state, vessel)) {
            return false;
        }
    }
    return true;
}

Crew crewOf(const State& state, VesselIndex index) {
    Crew crew{state.vessels[index].rig, state.vessels[index].builtOars, state.settings.planLength};
    if (state.settings.orderBox == OrderBox::OfTheGalley) {
        return crew;
    }
    for (VesselIndex other = 0; other < state.vessels.size(); ++other) {
        const Vessel& friendly = state.vessels[other];
        if (other != index && ownerOf(state, other) == ownerOf(state, index)) {
            crew.headed += friendly.builtOars - (friendly.plan ? headedIn(*friendly.plan) : 0);
        }
    }
    return crew;
}

Galley pieceOf(const State& state, VesselIndex index) {
    const Vessel& vessel = state.vessels[index];
    const PieceSizes sizes = sizesOf(state.settings);
    Galley piece;
    piece.id = nameOf(state, index);
    piece.center = vessel.pose->bow - along(vessel.pose->heading, sizes.boxLength * 0.5);
    piece.heading = normalized(vessel.pose->heading);
    piece.hull = hullOf(*vessel.pose, sizes);
    piece.oars = {vessel.rig.port, vessel.rig.starboard};
    piece.masts = vessel.rig.masts;
    piece.fleet = std::string(nameOf(ownerOf(state, index)));
    piece.confidence = 1.0;
    return piece;
}

Millimetres gapBetween(const State& state, VesselIndex one, VesselIndex other) {
    const PieceSizes sizes = sizesOf(state.settings);
    const Hull first = hullOf(*state.vessels[one].pose, sizes);
    const Hull second = hullOf(*state.vessels[other].pose, sizes);
    return std::max(approachOf(first, second).distance, 0_mm);
}

Pending pendingOf(const State& state) {
    const Execution& execution = state.execution;
    if (state.phase != Phase::Executing) {
        return {};
    }
    if (execution.confirming) {
        return {Owed::Confirmation, 0};
    }
    if (!execution.unsure.empty()) {
        return {Owed::Contact, execution.unsure.front().first};
    }
    if (!execution.blows.empty()) {
        return {Owed::Losses, execution.blows.front().target};
    }
    if (execution.part == Part::Rearranging) {
        return {Owed::Oars, execution.rearranges};
    }
    for (const Shot& shot : execution.shots) {
        if (!shot.target) {
            return {Owed::Target, shot.attacker};
        }
    }
    for (const Shot& shot : execution.shots) {
        if (!shot.called) {
            return {shot.ruled ? Owed::Verdict : Owed::Toss, shot.attacker};
        }
    }
    return {};
}

} // namespace umpire::war_galley

std::size_t std::hash<umpire::war_galley::State>::operator()(
    const umpire::war_galley::State& state) const noexcept {
    umpire::war_galley::Mixer mixer;
    mixer.add(state.settings);
    for (const umpire::war_galley::Vessel& vessel : state.vessels) {
        mixer.add(vessel);
    }
    mixer.add(4 * int(state.phase) + 2 * int(state.ready[0]) + int(state.ready[1]));
    mixer.add(state.execution);
    for (const umpire::war_galley::Neighbours& neighbours : state.neighbours) {
        mixer.add(neighbours.pair);
        mixer.add(int(neighbours.judged));
    }
    mixer.add(2 * int(state.offersDraw[0]) + int(state.offersDraw[1]));
    mixer.add(state.resigned ? 1 + int(umpire::war_galley::indexOf(*state.resigned)) : 0);
    return std::size_t(mixer.hash());
}
