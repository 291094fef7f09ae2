#include "app/journal/journal_database.h"

#include "app/journal/writer_lock.h"

#include <atomic>
#include <clocale>
#include <fcntl.h>
#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUrl>
#include <QVariant>
#include <unistd.h>

namespace umpire {
namespace {

constexpr int kBusyTimeoutMs = 2000; ///< a reader or a backup holds the file for less

tl::unexpected<Failure> failure(const std::filesystem::path& file, const std::string& what) {
    return tl::make_unexpected(Failure{ExitStatus::CannotWrite, file.string() + ": " + what});
}

void ignoreMessage(QtMsgType, const QMessageLogContext&, const QString&) {}

/// Qt finds its plug-ins through an application object. Making one sets the process's locale to
/// the user's (decimal commas) and may warn on standard error; both are undone. It stays to the
/// program's end.
void ensureApplication() {
    if (QCoreApplication::instance() != nullptr) {
        return;
    }
    static int count = 1;
    static char name[] = "umpire";
    static char* arguments[] = {name, nullptr};
    const std::string locale = std::setlocale(LC_ALL, nullptr);
    const QtMessageHandler handler = qInstallMessageHandler(ignoreMessage);
    static const auto* const kApplication = new QCoreApplication(count, arguments);
    (void)kApplication;
    qInstallMessageHandler(handler);
    std::setlocale(LC_ALL, locale.c_str());
}

QString qString(const std::string& text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString qPath(const std::filesystem::path& path) {
    return QFile::decodeName(path.c_str());
}

struct ToVariant {
    QVariant operator()(std::monostate) const { return {}; }
    QVariant operator()(std::int64_t number) const { return QVariant(qlonglong(number)); }
    QVariant operator()(const std::string& text) const { return QVariant(qString(text)); }
    QVariant operator()(const Blob& blob) const {
        return QVariant(QByteArray(blob.bytes.data(), qsizetype(blob.bytes.size())));
    }
};

SqlValue fromVariant(const QVariant& value) {
    if (value.isNull()) {
        return std::monostate{};
    }
    switch (value.metaType().id()) {
    case QMetaType::Int:
    case QMetaType::LongLong:
        return std::int64_t(value.toLongLong());
    case QMetaType::QByteArray:
        return Blob{value.toByteArray().toStdString()};
    default:
        return value.toString().toStdString();
    }
}

/// What SQLite's result codes mean to the people at the table.
std::string meaningOf(const QSqlError& error) {
    switch (error.nativeErrorCode().toInt() & 0xFF) { // the rest are extensions of the code
    case 5:                                           // SQLITE_BUSY
    case 6:                                           // SQLITE_LOCKED
        return "is held by another program; end that one or wait";
    case 8:  // SQLITE_READONLY
    case 14: // SQLITE_CANTOPEN
        return "cannot be opened for this; check that the file and its folder may be written";
    case 10: // SQLITE_IOERR
    case 13: // SQLITE_FULL
        return "the disk is full or fails; free some space, what is recorded stays";
    case 11: // SQLITE_CORRUPT
        return "is damaged; `umpire log verify` says where";
    case 26: // SQLITE_NOTADB
        return "is no journal; give a file that `umpire referee --journal` wrote";
    default:
        return "SQLite says: " + error.text().toStdString();
    }
}

QString options(JournalDatabase::Access access) {
    QString text = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyTimeoutMs);
    if (access == JournalDatabase::Access::Read) {
        text += QStringLiteral(";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
    }
    return text;
}

/// A journal that nobody writes has no log beside it: read as immutable, it needs no file beside
/// it, so that it can be read from a read-only disk too.
QString uriOf(const std::filesystem::path& file) {
    std::error_code ignored;
    const bool isAlone = !std::filesystem::exists(file.string() + "-wal", ignored);
    const QByteArray path = QUrl::toPercentEncoding(qPath(std::filesystem::absolute(file)), "/");
    return QStringLiteral("file:") + QString::fromLatin1(path) +
           (isAlone ? QStringLiteral("?immutable=1") : QString());
}

} // namespace

struct JournalDatabase::Connection {
    explicit Connection(std::filesystem::path path) : file(std::move(path)), lock(file) {
        static std::atomic<int> count = 0;
        name = QStringLiteral("umpire-journal-%1").arg(++count);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() {
        database.close();
        database = QSqlDatabase();
        QSqlDatabase::removeDatabase(name);
        std::error_code ignored;
        if (finish && !std::filesystem::exists(file.string() + "-wal", ignored)) {
            finish(file); // the lock is held to the end
        }
    }

    Expected<void> takeLock() {
        switch (lock.take()) {
        case WriterLock::Taken::Yes:
            return {};
        case WriterLock::Taken::ByAnother:
            return failure(file,
                           "is being written by process " + lock.holder() + "; end that one first");
        case WriterLock::Taken::NoFile:
            break;
        }
        return failure(file, "no lock file can be made beside it; check that the folder is there, "
                             "may be written and has space");
    }

    std::filesystem::path file;
    QString name;
    WriterLock lock;
    QSqlDatabase database;
    std::function<void(const std::filesystem::path&)> finish;
};

JournalDatabase::JournalDatabase(std::unique_ptr<Connection> connection)
    : connection_(std::move(connection)) {}
JournalDatabase::JournalDatabase(JournalDatabase&&) noexcept = default;
JournalDatabase& JournalDatabase::operator=(JournalDatabase&&) noexcept = default;
JournalDatabase::~JournalDatabase() = default;

Expected<JournalDatabase> JournalDatabase::open(const std::filesystem::path& file, Access access) {
    ensureApplication();
    const QString driver = QStringLiteral("QSQLITE");
    if (!QSqlDatabase::isDriverAvailable(driver)) {
        return failure(file, "Qt's SQLite driver is missing; install libqt6sql6-sqlite");
    }
    auto connection = std::make_unique<Connection>(file);
    if (access == Access::Write) {
        if (auto locked = connection->takeLock(); !locked) {
            return tl::make_unexpected(locked.error());
        }
    }
    connection->database = QSqlDatabase::addDatabase(driver, connection->name);
    connection->database.setConnectOptions(options(access));
    connection->database.setDatabaseName(access == Access::Write ? qPath(file) : uriOf(file));
    if (!connection->database.open()) {
        return failure(file, meaningOf(connection->database.lastError()));
    }
    return JournalDatabase(std::move(connection));
}

void JournalDatabase::whenClosed(std::function<void(const std::filesystem::path&)> finish) {
    connection_->finish = std::move(finish);
}

Expected<std::vector<SqlRow>> JournalDatabase::ask(const std::string& sql,
                                                   const SqlRow& values) const {
    QSqlQuery query(connection_->database);
    query.setForwardOnly(true);
    if (!query.prepare(qString(sql))) {
        return failure(connection_->file, meaningOf(query.lastError()));
    }
    for (const SqlValue& value : values) {
        query.addBindValue(std::visit(ToVariant{}, value));
    }
    if (!query.exec()) {
        return failure(connection_->file, meaningOf(query.lastError()));
    }
    std::vector<SqlRow> rows;
    const int columns = query.record().count();
    while (query.next()) {
        SqlRow& row = rows.emplace_back();
        for (int i = 0; i < columns; ++i) {
            row.push_back(fromVariant(query.value(i)));
        }
    }
    if (query.lastError().isValid()) {
        return failure(connection_->file, meaningOf(query.lastError()));
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

void syncFolder(const std::filesystem::path& folder) {
    const int handle = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY);
    if (handle >= 0) {
        ::fsync(handle);
        ::close(handle);
    }
}

} // namespace umpire
