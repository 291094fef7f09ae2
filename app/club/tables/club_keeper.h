#pragma once

#include "app/club/tables/club_ledger.h"

#include <memory>

/// The club's server without its pages: a ClubLedger in a thread of its own.
namespace umpire {

struct KeeperRequest {
    MqttAddress broker;
    std::string password;    ///< password of the broker's user `club`
    std::string authorities; ///< path of a PEM file; empty for an address without TLS
    std::string database;    ///< address of the database, see ClubStore::open
    ClockMessage clock{};    ///< clock for the new games of all tables
};

/// The server's own state.
struct KeeperHealth {
    bool hasBroker = false;
    bool hasDatabase = false;
    /// why the broker is not connected; empty if it is connected, or was not tried yet
    std::string brokerSays;
    /// why the database is not available; empty if it is available, or was not tried yet
    std::string databaseSays;
    std::uint64_t events = 0; ///< number of events written since the server's start
    bool operator==(const KeeperHealth&) const = default;
};

class ClubKeeper {
public:
    /// Opens the server, which needs the database at once and the broker at any later time.
    /// `remark` receives lines for people in the keeper's thread. Errors: those of ClubStore::open
    /// and MqttLine::open.
    static Expected<std::unique_ptr<ClubKeeper>> open(const KeeperRequest& request,
                                                      std::function<void(const Message&)> remark,
                                                      ClubWorld world = {});
    ~ClubKeeper();
    ClubKeeper(const ClubKeeper&) = delete;
    ClubKeeper& operator=(const ClubKeeper&) = delete;

    /// Processes the received messages once. Only for ClubWorld::Turns::ByHand.
    void turn();

    /// A snapshot of what the server knows.
    struct Seen {
        std::shared_ptr<const ClubHall> hall = std::make_shared<const ClubHall>();
        KeeperHealth health;
    };
    [[nodiscard]] Seen seen() const;

    /// Stores the ruling, and sends it until the table has it in its journal. Errors: CannotWrite
    /// if the database rejects it, CannotRead if no such table has that journal.
    Expected<void> rule(const StoredRuling& ruling);
    /// Runs work on tournaments in the keeper's thread. Errors: those of the work, and CannotWrite
    /// if the database is not available.
    Expected<void> tell(const std::function<Expected<void>(TournamentStore&)>& work);
    /// Runs work on the whole database in the keeper's thread. Errors: those of tell.
    Expected<void> tellStore(const std::function<Expected<void>(ClubStore&)>& work);
    /// Returns a stored picture; none if the picture was not requested, or has not arrived yet.
    Expected<std::optional<std::string>> evidence(const std::string& hash);
    /// Requests a picture from the table; `evidence` returns the picture when it has arrived. Until
    /// then the caller repeats the request to learn of a failure. Errors: CannotRead if the table
    /// is not connected, does not have the picture, or did not answer in time; CannotWrite if too
    /// many pictures are requested.
    Expected<void> askEvidence(const std::string& table, const std::string& hash);

private:
    struct Inside;
    explicit ClubKeeper(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
