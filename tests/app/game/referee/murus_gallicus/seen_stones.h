#pragma once

#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "rules/table/observation.h"

#include <random>

/// A board of Murus Gallicus as seen by an imperfect eye.
namespace umpire::referee::testing {

/// Rates are of a stone at a look.
struct EyeNoise {
    double missed = 0.003;
    double invented = 0.05;     ///< false stones at a look, on empty cells
    double heightUnsure = 0.15; ///< another height seems as likely
    double heightWrong = 0.03;  ///< a wrong height seems likelier
    double offCentre = 0.15;    ///< share of a cell, one standard deviation per axis
    bool operator==(const EyeNoise&) const = default;
};
inline constexpr EyeNoise kPerfectEye = {0.0, 0.0, 0.0, 0.0, 0.0};

/// One rest of the table: a stone that is hard to read stays so at each look.
class SeenStones {
public:
    SeenStones(unsigned seed, const EyeNoise& noise) : random_(seed), noise_(noise) {}

    /// Draws anew which stones are hard to read, because a hand touched the stones.
    void newRest() { heights_ = unsigned(random_()); }

    TableObservation look(const murus_gallicus::State& state) {
        TableObservation seen;
        const auto& board = murus_gallicus::geometryOf(state.settings);
        std::mt19937 still(heights_);
        for (int cell = 0; cell < board.cellCount; ++cell) {
            const auto unit = murus_gallicus::unitAt(state, cell);
            const double luck = part(still);
            if (unit && part(random_) >= noise_.missed) {
                seen.stones.push_back(stone(board.names[std::size_t(cell)], *unit, luck));
            }
        }
        if (part(random_) < noise_.invented) {
            const auto cell = std::size_t(random_() % unsigned(board.cellCount));
            if (!murus_gallicus::unitAt(state, int(cell))) {
                seen.stones.push_back(stone(board.names[cell], {{int(random_() % 2)}, 1}, 0.9));
                seen.stones.back().confidence = 0.3 + 0.4 * part(random_);
            }
        }
        return seen;
    }

    static constexpr double kCell = 44.0;

private:
    static double part(std::mt19937& random) {
        return std::uniform_real_distribution<double>(0.0, 1.0)(random);
    }
    double offset() {
        return std::clamp(std::normal_distribution<double>(0.0, noise_.offCentre + 1e-9)(random_),
                          -0.45, 0.45);
    }

    Stone stone(CellName cell, murus_gallicus::Unit unit, double luck) {
        Stone seen;
        seen.cell = text(cell);
        seen.colour = unit.owner.seat % 2 == 0 ? StoneColour::Light : StoneColour::Dark;
        const PlaceInCell in{offset(), offset()};
        seen.inCell = in;
        seen.center = {Millimetres((cell.column + 0.5 + in.right) * kCell),
                       Millimetres((cell.row + 0.5 + in.up) * kCell)};
        seen.confidence = 0.9 + 0.09 * part(random_);
        const int other = unit.height == 1 ? 2 : unit.height - 1;
        const bool wrong = luck < noise_.heightWrong;
        const bool unsure = luck < noise_.heightWrong + noise_.heightUnsure;
        const double right = wrong ? 0.3 : unsure ? 0.5 : 0.93;
        std::array<double, 3> heights{0.02, 0.02, 0.02};
        heights[std::size_t(unit.height - 1)] = right;
        heights[std::size_t(other - 1)] = 0.98 - right;
        seen.height = wrong ? other : unit.height;
        seen.heightChances = heights;
        return seen;
    }

    std::mt19937 random_;
    EyeNoise noise_;
    unsigned heights_ = 1;
};

} // namespace umpire::referee::testing
