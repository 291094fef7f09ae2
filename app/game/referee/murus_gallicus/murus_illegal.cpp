#include "app/game/referee/murus_gallicus/murus_guesses.h"

#include <tuple>

namespace umpire::referee {

using namespace murus_gallicus;

namespace {

/// Minimum misfit with which the evidence contradicts the record on a cell (natural logarithm of a
/// likelihood ratio of 10 to 1).
constexpr double kAtOdds = 2.3;
/// Maximum number of contradicting cells. More cells are no single action, and would have too many
/// explanations.
constexpr std::size_t kMaxCellsAtOdds = 5;
constexpr int kHighestStack = 3;

/// Ranks a guess by its distance from a legal action. If several actions lead to one position, the
/// lowest rank is used.
int strangeness(const Guess& guess) {
    switch (guess.violation->kind) {
    case ViolationKind::Blocked:
    case ViolationKind::WrongTarget:
    case ViolationKind::WrongDirection:
    case ViolationKind::WrongRow:
    case ViolationKind::NotTwoCells:
    case ViolationKind::OpeningIsDue:
    case ViolationKind::OpeningIsNotDue:
        return 0;
    case ViolationKind::WrongDistance:
    case ViolationKind::WrongUnit:
    case ViolationKind::NoCatapults:
        return 1;
    case ViolationKind::NotALine:
        return 2;
    case ViolationKind::NotYours:
    case ViolationKind::NothingThere:
    case ViolationKind::NotOnTheBoard:
    case ViolationKind::IsOut:
    case ViolationKind::GameIsOver:
        return 3;
    }
    return 3;
}

/// Generates the illegal actions that players can make on a board.
class Trespass {
public:
    Trespass(const State& state, const Board& board, const HappeningWeights& weights)
        : state_(state), board_(board), weight_(std::log(weights.illegal)) {
        for (CellIndex cell = 0; cell < board.cellCount(); ++cell) {
            if (board.misfit(cell) > kAtOdds) {
                odd_.push_back(cell);
            }
        }
    }

    std::vector<Guess> guesses() && {
        if (odd_.size() > kMaxCellsAtOdds) {
            return {};
        }
        outOfTurn();
        for (const CellIndex from : odd_) {
            for (const CellIndex to : odd_) {
                if (from != to && board_.at(from).height > 0) {
                    between(from, to);
                }
            }
        }
        keepOneEach();
        return std::move(guesses_);
    }

private:
    /// Keeps one guess for each position. The same position may follow from actions with different
    /// names.
    void keepOneEach();
    void outOfTurn();
    void between(CellIndex from, CellIndex to);
    void carry(CellIndex from, CellIndex to, int stones);
    void split(CellIndex from, CellIndex to);
    void attack(CellIndex from, CellIndex to);

    /// Adds the action if a rule forbids it.
    void offer(const Action& action, Changes changes) {
        if (auto violation = validate(state_, action)) {
            const double weight = weight_ - board_.misfitAfter(changes);
            guesses_.push_back(
                {Happening::Illegal, {action}, std::move(violation), std::move(changes), weight});
        }
    }
    void offerTwoDirections(const Move& move, CellIndex other, const Changes& changes);
    [[nodiscard]] Unit without(CellIndex cell, int stones) const {
        const Unit unit = board_.at(cell);
        return {unit.owner, unit.height - stones};
    }
    /// Returns the possible contents of the cell after stones of that owner are put there. Enemy
    /// stones are covered or removed.
    [[nodiscard]] std::vector<Unit> with(CellIndex cell, Player owner, int stones) const {
        const Unit unit = board_.at(cell);
        std::vector<Unit> piles;
        if (unit.height + stones <= kHighestStack) {
            piles.push_back({owner, unit.height + stones});
        }
        if (unit.height > 0 && unit.owner != owner) {
            piles.push_back({owner, stones});
        }
        return piles;
    }

