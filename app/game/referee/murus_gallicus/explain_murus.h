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
    /// A cell speaks against a position from this misfit on (natural logarithm: 10 to 1) …
    double against = 2.3;
    /// … and so much against it on one cell, or on all together, rules it out.
    double mostOnACell = 5.0;
    double mostAgainstATrespass = 3.5; ///< on a cell: who is accused, is so by what is clearly seen
    double mostInAll = 7.0;
};

/// What the looks at the table at rest say, given the record's position. Pure.
Verdict<MurusGallicus> explain(const murus_gallicus::State& recorded, const StoneEvidence& evidence,
                               const MurusOptions& options);

} // namespace umpire::referee
