#include "rules/engine/naval_battle/moves.h"

#include "rules/games/naval_battle/fight.h"
#include "rules/games/naval_battle/reach.h"

#include <algorithm>

namespace umpire::naval_battle {
namespace {

class Lister {
public:
    Lister(const State& state, Side side, const Prospects& prospects)
        : state_(state), side_(side), prospects_(prospects),
          entrance_(prospects.entranceFor(state, side)),
          mustLeave_(state.phase == Phase::Opening && canLeavePort(state, side)) {}

    std::vector<Choice<NavalBattle>> list(Lot* lot) {
        std::vector<SquareIndex> others;
        for (SquareIndex square = 0; square < state_.chart().squareCount(); ++square) {
            const Token& token = state_.at(square);
            if (!token.isOf(side_)) {
                continue;
            }
            addStrikes(square, square);
            if (isWinner(token)) {
                addMoves(square);
            } else if (token.isShip()) {
                others.push_back(square);
            }
        }
        for (std::size_t i = 0; i < others.size() && (lot == nullptr || i < kMovedQuickly); ++i) {
            if (lot != nullptr) {
                const auto left = std::uint32_t(others.size() - i);
                std::swap(others[i], others[i + lot->below(left)]);
            }
            addMoves(others[i]);
        }
        if (lot == nullptr) {
            addMines();
        }
        return std::move(choices_);
    }

private:
    static constexpr std::size_t kMovedQuickly = 3;
    /// Maximum number of moves of a ship that cannot win the game.
    static constexpr std::size_t kMovesEach = 4;

    struct Way {
        SquareIndex to = kNoSquare;
        double weight = 0;
    };

    [[nodiscard]] bool isWinner(const Token& token) const {
        return state_.table().is(token.kind, Role::MissileShip) ||
               state_.table().is(token.kind, Role::LandingShip);
    }
    void add(Action action, double weight, SquareIndex from, SquareIndex end) {
        if (!mustLeave_ || leavesPort(state_, from, end)) {
            choices_.push_back({std::move(action), weight});
        }
    }
    [[nodiscard]] int waysFrom(SquareIndex square) const {
        return prospects_.waysTo(side_, entrance_, square);
    }
    void addMoves(SquareIndex from);
    [[nodiscard]] double weightOf(SquareIndex from, SquareIndex to) const;
    [[nodiscard]] bool meetsEnemy(SquareIndex square) const;
    void addStrikes(SquareIndex from, SquareIndex at);
    void addStrike(SquareIndex from, SquareIndex at, SquareIndex target);
    void addPlanes(SquareIndex from);
    void addMines();
    [[nodiscard]] bool maySpare(int entrance) const;

