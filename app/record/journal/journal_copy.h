#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/journal_rows.h"

#include <filesystem>
#include <functional>

namespace umpire {

/// What a copy of a journal is made of, wherever its rows are kept.
struct CopiedJournal {
    SettingRows settings;
    Head head;
    /// Those after that number, in order; none: that was the last one.
    std::function<Expected<std::vector<EventRow>>(std::int64_t after)> rowsAfter;
    /// The JPEG of a row that has one; none: it is not in the copy, and `readJournal` says so.
    std::function<Expected<std::optional<std::string>>(const EventRow& row)> pictureOf;
};

/// A new journal of these rows and hashes, as they are. Nothing of them is checked: `readJournal`
/// finds what does not verify. Errors: those of `Journal::create`, and of the functions; then there
/// is no file.
Expected<void> writeCopy(const std::filesystem::path& file, const CopiedJournal& copied);

/// "the pictures of events 3, 7 are not in this copy"; empty where all of them are.
std::string missingPicturesText(const std::vector<std::int64_t>& events);

} // namespace umpire
