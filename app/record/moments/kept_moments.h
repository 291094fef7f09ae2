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

/// Returns the film with this hash; none if the film was erased or never stored. Error: CannotRead
/// if the film's frames do not match the hash, or if it cannot be read.
Expected<std::optional<std::string>> momentsOf(const std::filesystem::path& journal,
                                               const std::string& hash);

/// The result of checking the films that a record names.
struct CheckedMoments {
    std::size_t whole = 0;
    std::vector<std::int64_t> missing; ///< events with a missing film, which is no fault
    std::vector<JournalFault> faults;  ///< films with wrong frames
};
CheckedMoments checkMoments(const std::filesystem::path& journal, const JournalRecord& record);

/// Erases the films of these events; if no events are given, all films and their folder. Returns
/// the number of erased films. Error: CannotWrite if a film cannot be erased.
Expected<std::size_t> forgetMoments(const std::filesystem::path& journal,
                                    const JournalRecord& record,
                                    const std::vector<std::int64_t>& events);

} // namespace umpire
