#include "rules/engine/murus_gallicus/position.h"

#include <algorithm>

namespace umpire::murus_engine {
namespace {

using murus_gallicus::BoardGeometry;
using murus_gallicus::kNoCell;

/// Seed for the Zobrist keys; arbitrary, but it must not change.
constexpr std::uint64_t kKeySeed = 0x4d75727573;

template <typename G>
typename G::Word wordOf(const Setup<G>& setup, CellSet set) {
    typename G::Word word = 0;
    while (set != 0) {
        word |= G::bit(setup.bitOf[std::size_t(murus_gallicus::takeFirst(set))]);
    }
    return word;
}

/// Returns the number of steps from the home row to each cell, when diagonal steps are allowed.
std::array<int, murus_gallicus::kMaxCells> ranksFrom(const BoardGeometry& board, CellSet home) {
    std::array<int, murus_gallicus::kMaxCells> ranks{};
    CellSet seen = home;
    CellSet front = home;
    for (int rank = 0; front != 0; ++rank) {
        CellSet next = 0;
        while (front != 0) {
            const int cell = murus_gallicus::takeFirst(front);
            ranks[std::size_t(cell)] = std::min(rank, kRanks - 1);
            for (int direction = 0; direction < board.directionCount; ++direction) {
                const int beside = board.walk(cell, direction, 1);
                next |= beside == kNoCell ? CellSet{0} : murus_gallicus::setOf(beside);
            }
        }
        front = next & ~seen;
        seen |= next;
    }
    return ranks;
}

template <typename G>
void layOut(Setup<G>& setup, const BoardGeometry& board) {
    for (int cell = 0; cell < board.cellCount; ++cell) {
        const auto name = board.names[std::size_t(cell)];
        const int bit = G::kRow * name.row + name.column;
        setup.bitOf[std::size_t(cell)] = std::uint8_t(bit);
        setup.cellOf[std::size_t(bit)] = std::int8_t(cell);
    }
    setup.cells = wordOf(setup, board.cells);
    for (int seat = 0; seat < setup.seats; ++seat) {
        const auto s = std::size_t(seat);
        setup.home[s] = wordOf(setup, board.home[s]);
        for (int direction = 0; direction < G::kDirections; ++direction) {
            setup.throws[s][std::size_t(direction)] =
                murus_gallicus::throwsTowards(board, Player{seat}, direction);
        }
        const auto ranks = ranksFrom(board, board.home[s]);
        for (std::size_t height = 0; height < 3; ++height) {
            for (int cell = 0; cell < board.cellCount; ++cell) {
                const auto rank = std::size_t(ranks[std::size_t(cell)]);
                setup.worth[s][height][setup.bitOf[std::size_t(cell)]] =
                    std::int16_t(setup.weights.piles[height][rank]);
            }
        }
    }
}

template <typename G>
void drawKeys(Setup<G>& setup) {
    Lot lot(kKeySeed);
    for (std::size_t seat = 0; seat < G::kSeats; ++seat) {
        for (auto& ofHeight : setup.keys[seat]) {
            std::ranges::generate(ofHeight, std::ref(lot));
        }
        setup.moverKeys[seat] = lot();
        setup.outKeys[seat] = lot();
    }
}

} // namespace

template <typename G>
Setup<G> setupOf(const murus_gallicus::Settings& settings, const Weights& weights) {
    const BoardGeometry& board = murus_gallicus::geometryOf(settings);
    Setup<G> setup;
    setup.weights = weights;
    setup.seats = murus_gallicus::playersOf(settings.seating);
    setup.catapults = settings.catapults == murus_gallicus::Catapults::On;
    setup.bribes = settings.opening == murus_gallicus::Opening::Bribe;
    layOut(setup, board);
    drawKeys(setup);
    for (int seat = 0; seat < 2 && setup.seats == 2; ++seat) {
        const auto s = std::size_t(seat);
        const auto goal = setup.home[1 - s];
        setup.secondRow[s] = wordOf(setup, murus_gallicus::secondRow(board, Player{seat}));
        setup.atOnce[s] =
            settings.breakthrough == murus_gallicus::Breakthrough::Immediate ? goal : 0;
        setup.later[s] = settings.breakthrough == murus_gallicus::Breakthrough::Delayed ? goal : 0;
    }
    return setup;
}

template <typename G>
Position<G> positionOf(const Setup<G>& setup, const murus_gallicus::State& state) {
    Position<G> position;
    Changer<G> changer(setup, position);
    for (int seat = 0; seat < setup.seats; ++seat) {
        const auto& stones = state.stones[std::size_t(seat)];
        int height = 0;
        for (const CellSet set : {stones.walls, stones.towers, stones.catapults}) {
            ++height;
            for (CellSet left = set; left != 0;) {
                changer.put(seat, height,
                            setup.bitOf[std::size_t(murus_gallicus::takeFirst(left))]);
            }
        }
        if (state.out[std::size_t(seat)]) {
            changer.leave(seat);
        }
    }
    changer.setMover(state.mover.seat);
    return position;
}

template Setup<Duel> setupOf<Duel>(const murus_gallicus::Settings&, const Weights&);
template Setup<Squares> setupOf<Squares>(const murus_gallicus::Settings&, const Weights&);
template Setup<Hexagons> setupOf<Hexagons>(const murus_gallicus::Settings&, const Weights&);
template Position<Duel> positionOf<Duel>(const Setup<Duel>&, const murus_gallicus::State&);
template Position<Squares> positionOf<Squares>(const Setup<Squares>&, const murus_gallicus::State&);
template Position<Hexagons> positionOf<Hexagons>(const Setup<Hexagons>&,
                                                 const murus_gallicus::State&);

} // namespace umpire::murus_engine
