#pragma once

#include "app/common/failure/failure.h"
#include "rules/table/geometry.h"

#include <filesystem>
#include <string>
#include <vector>

/// Collects recorded tosses.
namespace umpire::odds {

/// The middles of the matches of one toss, at rest.
using Cloud = std::vector<TablePoint>;

struct RecordedTosses {
    std::vector<Cloud> clouds; ///< tosses of two matches or more
    int journals = 0; ///< number of records of War Galley, both journals and exported games
    int left = 0;     ///< number of tosses that are omitted: spoiled, or of fewer than two matches
    /// One message "a.umpire: why" for each journal that cannot be read.
    std::vector<std::string> unreadable;
};

/// Returns all tosses in the journals and exported games of War Galley in a folder and its
/// subfolders, ordered by file name. Copies of a record count once. Omits a toss that touches a
/// galley, because the galley stopped its matches. Error CannotRead: there is no such folder, or it
/// has no record of War Galley.
Expected<RecordedTosses> tossesIn(const std::filesystem::path& folder);

} // namespace umpire::odds
