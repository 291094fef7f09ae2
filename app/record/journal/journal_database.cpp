#include "app/record/journal/journal_database.h"

#include "app/record/journal/writer_lock.h"

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <sqlite3.h>
#include <thread>
#include <unistd.h>

namespace umpire {
namespace {

using Clock = std::chrono::steady_clock;

/// Waits for a lock longer than this are reported. Readers and backups hold the file for less.
constexpr std::chrono::seconds kShortWait{2};
/// Maximum wait for a lock. Another program may copy the file slowly, and the game should not end.
constexpr std::chrono::minutes kLongWait{10};
constexpr std::chrono::milliseconds kBetweenAsking{20};

/// Maximum number of SQLite's steps for an answer: kStepsBesides, and one for each byte. It is
/// checked after every kStepsAtOnce steps. SQLite's check of a whole journal takes at most 60 steps
/// for each row, and 100 for the schema.
constexpr int kStepsAtOnce = 1'000;
constexpr int kStepsBesides = 5'000;

/// Memory that a value needs besides its content, in bytes.
constexpr std::size_t kValueCost = sizeof(SqlValue);

/// Limits slightly above what a journal needs, because a stranger's file may ask for more. The text
/// of the view has 500 bytes.
constexpr std::pair<int, int> kLimits[] = {{SQLITE_LIMIT_LENGTH, kMaxAnswerBytes},
                                           {SQLITE_LIMIT_SQL_LENGTH, 10'000},
                                           {SQLITE_LIMIT_COLUMN, 50},
                                           {SQLITE_LIMIT_EXPR_DEPTH, 50},
                                           {SQLITE_LIMIT_COMPOUND_SELECT, 5},
                                           {SQLITE_LIMIT_VDBE_OP, 10'000},
                                           {SQLITE_LIMIT_ATTACHED, 0},
                                           {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50},
                                           {SQLITE_LIMIT_VARIABLE_NUMBER, 50},
                                           {SQLITE_LIMIT_TRIGGER_DEPTH, 1}};
/// Features of SQLite that would execute code from the file. They are switched off.
constexpr int kOff[] = {SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_ENABLE_TRIGGER};

Message isTooMuch() {
    return message("holds more than the journal of a game; it is not read further");
}

/// Describes SQLite's last error for the people at the table.
Message meaningOf(sqlite3* database) {
    switch (sqlite3_errcode(database) & 0xFF) { // the other bits contain extended codes
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return message("is held by another program; end that one or wait");
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
        return message(
            "cannot be opened for this; check that the file and its folder may be written");
    case SQLITE_IOERR:
    case SQLITE_FULL:
        return diskIsFull();
    case SQLITE_CORRUPT:
        return message("is damaged; `umpire log verify` says where");
    case SQLITE_NOTADB:
        return message("is no journal; give a file that `umpire referee` wrote");
    case SQLITE_TOOBIG:
    case SQLITE_INTERRUPT:
        return isTooMuch();
    default:
        return message("SQLite says: %1", sqlite3_errmsg(database));
    }
}

/// Escapes `?`, `#` and `%` in a path, because they have a meaning in a URI.
std::string quoted(const std::string& path) {
    constexpr const char* kDigits = "0123456789ABCDEF";
    std::string text;
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::string_view("?#%").find(c) == std::string_view::npos) {
            text += c;
        } else {
            text.append({'%', kDigits[byte >> 4], kDigits[byte & 15]});
        }
    }
    return text;
}

bool hasLog(const std::filesystem::path& file) {
    std::error_code ignored;
    return std::filesystem::exists(file.string() + "-wal", ignored);
}

struct Statement {
    sqlite3_stmt* handle = nullptr;
    Statement() = default;
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    ~Statement() { sqlite3_finalize(handle); }
};

struct Bind {
    sqlite3_stmt* statement;
    int at;

    int operator()(std::monostate) const { return sqlite3_bind_null(statement, at); }
    int operator()(std::int64_t number) const { return sqlite3_bind_int64(statement, at, number); }
    int operator()(const std::string& text) const {
        return sqlite3_bind_text64(statement, at, text.data(), text.size(), SQLITE_STATIC,
                                   SQLITE_UTF8);
    }
    int operator()(const Blob& blob) const {
        return sqlite3_bind_blob64(statement, at, blob.bytes.data(), blob.bytes.size(),
                                   SQLITE_STATIC);
    }
};

std::string bytesOf(sqlite3_stmt* statement, int column) {
    const void* bytes = sqlite3_column_blob(statement, column);
    const auto size = std::size_t(sqlite3_column_bytes(statement, column));
    return bytes != nullptr ? std::string(static_cast<const char*>(bytes), size) : std::string();
}

SqlValue valueOf(sqlite3_stmt* statement, int column) {
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_NULL:
        return std::monostate{};
    case SQLITE_INTEGER:
        return std::int64_t(sqlite3_column_int64(statement, column));
    case SQLITE_BLOB:
        return Blob{bytesOf(statement, column)};
    default:
        return bytesOf(statement, column);
    }
}

std::size_t sizeOf(const SqlValue& value) {
    if (const auto* blob = std::get_if<Blob>(&value)) {
        return blob->bytes.size();
    }
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr ? text->size() : 0;
}

} // namespace

