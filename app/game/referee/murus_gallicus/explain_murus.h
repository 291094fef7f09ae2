#pragma once

#include "app/game/referee/murus_gallicus/familiar_stones.h"
#include "app/game/referee/murus_gallicus/murus_guesses.h"
#include "rules/table/observation.h"

namespace umpire::referee {

struct MurusOptions {
    StoneModel stones;
    FamiliarOptions familiar;
    HappeningWeights weights;
    RulingOptions ruling;
    /// A cell contradicts a position from this misfit on (natural logarithm: 10 to 1).
    double against = 2.3;
    /// Misfit on one cell, or in total over all cells, from which a position is excluded.
    double mostOnACell = 5.0;
    /// limit on a cell for an illegal position, because only clear evidence may accuse a player
    double mostAgainstATrespass = 3.5;
    double mostInAll = 7.0;
};

/// Explains the looks at the table at rest, given the record's position. A pure function.
Verdict<MurusGallicus> explain(const murus_gallicus::State& recorded, const StoneEvidence& evidence,
                               const MurusOptions& options);

} // namespace umpire::referee
