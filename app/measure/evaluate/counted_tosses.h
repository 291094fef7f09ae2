#pragma once

#include "app/common/failure/failure.h"
#include "app/measure/evaluate/figures.h"

#include <filesystem>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

/// Reads tosses that people counted by hand (docs/certificate.md has the protocol). Their truth is
/// of the kind "counted": the numbers of dropped matches, of hits, and of lines too close to call.
namespace umpire {

/// The list's file name in a folder of counted tosses.
inline constexpr const char* kCountedList = "tosses.csv";

/// Returns the truth of each picture in a list, by the picture's name. Columns in any order,
/// separated by commas or semicolons: picture, dropped, hits, too_close, attacker (left, right, top
/// or bottom in the picture); other columns are ignored. Error (CannotRead): the fault and its
/// line.
Expected<std::map<std::string, nlohmann::json>> countedTosses(const std::filesystem::path& list);

/// Compares a ruling (`umpire.toss/1`; null: none) with the count, and adds the result. Throws
/// nlohmann's exception if the truth is malformed.
void compareCounted(const nlohmann::json& said, const nlohmann::json& truth, Figures& figures);

} // namespace umpire
