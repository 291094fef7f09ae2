#pragma once

#include "app/mind/statistics/tally.h"

#include <filesystem>
#include <functional>

namespace umpire {

/// The journals and exported games of a place: of a folder all that lie in it and below, by name.
std::vector<std::filesystem::path> recordsBelow(const std::filesystem::path& place);

/// The record of a journal or of an exported folder. Error: CannotRead.
Expected<JournalRecord> recordAt(const std::filesystem::path& place);

/// The name by which a record is known, and what was read of it.
using RecordVisit = std::function<void(const std::string& name, const Expected<JournalRecord>&)>;
/// Visits each record of a place: of a journal, of a folder, or of a packed file (packed_files.h)
/// that holds journals. `isEnded`: somebody has ended it.
void visitRecords(const std::filesystem::path& place, const RecordVisit& visit,
                  const std::function<bool()>& isEnded = {});

/// What was counted, and the first thing that was wrong; the others are counted all the same.
struct FoundRecords {
    Tally tally;
    std::optional<Failure> wrong;
};
/// All records of the places: journals, folders, and packed files (packed_files.h) that hold
/// journals. A copy of a record counts once. `isEnded`: somebody has ended it; what was read until
/// then is counted.
FoundRecords tallyBelow(const std::vector<std::filesystem::path>& places,
                        const std::function<bool()>& isEnded = {});

/// What is wrong with a record that could be read; none: nothing.
std::optional<Failure> faultIn(const std::filesystem::path& file, const JournalRecord& record);

} // namespace umpire
