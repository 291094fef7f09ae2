#pragma once

#include "app/common/failure/failure.h"
#include "app/measure/evaluate/figures.h"

#include <filesystem>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

/// Reads tosses that people counted by hand (docs/certificate.md describes how). Their truth has
/// the kind "counted". It has the number of dropped matches, of hits, and of lines that are too
/// close to call.
namespace umpire {

/// Name of the list in a folder of counted tosses.
inline constexpr const char* kCountedList = "tosses.csv";

/// Returns the truth of each picture in a list, by the name of the picture. The columns may have
/// any order; commas or semicolons separate them: picture, dropped, hits, too_close, attacker
/// (left, right, top or bottom in the picture). Other columns are ignored. Error CannotRead: the
/// fault and its line.
Expected<std::map<std::string, nlohmann::json>> countedTosses(const std::filesystem::path& list);

/// Compares a ruling (`umpire.toss/1`; null: no answer) with the count, and adds the result to
/// `figures`. Throws nlohmann's exception if the truth is malformed.
void compareCounted(const nlohmann::json& said, const nlohmann::json& truth, Figures& figures);

} // namespace umpire
