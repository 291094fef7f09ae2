#pragma once

#include "app/club/witnesses/seal_log.h"
#include "app/record/journal/journal.h"

#include <filesystem>

/// Checks an archive of `umpire club archive` against the phones' signatures.
namespace umpire {

/// Minimum number of phones that must sign a checkpoint, so that the club cannot rewrite the log.
inline constexpr std::size_t kWitnessesNeeded = 2;

/// A game of an archive.
struct WitnessedGame {
    std::string file;                 ///< "journals/7-….umpire"
    std::int64_t events = 0;          ///< number of the game's events
    std::int64_t sealed = 0;          ///< number of the last event that phones witnessed; 0: none
    std::vector<Witnessed> witnesses; ///< phones that witnessed this event
    bool isOver = false;
    std::string fault; ///< why the game does not verify; empty if it does
    /// Tells whether the whole game is witnessed, or is not over and was never sealed.
    [[nodiscard]] bool holds() const;
};

struct WitnessedArchive {
    std::string club; ///< name of the club's key; empty: no checkpoint was published
    std::size_t checkpoints = 0;
    std::vector<WitnessedGame> games; ///< sorted by name
    std::vector<std::string> faults;  ///< faults of the list and its signatures, and missing games
    [[nodiscard]] bool holds() const;
};

/// Checks the games and the signatures of an archive. `named`: codes of phones that must each have
/// signed. Error: CannotRead if the place is no archive.
Expected<WitnessedArchive> checkArchive(const std::filesystem::path& place,
                                        const std::vector<std::string>& named = {});

} // namespace umpire
