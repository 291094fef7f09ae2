#pragma once

#include "app/record/game_files/resources.h"
#include "rules/games/buda_1686/buda_1686.h"

#include <memory>

namespace umpire {

/// Reads the scenario of Buda 1686 from the text of a `buda_default.json`. Errors begin with `name`
/// and name the field, such as "buda_default.json: units[3].at: …". The function checks the
/// composition of both sides (BU-3), the levels and their limits (BU-4), the ids and roads of the
/// map, that every wall can be breached and every zone reached (4.3 of the rules), the capacities
/// (BU-12), and the chits with their events.
Loaded<std::shared_ptr<const buda_1686::Scenario>> budaScenarioFrom(const GameFile& file);

template <>
inline Loaded<Buda1686::Resources> resourcesFrom<Buda1686>(const GameFiles& files) {
    return budaScenarioFrom(files.at("buda_default.json"));
}

} // namespace umpire
