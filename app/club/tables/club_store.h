#pragma once

#include "app/club/tables/club_messages.h"
#include "app/club/tables/migrations.h"
#include "app/club/tables/tournament_store.h"
#include "app/common/failure/failure.h"

#include <functional>
#include <memory>

/// What the club's database has of the tables.
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
    std::int64_t entered = 0; ///< 0: not yet
    std::string given{};      ///< "2026-11-21T14:30:00Z"; the database says when
};

/// What was wrong with what a table sent.
struct StoredFault {
    std::string table;
    std::string what;
    std::string seen; ///< "2026-11-21T14:30:00Z"
};

class ClubStore;

/// What a ledger keeps, and where. Errors: WrongUsage for a value that is not taken, CannotWrite
/// for all else.
class RecordStore {
public:
    RecordStore() = default;
    virtual ~RecordStore() = default;

    /// All records, the newest first.
    virtual Expected<std::vector<StoredRecord>> records() = 0;
    /// Up to where that record is here; it begins where it is new.
    virtual Expected<Head> begin(const std::string& table, const RecordMessage& record) = 0;
    /// Each row once. The rows of a record come in order, and go on where it ends.
    virtual Expected<void> add(std::span<const StoredRow> rows) = 0;
    /// Of one record, after that number.
    virtual Expected<std::vector<EventRow>>
    rows(const std::string& table, const std::string& record, std::int64_t after, int most) = 0;
    virtual Expected<void> addFault(const std::string& table, const std::string& what) = 0;
    virtual Expected<void> addRuling(const StoredRuling& ruling) = 0;
    virtual Expected<void> enterRuling(const std::string& id, std::int64_t number) = 0;
    /// Those that no table has entered yet, in the order in which they were given.
    virtual Expected<std::vector<StoredRuling>> openRulings() = 0;
    /// The events of a record that rulings answer.
    virtual Expected<std::vector<std::int64_t>> answered(const std::string& table,
                                                         const std::string& record) = 0;
    virtual Expected<void> addEvidence(const std::string& table, const std::string& hash,
                                       const std::string& jpeg) = 0;
    /// By its SHA-256; none where it is not here.
    virtual Expected<std::optional<std::string>> evidence(const std::string& hash) = 0;
    /// Asks or changes what else the same database has. Errors: those of the work.
    virtual Expected<void> tell(const std::function<Expected<void>(ClubStore&)>& work) = 0;

protected:
    RecordStore(const RecordStore&) = default;
    RecordStore& operator=(const RecordStore&) = default;
    RecordStore(RecordStore&&) = default;
    RecordStore& operator=(RecordStore&&) = default;
};

/// The club's database as a ledger's store. Errors: as ClubDatabase::open.
Expected<std::unique_ptr<RecordStore>> openRecordStore(const std::string& address);

/// Errors are those of ClubDatabase.
class ClubStore final : public RecordStore {
public:
    /// As ClubDatabase::open.
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

    /// All of them, in the order in which they were given.
    Expected<std::vector<StoredRuling>> rulings();
    /// In the order in which they were seen.
    Expected<std::vector<StoredFault>> faults();
    /// What the same database has of tournaments.
    [[nodiscard]] TournamentStore tournaments() const { return TournamentStore(database_); }
    /// The connection, for what else the same database has.
    [[nodiscard]] std::shared_ptr<ClubDatabase> database() const { return database_; }
    /// What `work` reads is all of one moment, whatever tables send meanwhile. It writes nothing.
    Expected<void> atOneMoment(const std::function<Expected<void>()>& work);

private:
    explicit ClubStore(ClubDatabase database);
    [[nodiscard]] Expected<std::vector<StoredRuling>> rulingsWhere(const QString& condition) const;
    [[nodiscard]] Expected<void> insertRows(std::span<const StoredRow> rows) const;

    std::shared_ptr<ClubDatabase> database_;
};

} // namespace umpire
