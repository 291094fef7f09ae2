#pragma once

#include "app/record/journal/journal.h"

#include <chrono>
#include <cstdint>

/// Stores the films of a record's moments, in the folder GAME.umpire.moments beside the journal.
/// Each file is named by its hash (moments_film.h).
namespace umpire {

/// The longest film.
inline constexpr std::chrono::seconds kLongestMoments{60};
/// Default limit in bytes for all films of one game.
inline constexpr std::uintmax_t kUsualMomentsOnDisk = 200U << 20U;

/// Writes a film that only its owner may read, whole or not at all. Erases the oldest films until
/// all together have at most `most` bytes. Error: CannotWrite.
Expected<void> keepMoments(const std::filesystem::path& journal, const std::string& hash,
                           const std::string& film, std::uintmax_t most);

/// Returns the film with this hash; none if it was erased or never stored. Error: CannotRead if its
/// frames do not match the hash, or if it cannot be read.
Expected<std::optional<std::string>> momentsOf(const std::filesystem::path& journal,
                                               const std::string& hash);

/// The result of checking the films that a record names.
struct CheckedMoments {
    std::size_t whole = 0;
    std::vector<std::int64_t> missing; ///< events whose film is missing, which is no fault
    std::vector<JournalFault> faults;  ///< films whose frames do not match
};
CheckedMoments checkMoments(const std::filesystem::path& journal, const JournalRecord& record);

/// Erases the films of these events; without events, all films and their folder. Returns how many
/// it erased. Error: CannotWrite if one cannot be erased.
Expected<std::size_t> forgetMoments(const std::filesystem::path& journal,
                                    const JournalRecord& record,
                                    const std::vector<std::int64_t>& events);

} // namespace umpire
