#pragma once

#include "app/club/witnesses/seal_log.h"

#include <memory>

/// What the club's database has of seals.
namespace umpire {

class ClubDatabase;

/// A game that is over, as far as its journal goes now.
struct EndedGame {
    Seal seal;
    bool isSealed = false; ///< the log has this seal
};

/// Errors are those of ClubDatabase, and CannotRead where the database has what is none.
class SealStore {
public:
    /// `club`: whose list it is.
    SealStore(std::shared_ptr<ClubDatabase> database, NoteKey club)
        : database_(std::move(database)), club_(std::move(club)) {}

    /// The key of the club that published last; none: nobody did.
    static Expected<std::optional<NoteKey>> lastClub(ClubDatabase& database);

    /// In the order in which they ended.
    Expected<std::vector<EndedGame>> endedGames();
    Expected<SealLog> load();
    /// Seals after those that are there, and their checkpoint. Error: CannotWrite also where others
    /// came before.
    Expected<void> publish(std::uint64_t size, std::span<const Seal> more, const SignedNote& note);
    /// Of the checkpoint of that size; once for each witness.
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
