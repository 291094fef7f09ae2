#pragma once

#include "app/eye/one_picture/look.h"
#include "rules/games/war_galley/toss.h"

#include <nlohmann/json_fwd.hpp>

/// Writes the JSON documents of the command line. Places are in the table's frame, in millimetres;
/// angles are in degrees; unknown values are null. Keys have the documented order.
namespace umpire {

/// Returns the JSON `umpire.table/1`. Millimetres, pixels and degrees are rounded to 0.01, and
/// confidences to 0.001.
nlohmann::ordered_json jsonOf(const Look& look);

/// Returns the JSON `umpire.toss/1` of a ruling.
nlohmann::ordered_json jsonOf(const war_galley::TossRuling& ruling);

} // namespace umpire
