#pragma once

#include "app/club/tables/club_ledger.h"

#include <memory>

/// The club's server but for its pages: a ClubLedger in a thread of its own.
namespace umpire {

struct KeeperRequest {
    MqttAddress broker;
    std::string password;    ///< of the broker's user `club`
    std::string authorities; ///< a PEM file; empty where the address is without TLS
    std::string database;    ///< as ClubStore::open takes it
};

/// How the server itself is.
struct KeeperHealth {
    bool hasBroker = false;
    bool hasDatabase = false;
    std::string brokerSays;   ///< why it is not there
    std::string databaseSays; ///< why it is not there
    std::uint64_t events = 0; ///< that were written since it began
    bool operator==(const KeeperHealth&) const = default;
};

class ClubKeeper {
public:
    /// Needs the database now, and the broker at any time. `remark`: one line for people, by the
    /// keeper's thread. Errors: those of ClubStore::open and MqttLine::open.
    static Expected<std::unique_ptr<ClubKeeper>> open(const KeeperRequest& request,
                                                      std::function<void(const Message&)> remark,
                                                      ClubWorld world = {});
    ~ClubKeeper();
    ClubKeeper(const ClubKeeper&) = delete;
    ClubKeeper& operator=(const ClubKeeper&) = delete;

    /// Takes what came since the last turn; where its world turns by hand.
    void turn();

    /// What is known now; it stays as it is.
    struct Seen {
        std::shared_ptr<const ClubHall> hall = std::make_shared<const ClubHall>();
        KeeperHealth health;
    };
    [[nodiscard]] Seen seen() const;

    /// Keeps it, and tells the table until the table has it in its journal. Error: CannotWrite
    /// where the database does not take it, and CannotRead where there is no such table.
    Expected<void> rule(const StoredRuling& ruling);
    /// Asks or changes tournaments, in the keeper's thread. Errors: those of the work, and
    /// CannotWrite where the database is not there.
    Expected<void> tell(const std::function<Expected<void>(TournamentStore&)>& work);
    /// The same of all that the database has.
    Expected<void> tellStore(const std::function<Expected<void>(ClubStore&)>& work);
    /// A picture that somebody looked at before; none: nobody did.
    Expected<std::optional<std::string>> evidence(const std::string& hash);
    /// Asks the table for a picture, which `evidence` has soon. Said again while it does not.
    /// Errors: CannotRead where the table does not have it, and CannotWrite where too many are
    /// asked for.
    Expected<void> askEvidence(const std::string& table, const std::string& hash);

private:
    struct Inside;
    explicit ClubKeeper(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
