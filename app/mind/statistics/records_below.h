#pragma once

#include "app/mind/statistics/tally.h"

#include <filesystem>
#include <functional>

namespace umpire {

/// Returns the journals and exported games at a place; for a folder, all in it and below, by name.
std::vector<std::filesystem::path> recordsBelow(const std::filesystem::path& place);

/// Reads the record of a journal or of an exported folder. Error: CannotRead.
Expected<JournalRecord> recordAt(const std::filesystem::path& place);

/// Receives a record's name, and the record or the failure of reading it.
using RecordVisit = std::function<void(const std::string& name, const Expected<JournalRecord>&)>;
/// Visits each record of a place: a journal, a folder, or a packed file (packed_files.h) with
/// journals. `isEnded` returns true after the user has cancelled.
void visitRecords(const std::filesystem::path& place, const RecordVisit& visit,
                  const std::function<bool()>& isEnded = {});

/// The counted records, and the first failure; the other records are counted nevertheless.
struct FoundRecords {
    Tally tally;
    std::optional<Failure> wrong;
};
/// Counts all records of the places: journals, folders, and packed files (packed_files.h) with
/// journals. Copies of a record count once. `isEnded` returns true after the user has cancelled;
/// records read until then are counted.
FoundRecords tallyBelow(const std::vector<std::filesystem::path>& places,
                        const std::function<bool()>& isEnded = {});

/// Returns the fault of a readable record; none if it has no fault.
std::optional<Failure> faultIn(const std::filesystem::path& file, const JournalRecord& record);

} // namespace umpire
