#pragma once

#include "app/look/failure.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// The seam to Qt's SQL module: SQLite with values in and out. Needs no event loop; the application
/// object that Qt wants for its plug-ins is made here where the program has none.
namespace umpire {

/// What SQLite writes as a blob.
struct Blob {
    std::string bytes;
};
/// NULL, a whole number, a text (UTF-8), bytes.
using SqlValue = std::variant<std::monostate, std::int64_t, std::string, Blob>;
using SqlRow = std::vector<SqlValue>;

class JournalDatabase {
public:
    enum class Access {
        Read,  ///< beside a writer, and where nothing may be written
        Write, ///< one process at a time: a lock file beside it says which
    };
    /// Makes the file where it is missing and is to be written. Errors: CannotWrite, where another
    /// process writes it, or SQLite's.
    static Expected<JournalDatabase> open(const std::filesystem::path& file, Access access);

    JournalDatabase(JournalDatabase&&) noexcept;
    JournalDatabase& operator=(JournalDatabase&&) noexcept;
    ~JournalDatabase();

    /// Called with the file once it is closed for good, by whoever may write it; not where somebody
    /// else still reads it, or its log could not be brought into it.
    void whenClosed(std::function<void(const std::filesystem::path&)> finish);

    /// One statement, its `?` filled with the values. Texts come back as bytes where they are cast
    /// to BLOB; numbers, texts and NULL as they are.
    Expected<std::vector<SqlRow>> ask(const std::string& sql, const SqlRow& values = {}) const;

private:
    struct Connection;
    explicit JournalDatabase(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

/// The first column of the first row as a whole number, as bytes; none for another type.
std::optional<std::int64_t> wholeIn(const SqlValue& value);
std::optional<std::string> bytesIn(const SqlValue& value);

/// Makes what the folder lists durable.
void syncFolder(const std::filesystem::path& folder);

} // namespace umpire
