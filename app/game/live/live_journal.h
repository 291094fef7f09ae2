#pragma once

#include "app/game/live/record_of_game.h"
#include "app/record/journal/journal.h"

/// Writes the journal of a running game.
namespace umpire {

class LiveJournal {
public:
    /// Creates a new file that begins with the position. Errors: those of Journal::create.
    static Expected<LiveJournal> begin(const std::filesystem::path& file,
                                       const GameSettings& settings, const std::string& position,
                                       HeldRemark remark);
    /// Continues an existing one; restored() has its content. Errors: those of Journal::resume.
    static Expected<LiveJournal> resume(const std::filesystem::path& file, HeldRemark remark);

    /// Returns the file's content at the time of the resume.
    [[nodiscard]] const JournalRecord& restored() const { return restored_; }
    [[nodiscard]] const RecordOfGame& record() const { return record_; }
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

    /// When this returns, the event is on disk. `jpeg`: the picture that shows it; may be empty.
    /// `momentsHash`: see Entry.
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

/// Converts each recorded event to one that the referee can be restored from. Error: one line that
/// names the event that prevents it.
tl::expected<std::vector<Event>, std::string>
restoredEvents(const std::vector<RecordedEvent>& record);

} // namespace umpire
