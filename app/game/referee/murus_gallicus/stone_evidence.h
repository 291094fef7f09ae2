#pragma once

#include "rules/games/murus_gallicus/state.h"
#include "rules/table/pieces.h"

#include <map>
#include <optional>
#include <span>

/// Sums up the evidence of several looks about each cell of a board of stones.
namespace umpire::referee {

/// Probabilities of errors for each look and each cell, and limits of the evidence.
struct StoneModel {
    double missed = 0.01;    ///< probability that a stone on the cell is not seen
    double doubtful = 0.004; ///< minimum probability that a seen stone is not there
    double colour = 0.004;   ///< probability that the colour of a stone is read wrongly
    /// Maximum evidence for a colour while the table stays at rest (natural logarithm). Light that
    /// makes a stone look like the other colour does so in every look.
    double mostColour = 4.5;
    /// Maximum evidence for a height (natural logarithm). Seen from above, a tower of light stones
    /// is read as one stone with a probability of 0.97 or more, in every look.
    double mostHeight = 4.0;
    double height = 0.1; ///< probability that a height is wrong if the look gives only one height
    double leastHeight = 0.01; ///< minimum probability of any height
    /// Distance from the middle of a cell, in cells, at which half of all stones were meant for the
    /// next cell; and the scale on which that share changes.
    double border = 0.5;
    double borderSpread = 0.06;
    double sameError = 0.3; ///< correlation of the errors of two looks at a cell
    /// Colour of the stones of each seat. If two seats have the same colour, the record
    /// distinguishes their stones.
    std::array<StoneColour, murus_gallicus::kMaxPlayers> colours = {
        StoneColour::Light, StoneColour::Dark, StoneColour::Light, StoneColour::Dark};
};

/// How the stones of a cell look: averages over the looks since the table came to rest.
struct StoneLook {
    StoneColour colour = StoneColour::Light;
    TablePoint center;
    std::array<double, 3> chances{}; ///< probability of each height, from one stone
};

/// Sums up the looks at a table at rest.
class StoneEvidence {
public:
    StoneEvidence(const murus_gallicus::BoardGeometry& board, const StoneModel& model)
        : board_(&board), model_(model) {}

    /// Adds a look. A stone near a border may belong to the next cell.
    void add(std::span<const Stone> stones);

    [[nodiscard]] int looks() const { return looks_; }
    /// Returns the natural logarithm of a ratio: the likelihood of the looks with the best unit in
    /// the cell, divided by their likelihood with this unit. It is at least 0. A unit of height 0
    /// stands for an empty cell.
    [[nodiscard]] double misfit(murus_gallicus::CellIndex cell, murus_gallicus::Unit unit) const;
    /// Returns how the stack of a cell looks; none if most looks saw no stone there.
    [[nodiscard]] std::optional<StoneLook> lookAt(murus_gallicus::CellIndex cell) const;
    /// Makes this unit certain: its misfit becomes 0, and every other unit's misfit becomes at
    /// least `others`.
    void favour(murus_gallicus::CellIndex cell, murus_gallicus::Unit unit, double others);

    /// Returns the cells whose stone lies on a line in the last look, each with the cell beyond the
    /// line.
    [[nodiscard]] const std::map<murus_gallicus::CellIndex, murus_gallicus::CellIndex>&
    onLine() const {
        return onLine_;
    }
    /// Returns the misfit, in which a difference in height adds at most `mostHeight`.
    [[nodiscard]] double contradiction(murus_gallicus::CellIndex cell,
                                       murus_gallicus::Unit unit) const;
    /// Describes the most probable content of the cell for people: "a light stack of 2", "nothing".
    [[nodiscard]] Message seenAt(murus_gallicus::CellIndex cell) const;
    /// Returns the number of stones in the most probable content; 0 if the cell is empty.
    [[nodiscard]] int heightAt(murus_gallicus::CellIndex cell) const;

private:
    [[nodiscard]] int contentAt(murus_gallicus::CellIndex cell) const;
    /// Number of contents of a cell: empty, 1 to 3 light stones, 1 to 3 dark stones.
    static constexpr std::size_t kContents = 7;
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
    Cells sums_{};    ///< log weight of each content of each cell, summed over the looks
    Cells misfits_{}; ///< the values that misfit() returns, by cell and content
    struct Seen {
        int light = 0;
        int dark = 0;
        double x = 0.0; ///< sums over the looks, in millimetres
        double y = 0.0;
        std::array<double, 3> chances{};
    };
    std::array<Seen, murus_gallicus::kMaxCells> seen_{};
    std::map<murus_gallicus::CellIndex, murus_gallicus::CellIndex> onLine_;
};

} // namespace umpire::referee
