#pragma once

#include "app/common/failure/failure.h"
#include "rules/table/observation.h"

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace umpire::learn {

/// Corrects a missed match.
struct Missed {
    TablePoint tail;
    TablePoint head;
    Headed headed = Headed::Yes;
};
/// Corrects a found match that is none.
struct NoMatch {
    std::string id;
};
/// Corrects the end at which the head is.
struct Turned {
    std::string id;
};
/// Corrects a match that was found with a head although it has none.
struct Headless {
    std::string id;
};
using Correction = std::variant<Missed, NoMatch, Turned, Headless>;

/// Adds a correction; it replaces an earlier one of the same found match.
void add(std::vector<Correction>& corrections, const Correction& correction);

/// Reads a corrections file (`umpire.corrections/1`; docs/using.md has an example). Error:
/// CannotRead, which names the file and the entry.
Expected<std::vector<Correction>> readCorrections(const std::filesystem::path& file);

/// Returns the true matches, assuming that everything uncorrected is right. Error: WrongUsage for
/// an id that the picture does not have.
Expected<std::vector<Match>> putRight(std::vector<Match> found,
                                      const std::vector<Correction>& corrections);

} // namespace umpire::learn
