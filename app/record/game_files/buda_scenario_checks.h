#pragma once

#include "app/common/json/json_reader.h"
#include "rules/games/buda_1686/scenario.h"

namespace umpire {

/// Checks that the map is connected. Reports the field at fault to `fields`.
void checkBudaMap(const buda_1686::Scenario& scenario, const JsonReader& fields);
/// Checks the units against BU-3, and the places of the units.
void checkBudaUnits(const buda_1686::Scenario& scenario, const JsonReader& fields);
/// Checks the chits against BU-2, BU-9 and BU-39 to BU-41. Each side has `chits` chits.
void checkBudaChits(const buda_1686::Scenario& scenario, std::size_t chits,
                    const JsonReader& fields);

} // namespace umpire
