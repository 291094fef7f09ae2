#pragma once

#include "app/club/reports/player_reports.h"
#include "app/club/tables/club_store.h"

#include <map>

namespace umpire::reports {

/// A table of a round, whose result is not in.
struct ReportedTable {
    int round = 0;
    int table = 0;
    auto operator<=>(const ReportedTable&) const = default;
};
using ReportsByTable = std::map<ReportedTable, std::vector<PlayerReport>>;

/// The newest tournament, with what players said of it.
struct ReportedTournament {
    StoredTournament stored;
    ReportsByTable reports;
};

/// What the club's database has of players' codes and of what players say. Errors are those of
/// TournamentStore.
class ReportStore {
public:
    /// The store outlives it.
    explicit ReportStore(ClubStore& store);

    /// The players' codes are made of it. It is drawn where there is none yet.
    Expected<std::string> secret(std::int64_t tournament);
    /// Another one: no code that was printed before opens anything.
    Expected<void> drawSecret(std::int64_t tournament, const std::string& arbiter);

    /// All that players said since the table had its last result, the oldest first.
    Expected<ReportsByTable> reports(std::int64_t tournament);
    /// Keeps what that player said.
    Expected<void> note(std::int64_t tournament, const ReportedTable& at,
                        const tournament::Player& player, const std::string& said);
    /// Enters each result that all players of a table said. It may be asked again and again: so
    /// nothing is lost where the server was killed between the last report and the result. A table
    /// that has a result keeps it. None: there is no tournament.
    Expected<std::optional<ReportedTournament>> settled();

private:
    Expected<ReportedTournament> settle(ReportedTournament now);

    TournamentStore tournaments_;
    std::shared_ptr<ClubDatabase> database_;
};

} // namespace umpire::reports
