#include "rules/games/murus_gallicus/rules.h"

/// Perft. Two players on eight columns are counted with bitboards: a direction is a shift, and
/// at the last ply the actions of all towers in a direction are one population count.
/// Everything else, and the special moves of the bribe, use the ordinary rules. The tests
/// compare both.
namespace umpire::murus_gallicus {
namespace {

/// A bit set of cells: the boards of eight columns have at most 64.
using Word = std::uint64_t;

/// The piles of one side, by height.
struct Piles {
    Word walls = 0;
    Word towers = 0;
    Word catapults = 0;
    [[nodiscard]] constexpr Word units() const { return walls | towers | catapults; }
};

Piles pilesOf(const Stones& stones) {
    return {lowHalf(stones.walls), lowHalf(stones.towers), lowHalf(stones.catapults)};
}

/// The two sides, from the mover's point of view.
struct Duel {
    Piles own;
    Piles foe;
};

/// Goal cells by seat; empty if the game has no such rule. Reaching `atOnce` ends the game (MG-8);
/// holding `later` at the start of one's own turn does (MG-15).
struct Goals {
    std::array<Word, 2> atOnce{};
    std::array<Word, 2> later{};
};

struct DuelRules {
    Word cells = 0;
    Goals goals;
};

constexpr Word kFirstColumn = 0x0101010101010101U;
constexpr Word kLastColumn = kFirstColumn << 7;

/// Bit shifts of the directions, clockwise from north, as in BoardGeometry.
constexpr std::array kShifts = {8, 9, 1, -7, -8, -9, -1, 7};
constexpr int kDirections = 8;

constexpr bool goesEast(int direction) {
    return direction >= 1 && direction <= 3;
}
constexpr bool goesWest(int direction) {
    return direction >= 5;
}

/// Moves all cells of the set by one step. Steps beyond the upper edge of the 8x7 board stay in the
/// word: the caller must mask them out.
template <int kDirection>
constexpr Word stepped(Word set) {
    constexpr int kShift = kShifts[kDirection];
    set &= goesEast(kDirection) ? ~kLastColumn : goesWest(kDirection) ? ~kFirstColumn : ~Word{0};
    if constexpr (kShift > 0) {
        return set << kShift;
    } else {
        return set >> -kShift;
    }
}
template <int kDirection>
constexpr Word steppedBack(Word set) {
    return stepped<(kDirection + 4) % kDirections>(set);
}

/// MG-12: tells the directions of throws; seat 0 faces north and seat 1 south.
template <int kSeat>
constexpr bool throwsIn(int direction) {
    const int asFirst = (direction + 4 * kSeat) % kDirections;
    return asFirst <= 2 || asFirst >= 6;
}

/// Calls visit.template operator()<direction>() for each direction.
template <typename Visit>
constexpr void forEachDirection(Visit visit) {
    [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
        (visit.template operator()<int(kIndex)>(), ...);
    }
    (std::make_index_sequence<kDirections>{});
}

template <Catapults kCatapults, int kSeat>
class Counter {
public:
    Counter(const DuelRules& rules, const Duel& duel) : rules_(rules), duel_(duel) {
        const Word full = kCatapults == Catapults::On ? duel.own.catapults : duel.own.towers;
        accepts_ = rules.cells & ~(full | duel.foe.units());
        targets_ = rules.cells & ~duel.own.units();
    }

    std::uint64_t count(int depth) const {
        if ((duel_.own.units() & rules_.goals.later[kSeat]) != 0) {
            return 0;
        }
        return depth == 1 ? actions() : children(depth);
    }

private:
    template <int kDirection>
    Word movers() const {
        const Word open = steppedBack<kDirection>(accepts_);
        return duel_.own.towers & open & steppedBack<kDirection>(open & rules_.cells);
    }

    std::uint64_t actions() const {
        int count = 0;
        forEachDirection([&]<int kDirection>() {
            const Word near = steppedBack<kDirection>(duel_.foe.walls);
            count += std::popcount(movers<kDirection>() | (duel_.own.towers & near));
        });
        if constexpr (kCatapults == Catapults::On) {
            count += catapultActions();
        }
        return std::uint64_t(count);
    }

    int catapultActions() const {
        int count = 0;
        if (duel_.foe.catapults != 0) {
            forEachDirection([&]<int kDirection>() {
                const Word near = steppedBack<kDirection>(duel_.foe.catapults);
                count += 2 * std::popcount(duel_.own.towers & near);
            });
        }
        if (duel_.own.catapults != 0) {
            forEachDirection([&]<int kDirection>() {
                if constexpr (throwsIn<kSeat>(kDirection)) {
                    const Word two = steppedBack<kDirection>(steppedBack<kDirection>(targets_));
                    count += std::popcount(duel_.own.catapults & two) +
                             std::popcount(duel_.own.catapults & steppedBack<kDirection>(two));
                }
            });
        }
        return count;
    }

    std::uint64_t children(int depth) const {
        std::uint64_t total = 0;
        forEachDirection([&]<int kDirection>() {
            for (Word left = movers<kDirection>(); left != 0; left &= left - 1) {
                total += afterMove<kDirection>(left & -left, depth);
            }
            const Word near = steppedBack<kDirection>(duel_.foe.walls);
            for (Word left = duel_.own.towers & near; left != 0; left &= left - 1) {
                total += afterSacrifice<kDirection>(left & -left, depth);
            }
            if constexpr (kCatapults == Catapults::On) {
                total += afterCatapults<kDirection>(depth);
            }
        });
        return total;
    }

