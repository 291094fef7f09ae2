#pragma once

#include "app/club/archive/event_archive.h"

/// The texts in an archive.
namespace umpire {

/// README.txt: what is what.
std::string readmeOf(const EventArchive& archive);
/// index.json: "umpire.club-archive/1".
std::string indexOf(const EventArchive& archive);
/// rulings.csv and faults.csv, as RFC 4180 has them.
std::string rulingsCsv(const std::vector<StoredRuling>& rulings);
std::string faultsCsv(const std::vector<StoredFault>& faults);

/// 0 is none, and has no text.
std::string numberOrNone(std::int64_t number);

/// "The archive has 2 games with 57 events, and 1 ruling.", and a line for each thing that is not
/// as it should be.
std::string summaryOf(const EventArchive& archive);

/// How many of the games have something that does not verify.
std::size_t doubtfulGames(const EventArchive& archive);

} // namespace umpire
