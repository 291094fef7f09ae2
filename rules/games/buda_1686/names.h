#pragma once

#include "rules/games/buda_1686/notation.h"

/// Reads ids of units and zones, and sets of ids. At any other text these functions return none and
/// leave the reader's position unchanged.
namespace umpire::buda_1686 {

/// Takes capital letters, digits and hyphens. The result may be empty.
std::string_view takeId(NotationReader& reader);
std::optional<UnitIndex> takeUnit(NotationReader& reader, const Scenario& scenario);
std::optional<ZoneIndex> takeZone(NotationReader& reader, const Scenario& scenario);
/// Takes ids that are separated by commas, each only once. Returns none if an id is unknown or
/// comes twice.
std::optional<UnitSet> takeUnits(NotationReader& reader, const Scenario& scenario);
std::optional<ZoneSet> takeZones(NotationReader& reader, const Scenario& scenario);

/// Describes the missing id for an error: "a unit, such as T-ABD", "a zone, such as VV".
Message expectedUnit(const Scenario& scenario);
Message expectedZone(const Scenario& scenario);

} // namespace umpire::buda_1686
