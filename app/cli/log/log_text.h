#pragma once

#include "app/record/journal/journal.h"
#include "app/record/journal/replay.h"
#include "app/record/moments/kept_moments.h"

#include <optional>
#include <string>

/// Formats the output of `umpire log` for people.
namespace umpire {

/// Returns a line such as "games/a.umpire  2026-11-21T14:30:00Z  murus-gallicus basic  Anna, Ben
/// 57 events  roman wins".
std::string listedLine(const std::filesystem::path& file, const JournalRecord& record);

/// Lists the settings, then one line per event with number, time and content; marks events that
/// were undone later.
std::string shownText(const JournalRecord& record);

/// Returns "a.umpire: 57 events, intact, last hash 3fa8…", or one line per fault.
std::string verifiedText(const std::filesystem::path& file, const JournalRecord& record);

/// Tells up to which event the record equals the record for which the code was made. Returns an
/// empty text if no code was given or no event matches.
std::string codedText(const JournalRecord& record, std::optional<std::int64_t> coded);

/// Counts the existing films among those that the record names. Returns an empty text if it names
/// none.
std::string momentsText(const CheckedMoments& moments);

/// Returns "a.umpire: 3 films were erased".
std::string forgottenText(const std::filesystem::path& file, std::size_t erased);

/// Lists one difference per line, and their number.
std::string replayedText(const std::filesystem::path& file, const Replay& replayed);

} // namespace umpire
