#include "rules/engine/naval_battle/engine.h"

#include "rules/engine/naval_battle/fleet.h"
#include "rules/engine/naval_battle/moves.h"
#include "rules/engine/naval_battle/play_out.h"
#include "rules/engine/tree_search.h"

namespace umpire::naval_battle {
namespace {

/// The game for the tree search. Its seats are the sides, because all players of a side see the
/// same.
class Model {
public:
    using Game = NavalBattle;
    static constexpr int kRollOut = 4;
    static constexpr double kSpread = 0.25;

    explicit Model(const Settings& settings) : prospects_(settings) {}

    static std::optional<Player> decides(const State& state, Player first) {
        const auto sides = sidesToAct(state);
        if (sides.empty()) {
            return std::nullopt;
        }
        const bool isFirst = std::ranges::find(sides, sideOf(first)) != sides.end();
        return isFirst ? first : Player{int(sides.front())};
    }
    [[nodiscard]] std::vector<Choice<NavalBattle>> choices(const State& state, Player seat) const {
        return movesFor(state, sideOf(seat), prospects_, nullptr);
    }
    [[nodiscard]] std::vector<Choice<NavalBattle>> quickChoices(const State& state, Player seat,
                                                                Lot& lot) const {
        return movesFor(state, sideOf(seat), prospects_, &lot);
    }
    [[nodiscard]] Worth worth(const State& state) const { return prospects_.worthOf(state); }
    static bool isQuiet(const State&) { return true; }

private:
    Prospects prospects_;
};

static_assert(SearchedGame<Model>);

} // namespace
} // namespace umpire::naval_battle

namespace umpire {

Advice<NavalBattle> Engine<NavalBattle>::bestAction(const NavalBattle::View& view, Player player,
                                                    const Limits& limits) {
    const auto side = naval_battle::sideOf(player);
    if (view.known.phase == naval_battle::Phase::SetUp) {
        Advice<NavalBattle> advice;
        Lot lot(limits.seed);
        const auto sides = naval_battle::sidesToAct(view.known);
        if (std::ranges::find(sides, side) != sides.end()) {
            advice.action = naval_battle::nextOfSetUp(view.known, side, lot);
        }
        if (advice.action) {
            advice.line = {*advice.action};
        }
        return advice;
    }
    const naval_battle::Model model(view.known.settings);
    return TreeSearch(model, view, Player{int(side)}, limits).advise();
}

std::optional<NavalBattle::Action> Engine<NavalBattle>::chance(const NavalBattle::State&,
                                                               std::uint64_t) {
    return std::nullopt;
}

NavalBattle::State Engine<NavalBattle>::complete(const NavalBattle::View& view, Player player,
                                                 Lot& lot) {
    const auto enemy = naval_battle::enemyOf(naval_battle::sideOf(player));
    const auto& known = view.known;
    if (known.phase != naval_battle::Phase::SetUp || !known.ready[naval_battle::indexOf(enemy)]) {
        return naval_battle::withFleetDrawn(known, enemy, lot);
    }
    auto state = known; // the enemy is ready, so all his ships are in his port
    state.ready[naval_battle::indexOf(enemy)] = false;
    for (auto next = naval_battle::nextOfSetUp(state, enemy, lot); next;
         next = naval_battle::nextOfSetUp(state, enemy, lot)) {
        const auto* place = std::get_if<naval_battle::Place>(&*next);
        if (place == nullptr) {
            break;
        }
        state.at(place->square) = {place->kind, enemy, naval_battle::Openness::Hidden, 0};
        state.minesOff[naval_battle::indexOf(enemy)] -= int(place->kind == naval_battle::kMine);
    }
    state.ready[naval_battle::indexOf(enemy)] = true;
    return state;
}

PlayedOut Engine<NavalBattle>::playOut(const NavalBattle::State& state, Lot& lot, int mostActions) {
    return naval_battle::playedOutByLot(state, lot, mostActions);
}

std::optional<Player> Engine<NavalBattle>::actorOf(const NavalBattle::State& state,
                                                   const NavalBattle::Action& action) {
    return std::visit(
        [&state](const auto& chosen) -> std::optional<Player> {
            if constexpr (requires { chosen.side; }) {
                return Player{int(chosen.side)};
            } else if constexpr (requires { chosen.from; }) {
                return Player{int(state.at(chosen.from).side)};
            } else {
                return naval_battle::Model::decides(state, {});
            }
        },
        action);
}

} // namespace umpire
