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

/// The seam to SQLite, with values in and out. A file may come from strangers: SQLite runs nothing
/// that its schema says, and an answer is bounded in its bytes and in the work that it takes.
namespace umpire {

class WriterLock;

/// What SQLite writes as a blob.
struct Blob {
    std::string bytes;
};
/// NULL, a whole number, a text (UTF-8), bytes.
using SqlValue = std::variant<std::monostate, std::int64_t, std::string, Blob>;
using SqlRow = std::vector<SqlValue>;

/// What is said where nothing more can be written.
Message diskIsFull();

/// The longest value of a journal, a picture; those of 50 megapixels have 20 MB. SQLite looks at a
/// value's size before it reads it.
constexpr int kMaxAnswerBytes = 64 << 20;

inline tl::unexpected<Failure> journalFailure(const std::filesystem::path& file,
                                              const Message& what) {
    return failWith(ExitStatus::CannotWrite, message("%1: %2", file.string(), what));
}

class JournalDatabase {
public:
    enum class Access {
        Read,  ///< beside a writer, and where nothing may be written
        Write, ///< one process at a time: a lock file beside it says which
    };
    /// Makes the file where it is missing and is to be written. Errors: CannotWrite, where another
    /// process writes it, or SQLite's.
    static Expected<JournalDatabase> open(const std::filesystem::path& file, Access access);
    /// To be written, by whoever holds the lock already.
    static Expected<JournalDatabase> open(const std::filesystem::path& file,
                                          std::shared_ptr<WriterLock> lock);
    /// Error: CannotWrite, with the process that holds it.
    static Expected<std::shared_ptr<WriterLock>> lock(const std::filesystem::path& file);

    JournalDatabase(JournalDatabase&&) noexcept;
    JournalDatabase& operator=(JournalDatabase&&) noexcept;
    ~JournalDatabase();

    /// Called with the file once it is closed for good, by whoever may write it; not where somebody
    /// else still reads it, or its log could not be brought into it.
    void whenClosed(std::function<void(const std::filesystem::path&)> finish);

    /// Who writes waits for another program that holds the file, ten minutes at most. Called where
    /// that is felt, and when it is over.
    void whenHeld(std::function<void(const Message&)> remark);

    /// One statement, its `?` filled with the values; numbers, texts, bytes and NULL come back.
    /// Error: also where the answer has more bytes than `most`.
    Expected<std::vector<SqlRow>> ask(const std::string& sql, const SqlRow& values = {},
                                      int most = kMaxAnswerBytes) const;

private:
    struct Connection;
    explicit JournalDatabase(std::unique_ptr<Connection> connection);
    static Expected<JournalDatabase> begin(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

/// The first column of the first row as a whole number, as bytes; none for another type.
std::optional<std::int64_t> wholeIn(const SqlValue& value);
std::optional<std::string> bytesIn(const SqlValue& value);

/// Of the file and its log.
std::uintmax_t bytesOnDisk(const std::filesystem::path& file);

/// Renames a file or a folder. Never takes the place of one that is there.
std::error_code giveName(const std::filesystem::path& from, const std::filesystem::path& to);

/// Makes what the folder lists durable.
void syncFolder(const std::filesystem::path& folder);

} // namespace umpire
