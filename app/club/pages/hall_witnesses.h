#pragma once

#include "app/club/tables/club_keeper.h"
#include "app/club/witnesses/seal_log.h"
#include "app/common/network/delayed.h"

#include <nlohmann/json_fwd.hpp>
#include <set>

namespace umpire {

/// Publishes checkpoints for phones to witness, shows them and takes signatures (docs/club.md has
/// the JSON). Runs in the hall's thread.
class HallWitnesses {
public:
    /// The keeper outlives it. Without a key nothing is published.
    /// `delay`: so long after its end everybody may know that a game is over.
    HallWitnesses(ClubKeeper& keeper, SigningKey key, std::chrono::seconds delay);

    /// Publishes what is due and may be known, and reads what is there. Said again and again.
    void look();
    /// Publishes now, for the arbiter. Errors: those of the keeper and publishCheckpoint.
    Expected<void> publish();

    enum class To { Arbiter, Everybody };
    /// With the code of `address`, which a phone opens.
    [[nodiscard]] nlohmann::ordered_json shown(const std::string& address, To whom) const;
    /// The newest checkpoint for a phone that signed so many seals before, with all that it checks.
    /// Error: CannotWrite, before the database was read the first time.
    [[nodiscard]] Expected<nlohmann::ordered_json> forPhone(std::uint64_t signedBefore) const;
    /// Takes {"key": "name+id+key", "signature": "— name base64"}. Errors: WrongUsage, and those of
    /// the keeper.
    Expected<void> sign(std::string_view asked);

private:
    struct Games {
        std::set<std::string> ended{}; ///< the line of each one's seal
        std::size_t waiting = 0;       ///< those of them that are not sealed yet
    };
    Expected<void> read();
    [[nodiscard]] Games knownToAll() const;
    [[nodiscard]] Expected<bool> isKnownToAll(ClubStore& store) const;

    ClubKeeper& keeper_;
    SigningKey key_;
    SealLog log_;         ///< as the database had it last
    bool isRead_ = false; ///< the database had it at all
    Games games_;
    Delayed<Games> later_; ///< as everybody may know them
    std::string refused_;  ///< why no checkpoint was published; empty: it was, or none was due
};

} // namespace umpire
