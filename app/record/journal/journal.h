#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

#include <filesystem>
#include <functional>
#include <memory>

/// A game's durable record: one SQLite file, one row per event; each row's hash covers the row
/// before. README.md describes the tables. Failures: CannotRead for a file that is no journal or
/// has a newer schema; CannotWrite if the file is damaged, locked or read-only, or the disk is
/// full.
namespace umpire {

/// Receives one line for people: the journal waits for another program's lock, or has the lock
/// again.
using HeldRemark = std::function<void(const Message&)>;

/// A journal open for writing by this process alone. Must stay in the thread that opened it.
class Journal {
public:
    /// Creates a new journal that only its owner may read; the file must not exist. If several
    /// processes create it at once, one succeeds. After an error the name is free again.
    static Expected<Journal> create(const std::filesystem::path& file, const GameSettings& settings,
                                    HeldRemark remark = {});
    /// Continues at the end of the file, also after a crash. Refuses a file that fails
    /// verification.
    static Expected<Journal> resume(const std::filesystem::path& file, HeldRemark remark = {});

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    /// Appends the event; it is on disk when this function returns. After an error the file is
    /// unchanged.
    Expected<RecordedEvent> append(const Entry& event);

    /// Returns the number of the journal's events.
    [[nodiscard]] std::int64_t count() const;

private:
    struct Open;
    explicit Journal(std::unique_ptr<Open> open);
    std::unique_ptr<Open> open_;
};

/// A fault found in a journal, in one line for people.
struct JournalFault {
    std::optional<std::int64_t> event; ///< none: the whole file is faulty
    Message what;                      ///< "event 7 was changed"
    bool operator==(const JournalFault&) const = default;
};

struct JournalRecord {
    GameSettings settings;
    std::vector<RecordedEvent> events; ///< the readable events, by number
    std::int64_t count = 0;            ///< the number of events the file claims, if known
    std::vector<JournalFault> faults;  ///< empty: the file is unchanged since its writing
    bool isSealed = false;             ///< closed normally and sealed: every byte can be checked
    /// Events whose pictures this copy lacks (journal_copy.h); empty after JournalCheck::Chain.
    std::vector<std::int64_t> picturesElsewhere{};
};

/// The extent of the check.
enum class JournalCheck {
    Chain, ///< checks every event against its hash
    Whole, ///< checks also the pictures, the tables and SQLite's own structure
    Bytes, ///< checks also unused bytes, if the journal was closed normally and therefore sealed
};

/// Reads all rows that are still readable, and lists the faults. May run during the game. Error: no
/// row can be read.
Expected<JournalRecord> readJournal(const std::filesystem::path& file,
                                    JournalCheck check = JournalCheck::Chain);

/// Returns the JPEG of an event; none if the event has none. Error: the JPEG cannot be read.
Expected<std::optional<std::string>> pictureOf(const std::filesystem::path& file,
                                               std::int64_t event);

/// Tells whether the file's header marks it as a journal.
bool looksLikeJournal(const std::filesystem::path& file);

} // namespace umpire
