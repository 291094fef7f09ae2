#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Wraps SQLite. A file may come from strangers, so SQLite executes nothing in its schema, and both
/// the bytes of an answer and the work for it are limited.
namespace umpire {

class WriterLock;

/// A value that SQLite stores as a blob.
struct Blob {
    std::string bytes;
};
/// NULL, an integer, a text (UTF-8), or bytes.
using SqlValue = std::variant<std::monostate, std::int64_t, std::string, Blob>;
using SqlRow = std::vector<SqlValue>;

/// Returns the message for a full disk.
Message diskIsFull();

/// Limit of a journal's longest value, which is a picture; pictures of 50 megapixels have 20 MB.
/// SQLite checks a value's size before it reads the value.
constexpr int kMaxAnswerBytes = 64 << 20;

inline tl::unexpected<Failure> journalFailure(const std::filesystem::path& file,
                                              const Message& what) {
    return failWith(ExitStatus::CannotWrite, message("%1: %2", file.string(), what));
}

class JournalDatabase {
public:
    enum class Access {
        Read,  ///< allowed beside a writer, and on read-only disks
        Write, ///< only one process at a time; a lock file beside the journal ensures this
    };
    /// Opens the file; with Write, creates a missing file. Errors: CannotWrite if another process
    /// is writing the file; SQLite's errors.
    static Expected<JournalDatabase> open(const std::filesystem::path& file, Access access);
    /// Opens the file for writing under a lock that the caller already holds.
    static Expected<JournalDatabase> open(const std::filesystem::path& file,
                                          std::shared_ptr<WriterLock> lock);
    /// Error: CannotWrite, which names the process that holds the lock.
    static Expected<std::shared_ptr<WriterLock>> lock(const std::filesystem::path& file);

    JournalDatabase(JournalDatabase&&) noexcept;
    JournalDatabase& operator=(JournalDatabase&&) noexcept;
    ~JournalDatabase();

    /// Sets a function to call after the writer's final close. The function is not called if
    /// another program still reads the file, or if the log could not be merged into the file.
    void whenClosed(std::function<void(const std::filesystem::path&)> finish);

    /// Sets a function to call when a noticeable wait for another program's lock begins, and when
    /// it ends. A writer waits ten minutes at most.
    void whenHeld(std::function<void(const Message&)> remark);

    /// Runs one statement with the values bound to its `?`, and returns integers, texts, bytes and
    /// NULLs. Error: SQLite's error, or an answer of more than `most` bytes.
    Expected<std::vector<SqlRow>> ask(const std::string& sql, const SqlRow& values = {},
                                      int most = kMaxAnswerBytes) const;

private:
    struct Connection;
    explicit JournalDatabase(std::unique_ptr<Connection> connection);
    static Expected<JournalDatabase> begin(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

/// Returns the value as an integer, or as bytes; none if it has another type.
std::optional<std::int64_t> wholeIn(const SqlValue& value);
std::optional<std::string> bytesIn(const SqlValue& value);

/// Returns the size of the file and its log.
std::uintmax_t bytesOnDisk(const std::filesystem::path& file);

/// Renames a file or a folder. Never replaces an existing file or folder.
std::error_code giveName(const std::filesystem::path& from, const std::filesystem::path& to);

/// Makes changes of the folder's entries durable (fsync).
void syncFolder(const std::filesystem::path& folder);

} // namespace umpire
