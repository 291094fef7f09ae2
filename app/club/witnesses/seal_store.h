#pragma once

#include "app/club/witnesses/seal_log.h"

#include <memory>

/// The seals in the club's database.
namespace umpire {

class ClubDatabase;

/// A finished game with its journal's present end.
struct EndedGame {
    Seal seal;
    bool isSealed = false; ///< true if the log has this seal
};

/// Stores a club's seals. Errors: those of ClubDatabase, and CannotRead if the stored data are
/// malformed.
class SealStore {
public:
    /// `club`: key of the club that signs the log.
    SealStore(std::shared_ptr<ClubDatabase> database, NoteKey club)
        : database_(std::move(database)), club_(std::move(club)) {}

    /// Returns the key of the club that published last; none: no club has published.
    static Expected<std::optional<NoteKey>> lastClub(ClubDatabase& database);

    /// Returns the games in the order of their ends.
    Expected<std::vector<EndedGame>> endedGames();
    Expected<SealLog> load();
    /// Appends seals and their checkpoint to a log of `size` seals. Error: CannotWrite, also if
    /// another program appended seals before.
    Expected<void> publish(std::uint64_t size, std::span<const Seal> more, const SignedNote& note);
    /// Adds a signature of the checkpoint of that size. The signature of each witness is stored
    /// only once.
    Expected<void> addCosignature(std::uint64_t size, const NoteKey& witness,
                                  const NoteSignature& signature);

private:
    [[nodiscard]] Expected<void> loadSeals(SealLog& log) const;
    [[nodiscard]] Expected<void> loadCheckpoints(SealLog& log) const;
    [[nodiscard]] Expected<void> loadCosignatures(SealLog& log) const;

    std::shared_ptr<ClubDatabase> database_;
    NoteKey club_;
};

} // namespace umpire
