#pragma once

#include "app/record/journal/journal.h"

#include <chrono>
#include <cstdint>

/// Stores the films of the moments before a record's events. They are in the folder
/// GAME.umpire.moments beside the journal. The name of each file is its hash (moments_film.h).
namespace umpire {

/// Maximum length of a film.
inline constexpr std::chrono::seconds kLongestMoments{60};
/// Default of the maximum size of all films of a game together, in bytes.
inline constexpr std::uintmax_t kUsualMomentsOnDisk = 200U << 20U;

/// Writes a film that only its owner may read, completely or not at all. Before that, removes the
/// oldest films until all films together, with the new one, have at most `most` bytes. Error:
/// CannotWrite, also if the film alone has more than `most` bytes or `hash` is no hash.
Expected<void> keepMoments(const std::filesystem::path& journal, const std::string& hash,
                           const std::string& film, std::uintmax_t most);

/// Returns the film with this hash; none if it was removed or never stored. Error: CannotRead if
/// the frames of the film do not have this hash, or the file cannot be read.
Expected<std::optional<std::string>> momentsOf(const std::filesystem::path& journal,
                                               const std::string& hash);

/// The result of checking the films of a record.
struct CheckedMoments {
    std::size_t whole = 0;
    /// Numbers of events whose film is missing, which is no fault.
    std::vector<std::int64_t> missing;
    std::vector<JournalFault> faults; ///< films whose frames do not have the recorded hash
};
CheckedMoments checkMoments(const std::filesystem::path& journal, const JournalRecord& record);

/// Removes the films of these events. If `events` is empty, removes all films and their folder.
/// Returns the number of films that were removed. Error: CannotWrite if a film cannot be removed.
Expected<std::size_t> forgetMoments(const std::filesystem::path& journal,
                                    const JournalRecord& record,
                                    const std::vector<std::int64_t>& events);

} // namespace umpire