    const State& state_;
    const Board& board_;
    double weight_;
    std::vector<CellIndex> odd_;
    std::vector<Guess> guesses_;
    std::vector<Guess> last_; ///< used only if no other action leads to the position
};

void Trespass::keepOneEach() {
    const auto order = [](const CellChange& change) {
        const Unit unit = change.unit.height > 0 ? change.unit : Unit{};
        return std::tuple(change.cell, unit.owner, unit.height);
    };
    std::ranges::stable_sort(guesses_, {}, strangeness);
    guesses_.insert(guesses_.end(), last_.begin(), last_.end());
    for (Guess& guess : guesses_) {
        std::ranges::sort(guess.changes, {}, order);
    }
    std::vector<Guess> kept;
    for (Guess& guess : guesses_) {
        if (std::ranges::none_of(kept, [&](const Guess& known) {
                return std::ranges::equal(known.changes, guess.changes, {}, order, order);
            })) {
            kept.push_back(std::move(guess));
        }
    }
    guesses_ = std::move(kept);
}

/// Adds actions that would be legal if it were another player's turn.
void Trespass::outOfTurn() {
    for (int seat = 0; seat < playersOf(state_.settings.seating); ++seat) {
        if (seat == state_.mover.seat) {
            continue;
        }
        State other = state_;
        other.mover = Player{seat};
        for (const Action& action : legalActions(other)) {
            offer(action, changesBetween(other, murus_gallicus::apply(other, action).state));
        }
    }
}

void Trespass::between(CellIndex from, CellIndex to) {
    const int height = board_.at(from).height;
    for (int stones = 1; stones <= height; ++stones) {
        carry(from, to, stones);
    }
    if (height >= 2) {
        split(from, to);
    }
    if (board_.at(to).height > 0) {
        attack(from, to);
    }
}

/// Adds moves of `stones` stones together to one cell.
void Trespass::carry(CellIndex from, CellIndex to, int stones) {
    for (const Unit& pile : with(to, board_.at(from).owner, stones)) {
        offer(Move{from, to}, {{from, without(from, stones)}, {to, pile}});
    }
}

/// Adds moves of two stones to two cells: the named cell and another contradicting cell.
void Trespass::split(CellIndex from, CellIndex to) {
    const Player owner = board_.at(from).owner;
    for (const CellIndex other : odd_) {
        if (other == from || other == to) {
            continue;
        }
        for (const Unit& near : with(other, owner, 1)) {
            for (const Unit& far : with(to, owner, 1)) {
                const Changes changes = {{from, without(from, 2)}, {other, near}, {to, far}};
                offer(Move{from, to}, changes);
                if (owner == state_.mover) {
                    offerTwoDirections(Move{from, to}, other, changes);
                }
            }
        }
    }
}

/// Adds an illegal move of two stones in two directions: the farther stone is on the target, but
/// the nearer stone is not on the cell between.
void Trespass::offerTwoDirections(const Move& move, CellIndex other, const Changes& changes) {
    const BoardGeometry& board = geometryOf(state_.settings);
    const auto line = lineBetween(board, move.from, move.to);
    if (line && line->steps == 2 && board.walk(move.from, line->direction, 1) != other) {
        last_.push_back({Happening::Illegal,
                         {move},
                         Violation{ViolationKind::NotALine,
                                   message("%1 is not the cell between: the two stones go to the "
                                           "two nearest cells in one direction",
                                           text(board.names[std::size_t(other)])),
                                   "MG-6", other},
                         changes,
                         weight_ - board_.misfitAfter(changes)});
    }
}

/// Adds sacrifices and throws at forbidden targets, or from forbidden cells.
void Trespass::attack(CellIndex from, CellIndex to) {
    const int height = board_.at(to).height;
    for (const int lost : {1, height}) {
        const Changes one = {{from, without(from, 1)}, {to, without(to, lost)}};
        offer(Sacrifice{from, to}, one);
        if (state_.settings.catapults == Catapults::On && board_.at(from).height == 3) {
            offer(Throw{from, to}, one);
        }
        if (height == lost && height == 1) {
            break; // otherwise the same guess is added twice
        }
    }
    if (state_.settings.catapults == Catapults::On && board_.at(from).height >= 2) {
        offer(DoubleSacrifice{from, to},
              {{from, without(from, 2)}, {to, without(to, std::min(2, height))}});
    }
}

} // namespace

std::vector<Guess> guessIllegal(const State& state, const Board& board,
                                const HappeningWeights& weights) {
    return Trespass(state, board, weights).guesses();
}

} // namespace umpire::referee
