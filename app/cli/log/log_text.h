#pragma once

#include "app/record/journal/journal.h"
#include "app/record/journal/replay.h"
#include "app/record/moments/kept_moments.h"

#include <optional>
#include <string>

/// Formats the output of `umpire log` for people.
namespace umpire {

/// "games/a.umpire  2026-11-21T14:30:00Z  murus-gallicus basic  Anna, Ben  57 events  roman wins".
std::string listedLine(const std::filesystem::path& file, const JournalRecord& record);

/// Lists the settings, then one line per event with number, time and content; marks events that
/// were undone later.
std::string shownText(const JournalRecord& record);

/// Returns "a.umpire: 57 events, intact, last hash 3fa8…", or one line per fault.
std::string verifiedText(const std::filesystem::path& file, const JournalRecord& record);

/// Says up to which event the record equals the one that the code was made for; empty: no code was
/// given, or no event has it.
std::string codedText(const JournalRecord& record, std::optional<std::int64_t> coded);

/// Counts the existing films of those that the record names; empty: it names none.
std::string momentsText(const CheckedMoments& moments);

/// Returns "a.umpire: 3 films were erased".
std::string forgottenText(const std::filesystem::path& file, std::size_t erased);

/// Lists one difference per line, and their number.
std::string replayedText(const std::filesystem::path& file, const Replay& replayed);

} // namespace umpire
