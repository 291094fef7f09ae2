#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/journal_rows.h"

#include <filesystem>
#include <functional>

namespace umpire {

/// The source of a journal's copy; its rows may be stored anywhere.
struct CopiedJournal {
    SettingRows settings;
    Head head;
    /// Returns the rows after that number, in order; empty after the last row.
    std::function<Expected<std::vector<EventRow>>(std::int64_t after)> rowsAfter;
    /// Returns a row's JPEG; none: the copy lacks it, and `readJournal` reports that.
    std::function<Expected<std::optional<std::string>>(const EventRow& row)> pictureOf;
};

/// Writes a new journal of these rows and hashes, unchanged and unchecked; `readJournal` then finds
/// what does not verify. Errors: those of `Journal::create`, and of the functions; then no file
/// remains.
Expected<void> writeCopy(const std::filesystem::path& file, const CopiedJournal& copied);

/// Returns a text such as "the pictures of events 3, 7 are not in this copy"; empty if no picture
/// is missing.
std::string missingPicturesText(const std::vector<std::int64_t>& events);

} // namespace umpire
