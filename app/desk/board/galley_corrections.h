#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/observation.h"

#include <QString>
#include <vector>

/// Lists the possible real states of a galley about which the record is wrong.
namespace umpire::desk {

struct GalleyCorrection {
    QString text;  ///< in words
    QString piece; ///< the text after `correct`, such as "A1 5/4/3"
    bool operator==(const GalleyCorrection&) const = default;
};

/// Returns the likely corrections first: the camera's view, then numbers that differ by one. `seen`
/// is the last look, or null. All corrections are acceptable to the referee. The galley must be on
/// the table.
std::vector<GalleyCorrection> galleyCorrections(const war_galley::State& state,
                                                war_galley::VesselIndex vessel,
                                                const TableObservation* seen);

/// Formats "oars 5 port, 4 starboard; masts 3".
QString rigText(const war_galley::Rig& rig);

} // namespace umpire::desk
