#pragma once

#include "app/club/club_messages.h"
#include "app/outcome/failure.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

/// The club's database: PostgreSQL, by Qt's driver. Stays in the thread that opened it.
namespace umpire {

/// A step from one form of the database to the next; `migrations/` has them.
struct Migration {
    int number = 0; ///< from 1, without gaps
    std::string name;
    std::string sql; ///< each statement ends a line
};
const std::vector<Migration>& clubMigrations();

struct StoredRow {
    std::string table;
    std::string record;
    EventRow row;
};

struct StoredRecord {
    std::string table;
    RecordMessage record;
    Head head;
};

struct StoredRuling {
    std::string table;
    RulingMessage ruling;
    std::int64_t about = 0;
    std::int64_t entered = 0; ///< 0: not yet
};

/// All errors are CannotWrite with what PostgreSQL says; nothing of the call was written then.
class ClubStore {
public:
    /// Brings the database to the newest form: each migration in a transaction of its own, and one
    /// program at a time. `address`: "postgresql://club@127.0.0.1:5432/club" or, by a socket,
    /// "postgresql:///club?host=/run/postgresql". Errors: WrongUsage for what is no address;
    /// CannotRead where a newer umpire wrote the database.
    static Expected<ClubStore> open(const std::string& address,
                                    std::span<const Migration> migrations = clubMigrations());
    ClubStore(ClubStore&&) noexcept;
    ClubStore& operator=(ClubStore&&) noexcept;
    ~ClubStore();

    /// All records, the newest first.
    Expected<std::vector<StoredRecord>> records();
    /// Up to where that record is here; it begins where it is new.
    Expected<Head> begin(const std::string& table, const RecordMessage& record);
    /// Each row once. The rows of a record come in order, and go on where it ends.
    Expected<void> add(std::span<const StoredRow> rows);
    Expected<void> addFault(const std::string& table, const std::string& what);
    Expected<void> addRuling(const StoredRuling& ruling);
    Expected<void> enterRuling(const std::string& id, std::int64_t number);
    /// Those that no table has entered yet, in the order in which they were given.
    Expected<std::vector<StoredRuling>> openRulings();
    /// The events of a record that rulings answer.
    Expected<std::vector<std::int64_t>> answered(const std::string& table,
                                                 const std::string& record);
    Expected<void> addEvidence(const std::string& table, const std::string& hash,
                               const std::string& jpeg);
    /// By its SHA-256; none where it is not here.
    Expected<std::optional<std::string>> evidence(const std::string& hash);
    /// Of one record, after that number.
    Expected<std::vector<EventRow>> rows(const std::string& table, const std::string& record,
                                         std::int64_t after, int most);

private:
    struct Inside;
    explicit ClubStore(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
