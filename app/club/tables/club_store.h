#pragma once

#include "app/club/tables/club_messages.h"
#include "app/club/tables/migrations.h"
#include "app/club/tables/tournament_store.h"
#include "app/common/failure/failure.h"

#include <functional>
#include <memory>

/// The tables' data in the club's database.
class QString;

namespace umpire {

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
    std::int64_t entered = 0; ///< number of the ruling's event in the journal; 0: not entered yet
    /// time at which the ruling was given, "2026-11-21T14:30:00Z"; set by the database
    std::string given{};
};

/// A fault in a table's messages.
struct StoredFault {
    std::string table;
    std::string what;
    /// time at which the fault was noticed, "2026-11-21T14:30:00Z"
    std::string seen;
};

class ClubStore;

/// The storage of a ledger. Errors: WrongUsage for a rejected value, CannotWrite for all
/// else.
class RecordStore {
public:
    RecordStore() = default;
    virtual ~RecordStore() = default;

    /// Returns all records, newest first.
    virtual Expected<std::vector<StoredRecord>> records() = 0;
    /// Returns the last stored row of the record; creates the record if it is new.
    virtual Expected<Head> begin(const std::string& table, const RecordMessage& record) = 0;
    /// Adds each row once. A record's rows must be in order and continue the stored rows.
    virtual Expected<void> add(std::span<const StoredRow> rows) = 0;
    /// Returns the rows of a record with numbers above `after`, in order, at most `most` of them.
    virtual Expected<std::vector<EventRow>>
    rows(const std::string& table, const std::string& record, std::int64_t after, int most) = 0;
    virtual Expected<void> addFault(const std::string& table, const std::string& what) = 0;
    virtual Expected<void> addRuling(const StoredRuling& ruling) = 0;
    virtual Expected<void> enterRuling(const std::string& id, std::int64_t number) = 0;
    /// Returns the rulings that no table has entered yet, in order.
    virtual Expected<std::vector<StoredRuling>> openRulings() = 0;
    /// Returns the numbers of the record's events that rulings have answered.
    virtual Expected<std::vector<std::int64_t>> answered(const std::string& table,
                                                         const std::string& record) = 0;
    virtual Expected<void> addEvidence(const std::string& table, const std::string& hash,
                                       const std::string& jpeg) = 0;
    /// Returns the evidence with that SHA-256; none if it is not stored.
    virtual Expected<std::optional<std::string>> evidence(const std::string& hash) = 0;
    /// Runs work on the same database. Errors: those of the work.
    virtual Expected<void> tell(const std::function<Expected<void>(ClubStore&)>& work) = 0;

protected:
    RecordStore(const RecordStore&) = default;
    RecordStore& operator=(const RecordStore&) = default;
    RecordStore(RecordStore&&) = default;
    RecordStore& operator=(RecordStore&&) = default;
};

/// Opens the club's database as a ledger's storage. Errors: those of ClubDatabase::open.
Expected<std::unique_ptr<RecordStore>> openRecordStore(const std::string& address);

/// The club's database with the tables' records, rulings and faults. Errors: those of ClubDatabase.
class ClubStore final : public RecordStore {
public:
    /// See ClubDatabase::open.
    static Expected<ClubStore> open(const std::string& address,
                                    std::span<const Migration> migrations = clubMigrations());

    Expected<std::vector<StoredRecord>> records() override;
    Expected<Head> begin(const std::string& table, const RecordMessage& record) override;
    Expected<void> add(std::span<const StoredRow> rows) override;
    Expected<std::vector<EventRow>> rows(const std::string& table, const std::string& record,
                                         std::int64_t after, int most) override;
    Expected<void> addFault(const std::string& table, const std::string& what) override;
    Expected<void> addRuling(const StoredRuling& ruling) override;
    Expected<void> enterRuling(const std::string& id, std::int64_t number) override;
    Expected<std::vector<StoredRuling>> openRulings() override;
    Expected<std::vector<std::int64_t>> answered(const std::string& table,
                                                 const std::string& record) override;
    Expected<void> addEvidence(const std::string& table, const std::string& hash,
                               const std::string& jpeg) override;
    Expected<std::optional<std::string>> evidence(const std::string& hash) override;
    Expected<void> tell(const std::function<Expected<void>(ClubStore&)>& work) override;

    /// Returns all rulings, in order.
    Expected<std::vector<StoredRuling>> rulings();
    /// Returns the faults in order of time.
    Expected<std::vector<StoredFault>> faults();
    /// Returns the tournaments in the same database.
    [[nodiscard]] TournamentStore tournaments() const { return TournamentStore(database_); }
    /// Returns the connection, for other data in the same database.
    [[nodiscard]] std::shared_ptr<ClubDatabase> database() const { return database_; }
    /// Runs read-only `work` in one snapshot, so that it sees no rows that tables send meanwhile.
    Expected<void> atOneMoment(const std::function<Expected<void>()>& work);

private:
    explicit ClubStore(ClubDatabase database);
    [[nodiscard]] Expected<std::vector<StoredRuling>> rulingsWhere(const QString& condition) const;
    [[nodiscard]] Expected<void> insertRows(std::span<const StoredRow> rows) const;

    std::shared_ptr<ClubDatabase> database_;
};

} // namespace umpire
