#pragma once

#include "app/common/failure/failure.h"
#include "rules/table/geometry.h"

#include <filesystem>
#include <string>
#include <vector>

/// Tosses that were recorded.
namespace umpire::odds {

/// The middles of a toss's matches where they came to rest.
using Cloud = std::vector<TablePoint>;

struct RecordedTosses {
    std::vector<Cloud> clouds; ///< of two matches or more
    int journals = 0;          ///< of War Galley, exported ones too
    int left = 0; ///< tosses that tell nothing: spoiled, or with fewer than two matches
    std::vector<std::string> unreadable; ///< "a.umpire: why", of journals that cannot be read
};

/// All tosses that stand in the journals and exported games of War Galley in a folder and below it,
/// by their names; a copy of a record counts once. A toss that touches a galley is left out: the
/// galley stopped its matches. Errors: CannotRead, where there is no such folder or no record of
/// War Galley in it.
Expected<RecordedTosses> tossesIn(const std::filesystem::path& folder);

} // namespace umpire::odds
