#pragma once

#include "app/club/tables/club_folder.h"
#include "app/club/tables/club_store.h"
#include "app/common/failure/failure.h"
#include "app/record/journal/journal.h"

#include <filesystem>
#include <functional>

/// All that a club has of an event, in one file. docs/club.md says what is in it.
namespace umpire {

struct EventArchiveRequest {
    ClubSettings club;
    /// New: a file whose name isPackedName, or a folder.
    std::filesystem::path out;
    bool hasPictures = true;
    std::vector<std::filesystem::path> journals{};        ///< of the tables, for their pictures
    std::function<bool()> isEnded = [] { return false; }; ///< the archive is not wanted any more
    /// Hears how many of the club's events are copied, with their pictures.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

/// A game as it is in an archive.
struct ArchivedRecord {
    std::string table;
    std::string record; ///< its id
    std::string file;   ///< "journals/7-2026-11-21T143000Z-1a2b3c4d.umpire"; empty: there is none
    GameSettings settings;
    Head head;
    std::optional<GameOver> result;    ///< none: the game is not over
    std::size_t pictures = 0;          ///< that the game has
    std::vector<std::int64_t> missing; ///< the events whose pictures are not in the archive
    std::vector<std::string> faults;   ///< what does not verify
};

struct ArchivedTournament {
    std::string name;
    std::string files; ///< how their names begin: "tournaments/Spring-Cup"
    std::size_t players = 0;
    std::size_t rounds = 0; ///< that were made
};

struct EventArchive {
    std::vector<ArchivedRecord> records;         ///< by table, the oldest first
    std::vector<ArchivedTournament> tournaments; ///< the oldest first
    std::vector<StoredRuling> rulings;
    std::vector<StoredFault> faults;
    std::size_t checkpoints = 0; ///< that the club published
    std::size_t witnesses = 0;   ///< phones that signed any of them
    std::string written;         ///< "2026-11-21T22:30:00Z"
    bool hasPictures = true;     ///< false: they were left out
    std::string brokerSays; ///< why no table was asked for pictures; empty: they were, or need not
};

/// Written whole or not at all, and only its owner may read it. Rows that do not verify are in it
/// as they are. Whoever calls this has called `beginPrinting` (app/print/kit/kit.h), because a
/// tournament has standings to print. Errors: CannotWrite, where `out` is there already or cannot
/// be written, or where it is not wanted any more; CannotRead for `journals`; and those of
/// ClubStore.
Expected<EventArchive> writeEventArchive(const EventArchiveRequest& request);

} // namespace umpire
