#pragma once

#include "app/game/referee/core/explanation.h"
#include "app/game/referee/murus_gallicus/stone_evidence.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"

/// Possible events on a board of Murus Gallicus, with their weights by the evidence.
namespace umpire::referee {

/// Prior weights of the possible events, relative to 1 for "nothing happened". A position has 20 to
/// 100 actions with some hundred parts.
struct HappeningWeights {
    double action = 1e-2;
    double unfinished = 3e-4;
    double twoActions = 1e-4;
    double actionAndUnfinished = 3e-6;
    double illegal = 1e-5;
};

/// The new content of one cell; height 0 means empty.
struct CellChange {
    murus_gallicus::CellIndex cell = 0;
    murus_gallicus::Unit unit;
};
using Changes = std::vector<CellChange>;

/// A possible event: the changes of the recorded position that it implies.
struct Guess {
    Happening happening = Happening::Nothing;
    std::vector<murus_gallicus::Action> actions;
    std::optional<murus_gallicus::Violation> violation;
    Changes changes;     ///< relative to the position of the record
    double weight = 0.0; ///< natural logarithm
};

/// The content of all cells, and how much the evidence contradicts each cell.
class Board {
public:
    Board(const murus_gallicus::State& state, const StoneEvidence& evidence);

    [[nodiscard]] murus_gallicus::Unit at(murus_gallicus::CellIndex cell) const {
        return units_[std::size_t(cell)];
    }
    [[nodiscard]] int cellCount() const { return cellCount_; }
    [[nodiscard]] double misfit(murus_gallicus::CellIndex cell) const {
        return evidence_->misfit(cell, at(cell));
    }
    [[nodiscard]] double contradiction(murus_gallicus::CellIndex cell) const {
        return evidence_->contradiction(cell, at(cell));
    }
    [[nodiscard]] double misfit() const { return misfit_; }
    [[nodiscard]] double misfitAfter(std::span<const CellChange> changes) const;
    void change(std::span<const CellChange> changes);

private:
    const StoneEvidence* evidence_;
    int cellCount_ = 0;
    std::array<murus_gallicus::Unit, murus_gallicus::kMaxCells> units_{};
    double misfit_ = 0.0;
};

/// Returns the cells in which two positions differ, with their content in `after`.
Changes changesBetween(const murus_gallicus::State& before, const murus_gallicus::State& after);

/// Returns a guess for no action, for each legal action, and for each part of a legal action.
std::vector<Guess> guessOneAction(const murus_gallicus::State& state, const Board& board,
                                  const HappeningWeights& weights);

/// Returns a guess for each pair of successive actions, and for each action followed by a part of
/// another action.
std::vector<Guess> guessTwoActions(const murus_gallicus::State& state, const Board& board,
                                   const HappeningWeights& weights);

/// Returns guesses of actions that `validate` refuses, between the cells where the evidence
/// contradicts the record: out of turn, too far, onto a forbidden cell and so on.
std::vector<Guess> guessIllegal(const murus_gallicus::State& state, const Board& board,
                                const HappeningWeights& weights);

} // namespace umpire::referee
