#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/journal_rows.h"

#include <filesystem>

namespace umpire {

/// The rows of a journal after a number, for forwarding during the game.
struct JournalTail {
    SettingRows settings;
    std::int64_t count = 0; ///< number of all its events
    std::vector<EventRow> rows;
};

/// Returns at most `most` rows after that number, as stored. Does not check their hashes. Errors:
/// CannotRead if the file is no journal, or if a row is missing.
Expected<JournalTail> rowsAfter(const std::filesystem::path& file, std::int64_t number,
                                std::size_t most);

/// Returns the JPEG with this SHA-256 in hexadecimal; none if the journal does not have it. Errors:
/// those of `rowsAfter`.
Expected<std::optional<std::string>> pictureWithHash(const std::filesystem::path& file,
                                                     const std::string& hash);

} // namespace umpire
