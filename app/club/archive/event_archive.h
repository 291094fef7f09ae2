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
    /// A new file whose name fulfils isPackedName, or a new folder.
    std::filesystem::path out;
    bool hasPictures = true;
    /// journals of the tables, as sources of pictures
    std::vector<std::filesystem::path> journals{};
    std::function<bool()> isEnded = [] { return false; }; ///< true: cancelled
    /// Receives the number of the club's events copied so far, with their pictures.
    std::function<void(std::size_t done, std::size_t of)> heard{};
};

/// A game in an archive.
struct ArchivedRecord {
    std::string table;
    std::string record; ///< id of the record
    std::string file;   ///< "journals/7-2026-11-21T143000Z-1a2b3c4d.umpire"; empty: none
    GameSettings settings;
    Head head;
    std::optional<GameOver> result;    ///< result of the game; none: the game is not over
    std::size_t pictures = 0;          ///< the game's number of pictures
    std::vector<std::int64_t> missing; ///< events whose pictures the archive lacks
    std::vector<std::string> faults;   ///< parts that do not verify
};

struct ArchivedTournament {
    std::string name;
    std::string files; ///< prefix of the files' names: "tournaments/Spring-Cup"
    std::size_t players = 0;
    std::size_t rounds = 0; ///< number of rounds made
};

struct EventArchive {
    std::vector<ArchivedRecord> records;         ///< by table, oldest first
    std::vector<ArchivedTournament> tournaments; ///< oldest first
    std::vector<StoredRuling> rulings;
    std::vector<StoredFault> faults;
    std::size_t checkpoints = 0; ///< number published by the club
    std::size_t witnesses = 0;   ///< phones that signed any checkpoint
    std::string written;         ///< "2026-11-21T22:30:00Z"
    bool hasPictures = true;     ///< false: omitted
    /// why no table could be asked for pictures; empty if tables were asked or none was needed
    std::string brokerSays;
};

/// Writes the archive completely or not at all; only its owner may read it. Rows that do not verify
/// are included unchanged. The caller must have called `beginPrinting` (app/print/kit/kit.h),
/// because a tournament's standings are printed. Errors: CannotWrite if `out` exists or cannot be
/// written, or after a cancellation; CannotRead for `journals`; and those of ClubStore.
Expected<EventArchive> writeEventArchive(const EventArchiveRequest& request);

} // namespace umpire
