#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/journal_rows.h"

#include <filesystem>

namespace umpire {

/// What stands in a journal after a number, for who passes it on while the game is played.
struct JournalTail {
    SettingRows settings;
    std::int64_t count = 0; ///< of all its events
    std::vector<EventRow> rows;
};

/// At most so many rows after that number, as they are in the file. Their hashes are not checked.
/// Errors: CannotRead for what is no journal, and where a row is missing.
Expected<JournalTail> rowsAfter(const std::filesystem::path& file, std::int64_t number,
                                std::size_t most);

/// The JPEG that has this SHA-256 in hexadecimal; none where the journal has none. Errors: of
/// `rowsAfter`.
Expected<std::optional<std::string>> pictureWithHash(const std::filesystem::path& file,
                                                     const std::string& hash);

} // namespace umpire
