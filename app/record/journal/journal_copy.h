#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/journal_rows.h"

#include <filesystem>
#include <functional>

namespace umpire {

/// The content of a journal that is to be copied. The functions may read it from any place.
struct CopiedJournal {
    SettingRows settings;
    Head head;
    /// Returns the next rows after the event `after`, in order. Returns no rows after the last
    /// event.
    std::function<Expected<std::vector<EventRow>>(std::int64_t after)> rowsAfter;
    /// Returns the JPEG of a row; none if the source does not have it. `readJournal` then reports
    /// that the copy lacks the picture.
    std::function<Expected<std::optional<std::string>>(const EventRow& row)> pictureOf;
};

/// Writes a new journal with these rows and hashes. They are neither changed nor checked;
/// `readJournal` reports faults. Errors: those of `Journal::create`, and of the functions. After an
/// error no file remains.
Expected<void> writeCopy(const std::filesystem::path& file, const CopiedJournal& copied);

/// Returns a sentence such as "the pictures of events 3, 7 are not in this copy"; empty if no event
/// is given.
std::string missingPicturesText(const std::vector<std::int64_t>& events);

} // namespace umpire
