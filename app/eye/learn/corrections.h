#pragma once

#include "app/common/failure/failure.h"
#include "rules/table/observation.h"

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace umpire::learn {

/// A match lies there that was not found.
struct Missed {
    TablePoint tail;
    TablePoint head;
    Headed headed = Headed::Yes;
};
/// What was found is no match.
struct NoMatch {
    std::string id;
};
/// The head is at the other end.
struct Turned {
    std::string id;
};
/// The match has no head.
struct Headless {
    std::string id;
};
using Correction = std::variant<Missed, NoMatch, Turned, Headless>;

/// Adds a correction; about a match that was found the last word counts.
void add(std::vector<Correction>& corrections, const Correction& correction);

/// Reads a corrections file (`umpire.corrections/1`; docs/using.md has an example). Error:
/// CannotRead, which names the file and the entry.
Expected<std::vector<Correction>> readCorrections(const std::filesystem::path& file);

/// What lies there in truth, where all that nobody put right is right. Error: WrongUsage for an id
/// that the picture does not have.
Expected<std::vector<Match>> putRight(std::vector<Match> found,
                                      const std::vector<Correction>& corrections);

} // namespace umpire::learn
