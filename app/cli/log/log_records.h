#pragma once

#include "app/cli/log/log_answers.h"
#include "app/mind/statistics/records_below.h"

/// Which records a question of `umpire log` is about.
namespace umpire {

/// The journals among them; a file that is named is one or says why not.
std::vector<std::filesystem::path> journalsOf(const std::vector<std::filesystem::path>& places);

/// The status of an answer that has been given: CannotWrite for a record with faults.
Expected<void> unlessFaulty(const std::filesystem::path& file, const JournalRecord& record);

/// Are secrets to be kept that the record holds?
bool keepsSecrets(const LogQuestion& question, const JournalRecord& record);
/// While they are, such a record is not given: WrongUsage.
Expected<void> mayBeTold(const LogQuestion& question, const JournalRecord& record);

} // namespace umpire
