#include "app/game/board/board_view.h"

#include "rules/any_game/any_game.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "rules/games/triremes/triremes.h"
#include "rules/games/war_galley/war_galley.h"

#include <algorithm>
#include <iterator>

namespace umpire {
namespace {

namespace murus = murus_gallicus;
namespace galley = war_galley;

/// Distance between rows of hexagons, in cell widths.
constexpr double kHexagonRow = 0.8660254037844386;

PlayerScore scoreOf(const murus::State& state, Player player) {
    const murus::Stones& stones = state.stones[std::size_t(player.seat)];
    PlayerScore score{MurusGallicus::playerName(state, player),
                      {{"towers", murus_gallicus::countOf(stones.towers)},
                       {"walls", murus_gallicus::countOf(stones.walls)}}};
    if (murus::heightLimit(state.settings) > 2) {
        score.counts.insert(score.counts.begin(),
                            {"catapults", murus_gallicus::countOf(stones.catapults)});
    }
    return score;
}

/// Returns the centre of a cell. On hexagons a column leans to the left: it goes from the lower
/// right to the upper left.
BoardCell cellOf(const murus::BoardGeometry& board, murus::CellIndex index, CellShape shape) {
    const CellName name = board.names[std::size_t(index)];
    if (shape == CellShape::Square) {
        return {text(name), name.column + 0.5, name.row + 0.5};
    }
    const int middle = board.rowCount / 2;
    return {text(name), name.column + 0.5 + 0.5 * (name.row - middle),
            (name.row + 0.5) * kHexagonRow};
}

BoardView viewOf(const murus::State& state) {
    const murus::BoardGeometry& geometry = murus::geometryOf(state.settings);
    CellBoard board;
    const bool hexagons = geometry.directionCount == 6;
    board.shape = hexagons ? CellShape::Hexagon : CellShape::Square;
    for (murus::CellIndex cell = 0; cell < geometry.cellCount; ++cell) {
        board.cells.push_back(cellOf(geometry, cell, board.shape));
        if (const auto unit = murus::unitAt(state, cell)) {
            board.units.push_back({std::size_t(cell), unit->owner.seat, unit->height});
        }
    }
    BoardView view{{}, std::move(board)};
    for (int seat = 0; seat < MurusGallicus::playerCount(state); ++seat) {
        view.score.push_back(scoreOf(state, Player{seat}));
    }
    return view;
}

/// Counts the galleys that are built and not sunk, with their oars and masts.
PlayerScore scoreOf(const galley::State& state, Side side) {
    int galleys = 0;
    int oars = 0;
    int masts = 0;
    for (galley::VesselIndex index = 0; index < state.vessels.size(); ++index) {
        const galley::Vessel& vessel = state.vessels[index];
        if (galley::ownerOf(state, index) == side && vessel.isBuilt() &&
            !galley::isSunk(state, index)) {
            ++galleys;
            oars += vessel.rig.port + vessel.rig.starboard;
            masts += vessel.rig.masts;
        }
    }
    return {std::string(galley::nameOf(side)),
            {{"galleys", galleys}, {"oars", oars}, {"masts", masts}}};
}

BoardView viewOf(const galley::State& state) {
    GalleyBoard board{state.settings.tableWidth,
                      state.settings.tableDepth,
                      state.settings.boxLength,
                      state.settings.boxWidth,
                      {},
                      {}};
    for (galley::VesselIndex index = 0; index < state.vessels.size(); ++index) {
        const galley::Vessel& vessel = state.vessels[index];
        BoardGalley drawn{.name = galley::nameOf(state, index),
                          .seat = galley::playerOf(galley::ownerOf(state, index)).seat,
                          .center = {},
                          .heading = 90_deg,
                          .port = vessel.rig.port,
                          .starboard = vessel.rig.starboard,
                          .masts = vessel.rig.masts,
                          .sunk = vessel.isBuilt() && galley::isSunk(state, index),
                          .builtOars = vessel.builtOars};
        if (vessel.isBuilt()) {
            drawn.builtMasts = galley::kMatchesOfAGalley - vessel.builtOars;
        }
        if (vessel.pose) {
            const Galley piece = galley::pieceOf(state, index);
            drawn.center = piece.center;
            drawn.heading = piece.heading;
        }
        (vessel.pose ? board.galleys : board.waiting).push_back(std::move(drawn));
    }
    BoardView view{{}, std::move(board)};
    for (const Side side : galley::kSides) {
        view.score.push_back(scoreOf(state, side));
    }
    return view;
}

/// Parses the position with the default variant. The text itself names the settings that differ
/// from that variant. Returns none for another text.
template <Game G>
std::optional<BoardView> viewIn(const std::string& position) {
    const auto parsed = G::parseState(position, *G::settings(G::variants()[0].name, NoResources{}));
    const auto* state = std::get_if<typename G::State>(&parsed);
    return state == nullptr ? std::nullopt : std::optional(viewOf(*state));
}

/// Counts each player's pieces on the board; ships and soldiers apart if `hasShips`. Uses only
/// public information.
std::vector<PlayerScore> pieceScore(const referee::PieceBoard& board, bool hasShips) {
    const auto count = [&](std::size_t seat, referee::PieceShape shape) {
        return int(std::ranges::count_if(board.pieces, [&](const referee::BoardPiece& each) {
            return each.seat == int(seat) && each.shape == shape;
        }));
    };
    std::vector<PlayerScore> score;
    for (std::size_t seat = 0; seat < board.players.size(); ++seat) {
        const int tokens = count(seat, referee::PieceShape::Token);
        const int ships = count(seat, referee::PieceShape::Ship);
        score.push_back({board.players[seat],
                         hasShips ? std::vector<ScoreCount>{{"ships", ships}, {"soldiers", tokens}}
                                  : std::vector<ScoreCount>{{"tokens", tokens}}});
    }
    return score;
}

} // namespace

std::optional<BoardView> boardViewOf(const std::string& game, const std::string& position,
                                     const std::optional<referee::PieceBoard>& printed) {
    std::optional<BoardView> view;
    visitGame(game, [&]<typename G>(std::type_identity<G>) {
        if constexpr (requires(const typename G::State& state) { viewOf(state); }) {
            view = viewIn<G>(position);
        } else if (printed) {
            view = BoardView{pieceScore(*printed, std::is_same_v<G, Triremes>), *printed};
        }
    });
    return view;
}

std::vector<std::string> playersOf(const BoardView& view) {
    std::vector<std::string> players;
    std::ranges::transform(view.score, std::back_inserter(players), &PlayerScore::player);
    return players;
}

} // namespace umpire
