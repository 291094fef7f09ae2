#pragma once

#include "app/common/failure/failure.h"
#include "app/measure/evaluate/figures.h"

#include <filesystem>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

/// Tosses that people counted by hand: docs/certificate.md has the protocol. Their truth is of the
/// kind "counted": how many matches were dropped, how many hit, how many were too close to call.
namespace umpire {

/// The name of the list in a folder of counted tosses.
inline constexpr const char* kCountedList = "tosses.csv";

/// The truth of each picture that a list names, by the picture's name. Columns, in any order, with
/// commas or semicolons: picture, dropped, hits, too_close, attacker (left, right, top or bottom in
/// the picture); others are left alone. Error (CannotRead): what is wrong, with its line.
Expected<std::map<std::string, nlohmann::json>> countedTosses(const std::filesystem::path& list);

/// Adds how a ruling (`umpire.toss/1`; null: there is none) agrees with what was counted. Throws
/// nlohmann's exception where the truth is malformed.
void compareCounted(const nlohmann::json& said, const nlohmann::json& truth, Figures& figures);

} // namespace umpire
