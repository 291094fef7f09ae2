#include "app/mind/move_preview/game_ghosts.h"
#include "rules/games/murus_gallicus/board.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

namespace umpire {
namespace {

using namespace murus_gallicus;

struct MurusGhost {
    const BoardGeometry& board;
    Ghost& ghost;

    void operator()(const murus_gallicus::Move& it) const { way(it.from, it.to); }
    void operator()(const Sacrifice& it) const { way(it.from, it.target); }
    void operator()(const DoubleSacrifice& it) const { way(it.from, it.target); }
    void operator()(const Throw& it) const { way(it.from, it.target); }
    void operator()(const Bribe& it) const {
        way(it.from, it.low);
        way(it.from, it.high);
    }
    void operator()(const Swap&) const {}
    void operator()(const murus_gallicus::Resign&) const {}
    void operator()(const murus_gallicus::AgreeDraw&) const {}

    [[nodiscard]] GhostEnd end(CellIndex cell) const {
        return {text(board.names[std::size_t(cell)])};
    }
    void way(CellIndex from, CellIndex to) const { ghost.ways.push_back({end(from), end(to)}); }
};

} // namespace

template <>
void addGhosts<MurusGallicus>(const MurusGallicus::State& state,
                              const std::vector<MurusGallicus::Action>& actions, Ghost& ghost) {
    std::visit(MurusGhost{geometryOf(state.settings), ghost}, actions.front());
}

} // namespace umpire
