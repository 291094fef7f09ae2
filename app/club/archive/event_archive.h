#pragma once

#include "app/club/tables/club_folder.h"
#include "app/club/tables/club_store.h"
#include "app/common/failure/failure.h"
#include "app/record/journal/journal.h"

#include <filesystem>
#include <functional>

/// Writes all of a club's data about an event to one file. docs/club.md describes it.
namespace umpire {

struct EventArchiveRequest {
    ClubSettings club;
    /// Path of a new packed file (see isPackedName) or of a new folder.
    std::filesystem::path out;
    bool hasPictures = true;
    /// journals of the tables, as sources of pictures
    std::vector<std::filesystem::path> journals{};
    std::function<bool()> isEnded = [] { return false; }; ///< returns true if cancelled
    /// Receives the number of the club's events copied so far, with their pictures.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

/// A game in an archive.
struct ArchivedRecord {
    std::string table;
    std::string record; ///< id of the record
    /// such as "journals/7-2026-11-21T143000Z-1a2b3c4d.umpire"; empty: no journal could be made
    std::string file;
    GameSettings settings;
    Head head;
    std::optional<GameOver> result;    ///< result of the game; none: the game is not over
    std::size_t pictures = 0;          ///< the game's number of pictures
    std::vector<std::int64_t> missing; ///< numbers of the events whose pictures the archive lacks
    std::vector<std::string> faults;   ///< faults that the check found, one line each
};

struct ArchivedTournament {
    std::string name;
    std::string files; ///< prefix of the files' names: "tournaments/Spring-Cup"
    std::size_t players = 0;
    std::size_t rounds = 0; ///< number of rounds made
};

struct EventArchive {
    std::vector<ArchivedRecord> records;         ///< sorted by table, then the oldest first
    std::vector<ArchivedTournament> tournaments; ///< oldest first
    std::vector<StoredRuling> rulings;
    std::vector<StoredFault> faults;
    std::size_t checkpoints = 0; ///< number of checkpoints that the club published
    std::size_t witnesses = 0;   ///< number of phones that signed a checkpoint
    std::string written;         ///< time of writing, "2026-11-21T22:30:00Z"
    bool hasPictures = true;     ///< false: the pictures were left out
    /// why no table could be asked for pictures; empty if tables were asked or none was needed
    std::string brokerSays;
};

/// Writes the archive completely or not at all; only its owner may read it. Rows that do not verify
/// are included unchanged. The caller must have called `beginPrinting` (app/print/kit/kit.h),
/// because a tournament's standings are printed. Errors: CannotWrite if `out` exists or cannot be
/// written, or after a cancellation; CannotRead for `journals`; and those of ClubStore.
Expected<EventArchive> writeEventArchive(const EventArchiveRequest& request);

} // namespace umpire
