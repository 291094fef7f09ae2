#pragma once

#include "app/record/game_files/resources.h"
#include "rules/games/buda_1686/buda_1686.h"

#include <memory>

namespace umpire {

/// Reads the scenario of Buda 1686 from the text of a `buda_default.json`. An error begins with
/// `name` and names the field: "buda_default.json: units[3].at: …". Checks the composition of both
/// sides (BU-3), levels and their limits (BU-4), the map's ids and roads, that every wall can be
/// breached and every zone reached (4.3 of the rules), capacities (BU-12), chits and their events.
Loaded<std::shared_ptr<const buda_1686::Scenario>> budaScenarioFrom(const GameFile& file);

template <>
inline Loaded<Buda1686::Resources> resourcesFrom<Buda1686>(const GameFiles& files) {
    return budaScenarioFrom(files.at("buda_default.json"));
}

} // namespace umpire
