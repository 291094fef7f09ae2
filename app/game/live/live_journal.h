#pragma once

#include "app/game/live/record_of_game.h"
#include "app/record/journal/journal.h"

/// The journal of a game that is being followed.
namespace umpire {

class LiveJournal {
public:
    /// A new file that begins with the position. Errors as of Journal::create.
    static Expected<LiveJournal> begin(const std::filesystem::path& file,
                                       const GameSettings& settings, const std::string& position,
                                       HeldRemark remark);
    /// One that was left; restored() says what it holds. Errors as of Journal::resume.
    static Expected<LiveJournal> resume(const std::filesystem::path& file, HeldRemark remark);

    /// What the file held when it was resumed.
    [[nodiscard]] const JournalRecord& restored() const { return restored_; }
    [[nodiscard]] const RecordOfGame& record() const { return record_; }
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

    /// It is on disk when this returns. `jpeg`: what it rests on; may be empty. `momentsHash`: as
    /// of Entry.
    Expected<void> keep(const Announcement& announcement, const std::string& jpeg = {},
                        const std::string& momentsHash = {});

private:
    LiveJournal(std::filesystem::path file, Journal journal)
        : file_(std::move(file)), journal_(std::move(journal)) {}

    std::filesystem::path file_;
    Journal journal_;
    JournalRecord restored_;
    RecordOfGame record_;
};

/// What the referee is to be restored from: an event for each recorded one. Error: which event
/// cannot be gone on from, in one line.
tl::expected<std::vector<Event>, std::string>
restoredEvents(const std::vector<RecordedEvent>& record);

} // namespace umpire
