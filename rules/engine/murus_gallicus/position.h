#pragma once

#include "rules/engine/lot.h"
#include "rules/engine/murus_gallicus/grid.h"
#include "rules/engine/murus_gallicus/weights.h"

/// Positions of Murus Gallicus, in a form that the search can copy and change quickly.
namespace umpire::murus_engine {

/// An action. `from`, `near` and `far` are bits of cells. A move puts the two stones of the tower
/// at `from` on `near` and `far`, as does a bribe. In a sacrifice or a throw, `near` is the cell
/// that is attacked or thrown at.
struct Ply {
    enum class Kind : std::uint8_t { None, Move, Sacrifice, DoubleSacrifice, Throw, Bribe };
    Kind kind = Kind::None;
    std::uint8_t from = 0;
    std::uint8_t near = 0;
    std::uint8_t far = 0;
    bool operator==(const Ply&) const = default;
};

/// The settings, and tables that stay constant during a search.
template <typename G>
struct Setup {
    using Word = typename G::Word;
    Word cells = 0;
    int seats = 2;
    bool catapults = false;
    bool bribes = false;
    std::array<Word, G::kSeats> home{};
    std::array<Word, G::kSeats> secondRow{};
    std::array<Word, G::kSeats> atOnce{}; ///< cells that win when a stone reaches them (MG-8)
    /// Cells that win when held at the start of a turn (MG-15).
    std::array<Word, G::kSeats> later{};
    std::array<std::array<bool, G::kDirections>, G::kSeats> throws{};
    Weights weights;
    std::array<std::int8_t, G::kBits> cellOf{}; ///< index in the rules of the cell of each bit
    /// Bit of each cell; the inverse of `cellOf`.
    std::array<std::uint8_t, murus_gallicus::kMaxCells> bitOf{};
    /// A table by seat, height of the pile minus 1, and cell.
    template <typename T>
    using ByPile = std::array<std::array<std::array<T, G::kBits>, 3>, G::kSeats>;
    ByPile<std::uint64_t> keys{}; ///< Zobrist key of each pile
    ByPile<std::int16_t> worth{};
    std::array<std::uint64_t, G::kSeats> moverKeys{};
    std::array<std::uint64_t, G::kSeats> outKeys{};
};

template <typename G>
struct Position {
    using Word = typename G::Word;
    /// By seat: sets of the cells with one, two and three stones.
    std::array<std::array<Word, 3>, G::kSeats> piles{};
    std::array<int, G::kSeats> worth{}; ///< by seat: sum of the worths of the player's piles
    std::uint64_t key = 0;
    int mover = 0;
    unsigned out = 0; ///< set of the seats that have left the game

    [[nodiscard]] Word units(int seat) const {
        const auto& own = piles[std::size_t(seat)];
        return own[0] | own[1] | own[2];
    }
    [[nodiscard]] Word foesOf(int seat) const {
        Word foes = 0;
        for (int other = 0; other < G::kSeats; ++other) {
            foes |= other == seat ? Word{0} : units(other);
        }
        return foes;
    }
    [[nodiscard]] bool isOut(int seat) const { return ((out >> unsigned(seat)) & 1U) != 0; }
};

/// Changes a position, and updates its key and worth.
template <typename G>
class Changer {
public:
    Changer(const Setup<G>& setup, Position<G>& position) : setup_(setup), at_(position) {}

    void put(int seat, int height, int cell) { toggle(seat, height, cell, 1); }
    void take(int seat, int height, int cell) { toggle(seat, height, cell, -1); }
    void raise(int seat, int cell) {
        const int height = heightAt(seat, cell);
        if (height > 0) {
            take(seat, height, cell);
        }
        put(seat, height + 1, cell);
    }
    /// Removes `stones` stones from a pile; a pile that has no more is removed.
    void lower(int seat, int cell, int stones) {
        const int height = heightAt(seat, cell);
        take(seat, height, cell);
        if (height > stones) {
            put(seat, height - stones, cell);
        }
    }
    [[nodiscard]] int ownerOf(int cell) const {
        int seat = 0;
        while (seat + 1 < G::kSeats && (at_.units(seat) & G::bit(cell)) == 0) {
            ++seat;
        }
        return seat;
    }
    void setMover(int seat) {
        at_.key ^= setup_.moverKeys[std::size_t(at_.mover)] ^ setup_.moverKeys[std::size_t(seat)];
        at_.mover = seat;
    }
    /// Passes the turn to the next player who is still in the game.
    void passTurn() {
        int next = at_.mover;
        for (int i = 0; i < setup_.seats; ++i) {
            next = next + 1 == setup_.seats ? 0 : next + 1;
            if (!at_.isOut(next)) {
                break;
            }
        }
        setMover(next);
    }
    void leave(int seat) {
        at_.out |= 1U << unsigned(seat);
        at_.key ^= setup_.outKeys[std::size_t(seat)];
    }

private:
    [[nodiscard]] int heightAt(int seat, int cell) const {
        const auto& own = at_.piles[std::size_t(seat)];
        const auto bit = G::bit(cell);
        return (own[0] & bit) != 0 ? 1 : (own[1] & bit) != 0 ? 2 : (own[2] & bit) != 0 ? 3 : 0;
    }
    void toggle(int seat, int height, int cell, int sign) {
        const auto s = std::size_t(seat);
        const auto h = std::size_t(height - 1);
        at_.piles[s][h] ^= G::bit(cell);
        at_.key ^= setup_.keys[s][h][std::size_t(cell)];
        at_.worth[s] += sign * setup_.worth[s][h][std::size_t(cell)];
    }

    const Setup<G>& setup_;
    Position<G>& at_;
};

/// Returns the position after a legal ply, with the turn passed on. Does not remove players who
/// cannot act; `settle` does.
template <typename G>
Position<G> played(const Setup<G>& setup, const Position<G>& before, Ply ply) {
    Position<G> after = before;
    Changer<G> changer(setup, after);
    const int mover = before.mover;
    switch (ply.kind) {
    case Ply::Kind::None:
        break;
    case Ply::Kind::Move:
    case Ply::Kind::Bribe:
        changer.take(mover, 2, ply.from);
        changer.raise(mover, ply.near);
        changer.raise(mover, ply.far);
        break;
    case Ply::Kind::Sacrifice:
    case Ply::Kind::DoubleSacrifice: {
        const int stones = ply.kind == Ply::Kind::Sacrifice ? 1 : 2;
        changer.lower(mover, ply.from, stones);
        changer.lower(changer.ownerOf(ply.near), ply.near, stones);
        break;
    }
    case Ply::Kind::Throw:
        changer.lower(mover, ply.from, 1);
        if ((before.foesOf(mover) & G::bit(ply.near)) != 0) {
            changer.lower(changer.ownerOf(ply.near), ply.near, 1);
        } else {
            changer.put(mover, 1, ply.near);
        }
        break;
    }
    changer.passTurn();
    return after;
}

template <typename G>
Setup<G> setupOf(const murus_gallicus::Settings& settings, const Weights& weights);
template <typename G>
Position<G> positionOf(const Setup<G>& setup, const murus_gallicus::State& state);

} // namespace umpire::murus_engine
