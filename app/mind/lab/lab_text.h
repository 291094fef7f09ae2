#pragma once

#include "app/mind/lab/kept_games.h"
#include "app/mind/lab/lab_figures.h"

/// Formats a lab's result: one column of figures per property, one line per variant.
namespace umpire {

struct LabAnswer {
    const LabPlan& plan;
    const LabHeading& heading;
    const LabGames& games;
};

std::string labText(const LabAnswer& answer);
/// Returns the JSON document `umpire.lab/1`.
nlohmann::ordered_json labJson(const LabAnswer& answer);
/// Returns a header line, then one line per variant. Unknown values are empty fields.
std::string labCsv(const LabAnswer& answer);

} // namespace umpire
