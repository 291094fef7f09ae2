#pragma once

#include "app/game/referee/war_galley/galley_reader.h"
#include "rules/games/war_galley/war_galley.h"
#include "rules/table/observation.h"

/// War Galley's table as seen by a perfect eye.
namespace umpire::war_galley::testing {

/// Observes the record's galleys, each moved ahead and turned by these values.
inline TableObservation seenFrom(const State& state, Millimetres ahead = 0_mm,
                                 Radians turned = 0_deg) {
    TableObservation seen;
    for (std::size_t vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (!isAfloat(state, vessel)) {
            continue;
        }
        Galley galley = pieceOf(state, vessel);
        galley.center = galley.center + along(galley.heading, ahead);
        galley.heading += turned;
        const auto& rig = state.vessels[vessel].rig;
        galley.oars = {rig.port, rig.starboard};
        galley.masts = rig.masts;
        galley.confidence = 0.95;
        seen.galleys.push_back(galley);
    }
    return seen;
}

/// Shows the reader the same several times.
inline void show(referee::TableReader<WarGalley>& reader, const State& state,
                 const TableObservation& seen, int looks = 3) {
    for (int i = 0; i < looks; ++i) {
        reader.look(state, seen);
    }
}

/// Does so after the table has changed.
inline void showAnew(referee::TableReader<WarGalley>& reader, const State& state,
                     const TableObservation& seen, int looks = 3) {
    reader.forget();
    show(reader, state, seen, looks);
}

/// Returns the verdict on three looks that show the same.
inline referee::Verdict<WarGalley> verdictOn(const State& state, const TableObservation& seen) {
    referee::TableReader<WarGalley> reader;
    show(reader, state, seen);
    return reader.explain(state);
}

} // namespace umpire::war_galley::testing