struct JournalDatabase::Connection {
    Connection(std::filesystem::path path, std::shared_ptr<WriterLock> held)
        : file(std::move(path)), lock(std::move(held)) {}
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() {
        sqlite3_close(database);
        if (finish && !hasLog(file)) {
            finish(file); // must be called before the lock is released
        }
    }

    /// Opens the file. `how` is the query part of its URI.
    bool connect(const std::string& how) {
        sqlite3_close(database);
        const std::string uri =
            "file://" + quoted(std::filesystem::absolute(file).string()) + "?" + how;
        const int flags = lock ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
        if (sqlite3_open_v2(uri.c_str(), &database, flags | SQLITE_OPEN_URI, nullptr) !=
            SQLITE_OK) {
            return false;
        }
        for (const auto& [limit, most] : kLimits) {
            sqlite3_limit(database, limit, most);
        }
        for (const int setting : kOff) {
            sqlite3_db_config(database, setting, 0, nullptr);
        }
        // A writer uses the schema's computed JSON columns, because it has made or checked the
        // schema. A reader executes no part of the schema, skips parts that are forbidden, and can
        // read what remains of a truncated file.
        sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, lock ? 1 : 0, nullptr);
        sqlite3_db_config(database, SQLITE_DBCONFIG_WRITABLE_SCHEMA, lock ? 0 : 1, nullptr);
        sqlite3_progress_handler(database, kStepsAtOnce, &workedOn, this);
        sqlite3_busy_handler(database, &heldByAnother, this);
        return true;
    }

    [[nodiscard]] bool canBeRead() const {
        return sqlite3_exec(database, "PRAGMA schema_version", nullptr, nullptr, nullptr) ==
               SQLITE_OK;
    }

    static int workedOn(void* self) {
        auto* connection = static_cast<Connection*>(self);
        connection->stepsLeft -= kStepsAtOnce;
        return connection->stepsLeft < 0 ? 1 : 0;
    }

    static int heldByAnother(void* self, int tries) {
        return static_cast<Connection*>(self)->waitsOn(tries) ? 1 : 0;
    }

    bool waitsOn(int tries) {
        waitedSince = tries == 0 ? Clock::now() : waitedSince;
        const auto waited = Clock::now() - waitedSince;
        if (waited > kShortWait && lock && !saidHeld) {
            saidHeld = true;
            say(message("is held by another program; the game waits for it"));
        }
        std::this_thread::sleep_for(kBetweenAsking);
        return waited < (lock ? Clock::duration(kLongWait) : Clock::duration(kShortWait));
    }

    void say(const Message& what) const {
        if (remark) {
            remark(message("%1: %2", file.string(), what));
        }
    }

    Expected<std::vector<SqlRow>> answer(Statement& statement, const std::string& sql,
                                         const SqlRow& values, int most) {
        const auto failed = [&] { return journalFailure(file, meaningOf(database)); };
        if (sqlite3_prepare_v2(database, sql.c_str(), -1, &statement.handle, nullptr) !=
            SQLITE_OK) {
            return failed();
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (std::visit(Bind{statement.handle, int(i) + 1}, values[i]) != SQLITE_OK) {
                return failed();
            }
        }
        std::vector<SqlRow> rows;
        std::size_t bytes = 0;
        int result = SQLITE_OK;
        while ((result = sqlite3_step(statement.handle)) == SQLITE_ROW) {
            SqlRow& row = rows.emplace_back();
            for (int i = 0; i < sqlite3_column_count(statement.handle); ++i) {
                row.push_back(valueOf(statement.handle, i));
                bytes += kValueCost + sizeOf(row.back());
            }
            if (bytes > std::size_t(most)) {
                return journalFailure(file, isTooMuch());
            }
        }
        return result == SQLITE_DONE ? Expected<std::vector<SqlRow>>(std::move(rows)) : failed();
    }

    std::filesystem::path file;
    std::shared_ptr<WriterLock> lock; ///< null: opened only for reading
    sqlite3* database = nullptr;
    std::function<void(const std::filesystem::path&)> finish;
    int stepsLeft = 0; ///< number of steps that the running statement may still take
    std::function<void(const Message&)> remark;
    Clock::time_point waitedSince;
    bool saidHeld = false;
};

Message diskIsFull() {
    return message("the disk is full or fails; free some space, what is recorded stays");
}

