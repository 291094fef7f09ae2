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

/// Errors are those of ClubDatabase.
class ClubStore {
public:
    /// As ClubDatabase::open.
    static Expected<ClubStore> open(const std::string& address,
                                    std::span<const Migration> migrations = clubMigrations());

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
    /// All of them, in the order in which they were given.
    Expected<std::vector<StoredRuling>> rulings();
    /// In the order in which they were seen.
    Expected<std::vector<StoredFault>> faults();
    /// The events of a record that rulings answer.
    Expected<std::vector<std::int64_t>> answered(const std::string& table,
                                                 const std::string& record);
    Expected<void> addEvidence(const std::string& table, const std::string& hash,
                               const std::string& jpeg);
    /// By its SHA-256; none where it is not here.
    Expected<std::optional<std::string>> evidence(const std::string& hash);
    /// What the same database has of tournaments.
    [[nodiscard]] TournamentStore tournaments() const { return TournamentStore(database_); }
    /// The connection, for what else the same database has.
    [[nodiscard]] std::shared_ptr<ClubDatabase> database() const { return database_; }
    /// Of one record, after that number.
    Expected<std::vector<EventRow>> rows(const std::string& table, const std::string& record,
                                         std::int64_t after, int most);

    /// What `work` reads is all of one moment, whatever tables send meanwhile. It writes nothing.
    Expected<void> atOneMoment(const std::function<Expected<void>()>& work);

private:
    explicit ClubStore(ClubDatabase database);
    [[nodiscard]] Expected<std::vector<StoredRuling>> rulingsWhere(const QString& condition) const;
    [[nodiscard]] Expected<void> insertRows(std::span<const StoredRow> rows) const;

    std::shared_ptr<ClubDatabase> database_;
};

} // namespace umpire
