#pragma once

#include "app/club/tables/club_keeper.h"
#include "app/club/witnesses/seal_log.h"
#include "app/common/network/delayed.h"
#include "app/record/sentences/tongue.h"

#include <nlohmann/json_fwd.hpp>
#include <set>

namespace umpire {

/// Publishes checkpoints for phones to witness, shows them and takes signatures (docs/club.md has
/// the JSON). Runs in the hall's thread.
class HallWitnesses {
public:
    /// The keeper must outlive this object. Without a key it publishes nothing. `delay`: time after
    /// a game's end until everybody may know of it.
    HallWitnesses(ClubKeeper& keeper, SigningKey key, std::chrono::seconds delay);

    /// Publishes a checkpoint if it is due and everybody may know its games, and reads the
    /// database. Must be called repeatedly.
    void look();
    /// Publishes a checkpoint now, for the arbiter. Errors: those of the keeper and
    /// publishCheckpoint.
    Expected<void> publish();

    enum class To { Arbiter, Everybody };
    /// Returns the state of the newest checkpoint, with the QR code of `address`, which a phone
    /// opens. `tongue` is the reader's language.
    [[nodiscard]] nlohmann::ordered_json shown(const std::string& address, To whom,
                                               const Tongue& tongue) const;
    /// Returns the newest checkpoint for a phone that signed `signedBefore` seals, with all that
    /// the phone checks. Error: CannotWrite before the database was read once.
    [[nodiscard]] Expected<nlohmann::ordered_json> forPhone(std::uint64_t signedBefore) const;
    /// Stores a phone's signature: {"key": "name+id+key", "signature": "— name base64"}. Errors:
    /// WrongUsage, and those of the keeper.
    Expected<void> sign(std::string_view asked);

private:
    struct Games {
        std::set<std::string> ended{}; ///< the lines of the seals of all finished games
        std::size_t waiting = 0;       ///< number of finished games that are not sealed yet
    };
    Expected<void> read();
    [[nodiscard]] Games knownToAll() const;
    [[nodiscard]] Expected<bool> isKnownToAll(ClubStore& store) const;

    ClubKeeper& keeper_;
    SigningKey key_;
    SealLog log_;         ///< the log of seals, as last read from the database
    bool isRead_ = false; ///< true once the database was read
    Games games_;
    Delayed<Games> later_; ///< the finished games that everybody may know
    /// why no checkpoint was published; empty: it was published, or none was due
    Message refused_;
};

} // namespace umpire
