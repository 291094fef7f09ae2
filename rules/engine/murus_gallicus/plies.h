#pragma once

#include "rules/engine/murus_gallicus/position.h"

/// Generates the plies of a position.
namespace umpire::murus_engine {

/// Maximum number of plies. A side of sixteen stones has at most eight towers, each with at most
/// two actions in each of eight directions.
constexpr int kMostPlies = 256;

struct PlyList {
    std::array<Ply, kMostPlies> plies; ///< only the first `count` plies are initialised
    int count = 0;
    void add(Ply ply) {
        if (count < kMostPlies) {
            plies[std::size_t(count++)] = ply;
        }
    }
};

/// The units of one side and the sets of cells that they can use, for all units at once.
template <typename G>
struct Sight {
    using Word = typename G::Word;
    Word cells = 0;
    Word towers = 0;
    Word catapults = 0;
    Word accepts = 0; ///< cells on which a stone of a moving tower may land
    Word targets = 0; ///< cells at which a catapult may throw a stone
    const std::array<bool, G::kDirections>& throws;

    Sight(const Setup<G>& setup, const Position<G>& position, int seat)
        : cells(setup.cells), towers(position.piles[std::size_t(seat)][1]),
          catapults(position.piles[std::size_t(seat)][2]), throws(setup.throws[std::size_t(seat)]) {
        const Word full = setup.catapults ? catapults : towers;
        accepts = cells & ~(full | position.foesOf(seat));
        targets = cells & ~position.units(seat);
    }

