#include "rules/engine/murus_gallicus/engine.h"

#include "rules/engine/murus_gallicus/crowd.h"
#include "rules/engine/murus_gallicus/search.h"

#include <cmath>

namespace umpire {
namespace murus_engine {
namespace {

using murus_gallicus::Action;
using murus_gallicus::Settings;
using murus_gallicus::State;

constexpr std::size_t kMostEntries = std::size_t{1} << 21;
constexpr int kStrongDepth = 6;
/// Limit for Strong while more than two players are in play.
constexpr std::uint64_t kStrongNodes = 3000;
/// Maximum number of positions if only one ply is legal.
constexpr std::uint64_t kForcedNodes = 10000;
constexpr int kMostDepth = 64;

/// The strength of Beginner and Casual: depth of the search in plies, and random error.
struct Eyesight {
    int depth = 1;
    double misjudges = 0.; ///< maximum error of an evaluation, in the units of Weights
};
constexpr Eyesight kBeginner{1, 400.};
constexpr Eyesight kCasual{2, 80.};

template <typename G>
Action actionOf(const Setup<G>& setup, Ply ply) {
    const int from = setup.cellOf[ply.from];
    const int near = setup.cellOf[ply.near];
    const int far = setup.cellOf[ply.far];
    switch (ply.kind) {
    case Ply::Kind::None:
    case Ply::Kind::Move:
        return murus_gallicus::Move{from, far};
    case Ply::Kind::Sacrifice:
        return murus_gallicus::Sacrifice{from, near};
    case Ply::Kind::DoubleSacrifice:
        return murus_gallicus::DoubleSacrifice{from, near};
    case Ply::Kind::Throw:
        return murus_gallicus::Throw{from, near};
    case Ply::Kind::Bribe:
        break;
    }
    return murus_gallicus::Bribe{from, near, far};
}

/// Returns the ply that seems best when each evaluation has a random error. Never overlooks a ply
/// that wins.
template <typename G>
Found foundByEye(const Setup<G>& setup, const Position<G>& root, const Limits& limits) {
    const Eyesight eyes = limits.strength == Strength::Beginner ? kBeginner : kCasual;
    Search<G> search(setup, limits, kMostEntries);
    Lot lot(limits.seed);
    Found found;
    double best = 0.;
    for (const auto& [ply, value] : search.judgeAll(root, eyes.depth)) {
        const double noise = (lot.fraction() + lot.fraction() - 1.) * eyes.misjudges;
        const double seen = std::abs(value) > kProved ? value : value + noise;
        if (found.line.empty() || seen > best) {
            best = seen;
            found.line.assign(1, ply);
            found.value = value;
        }
    }
    found.searched = {search.nodes(), eyes.depth, found.value > kProved};
    return found;
}

/// Searches a position with more than two players in play.
template <typename G>
Found foundInCrowd(const Setup<G>& setup, const Position<G>& root, const Limits& limits) {
    PlyList list;
    listPlies(setup, root, list);
    std::uint64_t most = limits.nodes;
    const auto lessen = [&most](std::uint64_t bound) {
        most = most == 0 ? bound : std::min(most, bound);
    };
    const bool isUnlimited = limits.nodes == 0 && !limits.stop;
    if (limits.strength == Strength::Strong && !isUnlimited) {
        lessen(kStrongNodes);
    }
    if (list.count == 1 && !isUnlimited) {
        lessen(kForcedNodes);
    }
    return list.count == 0 ? Found{} : Crowd<G>(setup, limits).run(root, most);
}

template <typename G>
Found find(const Setup<G>& setup, const Position<G>& root, const Limits& limits) {
    if (limits.strength == Strength::Beginner || limits.strength == Strength::Casual) {
        return foundByEye(setup, root, limits);
    }
    if constexpr (G::kSeats > 2) {
        if (setup.seats - countBits(std::uint64_t(root.out)) > 2) {
            return foundInCrowd(setup, root, limits);
        }
    }
    const bool isUnlimited = limits.nodes == 0 && !limits.stop;
    const int most = isUnlimited                           ? 1
                     : limits.strength == Strength::Strong ? kStrongDepth
                                                           : kMostDepth;
    return Search<G>(setup, limits, kMostEntries).run(root, most);
}

/// Converts a value in the units of Weights to a probability, 0 to 1, by the logistic curve.
double chanceOf(int value, double scale) {
    return value > kProved ? 1. : value < -kProved ? 0. : 1. / (1. + std::exp(-value / scale));
}

const Weights& weightsFor(const Settings& settings) {
    if (settings.breakthrough == murus_gallicus::Breakthrough::Never) {
        return kEscape;
    }
    return settings.catapults == murus_gallicus::Catapults::On ? kSiege : kRace;
}

template <typename G>
Advice<MurusGallicus> advise(const State& state, const Limits& limits) {
    const auto setup = setupOf<G>(state.settings, weightsFor(state.settings));
    const Found found = find(setup, positionOf(setup, state), limits);
    Advice<MurusGallicus> advice;
    for (const Ply ply : found.line) {
        advice.line.push_back(actionOf(setup, ply));
    }
    if (!advice.line.empty()) {
        advice.action = advice.line.front();
        advice.value = chanceOf(found.value, setup.weights.scale);
    }
    advice.searched = found.searched;
    return advice;
}

/// Returns the winner, in a game for two, if the game is over before this turn; otherwise none.
template <typename G>
std::optional<Player> winnerBefore(const Setup<G>& setup, const Position<G>& position) {
    const int mover = position.mover;
    if ((position.units(mover) & setup.later[std::size_t(mover)]) != 0) {
        return Player{mover};
    }
    for (const int seat : {1 - mover, mover}) {
        if ((position.units(seat) & setup.atOnce[std::size_t(seat)]) != 0) {
            return Player{seat};
        }
    }
    return std::nullopt;
}

template <typename G>
PlayedOut playOutOn(const State& state, Lot& lot, int mostActions) {
    const auto setup = setupOf<G>(state.settings, {});
    Position<G> position = positionOf(setup, state);
    PlayedOut played;
    for (; played.actions <= mostActions; ++played.actions) {
        PlyList list;
        if (setup.seats > 2) {
            settle(setup, position);
            if (countBits(std::uint64_t(position.out)) + 1 >= setup.seats) {
                return {true, Player{position.mover}, played.actions};
            }
        } else if (const auto winner = winnerBefore(setup, position)) {
            return {true, winner, played.actions};
        }
        listPlies(setup, position, list);
        if (list.count == 0) {
            return {true, Player{1 - position.mover}, played.actions};
        }
        const auto chosen = lot.below(std::uint32_t(list.count));
        position = umpire::murus_engine::played(setup, position, list.plies[chosen]);
    }
    return {false, std::nullopt, mostActions};
}

/// Returns the number of action sequences of length `depth`. In `position` the mover has not lost.
template <typename G>
std::uint64_t sequences(const Setup<G>& setup, const Position<G>& position, int depth) {
    if ((position.units(position.mover) & setup.later[std::size_t(position.mover)]) != 0) {
        return 0;
    }
    if (depth == 1) {
        return std::uint64_t(countPlies(setup, position));
    }
    PlyList list;
    listPlies(setup, position, list);
    std::uint64_t count = 0;
    for (int i = 0; i < list.count; ++i) {
        Position<G> after = played(setup, position, list.plies[std::size_t(i)]);
        if ((after.units(position.mover) & setup.atOnce[std::size_t(position.mover)]) != 0) {
            continue;
        }
        if (setup.seats > 2) {
            settle(setup, after);
            if (countBits(std::uint64_t(after.out)) + 1 >= setup.seats) {
                continue;
            }
        }
        count += sequences(setup, after, depth - 1);
    }
    return count;
}

/// Calls `ask.template operator()<Grid>()` with the grid for the settings' board.
template <typename Ask>
auto onGridOf(const Settings& settings, Ask ask) {
    using murus_gallicus::Board;
    switch (settings.board) {
    case Board::Square8x7:
        return ask.template operator()<Duel>();
    case Board::Square8x8:
    case Board::Square9x9:
    case Board::Square10x10:
        return ask.template operator()<Squares>();
    case Board::Hexagon5:
    case Board::Hexagon4:
        break;
    }
    return ask.template operator()<Hexagons>();
}

} // namespace
} // namespace murus_engine

Advice<MurusGallicus> Engine<MurusGallicus>::bestAction(const murus_gallicus::State& view,
                                                        Player player, const Limits& limits) {
    if (view.mover != player || murus_gallicus::outcomeOf(view)) {
        return {};
    }
    return murus_engine::onGridOf(
        view.settings, [&]<typename G>() { return murus_engine::advise<G>(view, limits); });
}

PlayedOut Engine<MurusGallicus>::playOut(const murus_gallicus::State& state, Lot& lot,
                                         int mostActions) {
    if (const auto outcome = murus_gallicus::outcomeBeforeActing(state)) {
        return {true, outcome->winner, 0};
    }
    return murus_engine::onGridOf(state.settings, [&]<typename G>() {
        return murus_engine::playOutOn<G>(state, lot, mostActions);
    });
}

std::uint64_t Engine<MurusGallicus>::perft(const murus_gallicus::State& state, int depth) {
    if (murus_gallicus::outcomeBeforeActing(state)) {
        return 0;
    }
    return murus_engine::onGridOf(state.settings, [&]<typename G>() {
        const auto setup = murus_engine::setupOf<G>(state.settings, {});
        return murus_engine::sequences(setup, murus_engine::positionOf(setup, state), depth);
    });
}

} // namespace umpire
