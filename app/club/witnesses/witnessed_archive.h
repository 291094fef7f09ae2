#pragma once

#include "app/club/witnesses/seal_log.h"
#include "app/record/journal/journal.h"

#include <filesystem>

/// Checks an archive of `umpire club archive` against the phones' signatures.
namespace umpire {

/// Number of phones that must sign, so that nobody can rewrite it.
inline constexpr std::size_t kWitnessesNeeded = 2;

/// A game of an archive.
struct WitnessedGame {
    std::string file;                 ///< "journals/7-….umpire"
    std::int64_t events = 0;          ///< number of its events
    std::int64_t sealed = 0;          ///< the last event witnessed by phones; 0: none
    std::vector<Witnessed> witnesses; ///< who witnessed it
    bool isOver = false;
    std::string fault; ///< empty: none
    /// True if all of it is witnessed, or if it is not over and was never sealed.
    [[nodiscard]] bool holds() const;
};

struct WitnessedArchive {
    std::string club; ///< its key's name; empty: no checkpoint was published
    std::size_t checkpoints = 0;
    std::vector<WitnessedGame> games; ///< by name
    std::vector<std::string> faults;  ///< of the list and its signatures, and missing games
    [[nodiscard]] bool holds() const;
};

/// `named`: codes of phones that must each have signed. Error: CannotRead if the place is no
/// archive.
Expected<WitnessedArchive> checkArchive(const std::filesystem::path& place,
                                        const std::vector<std::string>& named = {});

} // namespace umpire
