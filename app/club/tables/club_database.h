#pragma once

#include "app/club/tables/migrations.h"
#include "app/common/failure/failure.h"

#include <memory>
#include <QVariant>

class QSqlQuery;

/// The connection to the club's database: PostgreSQL, by Qt's driver.
namespace umpire {

/// Texts as Qt has them, and back.
QString qt(const std::string& text);
std::string plain(const QVariant& value);

/// Stays in the thread that opened it. Errors have what PostgreSQL says: WrongUsage for a value
/// that it does not take, CannotWrite for all else. Nothing of the call was written then.
class ClubDatabase {
public:
    /// Brings the database to the newest form: each migration in a transaction of its own, and one
    /// program at a time. `address`: "postgresql://club@127.0.0.1:5432/club" or, by a socket,
    /// "postgresql:///club?host=/run/postgresql". Errors: WrongUsage for what is no address;
    /// CannotRead where a newer umpire wrote the database.
    static Expected<ClubDatabase> open(const std::string& address,
                                       std::span<const Migration> migrations = clubMigrations());
    ClubDatabase(ClubDatabase&&) noexcept;
    ClubDatabase& operator=(ClubDatabase&&) noexcept;
    ~ClubDatabase();

    /// One statement; `?` stands for each value.
    [[nodiscard]] Expected<QSqlQuery> ask(const QString& sql,
                                          const QVariantList& values = {}) const;
    [[nodiscard]] Expected<void> tell(const QString& sql, const QVariantList& values = {}) const;
    /// All of `work`, or nothing.
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
