#pragma once

#include "app/record/journal/journal.h"
#include "app/record/journal/replay.h"
#include "app/record/moments/kept_moments.h"

#include <optional>
#include <string>

/// What `umpire log` prints for people.
namespace umpire {

/// "games/a.umpire  2026-11-21T14:30:00Z  murus-gallicus basic  Anna, Ben  57 events  roman wins".
std::string listedLine(const std::filesystem::path& file, const JournalRecord& record);

/// The settings, then an event a line with its number, its time and what happened; what was undone
/// later is marked.
std::string shownText(const JournalRecord& record);

/// "a.umpire: 57 events, intact, last hash 3fa8…", or a fault a line.
std::string verifiedText(const std::filesystem::path& file, const JournalRecord& record);

/// Up to which event the record is the one that a code was given for; empty: no code was asked
/// about, or none of its events has it.
std::string codedText(const JournalRecord& record, std::optional<std::int64_t> coded);

/// How many of the films that the record names are there; empty: it names none.
std::string momentsText(const CheckedMoments& moments);

/// "a.umpire: 3 films were erased".
std::string forgottenText(const std::filesystem::path& file, std::size_t erased);

/// A line a difference, and how many there are.
std::string replayedText(const std::filesystem::path& file, const Replay& replayed);

} // namespace umpire
