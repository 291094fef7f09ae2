#pragma once

#include "app/game/referee/murus_gallicus/stone_evidence.h"

#include <optional>

/// Learns how each piece looks while table and record agree. This corrects lasting errors: a tower
/// that looks like one stone from above will still look so after the next action.
namespace umpire::referee {

struct FamiliarOptions {
    /// From rest to rest, an untouched stone is measured within 0.5 mm and its height probabilities
    /// within 0.1, in changing light and after a bump of the camera (films at 960 x 540).
    Millimetres samePlace = 2_mm;
    double sameChances = 0.2;
    /// A touched piece exceeds these limits in 19 of 20 cases (natural
    /// logarithm).
    double touched = 3.0;
};

class FamiliarStones {
public:
    explicit FamiliarStones(const FamiliarOptions& options) : options_(options) {}

    /// Learns from a table that agrees with its record. Ignores expected pieces that are not seen.
    void learn(const murus_gallicus::State& recorded, const StoneEvidence& evidence);
    /// Favours the known unit on a cell whose piece still looks as learned.
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
