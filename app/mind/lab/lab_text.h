#pragma once

#include "app/mind/lab/kept_games.h"
#include "app/mind/lab/lab_figures.h"

/// A lab's answer: the figures of the variants side by side.
namespace umpire {

struct LabAnswer {
    const LabPlan& plan;
    const LabHeading& heading;
    const LabGames& games;
};

std::string labText(const LabAnswer& answer);
/// `umpire.lab/1`
nlohmann::ordered_json labJson(const LabAnswer& answer);
/// A line of headings, then a line a variant. What is not known is empty.
std::string labCsv(const LabAnswer& answer);

} // namespace umpire
