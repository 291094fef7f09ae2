#pragma once

#include "app/cli/log/log_answers.h"
#include "app/mind/statistics/records_below.h"

/// Selects the records for a question of `umpire log`.
namespace umpire {

/// Returns the journals at these places; a file that is named directly is returned even if it is no
/// journal.
std::vector<std::filesystem::path> journalsOf(const std::vector<std::filesystem::path>& places);

/// Returns the status after an answer: CannotWrite for a faulty record.
Expected<void> unlessFaulty(const std::filesystem::path& file, const JournalRecord& record);

/// Tells whether the record has secrets that must not be shown.
bool keepsSecrets(const LogQuestion& question, const JournalRecord& record);
/// Checks that the record may be shown. Error: WrongUsage if it has secrets that must not be shown.
Expected<void> mayBeTold(const LogQuestion& question, const JournalRecord& record);

} // namespace umpire
