#include "rules/games/war_galley/rules.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

using Players = std::vector<Player>;

struct ActorsIn {
    const State& state;

    /// All players decide a contact that the measurement cannot decide.
    Players operator()(const CallRam&) const { return everybody(); }
    Players operator()(const CallClear&) const { return everybody(); }
    Players operator()(const CallHits& call) const { return ofToss(call.attacker); }
    Players operator()(const CallSpoiled& call) const { return ofToss(call.attacker); }
    /// The table, not a player, gives the places of matches and galleys.
    Players operator()(const Toss&) const { return {}; }
    Players operator()(const ConfirmPoses&) const { return {}; }
    Players operator()(const Correct&) const { return {}; }
    Players operator()(const Aim& aim) const { return ofGalley(aim.attacker); }
    Players operator()(const auto& said) const requires requires { said.side; }
    { return {playerOf(said.side)}; }
    Players operator()(const auto& done) const requires requires { done.vessel; }
    { return ofGalley(done.vessel); }

private:
    static Players everybody() { return {playerOf(Side::A), playerOf(Side::B)}; }
    [[nodiscard]] Players ofGalley(VesselIndex vessel) const {
        return vessel < state.vessels.size() ? Players{playerOf(ownerOf(state, vessel))}
                                             : Players{};
    }
    /// All players decide on a toss that has a ruling. A toss without a ruling comes from the
    /// table.
    [[nodiscard]] Players ofToss(VesselIndex attacker) const {
        const bool waits = std::ranges::any_of(state.execution.shots, [&](const Shot& shot) {
            return shot.attacker == attacker && shot.ruled;
        });
        return waits ? everybody() : Players{};
    }
};

} // namespace

std::vector<Player> actorsOf(const State& state, const Action& action) {
    return std::visit(ActorsIn{state}, action);
}

} // namespace umpire::war_galley
