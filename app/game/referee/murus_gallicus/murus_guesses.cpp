#include "app/game/referee/murus_gallicus/murus_guesses.h"

namespace umpire::referee {

using namespace murus_gallicus;

namespace {

/// Maximum difference of a guess's weight from the best weight (natural logarithm). Guesses below
/// have no effect even together, and are dropped.
constexpr double kHopeless = 20.0;

/// Collects guesses, and drops hopeless ones at once.
class Pool {
public:
    /// Tells whether a guess of that weight is worth adding.
    bool wants(double weight) {
        best_ = std::max(best_, weight);
        return weight > best_ - kHopeless;
    }
    void add(Guess guess) { guesses_.push_back(std::move(guess)); }

    std::vector<Guess> taken() && {
        std::erase_if(guesses_,
                      [this](const Guess& guess) { return guess.weight <= best_ - kHopeless; });
        return std::move(guesses_);
    }

private:
    std::vector<Guess> guesses_;
    double best_ = -1e300;
};

/// Calls `visit(changes)` for every part of an action. In a part, each changed cell is as before
/// the action, as after it, or between; at least one change is made and at least one is missing.
/// Stones are lifted before they are put down.
template <typename Visitor>
class Parts {
public:
    Parts(const Board& board, const Changes& whole, Visitor& visit)
        : board_(board), whole_(whole), visit_(visit) {}

    void run() { choose(0, 0); }

private:
    void choose(std::size_t index, int inHand) {
        if (index == whole_.size()) {
            const bool complete = done_ == int(whole_.size());
            if (!part_.empty() && !complete && inHand >= 0) {
                visit_(part_);
            }
            return;
        }
        const CellChange& change = whole_[index];
        const int before = board_.at(change.cell).height;
        const int step = change.unit.height > before ? 1 : -1;
        const Player owner =
            change.unit.height > 0 ? change.unit.owner : board_.at(change.cell).owner;
        choose(index + 1, inHand);
        for (int height = before + step; height != change.unit.height + step; height += step) {
            part_.push_back({change.cell, {owner, height}});
            done_ += height == change.unit.height ? 1 : 0;
            choose(index + 1, inHand + before - height);
            done_ -= height == change.unit.height ? 1 : 0;
            part_.pop_back();
        }
    }

    const Board& board_;
    const Changes& whole_;
    Visitor& visit_;
    Changes part_;
    int done_ = 0;
};

template <typename Visitor>
void visitParts(const Board& board, const Changes& whole, Visitor visit) {
    Parts<Visitor>(board, whole, visit).run();
}

Changes joined(Changes first, std::span<const CellChange> second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

bool sameChanges(const Changes& one, const Changes& other) {
    return std::ranges::equal(one, other, [](const CellChange& a, const CellChange& b) {
        return a.cell == b.cell && a.unit == b.unit;
    });
}

/// Merges the guesses of actions that begin with the same part. The merged guess has all these
/// actions.
void mergeParts(std::vector<Guess>& guesses) {
    std::vector<Guess> merged;
    for (Guess& guess : guesses) {
        const auto same = std::ranges::find_if(merged, [&](const Guess& known) {
            return guess.happening == Happening::Unfinished &&
                   known.happening == Happening::Unfinished &&
                   sameChanges(known.changes, guess.changes);
        });
        if (same == merged.end()) {
            merged.push_back(std::move(guess));
        } else {
            same->actions.insert(same->actions.end(), guess.actions.begin(), guess.actions.end());
        }
    }
    guesses = std::move(merged);
}

/// Generates the actions of a position and their parts, after the actions in `played`.
class Follow {
public:
    Follow(Pool& pool, std::vector<Action> played, Changes changed)
        : pool_(pool), played_(std::move(played)), changed_(std::move(changed)) {}

    void guess(const State& state, const Board& board, double whole, double part) {
        for (const Action& action : legalActions(state)) {
            const Changes changes =
                changesBetween(state, murus_gallicus::apply(state, action).state);
            offer({Happening::Actions, {action}, {}, changes, std::log(whole)}, board);
            visitParts(board, changes, [&](const Changes& some) {
                offer({Happening::Unfinished, {action}, {}, some, std::log(part)}, board);
            });
        }
    }

private:
    void offer(Guess guess, const Board& board) {
        guess.weight -= board.misfitAfter(guess.changes);
        if (!pool_.wants(guess.weight)) {
            return;
        }
        guess.changes = joined(changed_, guess.changes);
        guess.actions.insert(guess.actions.begin(), played_.begin(), played_.end());
        pool_.add(std::move(guess));
    }

    Pool& pool_;
    std::vector<Action> played_;
    Changes changed_;
};

} // namespace

Board::Board(const State& state, const StoneEvidence& evidence)
    : evidence_(&evidence), cellCount_(geometryOf(state.settings).cellCount) {
    for (CellIndex cell = 0; cell < cellCount_; ++cell) {
        units_[std::size_t(cell)] = unitAt(state, cell).value_or(Unit{});
        misfit_ += misfit(cell);
    }
}

double Board::misfitAfter(std::span<const CellChange> changes) const {
    double after = misfit_;
    for (const CellChange& change : changes) {
        after += evidence_->misfit(change.cell, change.unit) - misfit(change.cell);
    }
    return after;
}

void Board::change(std::span<const CellChange> changes) {
    misfit_ = misfitAfter(changes);
    for (const CellChange& change : changes) {
        units_[std::size_t(change.cell)] = change.unit;
    }
}

Changes changesBetween(const State& before, const State& after) {
    CellSet differs = 0;
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
        const Stones& was = before.stones[seat];
        const Stones& is = after.stones[seat];
        differs |=
            (was.walls ^ is.walls) | (was.towers ^ is.towers) | (was.catapults ^ is.catapults);
    }
    Changes changes;
    while (differs != 0) {
        const CellIndex cell = takeFirst(differs);
        changes.push_back({cell, unitAt(after, cell).value_or(Unit{})});
    }
    return changes;
}

std::vector<Guess> guessOneAction(const State& state, const Board& board,
                                  const HappeningWeights& weights) {
    Pool pool;
    pool.wants(-board.misfit());
    pool.add({Happening::Nothing, {}, {}, {}, -board.misfit()});
    Follow(pool, {}, {}).guess(state, board, weights.action, weights.unfinished);
    std::vector<Guess> guesses = std::move(pool).taken();
    mergeParts(guesses);
    return guesses;
}

std::vector<Guess> guessTwoActions(const State& state, const Board& board,
                                   const HappeningWeights& weights) {
    Pool pool;
    for (const Action& first : legalActions(state)) {
        const State between = murus_gallicus::apply(state, first).state;
        if (outcomeOf(between)) {
            continue;
        }
        const Changes changes = changesBetween(state, between);
        Board after = board;
        after.change(changes);
        Follow(pool, {first}, changes)
            .guess(between, after, weights.twoActions, weights.actionAndUnfinished);
    }
    return std::move(pool).taken();
}

} // namespace umpire::referee
