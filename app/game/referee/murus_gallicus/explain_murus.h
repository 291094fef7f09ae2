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
    /// Minimum misfit with which a cell contradicts a position (natural logarithm of a likelihood
    /// ratio of 10 to 1).
    double against = 2.3;
    /// Maximum misfit of one cell. A position with a greater misfit is excluded.
    double mostOnACell = 5.0;
    /// The same for the position of an illegal action. It is lower, because only clear evidence may
    /// accuse a player.
    double mostAgainstATrespass = 3.5;
    double mostInAll = 7.0;
};

/// Explains the looks at the table at rest. `recorded`: the position of the record. The result
/// depends only on the arguments.
Verdict<MurusGallicus> explain(const murus_gallicus::State& recorded, const StoneEvidence& evidence,
                               const MurusOptions& options);

} // namespace umpire::referee
