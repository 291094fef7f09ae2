#pragma once

#include "app/club/tables/club_ledger.h"

#include <memory>

/// The club's server without its pages: a ClubLedger in a thread of its own.
namespace umpire {

struct KeeperRequest {
    MqttAddress broker;
    std::string password;    ///< password of the broker's user `club`
    std::string authorities; ///< path of a PEM file; empty for an address without TLS
    std::string database;    ///< see ClubStore::open
    ClockMessage clock{};    ///< of the tables' new games
};

/// The server's own state.
struct KeeperHealth {
    bool hasBroker = false;
    bool hasDatabase = false;
    std::string brokerSays;   ///< why the broker is not connected
    std::string databaseSays; ///< why the database is not available
    std::uint64_t events = 0; ///< number written since the start
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

    /// Processes received messages; only for a world that turns by hand.
    void turn();

    /// A snapshot of the present knowledge.
    struct Seen {
        std::shared_ptr<const ClubHall> hall = std::make_shared<const ClubHall>();
        KeeperHealth health;
    };
    [[nodiscard]] Seen seen() const;

    /// Stores the ruling, and sends it until the table has it in its journal. Error: CannotWrite if
    /// the database rejects it, CannotRead if there is no such table.
    Expected<void> rule(const StoredRuling& ruling);
    /// Runs work on tournaments in the keeper's thread. Errors: those of the work, and CannotWrite
    /// if the database is not available.
    Expected<void> tell(const std::function<Expected<void>(TournamentStore&)>& work);
    /// Works like tell, with the whole database.
    Expected<void> tellStore(const std::function<Expected<void>(ClubStore&)>& work);
    /// Returns a picture that was requested before; none otherwise.
    Expected<std::optional<std::string>> evidence(const std::string& hash);
    /// Requests a picture from the table; `evidence` returns it soon. Must be repeated until then.
    /// Errors: CannotRead if the table does not have the picture, CannotWrite if too many pictures
    /// are requested.
    Expected<void> askEvidence(const std::string& table, const std::string& hash);

private:
    struct Inside;
    explicit ClubKeeper(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
