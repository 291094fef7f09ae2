#pragma once

#include "app/common/json/json_reader.h"
#include "rules/games/buda_1686/scenario.h"

namespace umpire {

/// Does the map hang together? Fails the field that it finds at fault.
void checkBudaMap(const buda_1686::Scenario& scenario, const JsonReader& fields);
/// BU-3 and the places of the units.
void checkBudaUnits(const buda_1686::Scenario& scenario, const JsonReader& fields);
/// BU-2, BU-9, BU-39 to BU-41; so many chits a side.
void checkBudaChits(const buda_1686::Scenario& scenario, std::size_t chits,
                    const JsonReader& fields);

} // namespace umpire
