#pragma once

#include "app/record/journal/journal.h"
#include "app/record/journal/recorded_event.h"

#include <tl/expected.hpp>

/// Writes the journal of a running game, and follows what was recorded.
namespace umpire {

/// Converts the recorded events to a form from which the referee can be restored. Error: a message
/// that names the first event that cannot be converted.
tl::expected<std::vector<Event>, std::string>
restoredEvents(const std::vector<RecordedEvent>& record);

/// Follows the recorded events, so that an undo can name the event whose state it restores.
class RecordOfGame {
public:
    /// Converts an announced event to the form of the record. In the record, an undo names the
    /// event whose state it restores.
    [[nodiscard]] Event recordable(Event event) const;
    /// Converts a recorded event to the form that the referee reads. In this form, an undo has the
    /// number of actions that it removes. Error: a message that says why the game cannot be resumed
    /// from this event.
    [[nodiscard]] tl::expected<Event, std::string> restorable(Event event) const;

    void recorded(const RecordedEvent& event);

    [[nodiscard]] bool isPaused() const { return paused_; }
    /// Tells whether the record says that the game is over, and no undo followed.
    [[nodiscard]] bool isOver() const { return over_; }

private:
    /// Numbers of the events with an action or correction that was not undone.
    std::vector<std::int64_t> entries_;
    bool paused_ = false;
    bool over_ = false;
};

/// The journal of a running game.
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

} // namespace umpire
