#pragma once

#include "app/club/archive/event_archive.h"

/// Writes the texts of an archive.
namespace umpire {

/// Returns README.txt, which explains the files.
std::string readmeOf(const EventArchive& archive);
/// Returns index.json: "umpire.club-archive/1".
std::string indexOf(const EventArchive& archive);
/// Return rulings.csv and faults.csv, in the format of RFC 4180.
std::string rulingsCsv(const std::vector<StoredRuling>& rulings);
std::string faultsCsv(const std::vector<StoredFault>& faults);

/// Returns the number; empty for 0, which means none.
std::string numberOrNone(std::int64_t number);

/// Returns "The archive has 2 games with 57 events, and 1 ruling.", and one line for each fault.
std::string summaryOf(const EventArchive& archive);

/// Counts the games with anything that does not verify.
std::size_t doubtfulGames(const EventArchive& archive);

} // namespace umpire
