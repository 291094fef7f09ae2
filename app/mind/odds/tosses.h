#pragma once

#include "app/common/failure/failure.h"
#include "rules/table/geometry.h"

#include <filesystem>
#include <string>
#include <vector>

/// Collects recorded tosses.
namespace umpire::odds {

/// The places of the middles of a toss's matches at rest.
using Cloud = std::vector<TablePoint>;

struct RecordedTosses {
    std::vector<Cloud> clouds; ///< only tosses with two matches or more
    int journals = 0;          ///< number of records of War Galley, including exported records
    int left = 0; ///< number of unusable tosses: spoiled, or with fewer than two matches
    std::vector<std::string> unreadable; ///< "a.umpire: why", for each unreadable journal
};

/// Returns all tosses in the journals and exported games of War Galley in a folder and its
/// subfolders, by name; copies of a record count once. Omits a toss that touches a galley, because
/// the galley stopped its matches. Errors: CannotRead if there is no such folder or no record of
/// War Galley in it.
Expected<RecordedTosses> tossesIn(const std::filesystem::path& folder);

} // namespace umpire::odds