    const State& state_;
    Side side_;
    const Prospects& prospects_;
    int entrance_;
    bool mustLeave_;
    std::vector<Choice<NavalBattle>> choices_;
};

bool Lister::meetsEnemy(SquareIndex square) const {
    return std::ranges::any_of(
        state_.chart().steps[std::size_t(square)], [&](const Neighbour& step) {
            return step.to != kNoSquare && state_.at(step.to).isOf(enemyOf(side_)) &&
                   state_.at(step.to).kind != kBattery && !isKnownMineOrBattery(state_.at(step.to));
        });
}

double Lister::weightOf(SquareIndex from, SquareIndex to) const {
    const Token& token = state_.at(from);
    const double gain = waysFrom(from) - waysFrom(to);
    const bool meets = meetsEnemy(to);
    if (state_.table().is(token.kind, Role::LandingShip)) {
        const bool isIn = state_.chart().isPort(to, enemyOf(side_));
        return isIn ? 200 : gain > 0 ? (meets ? 0.3 : 1.5 + gain) : meets ? 0.05 : 0.3;
    }
    if (state_.table().is(token.kind, Role::MissileShip)) {
        return gain > 0 ? (meets ? 0.5 : 1 + gain) : 0.15;
    }
    const double strength = strengthOf(state_.table(), token.kind) / 10.0;
    return meets ? 0.1 + 0.4 * strength : gain > 0 ? 0.1 + 0.05 * gain : 0.06;
}

void Lister::addMoves(SquareIndex from) {
    const Token& token = state_.at(from);
    std::vector<Way> ways;
    for (const SquareIndex to : reachOf(state_, from)) {
        ways.push_back({to, weightOf(from, to)});
    }
    if (!isWinner(token) && ways.size() > kMovesEach) {
        std::ranges::stable_sort(ways, std::greater<>{}, &Way::weight);
        // Keeps the lowest weight too: a move that holds back.
        std::swap(ways[kMovesEach - 1], ways.back());
        ways.resize(kMovesEach);
    }
    for (const Way& way : ways) {
        add(Move{from, way.to}, way.weight, from, way.to);
        if (mayRemoveAfterMove(state_.settings)) {
            addStrikes(from, way.to);
        }
    }
}

void Lister::addStrikes(SquareIndex from, SquareIndex at) {
    const CellName centre = state_.chart().nameOf(at);
    for (int row = centre.row - 1; row <= centre.row + 1; ++row) {
        for (int column = centre.column - 1; column <= centre.column + 1; ++column) {
            if (const auto target = state_.chart().find({column, row})) {
                addStrike(from, at, *target);
            }
        }
    }
    if (from == at && state_.table().is(state_.at(from).kind, Role::Carrier)) {
        addPlanes(from);
    }
}

void Lister::addStrike(SquareIndex from, SquareIndex at, SquareIndex target) {
    const Kind own = state_.at(from).kind;
    const Token& other = state_.at(target);
    if (!other.isOf(enemyOf(side_))) {
        return;
    }
    if (canRemoveBattery(state_, from, at, target)) {
        const auto& gate = state_.chart().entrances[std::size_t(entrance_)].batteries;
        add(RemoveBattery{from, at, target},
            std::ranges::find(gate, target) != gate.end() ? 60 : 20, from, at);
    }
    if (from != at && !mayAttackAfterMove(state_.settings)) {
        return;
    }
    if (!canRemoveBattery(state_, from, at, target) && canAttack(state_, from, at, target)) {
        const bool isSuicide = isKnownMineOrBattery(other);
        const double strength = strengthOf(state_.table(), own) / 10.0;
        add(Attack{from, at, target},
            isSuicide         ? 0.01
            : own == kBattery ? 10
                              : 0.05 + 5 * strength * strength,
            from, at);
    }
    if (canRemoveMine(state_, from, at, target)) {
        add(RemoveMine{from, at, target}, other.isKnown() ? 1 : 0.02, from, at);
    }
}

void Lister::addPlanes(SquareIndex from) {
    for (SquareIndex target = 0; target < state_.chart().squareCount(); ++target) {
        if (state_.at(target).isOf(enemyOf(side_)) && canSendPlane(state_, from, from, target)) {
            add(SendPlane{from, from, target, from}, 2, from, from);
        }
    }
}

/// Tells whether the side no longer needs the entrance, because another entrance is free of mines
/// or all ships that can win have left the port.
bool Lister::maySpare(int entrance) const {
    const Chart& chart = state_.chart();
    for (std::size_t other = 0; other < chart.entrances.size(); ++other) {
        if (int(other) != entrance && chart.entrances[other].port == side_ &&
            prospects_.minesIn(state_, int(other)) == 0) {
            return true;
        }
    }
    for (SquareIndex square = 0; square < chart.squareCount(); ++square) {
        const Token& token = state_.at(square);
        if (token.isOf(side_) && isWinner(token) && chart.isPort(square, side_)) {
            return false;
        }
    }
    return true;
}

/// Adds the placing of mines that block an entrance of the side's own port (NB-17). It uses no
/// turn.
void Lister::addMines() {
    constexpr double kBar = 12;
    const Chart& chart = state_.chart();
    if (state_.minesOff[indexOf(side_)] == 0 || state_.phase != Phase::Playing) {
        return;
    }
    for (std::size_t i = 0; i < chart.entrances.size(); ++i) {
        if (chart.entrances[i].port != side_) {
            continue;
        }
        for (const SquareIndex square : prospects_.insideOf(int(i))) {
            if (canLayMine(state_, side_, square) && maySpare(int(i))) {
                choices_.push_back({LayMine{side_, square}, kBar});
            }
        }
    }
}

} // namespace

std::vector<Choice<NavalBattle>> movesFor(const State& state, Side side, const Prospects& prospects,
                                          Lot* lot) {
    auto choices = Lister(state, side, prospects).list(lot);
    if (choices.empty() && lot != nullptr) {
        choices = Lister(state, side, prospects).list(nullptr);
    }
    if (choices.empty() && !validate(state, Pass{})) {
        choices.push_back({Pass{}, 1});
    }
    return choices;
}

} // namespace umpire::naval_battle
