#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/observation.h"

#include <QString>
#include <vector>

/// Lists what a galley may really be if the record is wrong about it.
namespace umpire::desk {

struct GalleyCorrection {
    QString text;  ///< in words
    QString piece; ///< after `correct`: "A1 5/4/3"
    bool operator==(const GalleyCorrection&) const = default;
};

/// Returns the likely ones first: the camera's view, then numbers that differ by one. `seen`: the
/// last look, or null. Only corrections that the referee accepts. The galley is on the table.
std::vector<GalleyCorrection> galleyCorrections(const war_galley::State& state,
                                                war_galley::VesselIndex vessel,
                                                const TableObservation* seen);

/// Formats "oars 5 port, 4 starboard; masts 3".
QString rigText(const war_galley::Rig& rig);

} // namespace umpire::desk
