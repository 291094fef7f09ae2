#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/observation.h"

#include <QString>
#include <vector>

/// A correction that a player can choose for a galley whose recorded state is wrong.
namespace umpire::desk {

struct GalleyCorrection {
    QString text;  ///< the correction in words, for the menu
    QString piece; ///< the argument of the command `correct`, such as "A1 5/4/3"
    bool operator==(const GalleyCorrection&) const = default;
};

/// Returns the corrections of a galley on the table that the referee accepts, the likeliest first:
/// the camera's observation, then numbers of parts that differ by one, then turns of the galley,
/// then exchanges with another galley. `seen`: the last observation; null: there is none.
std::vector<GalleyCorrection> galleyCorrections(const war_galley::State& state,
                                                war_galley::VesselIndex vessel,
                                                const TableObservation* seen);

/// Formats a galley's parts: "oars 5 port, 4 starboard; masts 3".
QString rigText(const war_galley::Rig& rig);

} // namespace umpire::desk
