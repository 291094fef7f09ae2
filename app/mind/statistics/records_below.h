#pragma once

#include "app/mind/statistics/tally.h"

#include <filesystem>
#include <functional>

namespace umpire {

/// Returns the journals and exported games at a place. For a folder, returns all in the folder and
/// its subfolders, ordered by name.
std::vector<std::filesystem::path> recordsBelow(const std::filesystem::path& place);

/// Reads the record in a journal or in the folder of an exported game. Error: CannotRead.
Expected<JournalRecord> recordAt(const std::filesystem::path& place);

/// Receives the name of a record, and the record or the error of reading it.
using RecordVisit = std::function<void(const std::string& name, const Expected<JournalRecord>&)>;
/// Visits every record of a place: a journal, a folder, or a packed file (packed_files.h) that
/// contains journals. `isEnded` returns true after the user has cancelled.
void visitRecords(const std::filesystem::path& place, const RecordVisit& visit,
                  const std::function<bool()>& isEnded = {});

/// The counts over all readable records, and the first error. Records after an error are counted
/// too.
struct FoundRecords {
    Tally tally;
    std::optional<Failure> wrong;
};
/// Counts the records of all places: journals, folders, and packed files (packed_files.h) that
/// contain journals. Copies of a record count once. `isEnded` returns true after the user has
/// cancelled; the result then has the records that were read before.
FoundRecords tallyBelow(const std::vector<std::filesystem::path>& places,
                        const std::function<bool()>& isEnded = {});

/// Returns the fault of a record that can be read; none if the record has no fault.
std::optional<Failure> faultIn(const std::filesystem::path& file, const JournalRecord& record);

} // namespace umpire
