#pragma once

#include "app/club/archive/event_archive.h"

/// Writes the texts of an archive.
namespace umpire {

/// Returns the text of README.txt, which explains the archive's files.
std::string readmeOf(const EventArchive& archive);
/// Returns the text of index.json, schema "umpire.club-archive/1".
std::string indexOf(const EventArchive& archive);
/// Return the texts of rulings.csv and faults.csv, in the format of RFC 4180.
std::string rulingsCsv(const std::vector<StoredRuling>& rulings);
std::string faultsCsv(const std::vector<StoredFault>& faults);

/// Returns the number as text; empty for 0, which stands for no number.
std::string numberOrNone(std::int64_t number);

/// Returns "The archive has 2 games with 57 events, and 1 ruling.", and one line for each fault.
std::string summaryOf(const EventArchive& archive);

/// Returns the number of games in which the check found a fault.
std::size_t doubtfulGames(const EventArchive& archive);

} // namespace umpire
