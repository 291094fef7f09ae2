#include "app/mind/move_preview/game_ghosts.h"
#include "rules/games/triremes/triremes.h"

namespace umpire {
namespace {

using namespace triremes;

struct TriremeGhost {
    const triremes::Chart& chart;
    Ghost& ghost;

    void operator()(const PlaceSoldier& it) const { ghost.ways.push_back({{}, end(it.at)}); }
    void operator()(const ThrowDie&) const {}
    void operator()(const Sail& it) const {
        const Radians heading = normalized(90_deg - radiansFromDegrees(90.0 * int(it.heading)));
        ghost.ways.push_back({end(it.from), end(it.to), {}, heading});
        if (it.boards != kNoSquare) {
            way(it.to, it.boards);
        }
    }
    void operator()(const Walk& it) const { way(it.from, it.to); }
    void operator()(const Storm& it) const { way(it.from, it.ship); }
    void operator()(const Load& it) const {
        way(it.first, it.ship);
        if (it.second != kNoSquare) {
            way(it.second, it.ship);
        }
    }
    void operator()(const Land& it) const {
        way(it.ship, it.first);
        if (it.second != kNoSquare) {
            way(it.ship, it.second);
        }
    }
    void operator()(const triremes::Pass&) const {}
    void operator()(const Sell& it) const { ghost.ways.push_back(ghostAt(end(it.figure))); }
    void operator()(const Ally&) const {}
    void operator()(const triremes::Part&) const {}
    void operator()(const triremes::Resign&) const {}
    void operator()(const triremes::AgreeDraw&) const {}

    [[nodiscard]] GhostEnd end(Square square) const { return {text(chart.nameOf(square))}; }
    void way(Square from, Square to) const { ghost.ways.push_back({end(from), end(to)}); }
};

} // namespace

template <>
void addGhosts<Triremes>(const Triremes::State& state, const std::vector<Triremes::Action>& actions,
                         Ghost& ghost) {
    std::visit(TriremeGhost{state.chart(), ghost}, actions.front());
}

} // namespace umpire
