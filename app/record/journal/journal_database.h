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

/// Wraps SQLite. Files may come from strangers. Therefore SQLite executes nothing that the file's
/// schema contains, and both the size of an answer and the work for it are limited.
namespace umpire {

class WriterLock;

/// A value that SQLite stores as a blob.
struct Blob {
    std::string bytes;
};
/// A value of SQLite: NULL, an integer, a text (UTF-8), or bytes.
using SqlValue = std::variant<std::monostate, std::int64_t, std::string, Blob>;
using SqlRow = std::vector<SqlValue>;

/// Returns the message that the disk is full.
Message diskIsFull();

/// Maximum size of a value, in bytes. The largest values are pictures; pictures of 50 megapixels
/// have 20 MB. SQLite checks the size before it reads the value.
constexpr int kMaxAnswerBytes = 64 << 20;

inline tl::unexpected<Failure> journalFailure(const std::filesystem::path& file,
                                              const Message& what) {
    return failWith(ExitStatus::CannotWrite, message("%1: %2", file.string(), what));
}

class JournalDatabase {
public:
    enum class Access {
        Read,  ///< possible while a writer has the file open, and on read-only disks
        Write, ///< only one process at a time, by means of a lock file beside the journal
    };
    /// Opens the file. With Write, creates the file if it is missing. Errors: CannotWrite if
    /// another process writes the file; errors of SQLite.
    static Expected<JournalDatabase> open(const std::filesystem::path& file, Access access);
    /// Opens the file for writing. The caller must hold its lock.
    static Expected<JournalDatabase> open(const std::filesystem::path& file,
                                          std::shared_ptr<WriterLock> lock);
    /// Takes the lock of the file. Error: CannotWrite, with the process that holds the lock.
    static Expected<std::shared_ptr<WriterLock>> lock(const std::filesystem::path& file);

    JournalDatabase(JournalDatabase&&) noexcept;
    JournalDatabase& operator=(JournalDatabase&&) noexcept;
    ~JournalDatabase();

    /// Sets a function that is called after the writer has closed the file. It is not called if
    /// another program still reads the file, or if SQLite could not merge its log into the file.
    void whenClosed(std::function<void(const std::filesystem::path&)> finish);

    /// Sets a function that is called when a wait for another program's lock becomes noticeable,
    /// and when it ends. A writer waits ten minutes at most.
    void whenHeld(std::function<void(const Message&)> remark);

    /// Runs one statement, with the values bound to its `?`. Returns the rows of the answer. Error:
    /// an error of SQLite, or an answer of more than `most` bytes.
    Expected<std::vector<SqlRow>> ask(const std::string& sql, const SqlRow& values = {},
                                      int most = kMaxAnswerBytes) const;

private:
    struct Connection;
    explicit JournalDatabase(std::unique_ptr<Connection> connection);
    static Expected<JournalDatabase> begin(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

/// These functions return the value as an integer, or as bytes; none if it has another type.
std::optional<std::int64_t> wholeIn(const SqlValue& value);
std::optional<std::string> bytesIn(const SqlValue& value);

/// Returns the size of the file and of its log together, in bytes.
std::uintmax_t bytesOnDisk(const std::filesystem::path& file);

/// Renames a file or folder. Fails instead of replacing an existing file or folder.
std::error_code giveName(const std::filesystem::path& from, const std::filesystem::path& to);

/// Makes changes of the folder's entries permanent (fsync).
void syncFolder(const std::filesystem::path& folder);

} // namespace umpire
