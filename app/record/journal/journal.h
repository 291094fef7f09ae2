#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

#include <filesystem>
#include <functional>
#include <memory>

/// The permanent record of a game: an SQLite file with one row for each event. The hash of each row
/// covers the row before. README.md describes the tables. All functions fail with CannotRead if the
/// file is no journal or has a newer schema, and with CannotWrite if the file is damaged, locked or
/// read-only, or the disk is full.
namespace umpire {

/// Receives a line for people when the journal begins to wait for another program's lock, and when
/// it has the lock again.
using HeldRemark = std::function<void(const Message&)>;

/// A journal that this process alone may write. It must be used only in the thread that opened it.
class Journal {
public:
    /// Creates a journal that only its owner may read. The file must not exist. If several
    /// processes create the same file, one of them succeeds. After an error no file remains.
    static Expected<Journal> create(const std::filesystem::path& file, const GameSettings& settings,
                                    HeldRemark remark = {});
    /// Opens a journal for more events, also after a crash. Fails if the file does not pass its
    /// verification.
    static Expected<Journal> resume(const std::filesystem::path& file, HeldRemark remark = {});

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    /// Appends an event, and returns when the event is on the disk. After an error the file is
    /// unchanged.
    Expected<RecordedEvent> append(const Entry& event);

    /// Returns the number of the journal's events.
    [[nodiscard]] std::int64_t count() const;

private:
    struct Open;
    explicit Journal(std::unique_ptr<Open> open);
    std::unique_ptr<Open> open_;
};

/// A fault that was found in a journal.
struct JournalFault {
    /// Number of the event; none: the fault concerns the whole file.
    std::optional<std::int64_t> event;
    Message what; ///< one line for people, such as "event 7 was changed"
    bool operator==(const JournalFault&) const = default;
};

struct JournalRecord {
    GameSettings settings;
    std::vector<RecordedEvent> events; ///< the readable events, in the order of their numbers
    std::int64_t count = 0;            ///< number of events according to the file; 0 if unknown
    std::vector<JournalFault> faults;  ///< empty if no change of the file was found
    /// True if the journal was closed normally. Only then its seal allows checking every byte.
    bool isSealed = false;
    /// Numbers of the events whose pictures this copy lacks (journal_copy.h). Always empty after
    /// JournalCheck::Chain.
    std::vector<std::int64_t> picturesElsewhere{};
};

/// What `readJournal` checks.
enum class JournalCheck {
    Chain, ///< each event, by its hash
    Whole, ///< also the pictures, the tables and the structure of the SQLite file
    Bytes, ///< also unused bytes, if the journal has a seal
};

/// Reads all rows that can be read, and lists the faults. May run while the game is recorded.
/// Error: CannotRead or CannotWrite if no row can be read.
Expected<JournalRecord> readJournal(const std::filesystem::path& file,
                                    JournalCheck check = JournalCheck::Chain);

/// Returns the JPEG of an event; none if the event has no picture. Error if the picture cannot be
/// read.
Expected<std::optional<std::string>> pictureOf(const std::filesystem::path& file,
                                               std::int64_t event);

/// Tells whether the header of the file says that it is a journal.
bool looksLikeJournal(const std::filesystem::path& file);

} // namespace umpire
