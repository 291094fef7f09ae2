#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/journal_rows.h"

#include <filesystem>

namespace umpire {

/// The last rows of a journal, for sending them on during the game.
struct JournalTail {
    SettingRows settings;
    std::int64_t count = 0; ///< number of all events in the journal
    std::vector<EventRow> rows;
};

/// Returns at most `most` rows after the event `number`, as stored. Their hashes are not checked.
/// Error: CannotRead if the file is no journal or a row is missing.
Expected<JournalTail> rowsAfter(const std::filesystem::path& file, std::int64_t number,
                                std::size_t most);

/// Returns the JPEG with this SHA-256 (hexadecimal); none if the journal does not have it. Errors:
/// those of `rowsAfter`.
Expected<std::optional<std::string>> pictureWithHash(const std::filesystem::path& file,
                                                     const std::string& hash);

} // namespace umpire