JournalDatabase::JournalDatabase(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)) {}
JournalDatabase::JournalDatabase(JournalDatabase&&) noexcept = default;
JournalDatabase& JournalDatabase::operator=(JournalDatabase&&) noexcept = default;
JournalDatabase::~JournalDatabase() = default;

Expected<std::shared_ptr<WriterLock>> JournalDatabase::lock(const std::filesystem::path& file) {
    auto lock = std::make_shared<WriterLock>(file);
    switch (lock->take()) {
    case WriterLock::Taken::Yes:
        return lock;
    case WriterLock::Taken::ByAnother:
        return journalFailure(
            file, message("is being written by process %1; end that one first", lock->holder()));
    case WriterLock::Taken::NoFile:
        break;
    }
    return journalFailure(file,
                          message("no lock file can be made beside it; check that the folder is "
                                  "there, may be written and has space"));
}

Expected<JournalDatabase> JournalDatabase::open(const std::filesystem::path& file, Access access) {
    if (access == Access::Write) {
        return lock(file).and_then(
            [&](std::shared_ptr<WriterLock> held) { return open(file, std::move(held)); });
    }
    return begin(std::make_unique<Connection>(file, nullptr));
}

Expected<JournalDatabase> JournalDatabase::open(const std::filesystem::path& file,
                                                std::shared_ptr<WriterLock> lock) {
    lock->sign();
    return begin(std::make_unique<Connection>(file, std::move(lock)));
}

/// Opens a journal. One without a log has no writer, and is opened as immutable, which needs no
/// side files. One with a log was not closed, or is in use. If side files cannot be made, for
/// instance on a read-only disk, the log's index is kept in memory.
Expected<JournalDatabase> JournalDatabase::begin(std::unique_ptr<Connection> connection) {
    Connection& it = *connection;
    const bool isAlone = !it.lock && !hasLog(it.file);
    if (!it.connect(isAlone ? "immutable=1" : "")) {
        return journalFailure(it.file, meaningOf(it.database));
    }
    if (!it.lock && !isAlone && !it.canBeRead()) {
        const int why = sqlite3_errcode(it.database) & 0xFF;
        const bool hasNoIndex = why == SQLITE_CANTOPEN || why == SQLITE_READONLY;
        if (hasNoIndex && it.connect("vfs=unix-none")) {
            sqlite3_exec(it.database, "PRAGMA locking_mode = EXCLUSIVE", nullptr, nullptr, nullptr);
            sqlite3_db_config(it.database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        }
    }
    return JournalDatabase(std::move(connection));
}

void JournalDatabase::whenClosed(std::function<void(const std::filesystem::path&)> finish) {
    connection_->finish = std::move(finish);
}

void JournalDatabase::whenHeld(std::function<void(const Message&)> remark) {
    connection_->remark = std::move(remark);
}

Expected<std::vector<SqlRow>> JournalDatabase::ask(const std::string& sql, const SqlRow& values,
                                                   int most) const {
    Connection& it = *connection_;
    it.stepsLeft = most + kStepsBesides;
    sqlite3_limit(it.database, SQLITE_LIMIT_LENGTH, most);
    Statement statement;
    auto rows = it.answer(statement, sql, values, most);
    if (it.saidHeld) {
        it.saidHeld = false;
        it.say(rows ? message("is free again; the game goes on")
                    : message("is still held; the game ends"));
    }
    return rows;
}

std::optional<std::int64_t> wholeIn(const SqlValue& value) {
    const auto* number = std::get_if<std::int64_t>(&value);
    return number != nullptr ? std::optional(*number) : std::nullopt;
}

std::optional<std::string> bytesIn(const SqlValue& value) {
    if (const auto* blob = std::get_if<Blob>(&value)) {
        return blob->bytes;
    }
    const auto* text = std::get_if<std::string>(&value);
    return text != nullptr ? std::optional(*text) : std::nullopt;
}

std::uintmax_t bytesOnDisk(const std::filesystem::path& file) {
    std::uintmax_t bytes = 0;
    for (const char* ending : {"", "-wal"}) {
        std::error_code missing;
        const auto size = std::filesystem::file_size(file.string() + ending, missing);
        bytes += missing ? 0 : size;
    }
    return bytes;
}

std::error_code giveName(const std::filesystem::path& from, const std::filesystem::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) {
        return {};
    }
    if (errno == EINVAL || errno == ENOSYS) { // the file system does not support this option
        if (::link(from.c_str(), to.c_str()) == 0) {
            ::unlink(from.c_str());
            return {};
        }
        // the file system does not support links either, so only the lock protects the name
        if (errno == EPERM || errno == ENOTSUP) {
            std::error_code error;
            std::filesystem::rename(from, to, error);
            return error;
        }
    }
    return {errno, std::generic_category()};
}

void syncFolder(const std::filesystem::path& folder) {
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY);
    if (handle >= 0) {
        ::fsync(handle);
        ::close(handle);
    }
}

} // namespace umpire
