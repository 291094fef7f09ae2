#include "rules/engine/buda_1686/engine.h"

#include "rules/engine/buda_1686/prospects.h"
#include "rules/engine/tree_search.h"

namespace umpire::buda_1686 {
namespace {

class Model {
public:
    using Game = Buda1686;
    static constexpr int kRollOut = 5;
    static constexpr double kSpread = 0.06;

    static std::optional<Player> decides(const State& state, Player) {
        const auto side = deciderOf(state);
        return side ? std::optional(Player{int(*side)}) : std::nullopt;
    }
    static std::vector<Choice<Buda1686>> choices(const State& state, Player player) {
        return movesFor(state, Side(player.seat));
    }
    static Worth worth(const State& state) { return worthOf(state); }
    static bool isQuiet(const State& state) {
        return state.phase == Phase::Act || state.phase == Phase::Draw;
    }
};

static_assert(SearchedGame<Model>);

/// Draws an element of the set, all with equal probability.
int anyOf(std::uint64_t set, Lot& lot) {
    for (auto left = lot.below(std::uint32_t(countOf(set))); left > 0; --left) {
        takeFirst(set);
    }
    return takeFirst(set);
}

/// Draws a chit from the side's cup (BU-6), or a unit, if the cup is the Imperial cup (BU-27); all
/// have equal probability. Returns none if the cup is empty.
std::optional<Action> drawnBy(const State& state, Side side, Lot& lot) {
    const std::uint64_t chits = chitsInCup(state, side);
    const UnitSet units = side == Side::Imperial ? unitsAt(state, {Spot::Cup, 0}) : 0;
    const int count = countOf(chits) + countOf(units);
    if (count == 0) {
        return std::nullopt;
    }
    const bool isUnit = int(lot.below(std::uint32_t(count))) >= countOf(chits);
    return isUnit ? Action(DrawUnit{anyOf(units, lot)}) : Action(DrawChit{side, anyOf(chits, lot)});
}

bool owesDie(const State& state) {
    return !deciderOf(state) && state.phase != Phase::Draw && state.phase != Phase::Over;
}

/// Draws the next action of a playout. Uses as many random numbers as `drawnAction`.
std::optional<Action> nextByLot(const State& state, Lot& lot) {
    const auto side = deciderOf(state);
    if (!side) {
        if (state.phase == Phase::Draw) {
            lot();
            lot.below(1);
        }
        return Engine<Buda1686>::chance(state, lot());
    }
    std::vector<Action> legal = legalActions(state);
    if (state.settings.specials == Specials::AnyTurn) {
        std::erase_if(legal, [&](const Action& action) { return actorOf(state, action) != side; });
    }
    lot();
    return drawn(legal, lot);
}

} // namespace
} // namespace umpire::buda_1686

namespace umpire {

Advice<Buda1686> Engine<Buda1686>::bestAction(const Buda1686::View& view, Player player,
                                              const Limits& limits) {
    const buda_1686::Model model;
    return TreeSearch(model, view, player, limits).advise();
}

std::optional<Buda1686::Action> Engine<Buda1686>::chance(const Buda1686::State& state,
                                                         std::uint64_t draw) {
    if (buda_1686::outcomeOf(state) || buda_1686::deciderOf(state)) {
        return std::nullopt;
    }
    Lot lot(draw);
    if (buda_1686::owesDie(state)) {
        return buda_1686::RollDie{1 + int(lot.below(buda_1686::kDieSides))};
    }
    for (const auto side : buda_1686::kSides) {
        if (state.drawn[buda_1686::indexOf(side)] == buda_1686::kNoChit) {
            return buda_1686::drawnBy(state, side, lot);
        }
    }
    return std::nullopt;
}

Buda1686::State Engine<Buda1686>::complete(const Buda1686::View& view, Player player, Lot& lot) {
    auto state = view.seen;
    const auto other = buda_1686::otherThan(buda_1686::Side(player.seat));
    int& drawn = state.drawn[buda_1686::indexOf(other)];
    if (drawn == buda_1686::kFaceDown) {
        drawn = buda_1686::anyOf(buda_1686::chitsInCup(state, other), lot);
    }
    return state;
}

PlayedOut Engine<Buda1686>::playOut(Buda1686::State state, Lot& lot, int mostActions) {
    PlayedOut played;
    for (; played.actions < mostActions; ++played.actions) {
        if (const auto outcome = buda_1686::outcomeOf(state)) {
            return {true, outcome->winner, played.actions};
        }
        const auto action = buda_1686::nextByLot(state, lot);
        if (!action) {
            break;
        }
        buda_1686::advance(state, *action);
    }
    return played;
}

/// Only while both sides draw can a chit be face down; later both players see the whole position.
std::size_t Engine<Buda1686>::keyOf(const Buda1686::State& state, Player player) {
    return state.phase == buda_1686::Phase::Draw
               ? std::hash<Buda1686::State>{}(Buda1686::viewFor(state, player).seen)
               : std::hash<Buda1686::State>{}(state);
}

std::optional<Player> Engine<Buda1686>::actorOf(const Buda1686::State& state,
                                                const Buda1686::Action& action) {
    const auto side = Buda1686::isChance(action) ? std::nullopt : buda_1686::actorOf(state, action);
    return side ? std::optional(Player{int(*side)}) : std::nullopt;
}

} // namespace umpire
