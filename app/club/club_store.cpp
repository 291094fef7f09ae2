#include "app/club/club_store.h"

#include "app/feed/qt_application.h"

#include <atomic>
#include <nlohmann/json.hpp>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QUrlQuery>
#include <QVariant>

namespace umpire {
namespace {

constexpr std::int64_t kMigrationLock = 0x556D7072; ///< "Umpr": of an advisory lock

QString qt(const std::string& text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

std::string plain(const QVariant& value) {
    return value.toString().toStdString();
}

/// In one line.
std::string wordsOf(const QSqlError& error) {
    std::string words = error.databaseText().trimmed().toStdString();
    if (words.empty()) {
        words = error.driverText().trimmed().toStdString();
    }
    return words.substr(0, words.find('\n'));
}

tl::unexpected<Failure> refused(const QSqlError& error) {
    return tl::make_unexpected(
        Failure{ExitStatus::CannotWrite, "the club's database refuses: " + wordsOf(error)});
}

/// Every value of an option is quoted, as libpq reads it.
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
    return tl::make_unexpected(Failure{
        ExitStatus::WrongUsage, "--database: this is no database's address; give one such as "
                                "postgresql://club@127.0.0.1:5432/club"});
}

} // namespace

struct ClubStore::Inside {
    QString name; ///< of the connection
    QSqlDatabase database;

    ~Inside() {
        database.close();
        database = {};
        QSqlDatabase::removeDatabase(name);
    }

