#pragma once

#include "app/club/witnesses/seal_log.h"
#include "app/record/journal/journal.h"

#include <filesystem>

/// Checks an archive of `umpire club archive` against what phones signed.
namespace umpire {

/// So many phones have to sign what nobody is to rewrite.
inline constexpr std::size_t kWitnessesNeeded = 2;

/// A game of an archive.
struct WitnessedGame {
    std::string file;                 ///< "journals/7-….umpire"
    std::int64_t events = 0;          ///< that it has
    std::int64_t sealed = 0;          ///< up to which event phones witnessed it; 0: not at all
    std::vector<Witnessed> witnesses; ///< who did
    bool isOver = false;
    std::string fault; ///< empty: none
    /// All of it is witnessed, or nothing of it was ever sealed because it is not over.
    [[nodiscard]] bool holds() const;
};

struct WitnessedArchive {
    std::string club; ///< its key's name; empty: no checkpoint was published
    std::size_t checkpoints = 0;
    std::vector<WitnessedGame> games; ///< in the order of their names
    std::vector<std::string> faults; ///< of the list, of its signatures, and games that are missing
    [[nodiscard]] bool holds() const;
};

/// `named`: codes of phones, each of which has to have signed. Error: CannotRead, where the
/// place is no archive.
Expected<WitnessedArchive> checkArchive(const std::filesystem::path& place,
                                        const std::vector<std::string>& named = {});

} // namespace umpire
