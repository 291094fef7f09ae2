#pragma once

#include "app/common/json/json_reader.h"
#include "rules/games/buda_1686/scenario.h"

namespace umpire {

/// Checks that the map is connected. Marks the faulty field as failed.
void checkBudaMap(const buda_1686::Scenario& scenario, const JsonReader& fields);
/// Checks BU-3 and the places of the units.
void checkBudaUnits(const buda_1686::Scenario& scenario, const JsonReader& fields);
/// Checks BU-2, BU-9, BU-39 to BU-41; each side has `chits` chits.
void checkBudaChits(const buda_1686::Scenario& scenario, std::size_t chits,
                    const JsonReader& fields);

} // namespace umpire
