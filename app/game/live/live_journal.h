#pragma once

#include "app/game/live/record_of_game.h"
#include "app/record/journal/journal.h"

/// Writes the journal of a running game.
namespace umpire {

class LiveJournal {
public:
    /// Creates a new journal whose first event has the position. Errors: those of Journal::create.
    static Expected<LiveJournal> begin(const std::filesystem::path& file,
                                       const GameSettings& settings, const std::string& position,
                                       HeldRemark remark);
    /// Opens an existing journal to continue it. Errors: those of Journal::resume.
    static Expected<LiveJournal> resume(const std::filesystem::path& file, HeldRemark remark);

    /// Returns the content that the file had when it was resumed.
    [[nodiscard]] const JournalRecord& restored() const { return restored_; }
    [[nodiscard]] const RecordOfGame& record() const { return record_; }
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

    /// Appends the event to the journal. The event is on disk when this function returns. `jpeg`:
    /// the picture that shows the event; may be empty. `momentsHash`: see Entry.
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

/// Converts the recorded events to a form from which the referee can be restored. Error: a message
/// that names the first event that cannot be converted.
tl::expected<std::vector<Event>, std::string>
restoredEvents(const std::vector<RecordedEvent>& record);

} // namespace umpire
