#pragma once

#include "rules/games/murus_gallicus/state.h"
#include "rules/table/pieces.h"

#include <map>
#include <optional>
#include <span>

/// What looks at a board of stones say about each of its cells.
namespace umpire::referee {

/// How a look errs. Rates are of one look at one cell.
struct StoneModel {
    double missed = 0.01;    ///< a stone that is there is not seen
    double doubtful = 0.004; ///< the least doubt left about a stone that is seen
    double colour = 0.004;   ///< its colour is wrong
    /// And so much at most speaks for a colour at one rest (natural logarithm): light that makes
    /// one stone look like the other colour does so at each look.
    double mostColour = 4.5;
    /// A height alone rules nothing out: seen from above, a tower of light stones is taken for one
    /// stone with 0.97 and more, at each look.
    double mostHeight = 4.0;
    double height = 0.1;       ///< its height is, where a single one is told
    double leastHeight = 0.01; ///< the least probability of a height
    /// Of a cell: where a stone lies this far from the middle, half of those who put it there meant
    /// the next cell; and how quickly that changes.
    double border = 0.5;
    double borderSpread = 0.06;
    double sameError =
        0.3; ///< correlation of the errors of two looks: light and place are the same
    /// Which colour a seat's stones have. Two seats of one colour are told apart by the record.
    std::array<StoneColour, murus_gallicus::kMaxPlayers> colours = {
        StoneColour::Light, StoneColour::Dark, StoneColour::Light, StoneColour::Dark};
};

/// How the stones of a cell look, on an average over a rest.
struct StoneLook {
    StoneColour colour = StoneColour::Light;
    TablePoint center;
    std::array<double, 3> chances{}; ///< of each height
};

/// Sums up the looks at a table at rest.
class StoneEvidence {
public:
    StoneEvidence(const murus_gallicus::BoardGeometry& board, const StoneModel& model)
        : board_(&board), model_(model) {}

    /// One more look. A stone near a border may belong beyond it.
    void add(std::span<const Stone> stones);

    [[nodiscard]] int looks() const { return looks_; }
    /// How much worse this unit explains the cell than the best one does: natural logarithm, 0 and
    /// up. A unit of height 0 is an empty cell.
    [[nodiscard]] double misfit(murus_gallicus::CellIndex cell, murus_gallicus::Unit unit) const;
    /// None where most looks saw nothing there.
    [[nodiscard]] std::optional<StoneLook> lookAt(murus_gallicus::CellIndex cell) const;
    /// It is known otherwise that this unit stands there: nothing speaks against it, and at least
    /// so much against everything else.
    void favour(murus_gallicus::CellIndex cell, murus_gallicus::Unit unit, double others);

    /// At the last look: the cells whose stone lies on a line, each with the cell beyond the line.
    [[nodiscard]] const std::map<murus_gallicus::CellIndex, murus_gallicus::CellIndex>&
    onLine() const {
        return onLine_;
    }
    /// The same without what heights alone say beyond `mostHeight`.
    [[nodiscard]] double contradiction(murus_gallicus::CellIndex cell,
                                       murus_gallicus::Unit unit) const;
    /// What the cell looks most like, for people: "a light stack of 2", "nothing".
    [[nodiscard]] Message seenAt(murus_gallicus::CellIndex cell) const;
    /// How many stones that has; 0 for nothing.
    [[nodiscard]] int heightAt(murus_gallicus::CellIndex cell) const;

private:
    [[nodiscard]] int contentAt(murus_gallicus::CellIndex cell) const;
    static constexpr std::size_t kContents = 7; ///< empty; light 1 to 3; dark 1 to 3
    using Weights = std::array<double, kContents>;
    using Cells = std::array<Weights, murus_gallicus::kMaxCells>;

    void seeStone(Cells& look, const Stone& stone);
    void finish();
    void capColour(Weights& misfits) const;
    [[nodiscard]] std::size_t contentOf(murus_gallicus::Unit unit) const;
    void sum(murus_gallicus::CellIndex cell, const Stone& stone);

    const murus_gallicus::BoardGeometry* board_;
    StoneModel model_;
    int looks_ = 0;
    Cells sums_{};    ///< of logarithms, over the looks
    Cells misfits_{}; ///< what misfit() tells
    struct Seen {
        int light = 0;
        int dark = 0;
        double x = 0.0; ///< sums, millimetres
        double y = 0.0;
        std::array<double, 3> chances{};
    };
    std::array<Seen, murus_gallicus::kMaxCells> seen_{};
    std::map<murus_gallicus::CellIndex, murus_gallicus::CellIndex> onLine_;
};

} // namespace umpire::referee
