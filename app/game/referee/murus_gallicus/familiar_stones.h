#pragma once

#include "app/game/referee/murus_gallicus/stone_evidence.h"

#include <optional>

/// Learns how each piece looks while table and record agree. This corrects lasting errors: a tower
/// that looks like one stone from above looks the same after the next action.
namespace umpire::referee {

struct FamiliarOptions {
    /// Limits for a piece that was not touched. Between two looks in changing light, or after a
    /// bump of the camera, an untouched stone differs by at most 0.5 mm, and its height
    /// probabilities by at most 0.1 (films at 960 x 540).
    Millimetres samePlace = 2_mm;
    double sameChances = 0.2;
    /// Minimum misfit of every other unit on the cell of an untouched piece (natural logarithm,
    /// about 20 to 1). A touched piece exceeds the limits above in 19 of 20 cases.
    double touched = 3.0;
};

class FamiliarStones {
public:
    explicit FamiliarStones(const FamiliarOptions& options) : options_(options) {}

    /// Learns from a table that agrees with the record. Forgets each cell whose recorded piece is
    /// not seen.
    void learn(const murus_gallicus::State& recorded, const StoneEvidence& evidence);
    /// Makes the recorded stack certain on each cell whose piece still looks as learned.
    void recognise(const murus_gallicus::State& recorded, StoneEvidence& evidence) const;

private:
    struct Known {
        murus_gallicus::Unit unit;
        StoneLook look;
    };
    [[nodiscard]] bool alike(const StoneLook& one, const StoneLook& other) const;

    FamiliarOptions options_;
    std::array<std::optional<Known>, murus_gallicus::kMaxCells> known_;
};

} // namespace umpire::referee
