#pragma once

#include "app/cli/log_answers.h"
#include "app/journal/journal.h"

/// Which records a question of `umpire log` is about.
namespace umpire {

/// The journals among them; a file that is named is one or says why not.
std::vector<std::filesystem::path> journalsOf(const std::vector<std::filesystem::path>& places);

/// The journals and exported games of a place: of a folder all that lie in it and below, by name.
std::vector<std::filesystem::path> recordsBelow(const std::filesystem::path& place);

/// The record of a journal or of an exported folder. Error: CannotRead.
Expected<JournalRecord> recordAt(const std::filesystem::path& place);

/// The status of an answer that has been given: CannotWrite for a record with faults.
Expected<void> unlessFaulty(const std::filesystem::path& file, const JournalRecord& record);

/// Are secrets to be kept that these events hold?
bool keepsSecrets(const LogQuestion& question, const std::vector<RecordedEvent>& events);
/// While they are, such a record is not given: WrongUsage.
Expected<void> mayBeTold(const LogQuestion& question, const std::vector<RecordedEvent>& events);

} // namespace umpire
