#pragma once

#include "app/club/tables/club_keeper.h"
#include "app/club/witnesses/seal_log.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// What phones witness (docs/club.md has the JSON): publishes checkpoints, shows them and takes
/// signatures. In the hall's thread.
class HallWitnesses {
public:
    /// The keeper outlives it. Without a key nothing is published.
    HallWitnesses(ClubKeeper& keeper, SigningKey key);

    /// Publishes what is due, and reads what is there. Said again and again.
    void look();
    /// Publishes now. Errors: those of the keeper and publishCheckpoint.
    Expected<void> publish();

    /// What everybody may know, with the code of `address`, which a phone opens.
    [[nodiscard]] nlohmann::ordered_json shown(const std::string& address) const;
    /// The newest checkpoint for a phone that signed so many seals before, with all that it checks.
    /// Error: CannotWrite, before the database was read the first time.
    [[nodiscard]] Expected<nlohmann::ordered_json> forPhone(std::uint64_t signedBefore) const;
    /// {"key": "name+id+key", "signature": "— name base64"}. Errors: WrongUsage, and those of the
    /// keeper.
    Expected<void> sign(std::string_view asked);

private:
    Expected<void> read();

    ClubKeeper& keeper_;
    SigningKey key_;
    SealLog log_;             ///< as the database had it last
    bool isRead_ = false;     ///< the database had it at all
    std::size_t waiting_ = 0; ///< games that are over and not sealed yet
    std::string refused_;     ///< why no checkpoint was published; empty: it was, or none was due
};

} // namespace umpire
