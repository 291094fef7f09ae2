#include "app/club/tables/migrations.h"
#include "app/web/telephone/included_file.h"

// UMPIRE_CLUB_MIGRATIONS is the files' folder, set by CMake.
UMPIRE_INCLUDE_FILE(Records, UMPIRE_CLUB_MIGRATIONS "/0001_records.sql");
UMPIRE_INCLUDE_FILE(Rulings, UMPIRE_CLUB_MIGRATIONS "/0002_rulings.sql");
UMPIRE_INCLUDE_FILE(Evidence, UMPIRE_CLUB_MIGRATIONS "/0003_evidence.sql");
UMPIRE_INCLUDE_FILE(Tournaments, UMPIRE_CLUB_MIGRATIONS "/0004_tournaments.sql");
UMPIRE_INCLUDE_FILE(Seals, UMPIRE_CLUB_MIGRATIONS "/0005_seals.sql");
UMPIRE_INCLUDE_FILE(Reports, UMPIRE_CLUB_MIGRATIONS "/0006_reports.sql");
UMPIRE_INCLUDE_FILE(PlayerReports, UMPIRE_CLUB_MIGRATIONS "/0007_player_reports.sql");

namespace umpire {

const std::vector<Migration>& clubMigrations() {
    static const std::vector<Migration> kMigrations = {
        {1, "records", std::string(UMPIRE_CONTENT(Records))},
        {2, "rulings", std::string(UMPIRE_CONTENT(Rulings))},
        {3, "evidence", std::string(UMPIRE_CONTENT(Evidence))},
        {4, "tournaments", std::string(UMPIRE_CONTENT(Tournaments))},
        {5, "seals", std::string(UMPIRE_CONTENT(Seals))},
        {6, "reports", std::string(UMPIRE_CONTENT(Reports))},
        {7, "player_reports", std::string(UMPIRE_CONTENT(PlayerReports))},
    };
    return kMigrations;
}

} // namespace umpire
