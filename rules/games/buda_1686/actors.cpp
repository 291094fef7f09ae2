#include "rules/games/buda_1686/rules.h"

#include <concepts>

namespace umpire::buda_1686 {
namespace {

using Owner = std::optional<Side>;

/// The actions of BU-15 to BU-26 that only one of the sides can take.
template <typename Kind, typename... Kinds>
concept OneOf = (std::same_as<Kind, Kinds> || ...);
template <typename Kind>
concept Imperials = OneOf<Kind, DrawUnit, FireArtillery, Dig, Mine, Assault>;
template <typename Kind>
concept Turks = OneOf<Kind, FireBack, CounterMine, RaiseDie, ComeToRescue, ChooseCounterMineHit>;

struct OwnerIn {
    const State& state;

    Owner operator()(const Imperials auto&) const { return Side::Imperial; }
    Owner operator()(const Turks auto&) const { return Side::Turk; }
    Owner operator()(const RollDie&) const { return std::nullopt; }
    /// Pass belongs to the side on turn, and Decline to the side that must decide.
    Owner operator()(const Pass&) const { return state.onTurn; }
    Owner operator()(const Decline&) const { return deciderOf(state); }
    Owner operator()(const CastleFight& fight) const {
        ZoneSet from = fight.from;
        return contains(from, fight.wall) ? Side::Imperial // the units in the target's breaches
               : from == 0                ? std::nullopt
                                          : ofWall(takeFirst(from));
    }
    Owner operator()(const Entrench& action) const { return ofWall(action.wall); }
    Owner operator()(const GiveUpMarker& action) const {
        const auto wall = std::size_t(action.wall);
        const bool isThere =
            wall < state.entrenchments.size() && state.entrenchments[wall].level > 0;
        return isThere ? Owner(state.entrenchments[wall].owner) : std::nullopt;
    }
    /// BU-19, BU-A3: during losses, the action belongs to the side that chooses; otherwise to the
    /// unit's owner.
    Owner operator()(const LoseStep& loss) const {
        return state.phase == Phase::Losses ? deciderOf(state) : ofUnit(loss.unit);
    }
    Owner operator()(const auto& said) const requires requires { said.side; }
    { return said.side; }
    Owner operator()(const auto& done) const requires requires { done.officer; }
    { return ofUnit(done.officer); }
    Owner operator()(const OneOf<PlaceUnit, MoveUnit, Sortie, EnterBreach, MoveIn, Reinforce,
                                 FallSick> auto& done) const {
        return ofUnit(done.unit);
    }

private:
    [[nodiscard]] Owner ofUnit(UnitIndex unit) const {
        const bool isOne = unit >= 0 && unit < unitCount(state.scenario());
        return isOne ? Owner(state.spec(unit).side) : std::nullopt;
    }
    [[nodiscard]] Owner ofWall(ZoneIndex wall) const {
        const bool isOne = wall >= 0 && wall < zoneCount(state.scenario());
        return isOne ? holderOf(state, wall) : std::nullopt;
    }
};

} // namespace

std::optional<Side> actorOf(const State& state, const Action& action) {
    return std::visit(OwnerIn{state}, action);
}

std::vector<Player> actorsOf(const State& state, const Action& action) {
    const auto side = actorOf(state, action);
    return side ? std::vector{Player{int(*side)}} : std::vector<Player>{};
}

} // namespace umpire::buda_1686