    Expected<QSqlQuery> ask(const QString& sql, const QVariantList& values = {}) const {
        QSqlQuery query(database);
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

    Expected<void> tell(const QString& sql, const QVariantList& values = {}) const {
        return ask(sql, values).map([](const QSqlQuery&) {});
    }

    /// Statements, each of which ends a line. The driver tells only how the first of several went.
    [[nodiscard]] Expected<void> tellAll(const std::string& statements) const {
        Expected<void> done;
        for (const QString& each : qt(statements).split(";\n", Qt::SkipEmptyParts)) {
            if (done && !each.trimmed().isEmpty()) {
                done = tell(each);
            }
        }
        return done;
    }

    /// All of `work`, or nothing.
    template <typename Work>
    Expected<void> whole(const Work& work) {
        if (!database.transaction()) {
            return refused(database.lastError());
        }
        Expected<void> done = work();
        if (done && !database.commit()) {
            done = refused(database.lastError());
        }
        if (!done) {
            database.rollback();
        }
        return done;
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

    /// Programs that begin at the same time wait for each other.
    Expected<void> migrate(std::span<const Migration> migrations) {
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

    Expected<void> bringUpToDate(std::span<const Migration> migrations) {
        auto query = ask("SELECT coalesce(max(number), 0) FROM migration");
        if (!query) {
            return tl::make_unexpected(query.error());
        }
        const int has = query->next() ? query->value(0).toInt() : 0;
        query->finish();
        if (has > int(migrations.size())) {
            return tl::make_unexpected(
                Failure{ExitStatus::CannotRead,
                        "the club's database has form " + std::to_string(has) +
                            ", this program knows up to " + std::to_string(int(migrations.size())) +
                            "; take a newer umpire"});
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

    /// In one statement, however many they are.
    Expected<void> insertRows(std::span<const StoredRow> rows) const {
        nlohmann::json list = nlohmann::json::array();
        for (const StoredRow& each : rows) {
            list.push_back({{"table_name", each.table},
                            {"record", each.record},
                            {"number", each.row.number},
                            {"time_us", each.row.timeUs},
                            {"kind", each.row.kind},
                            {"payload", each.row.payload},
                            {"picture", each.row.picture},
                            {"hash", each.row.hash}});
        }
        return tell(
            "WITH given AS (SELECT * FROM json_to_recordset(?::json) AS each (table_name TEXT, "
            "record TEXT, number BIGINT, time_us BIGINT, kind TEXT, payload TEXT, picture TEXT, "
            "hash TEXT)), written AS (INSERT INTO event (table_name, record, number, time_us, "
            "kind, payload, picture, hash) SELECT * FROM given ON CONFLICT DO NOTHING), newest AS "
            "(SELECT DISTINCT ON (table_name, record) table_name, record, number, hash FROM given "
            "ORDER BY table_name, record, number DESC) UPDATE record SET count = newest.number, "
            "hash = newest.hash FROM newest WHERE record.table_name = newest.table_name AND "
            "record.id = newest.record AND record.count < newest.number",
            {qt(list.dump())});
    }
};

ClubStore::ClubStore(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
ClubStore::ClubStore(ClubStore&&) noexcept = default;
ClubStore& ClubStore::operator=(ClubStore&&) noexcept = default;
ClubStore::~ClubStore() = default;

Expected<ClubStore> ClubStore::open(const std::string& address,
                                    std::span<const Migration> migrations) {
    const auto url = parseAddress(address);
    if (!url) {
        return tl::make_unexpected(url.error());
    }
    auto inside = std::make_unique<Inside>();
    return inside->connect(*url).and_then([&] { return inside->migrate(migrations); }).map([&] {
        return ClubStore(std::move(inside));
    });
}

Expected<std::vector<StoredRecord>> ClubStore::records() {
    auto query = inside_->ask("SELECT table_name, id, settings, count, hash FROM record "
                              "ORDER BY begun_at DESC, table_name, id");
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    std::vector<StoredRecord> records;
    while (query->next()) {
        StoredRecord each;
        each.table = plain(query->value(0));
        each.record.record = plain(query->value(1));
        const auto settings = parsedJson(plain(query->value(2)));
        if (settings && settings->is_object()) {
            each.record.settings = settings->get<SettingRows>();
        }
        each.head = {query->value(3).toLongLong(), plain(query->value(4))};
        records.push_back(std::move(each));
    }
    return records;
}

Expected<Head> ClubStore::begin(const std::string& table, const RecordMessage& record) {
    return inside_
        ->tell("INSERT INTO record (table_name, id, settings, hash) VALUES (?, ?, ?, ?) "
               "ON CONFLICT DO NOTHING",
               {qt(table), qt(record.record),
                qt(compactText(nlohmann::ordered_json(record.settings))), qt(record.record)})
        .and_then([&] {
            return inside_->ask("SELECT count, hash FROM record WHERE table_name = ? AND id = ?",
                                {qt(table), qt(record.record)});
        })
        .map([&](QSqlQuery query) {
            return query.next() ? Head{query.value(0).toLongLong(), plain(query.value(1))}
                                : Head{0, record.record};
        });
}

Expected<void> ClubStore::add(std::span<const StoredRow> rows) {
    return rows.empty() ? Expected<void>{}
                        : inside_->whole([&] { return inside_->insertRows(rows); });
}

Expected<void> ClubStore::addFault(const std::string& table, const std::string& what) {
    return inside_->tell("INSERT INTO fault (table_name, what) VALUES (?, ?)",
                         {qt(table), qt(what)});
}

Expected<void> ClubStore::addRuling(const StoredRuling& stored) {
    const RulingMessage& ruling = stored.ruling;
    return inside_->tell("INSERT INTO ruling (id, table_name, record, about, arbiter, command, "
                         "because) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                         {qt(ruling.ruling), qt(stored.table), qt(ruling.record),
                          qlonglong(stored.about), qt(ruling.arbiter), qt(ruling.command),
                          qt(ruling.because)});
}

Expected<void> ClubStore::enterRuling(const std::string& id, std::int64_t number) {
    return inside_->tell("UPDATE ruling SET entered = ? WHERE id = ? AND entered IS NULL",
                         {qlonglong(number), qt(id)});
}

Expected<std::vector<StoredRuling>> ClubStore::openRulings() {
    auto query = inside_->ask("SELECT id, table_name, record, about, arbiter, command, because "
                              "FROM ruling WHERE entered IS NULL ORDER BY given_at, id");
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    std::vector<StoredRuling> rulings;
    while (query->next()) {
        rulings.push_back({plain(query->value(1)),
                           {plain(query->value(0)), plain(query->value(2)), plain(query->value(4)),
                            plain(query->value(5)), plain(query->value(6))},
                           query->value(3).toLongLong(),
                           0});
    }
    return rulings;
}

Expected<std::vector<std::int64_t>> ClubStore::answered(const std::string& table,
                                                        const std::string& record) {
    auto query =
        inside_->ask("SELECT about FROM ruling WHERE table_name = ? AND record = ? AND about > 0",
                     {qt(table), qt(record)});
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    std::vector<std::int64_t> numbers;
    while (query->next()) {
        numbers.push_back(query->value(0).toLongLong());
    }
    return numbers;
}

Expected<void> ClubStore::addEvidence(const std::string& table, const std::string& hash,
                                      const std::string& jpeg) {
    return inside_->tell("INSERT INTO evidence (hash, table_name, jpeg) VALUES (?, ?, ?) "
                         "ON CONFLICT DO NOTHING",
                         {qt(hash), qt(table), QByteArray::fromStdString(jpeg)});
}

Expected<std::optional<std::string>> ClubStore::evidence(const std::string& hash) {
    using Picture = std::optional<std::string>;
    return inside_->ask("SELECT jpeg FROM evidence WHERE hash = ?", {qt(hash)})
        .map([](QSqlQuery query) {
            return query.next() ? Picture(query.value(0).toByteArray().toStdString()) : Picture();
        });
}

Expected<std::vector<EventRow>> ClubStore::rows(const std::string& table, const std::string& record,
                                                std::int64_t after, int most) {
    auto query = inside_->ask(
        "SELECT number, time_us, kind, payload, picture, hash FROM event WHERE table_name = ? AND "
        "record = ? AND number > ? ORDER BY number LIMIT ?",
        {qt(table), qt(record), qlonglong(after), most});
    if (!query) {
        return tl::make_unexpected(query.error());
    }
    std::vector<EventRow> rows;
    while (query->next()) {
        rows.push_back({query->value(0).toLongLong(), query->value(1).toLongLong(),
                        plain(query->value(2)), plain(query->value(3)), plain(query->value(4)),
                        plain(query->value(5))});
    }
    return rows;
}

} // namespace umpire
