#pragma once

#include "app/club/tables/migrations.h"
#include "app/common/failure/failure.h"

#include <memory>
#include <QVariant>

class QSqlQuery;

/// The connection to the club's database: PostgreSQL, by Qt's driver.
namespace umpire {

/// Convert texts to and from Qt's types.
QString qt(const std::string& text);
std::string plain(const QVariant& value);

/// A connection to the database; must stay in the thread that opened it. Errors have PostgreSQL's
/// message: WrongUsage for a value that PostgreSQL rejects, CannotWrite for all else. A failed call
/// has written nothing.
class ClubDatabase {
public:
    /// Opens the database, and migrates it to the newest schema: each migration in its own
    /// transaction, and only one program at a time. `address`:
    /// "postgresql://club@127.0.0.1:5432/club" or, by a socket,
    /// "postgresql:///club?host=/run/postgresql". Errors: WrongUsage for a malformed address;
    /// CannotRead if a newer umpire wrote the database.
    static Expected<ClubDatabase> open(const std::string& address,
                                       std::span<const Migration> migrations = clubMigrations());
    ClubDatabase(ClubDatabase&&) noexcept;
    ClubDatabase& operator=(ClubDatabase&&) noexcept;
    ~ClubDatabase();

    /// Runs one statement, in which each `?` stands for one of `values`, in order. `ask` returns
    /// the rows, `tell` only whether the statement succeeded.
    [[nodiscard]] Expected<QSqlQuery> ask(const QString& sql,
                                          const QVariantList& values = {}) const;
    [[nodiscard]] Expected<void> tell(const QString& sql, const QVariantList& values = {}) const;
    /// Runs `work` in a transaction, which is rolled back if `work` fails.
    template <typename Work>
    Expected<void> whole(const Work& work) {
        Expected<void> done = begin().and_then(work).and_then([this] { return commit(); });
        if (!done) {
            rollBack();
        }
        return done;
    }

private:
    struct Inside;
    explicit ClubDatabase(std::unique_ptr<Inside> inside);
    Expected<void> begin();
    Expected<void> commit();
    void rollBack();
    [[nodiscard]] Expected<void> tellAll(const std::string& statements) const;
    Expected<void> migrate(std::span<const Migration> migrations);
    Expected<void> bringUpToDate(std::span<const Migration> migrations);

    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
