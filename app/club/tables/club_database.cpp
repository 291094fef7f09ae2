#include "app/club/tables/club_database.h"

#include "app/common/network/event_thread.h"

#include <atomic>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUrlQuery>

namespace umpire {
namespace {

/// key of the advisory lock that guards migrations: "Umpr" in ASCII
constexpr std::int64_t kMigrationLock = 0x556D7072;

/// Returns the first line of the error's text.
std::string wordsOf(const QSqlError& error) {
    std::string words = error.databaseText().trimmed().toStdString();
    if (words.empty()) {
        words = error.driverText().trimmed().toStdString();
    }
    return words.substr(0, words.find('\n'));
}

/// Class of PostgreSQL's error codes for invalid values.
constexpr const char* kWrongValue = "22";

tl::unexpected<Failure> refused(const QSqlError& error) {
    const bool isOfValue = error.nativeErrorCode().startsWith(kWrongValue);
    return failWith(isOfValue ? ExitStatus::WrongUsage : ExitStatus::CannotWrite,
                    "the club's database refuses: " + wordsOf(error));
}

/// Quotes an option's value as libpq requires.
QString quoted(QString value) {
    value.replace('\\', "\\\\").replace('\'', "\\'");
    return "'" + value + "'";
}

Expected<QUrl> parseAddress(const std::string& address) {
    const QUrl url(qt(address), QUrl::StrictMode);
    const bool isRight = url.isValid() && url.scheme() == "postgresql" && url.path().size() > 1;
    if (isRight) {
        return url;
    }
    return wrongSetting("database", "this is no database's address; give one such as "
                                    "postgresql://club@127.0.0.1:5432/club");
}

} // namespace

/// Owns a connection, which Qt identifies by its name.
struct ClubDatabase::Inside {
    QString name;
    QSqlDatabase database;
    ~Inside() {
        database.close();
        database = {};
        QSqlDatabase::removeDatabase(name);
    }

    Expected<void> connect(const QUrl& url) {
        ensureApplication();
        static std::atomic<int> counter = 0;
        name = "club-" + QString::number(++counter);
        database = QSqlDatabase::addDatabase("QPSQL", name);
        const QUrlQuery query(url);
        const QString socket = query.queryItemValue("host", QUrl::FullyDecoded);
        database.setHostName(socket.isEmpty() ? url.host() : socket);
        database.setDatabaseName(url.path().mid(1));
        database.setUserName(url.userName(QUrl::FullyDecoded));
        database.setPassword(url.password(QUrl::FullyDecoded));
        if (url.port() > 0) {
            database.setPort(url.port());
        }
        QString options = "connect_timeout=5;application_name=umpire";
        const QString certificate = query.queryItemValue("sslrootcert", QUrl::FullyDecoded);
        if (!certificate.isEmpty()) {
            options += ";sslmode=verify-full;sslrootcert=" + quoted(certificate);
        }
        database.setConnectOptions(options);
        if (!database.open()) {
            return refused(database.lastError());
        }
        return {};
    }
};

QString qt(const std::string& text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

std::string plain(const QVariant& value) {
    return value.toString().toStdString();
}

ClubDatabase::ClubDatabase(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
ClubDatabase::ClubDatabase(ClubDatabase&&) noexcept = default;
ClubDatabase& ClubDatabase::operator=(ClubDatabase&&) noexcept = default;
ClubDatabase::~ClubDatabase() = default;

Expected<QSqlQuery> ClubDatabase::ask(const QString& sql, const QVariantList& values) const {
    QSqlQuery query(inside_->database);
    bool isDone = values.isEmpty() ? query.exec(sql) : query.prepare(sql);
    if (isDone && !values.isEmpty()) {
        for (const QVariant& value : values) {
            query.addBindValue(value);
        }
        isDone = query.exec();
    }
    if (!isDone) {
        return refused(query.lastError());
    }
    return query;
}

Expected<void> ClubDatabase::tell(const QString& sql, const QVariantList& values) const {
    return ask(sql, values).map([](const QSqlQuery&) {});
}

Expected<void> ClubDatabase::begin() {
    return inside_->database.transaction() ? Expected<void>{}
                                           : refused(inside_->database.lastError());
}

Expected<void> ClubDatabase::commit() {
    return inside_->database.commit() ? Expected<void>{} : refused(inside_->database.lastError());
}

void ClubDatabase::rollBack() {
    inside_->database.rollback();
}

/// Runs several statements, each of which ends with `;` and a line break. Runs them one by one,
/// because the driver would report only the first statement's error.
Expected<void> ClubDatabase::tellAll(const std::string& statements) const {
    Expected<void> done;
    for (const QString& each : qt(statements).split(";\n", Qt::SkipEmptyParts)) {
        if (done && !each.trimmed().isEmpty()) {
            done = tell(each);
        }
    }
    return done;
}

/// Migrates the database under an advisory lock, so that programs that start at the same time
/// migrate it one after the other.
Expected<void> ClubDatabase::migrate(std::span<const Migration> migrations) {
    const QString lock = QString::number(kMigrationLock);
    return tell("SET client_min_messages = warning")
        .and_then([&] { return tell("SELECT pg_advisory_lock(" + lock + ")"); })
        .and_then([&]() -> Expected<void> {
            auto done = tell("CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY "
                             "KEY, name TEXT NOT NULL, done_at TIMESTAMPTZ NOT NULL DEFAULT "
                             "now())")
                            .and_then([&] { return bringUpToDate(migrations); });
            (void)tell("SELECT pg_advisory_unlock(" + lock + ")");
            return done;
        });
}

Expected<void> ClubDatabase::bringUpToDate(std::span<const Migration> migrations) {
    auto query = ask("SELECT coalesce(max(number), 0) FROM migration");
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    const int has = query->next() ? query->value(0).toInt() : 0;
    query->finish();
    if (has > int(migrations.size())) {
        return failWith(ExitStatus::CannotRead,
                        "the club's database has form " + std::to_string(has) +
                            ", this program knows up to " + std::to_string(int(migrations.size())) +
                            "; take a newer umpire");
    }
    for (const Migration& each : migrations.subspan(std::size_t(has))) {
        auto done = whole([&] {
            return tellAll(each.sql).and_then([&] {
                return tell("INSERT INTO migration (number, name) VALUES (?, ?)",
                            {each.number, qt(each.name)});
            });
        });
        if (!done) {
            return done;
        }
    }
    return {};
}

Expected<ClubDatabase> ClubDatabase::open(const std::string& address,
                                          std::span<const Migration> migrations) {
    const auto url = parseAddress(address);
    if (!url) {
        return tl::make_unexpected(url.error());
    }
    auto inside = std::make_unique<Inside>();
    const auto connected = inside->connect(*url);
    if (!connected) {
        return tl::make_unexpected(connected.error());
    }
    ClubDatabase database(std::move(inside));
    const auto migrated = database.migrate(migrations);
    if (!migrated) {
        return tl::make_unexpected(migrated.error());
    }
    return database;
}

} // namespace umpire
