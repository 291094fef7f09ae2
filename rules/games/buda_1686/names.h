#pragma once

#include "rules/games/buda_1686/notation.h"

/// Names inside texts: ids of units and zones, sets of them. Each reads at the reader's place and
/// leaves it where it is when nothing fits.
namespace umpire::buda_1686 {

/// Capital letters, digits and hyphens; may be empty.
std::string_view takeId(NotationReader& reader);
std::optional<UnitIndex> takeUnit(NotationReader& reader, const Scenario& scenario);
std::optional<ZoneIndex> takeZone(NotationReader& reader, const Scenario& scenario);
/// With commas, each once; nothing where it is not a whole set.
std::optional<UnitSet> takeUnits(NotationReader& reader, const Scenario& scenario);
std::optional<ZoneSet> takeZones(NotationReader& reader, const Scenario& scenario);

/// For errors: "a unit, such as T-ABD", "a zone, such as VV".
Message expectedUnit(const Scenario& scenario);
Message expectedZone(const Scenario& scenario);

} // namespace umpire::buda_1686
