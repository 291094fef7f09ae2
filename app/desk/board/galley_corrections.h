#pragma once

#include "rules/games/war_galley/state.h"
#include "rules/table/observation.h"

#include <QString>
#include <vector>

/// What a galley may really be, where the record is wrong about it.
namespace umpire::desk {

struct GalleyCorrection {
    QString text;  ///< in words
    QString piece; ///< after `correct`: "A1 5/4/3"
    bool operator==(const GalleyCorrection&) const = default;
};

/// The likely ones first: what the camera sees of it, then what is off by one. `seen`: the last
/// look at the table; null: none. Only those that the referee takes. The galley is on the table.
std::vector<GalleyCorrection> galleyCorrections(const war_galley::State& state,
                                                war_galley::VesselIndex vessel,
                                                const TableObservation* seen);

/// "oars 5 port, 4 starboard; masts 3".
QString rigText(const war_galley::Rig& rig);

} // namespace umpire::desk
