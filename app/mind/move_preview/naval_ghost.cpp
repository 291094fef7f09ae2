#include "app/mind/move_preview/game_ghosts.h"
#include "rules/games/naval_battle/naval_battle.h"

namespace umpire {
namespace {

using namespace naval_battle;

struct NavalGhost {
    const naval_battle::State& state;
    Ghost& ghost;

    void operator()(const naval_battle::Place& it) const {
        ghost.ways.push_back({{}, end(it.square), idOf(state.table(), it.kind)});
    }
    void operator()(const TakeUp& it) const { ghost.ways.push_back(ghostAt(end(it.square))); }
    void operator()(const naval_battle::Ready&) const {}
    void operator()(const naval_battle::Move& it) const { way(it.from, it.to); }
    void operator()(const Attack& it) const { act(it); }
    void operator()(const RemoveBattery& it) const { act(it); }
    void operator()(const RemoveMine& it) const { act(it); }
    void operator()(const SendPlane& it) const {
        act(it);
        way(it.at, it.to);
    }
    void operator()(const naval_battle::Pass&) const {}
    void operator()(const LayMine& it) const { ghost.ways.push_back(ghostAt(end(it.square))); }
    void operator()(const naval_battle::Resign&) const {}
    void operator()(const naval_battle::AgreeDraw&) const {}

    [[nodiscard]] GhostEnd end(SquareIndex square) const {
        return {text(state.chart().nameOf(square))};
    }
    /// Adds the path of a piece; adds nothing if the piece stays in place.
    void way(SquareIndex from, SquareIndex to) const {
        if (from != to) {
            ghost.ways.push_back({end(from), end(to)});
        }
    }
    template <typename Action>
    void act(const Action& it) const {
        way(it.from, it.at);
        way(it.at, it.target);
    }
};

} // namespace

template <>
void addGhosts<NavalBattle>(const NavalBattle::State& state,
                            const std::vector<NavalBattle::Action>& actions, Ghost& ghost) {
    std::visit(NavalGhost{state, ghost}, actions.front());
}

} // namespace umpire
