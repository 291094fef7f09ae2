#pragma once

#include "app/club/reports/player_reports.h"
#include "app/club/tables/club_store.h"

#include <map>

namespace umpire::reports {

/// A table of a round, for which players report a result.
struct ReportedTable {
    int round = 0;
    int table = 0;
    auto operator<=>(const ReportedTable&) const = default;
};
using ReportsByTable = std::map<ReportedTable, std::vector<PlayerReport>>;

/// The newest tournament with its players' reports.
struct ReportedTournament {
    StoredTournament stored;
    ReportsByTable reports;
};

/// The part of the club's database for players' codes and reports. Errors are those of
/// TournamentStore.
class ReportStore {
public:
    /// The store must outlive this object.
    explicit ReportStore(ClubStore& store);

    /// Returns the secret from which the players' codes are made. The first call draws it.
    Expected<std::string> secret(std::int64_t tournament);
    /// Draws another secret, so that no code printed before is valid.
    Expected<void> drawSecret(std::int64_t tournament, const std::string& arbiter);

    /// Returns the reports since each table's last change of result, by table, the oldest first.
    Expected<ReportsByTable> reports(std::int64_t tournament);
    /// Stores that player's report.
    Expected<void> note(std::int64_t tournament, const ReportedTable& at,
                        const tournament::Player& player, const std::string& said);
    /// Enters each result that all players of a table reported. May be called repeatedly, so
    /// nothing is lost if the server was killed between the last report and the result. A table
    /// that has a result keeps it. Returns none if there is no tournament.
    Expected<std::optional<ReportedTournament>> settled();

private:
    Expected<ReportedTournament> settle(ReportedTournament now);

    TournamentStore tournaments_;
    std::shared_ptr<ClubDatabase> database_;
};

} // namespace umpire::reports
