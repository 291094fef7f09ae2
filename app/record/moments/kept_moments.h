#pragma once

#include "app/record/journal/journal.h"

#include <chrono>
#include <cstdint>

/// The films of a record's moments, in the folder GAME.umpire.moments beside the journal. Each file
/// is named by its hash (moments_film.h).
namespace umpire {

/// A film shows no more.
inline constexpr std::chrono::seconds kLongestMoments{60};
/// What films of one game take on the disk, where nobody says otherwise.
inline constexpr std::uintmax_t kUsualMomentsOnDisk = 200U << 20U;

/// Writes a film, which its owner alone may read: whole or not at all. The oldest films go first,
/// until all of them together have no more than `most` bytes. Error: CannotWrite.
Expected<void> keepMoments(const std::filesystem::path& journal, const std::string& hash,
                           const std::string& film, std::uintmax_t most);

/// The film that has this hash. None where there is none: it was erased, or it was never kept.
/// Error, CannotRead: its frames are not those of the hash, or it cannot be read.
Expected<std::optional<std::string>> momentsOf(const std::filesystem::path& journal,
                                               const std::string& hash);

/// What became of the films that a record names.
struct CheckedMoments {
    std::size_t whole = 0;
    std::vector<std::int64_t> missing; ///< events whose film is not there; no fault
    std::vector<JournalFault> faults;  ///< films with other frames
};
CheckedMoments checkMoments(const std::filesystem::path& journal, const JournalRecord& record);

/// Erases the films of these events; of all events where none is named, and the folder with them.
/// Returns how many films were erased. Error, CannotWrite: one cannot be.
Expected<std::size_t> forgetMoments(const std::filesystem::path& journal,
                                    const JournalRecord& record,
                                    const std::vector<std::int64_t>& events);

} // namespace umpire
