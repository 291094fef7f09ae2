#pragma once

#include "rules/games/murus_gallicus/state.h"
#include "rules/table/pieces.h"

#include <map>
#include <optional>
#include <span>

/// Accumulates the evidence of several looks about each cell of a board of stones.
namespace umpire::referee {

/// The error rates of a look, per look and cell.
struct StoneModel {
    double missed = 0.01;    ///< a stone on the cell is not seen
    double doubtful = 0.004; ///< least doubt about a seen stone
    double colour = 0.004;   ///< probability of a wrong colour
    /// Limit of the evidence for a colour during one rest (natural logarithm), because light that
    /// makes a stone look like the other colour does so in every look.
    double mostColour = 4.5;
    /// Limit of the evidence for a height: seen from above, a tower of light stones is read as one
    /// stone with a probability of 0.97 and more, in every look.
    double mostHeight = 4.0;
    double height = 0.1;       ///< probability of a wrong height, if a single height is given
    double leastHeight = 0.01; ///< least probability of a height
    /// Distance from the middle, in cells, at which half of all stones were meant for the next
    /// cell; and how quickly that share changes.
    double border = 0.5;
    double borderSpread = 0.06;
    double sameError =
        0.3; ///< correlation between the errors of two looks, because light and place are the same
    /// The colour of each seat's stones. If two seats have one colour, the record distinguishes
    /// them.
    std::array<StoneColour, murus_gallicus::kMaxPlayers> colours = {
        StoneColour::Light, StoneColour::Dark, StoneColour::Light, StoneColour::Dark};
};

/// The look of a cell's stones, averaged over a rest.
struct StoneLook {
    StoneColour colour = StoneColour::Light;
    TablePoint center;
    std::array<double, 3> chances{}; ///< probability of each height
};

/// Accumulates the looks at a table at rest.
class StoneEvidence {
public:
    StoneEvidence(const murus_gallicus::BoardGeometry& board, const StoneModel& model)
        : board_(&board), model_(model) {}

    /// Adds a look. A stone near a border may belong to the next cell.
    void add(std::span<const Stone> stones);

    [[nodiscard]] int looks() const { return looks_; }
    /// Returns by how much this unit explains the cell worse than the best unit does: natural
    /// logarithm, at least 0. A unit of height 0 is an empty cell.
    [[nodiscard]] double misfit(murus_gallicus::CellIndex cell, murus_gallicus::Unit unit) const;
    /// Returns the stack's look; none if most looks saw no stone there.
    [[nodiscard]] std::optional<StoneLook> lookAt(murus_gallicus::CellIndex cell) const;
    /// Records that this unit is certain: it has no misfit, and every other unit has at least the
    /// misfit `others`.
    void favour(murus_gallicus::CellIndex cell, murus_gallicus::Unit unit, double others);

    /// Maps, for the last look, each cell whose stone lies on a line to the cell beyond the line.
    [[nodiscard]] const std::map<murus_gallicus::CellIndex, murus_gallicus::CellIndex>&
    onLine() const {
        return onLine_;
    }
    /// Returns the misfit, in which heights count at most `mostHeight`.
    [[nodiscard]] double contradiction(murus_gallicus::CellIndex cell,
                                       murus_gallicus::Unit unit) const;
    /// Describes the cell's likeliest content for people: "a light stack of 2", "nothing".
    [[nodiscard]] Message seenAt(murus_gallicus::CellIndex cell) const;
    /// Returns the number of stones in the likeliest content; 0 if the cell is empty.
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
    Cells sums_{};    ///< sums of logarithms over the looks
    Cells misfits_{}; ///< results of misfit()
    struct Seen {
        int light = 0;
        int dark = 0;
        double x = 0.0; ///< sums in millimetres
        double y = 0.0;
        std::array<double, 3> chances{};
    };
    std::array<Seen, murus_gallicus::kMaxCells> seen_{};
    std::map<murus_gallicus::CellIndex, murus_gallicus::CellIndex> onLine_;
};

} // namespace umpire::referee
