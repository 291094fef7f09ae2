#pragma once

#include "rules/games/buda_1686/notation.h"

/// Reads names in texts: ids of units and zones, and sets of ids. If nothing fits, the reader's
/// position is unchanged.
namespace umpire::buda_1686 {

/// Takes capital letters, digits and hyphens; may be empty.
std::string_view takeId(NotationReader& reader);
std::optional<UnitIndex> takeUnit(NotationReader& reader, const Scenario& scenario);
std::optional<ZoneIndex> takeZone(NotationReader& reader, const Scenario& scenario);
/// Takes a comma-separated set with each name once; none if the text is not a whole set.
std::optional<UnitSet> takeUnits(NotationReader& reader, const Scenario& scenario);
std::optional<ZoneSet> takeZones(NotationReader& reader, const Scenario& scenario);

/// Describes the expected name for errors: "a unit, such as T-ABD", "a zone, such as VV".
Message expectedUnit(const Scenario& scenario);
Message expectedZone(const Scenario& scenario);

} // namespace umpire::buda_1686
