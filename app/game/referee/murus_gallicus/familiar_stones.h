#pragma once

#include "app/game/referee/murus_gallicus/stone_evidence.h"

#include <optional>

/// How the pieces of a table that agrees with its record look, so that the eye's lasting errors are
/// known: a tower seen from above that looks like one stone today will do so after the next action.
namespace umpire::referee {

struct FamiliarOptions {
    /// From rest to rest a stone that nobody touched is seen within 0.5 mm, and the chances of its
    /// height within 0.1, under drifting light and after a bump of the camera (films at 960 x 540).
    Millimetres samePlace = 2_mm;
    double sameChances = 0.2;
    /// What was touched lies elsewhere by more than that, or looks otherwise, 19 times in 20
    /// (natural logarithm).
    double touched = 3.0;
};

class FamiliarStones {
public:
    explicit FamiliarStones(const FamiliarOptions& options) : options_(options) {}

    /// Table and record agree. What is not seen where it should be is not learned.
    void learn(const murus_gallicus::State& recorded, const StoneEvidence& evidence);
    /// What looks as it did when it was what the record says is that still.
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
