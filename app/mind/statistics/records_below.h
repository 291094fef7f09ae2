#pragma once

#include "app/mind/statistics/tally.h"

#include <filesystem>
#include <functional>

namespace umpire {

/// Returns the journals and exported games at a place; for a folder, all in it and below, by name.
std::vector<std::filesystem::path> recordsBelow(const std::filesystem::path& place);

/// Reads the record of a journal or of an exported folder. Error: CannotRead.
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
/// Counts all records of the places: journals, folders, and packed files (packed_files.h) with
/// journals. Copies of a record count once. `isEnded`: true if somebody cancelled; records read
/// until then are counted.
FoundRecords tallyBelow(const std::vector<std::filesystem::path>& places,
                        const std::function<bool()>& isEnded = {});

/// Returns the fault of a readable record; none: it has none.
std::optional<Failure> faultIn(const std::filesystem::path& file, const JournalRecord& record);

} // namespace umpire