    std::uint64_t next(const Duel& after, int depth) const {
        if ((after.own.units() & rules_.goals.atOnce[kSeat]) != 0) {
            return 0;
        }
        return Counter<kCatapults, 1 - kSeat>(rules_, {after.foe, after.own}).count(depth - 1);
    }

    template <int kDirection>
    std::uint64_t afterMove(Word from, int depth) const {
        const Word near = stepped<kDirection>(from);
        const Word both = near | stepped<kDirection>(near);
        Duel after = duel_;
        const Piles& before = duel_.own;
        after.own.towers = (before.towers & ~both & ~from) | (before.walls & both);
        if constexpr (kCatapults == Catapults::On) {
            after.own.walls = (before.walls & ~both) | (both & ~before.units());
            after.own.catapults |= before.towers & both;
        } else {
            after.own.walls = before.walls ^ both;
        }
        return next(after, depth);
    }

    template <int kDirection>
    std::uint64_t afterSacrifice(Word from, int depth) const {
        Duel after = duel_;
        after.own.towers ^= from;
        after.own.walls ^= from;
        after.foe.walls ^= stepped<kDirection>(from);
        return next(after, depth);
    }

    /// Counts towers' actions against catapults, and catapults' throws.
    template <int kDirection>
    std::uint64_t afterCatapults(int depth) const {
        std::uint64_t total = 0;
        const Word near = steppedBack<kDirection>(duel_.foe.catapults);
        for (Word left = duel_.own.towers & near; left != 0; left &= left - 1) {
            const Word from = left & -left;
            const Word target = stepped<kDirection>(from);
            Duel after = duel_;
            after.own.towers ^= from;
            after.foe.catapults ^= target;
            after.foe.walls ^= target;
            total += next(after, depth); // both stones
            after.own.walls ^= from;
            after.foe.walls ^= target;
            after.foe.towers ^= target;
            total += next(after, depth); // one stone
        }
        if constexpr (throwsIn<kSeat>(kDirection)) {
            const Word two = steppedBack<kDirection>(steppedBack<kDirection>(targets_));
            total += afterThrows(duel_.own.catapults & two, 2 * kShifts[kDirection], depth);
            total += afterThrows(duel_.own.catapults & steppedBack<kDirection>(two),
                                 3 * kShifts[kDirection], depth);
        }
        return total;
    }

    std::uint64_t afterThrows(Word throwers, int shift, int depth) const {
        std::uint64_t total = 0;
        for (; throwers != 0; throwers &= throwers - 1) {
            const Word from = throwers & -throwers;
            const Word target = shift > 0 ? from << shift : from >> -shift;
            Duel after = duel_;
            after.own.catapults ^= from;
            after.own.towers ^= from;
            after.own.walls |= target & ~duel_.foe.units();
            after.foe.walls = (duel_.foe.walls & ~target) | (duel_.foe.towers & target);
            after.foe.towers = (duel_.foe.towers & ~target) | (duel_.foe.catapults & target);
            after.foe.catapults &= ~target;
            total += next(after, depth);
        }
        return total;
    }

    const DuelRules& rules_;
    Duel duel_;
    Word accepts_ = 0; ///< cells that accept a stone of a moved tower
    Word targets_ = 0; ///< cells that accept a thrown stone
};

std::uint64_t countDuel(const State& state, int depth) {
    const BoardGeometry& board = geometryOf(state.settings);
    DuelRules rules{lowHalf(board.cells), {}};
    const std::array<Word, 2> goals = {lowHalf(board.home[1]), lowHalf(board.home[0])};
    rules.goals.atOnce =
        state.settings.breakthrough == Breakthrough::Immediate ? goals : std::array<Word, 2>{};
    rules.goals.later =
        state.settings.breakthrough == Breakthrough::Delayed ? goals : std::array<Word, 2>{};
    const Duel duel{pilesOf(state.own()), pilesOf(state.stones[std::size_t(1 - state.mover.seat)])};
    if (state.settings.catapults == Catapults::On) {
        return state.mover.seat == 0 ? Counter<Catapults::On, 0>(rules, duel).count(depth)
                                     : Counter<Catapults::On, 1>(rules, duel).count(depth);
    }
    return state.mover.seat == 0 ? Counter<Catapults::Off, 0>(rules, duel).count(depth)
                                 : Counter<Catapults::Off, 1>(rules, duel).count(depth);
}

std::uint64_t countOneByOne(const State& state, int depth) {
    const std::vector<Action> actions = legalActions(state);
    if (depth == 1) {
        return actions.size();
    }
    std::uint64_t count = 0;
    for (const Action& action : actions) {
        count += countSequences(apply(state, action).state, depth - 1);
    }
    return count;
}

} // namespace

std::uint64_t countSequences(const State& state, int depth) {
    if (depth <= 0) {
        return 1;
    }
    const bool squares = geometryOf(state.settings).directionCount == kDirections;
    const bool duel = state.settings.seating == Seating::Two && squares && !openingIsDue(state);
    if (!duel) {
        return countOneByOne(state, depth);
    }
    return outcomeBeforeActing(state) ? 0 : countDuel(state, depth);
}

} // namespace umpire::murus_gallicus
