#pragma once

#include "app/common/failure/failure.h"
#include "rules/table/observation.h"

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace umpire::learn {

/// A match that the program missed. Tail and head are places on the table.
struct Missed {
    TablePoint tail;
    TablePoint head;
    Headed headed = Headed::Yes;
};
/// A match that the program found although there is none.
struct NoMatch {
    std::string id;
};
/// A match whose head the program found at the wrong end.
struct Turned {
    std::string id;
};
/// A match that has no head, although the program found a head.
struct Headless {
    std::string id;
};
using Correction = std::variant<Missed, NoMatch, Turned, Headless>;

/// Adds a correction to the list. It replaces an earlier correction of the same found match.
void add(std::vector<Correction>& corrections, const Correction& correction);

/// Reads a file of corrections (`umpire.corrections/1`; docs/using.md has an example). Error:
/// CannotRead; the message names the file and the entry.
Expected<std::vector<Correction>> readCorrections(const std::filesystem::path& file);

/// Returns the true matches: those found, changed by the corrections. Everything that nobody
/// corrected is assumed to be right. Error: WrongUsage for an id that is not among the found
/// matches.
Expected<std::vector<Match>> putRight(std::vector<Match> found,
                                      const std::vector<Correction>& corrections);

} // namespace umpire::learn