    /// Returns the towers that can move in the direction.
    template <int kDirection>
    [[nodiscard]] Word movers() const {
        return moversTo<kDirection>(accepts);
    }
    /// Returns the towers that can move in the direction so that their second stone lands in `set`.
    template <int kDirection>
    [[nodiscard]] Word moversTo(Word set) const {
        const Word near = accepts & G::template steppedBack<kDirection>(accepts & set);
        return towers & G::template steppedBack<kDirection>(near);
    }
    /// Returns the catapults that can throw a stone into `set`, two cells far and three cells far.
    template <int kDirection>
    [[nodiscard]] std::array<Word, 2> throwersTo(Word set) const {
        const Word one = cells & G::template steppedBack<kDirection>(targets & set);
        const Word two = cells & G::template steppedBack<kDirection>(one);
        return {catapults & two, catapults & G::template steppedBack<kDirection>(two)};
    }
};

/// Returns the units of the player that can add a stone to one of `cells` with an action.
template <typename G>
typename G::Word reachers(const Setup<G>& setup, const Position<G>& position, int seat,
                          typename G::Word cells) {
    const Sight<G> sight(setup, position, seat);
    const auto empty = cells & ~(position.units(seat) | position.foesOf(seat));
    typename G::Word reaching = 0;
    G::forEachDirection([&]<int kDirection>() {
        reaching |= sight.template moversTo<kDirection>(cells);
        if (sight.catapults != 0 && sight.throws[kDirection]) {
            const auto throwers = sight.template throwersTo<kDirection>(empty);
            reaching |= throwers[0] | throwers[1];
        }
    });
    return reaching;
}

/// Returns the number of moves of the player's towers, over all directions.
template <typename G>
int mobility(const Setup<G>& setup, const Position<G>& position, int seat) {
    const Sight<G> sight(setup, position, seat);
    int count = 0;
    G::forEachDirection(
        [&]<int kDirection>() { count += countBits(sight.template movers<kDirection>()); });
    return count;
}

/// Tells whether the mover's turn is the special move of MG-16 and MG-17, like openingIsDue.
template <typename G>
bool bribeIsDue(const Setup<G>& setup, const Position<G>& position) {
    const auto isUntouched = [&](std::size_t seat) {
        const auto& own = position.piles[seat];
        return own[0] == 0 && own[1] == setup.home[seat] && own[2] == 0;
    };
    if (!setup.bribes || !isUntouched(1)) {
        return false;
    }
    if (position.mover == 0) {
        return isUntouched(0);
    }
    const auto& roman = position.piles[0];
    return roman[2] == 0 && (roman[1] & ~setup.home[0]) == 0 &&
           countBits(roman[1]) == countBits(setup.home[0]) - 1 &&
           (roman[0] & ~setup.secondRow[0]) == 0 && countBits(roman[0]) == 2;
}

template <typename G>
void listBribes(const Setup<G>& setup, const Position<G>& position, PlyList& list) {
    const auto mover = std::size_t(position.mover);
    for (auto sources = position.piles[mover][1]; sources != 0;) {
        const int from = takeLowest(sources);
        for (auto lows = setup.secondRow[mover]; lows != 0;) {
            const int low = takeLowest(lows);
            for (auto highs = lows; highs != 0;) {
                const int high = takeLowest(highs);
                list.add(
                    {Ply::Kind::Bribe, std::uint8_t(from), std::uint8_t(low), std::uint8_t(high)});
            }
        }
    }
}

/// Calls visit(kind, sources, offsets) for each direction and each kind of ply. `sources` is the
/// set of cells from which the ply is possible; `offsets` are the differences of the bits `near`
/// and `far` from the source.
template <typename G, typename Visit>
void forEachGroup(const Setup<G>& setup, const Position<G>& position, Visit visit) {
    using Offsets = std::array<int, 2>;
    const int seat = position.mover;
    const Sight<G> sight(setup, position, seat);
    typename G::Word foeWalls = 0;
    typename G::Word foeCatapults = 0;
    for (int other = 0; other < G::kSeats; ++other) {
        if (other != seat) {
            foeWalls |= position.piles[std::size_t(other)][0];
            foeCatapults |= position.piles[std::size_t(other)][2];
        }
    }
    G::forEachDirection([&]<int kDirection>() {
        constexpr int kShift = G::kShifts[kDirection];
        const auto near = sight.towers & G::template steppedBack<kDirection>(foeWalls);
        visit(Ply::Kind::Move, sight.template movers<kDirection>(), Offsets{kShift, 2 * kShift});
        visit(Ply::Kind::Sacrifice, near, Offsets{kShift, 0});
        if (setup.catapults) {
            const auto beside = sight.towers & G::template steppedBack<kDirection>(foeCatapults);
            visit(Ply::Kind::Sacrifice, beside, Offsets{kShift, 0});
            visit(Ply::Kind::DoubleSacrifice, beside, Offsets{kShift, 0});
            if (sight.catapults != 0 && sight.throws[kDirection]) {
                const auto throwers = sight.template throwersTo<kDirection>(sight.cells);
                visit(Ply::Kind::Throw, throwers[0], Offsets{2 * kShift, 0});
                visit(Ply::Kind::Throw, throwers[1], Offsets{3 * kShift, 0});
            }
        }
    });
}

template <typename G>
void listPlies(const Setup<G>& setup, const Position<G>& position, PlyList& list) {
    if (bribeIsDue(setup, position)) {
        listBribes(setup, position, list);
        return;
    }
    forEachGroup(setup, position, [&](Ply::Kind kind, typename G::Word sources, auto offsets) {
        while (sources != 0) {
            const int from = takeLowest(sources);
            list.add({kind, std::uint8_t(from), std::uint8_t(from + offsets[0]),
                      std::uint8_t(from + offsets[1])});
        }
    });
}

/// Returns the number of plies that `listPlies` lists.
template <typename G>
int countPlies(const Setup<G>& setup, const Position<G>& position) {
    PlyList bribes;
    if (bribeIsDue(setup, position)) {
        listBribes(setup, position, bribes);
        return bribes.count;
    }
    int count = 0;
    // In one direction a tower can move or be sacrificed, not both, so one count does for both
    // sets.
    typename G::Word moved = 0;
    forEachGroup(setup, position, [&](Ply::Kind kind, typename G::Word sources, auto) {
        const bool joins = kind == Ply::Kind::Move;
        count += joins ? 0 : countBits(sources | moved);
        moved = joins ? sources : 0;
    });
    return count;
}

/// Removes the player to move while he cannot act, until a player can act or is alone (MG-A11). Use
/// only with more than two players.
template <typename G>
void settle(const Setup<G>& setup, Position<G>& position) {
    Changer<G> changer(setup, position);
    for (int i = 0; i < setup.seats; ++i) {
        PlyList list;
        listPlies(setup, position, list);
        if (list.count > 0 || countBits(std::uint64_t(position.out)) + 1 >= setup.seats) {
            return;
        }
        changer.leave(position.mover);
        changer.passTurn();
    }
}

} // namespace umpire::murus_engine
