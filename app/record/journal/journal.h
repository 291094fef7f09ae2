#pragma once

#include "app/common/failure/failure.h"
#include "app/record/journal/recorded_event.h"

#include <filesystem>
#include <functional>
#include <memory>

/// A game's durable record: one SQLite file, an event a row, each one's hash over the one before.
/// README.md has the tables. Failures: CannotRead for what is no journal or of a newer schema;
/// CannotWrite for one that is damaged, locked, read-only or whose disk is full.
namespace umpire {

/// One line for people: another program holds the journal, and it is waited for; it is free again.
using HeldRemark = std::function<void(const Message&)>;

/// A journal open for writing; one process at a time. Stays in the thread that opened it.
class Journal {
public:
    /// A new file, which its owner alone may read; none may be there. Of all who begin it at once
    /// one goes on. After an error the name is free, as it was.
    static Expected<Journal> create(const std::filesystem::path& file, const GameSettings& settings,
                                    HeldRemark remark = {});
    /// Goes on where the file ends, also after a crash. Refuses one that does not verify.
    static Expected<Journal> resume(const std::filesystem::path& file, HeldRemark remark = {});

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    /// The event is on disk when this returns; after an error the file is as before.
    Expected<RecordedEvent> append(const Entry& event);

    /// How many events it has.
    [[nodiscard]] std::int64_t count() const;

private:
    struct Open;
    explicit Journal(std::unique_ptr<Open> open);
    std::unique_ptr<Open> open_;
};

/// What is wrong with a journal, in one line for people.
struct JournalFault {
    std::optional<std::int64_t> event; ///< none: the file as a whole
    Message what;                      ///< "event 7 was changed"
    bool operator==(const JournalFault&) const = default;
};

struct JournalRecord {
    GameSettings settings;
    std::vector<RecordedEvent> events; ///< those that can be read, by number
    std::int64_t count = 0;            ///< how many there were, as far as the file still knows
    std::vector<JournalFault> faults;  ///< none: the file is as it was written
    bool isSealed = false;             ///< closed in order: every byte can be checked
    /// Of these events the pictures are not in this copy (journal_copy.h); not of a chain's check.
    std::vector<std::int64_t> picturesElsewhere{};
};

/// How much of the file is checked.
enum class JournalCheck {
    Chain, ///< every event against its hash
    Whole, ///< also the pictures, the tables and SQLite's own structure
    Bytes, ///< also what nothing reads, where the journal was closed in order and so is sealed
};

/// All that can still be read, and what cannot. May run while the game is being played. Errors:
/// where nothing can be read.
Expected<JournalRecord> readJournal(const std::filesystem::path& file,
                                    JournalCheck check = JournalCheck::Chain);

/// The JPEG of an event; none where it has none. Error: it cannot be read.
Expected<std::optional<std::string>> pictureOf(const std::filesystem::path& file,
                                               std::int64_t event);

/// Does the file say of itself that it is a journal?
bool looksLikeJournal(const std::filesystem::path& file);

} // namespace umpire
