#pragma once

#include "app/club/tables/club_messages.h"
#include "app/club/tables/club_world.h"

#include <filesystem>
#include <memory>

/// A table of a club: what its journal has is told to the club's server, at least once and in
/// order, also after the network, the broker or the table itself was gone. The journal is the
/// queue: nothing else is kept for what the server does not have yet.
namespace umpire {

struct ClubRequest {
    MqttAddress broker;
    std::string table; ///< its name, which is its user at the broker
    std::string password;
    std::string authorities; ///< a PEM file; empty where the address is without TLS
    bool isAnnounced = true; ///< a game at this table, to the local network
};

/// What `umpire club init` wrote for a table: the password, then the certificate. Errors:
/// CannotRead, WrongUsage for a name that is none.
Expected<ClubRequest> readClubKey(const std::string& address, const std::string& table,
                                  const std::filesystem::path& key);

class ClubTable {
public:
    struct Listeners {
        std::function<void(const Message&)> remark;      ///< the club is lost, and there again
        std::function<void(const RulingMessage&)> ruled; ///< the same one may come again
    };
    /// The listeners are called by other threads. Errors: those of MqttLine::open.
    static Expected<std::unique_ptr<ClubTable>> open(const ClubRequest& request,
                                                     Listeners listeners, ClubWorld world = {});
    /// Says goodbye.
    ~ClubTable();
    ClubTable(const ClubTable&) = delete;
    ClubTable& operator=(const ClubTable&) = delete;

    /// The journal that is written now. Nothing is told before.
    /// `isLive`: false for the journal of an earlier game.
    void follow(const std::filesystem::path& journal, bool isLive = true);
    /// There may be more in the journal.
    void wake();
    /// What everybody may know of the game now, as JSON. The newest counts; each is told soon.
    void show(std::string state);
    /// Waits a moment for the server to have what is in the journal. Nothing is told any more.
    void finish();
    /// Where its world turns by hand: does what is to be done now. So long there is nothing to do
    /// after that, unless something comes.
    std::chrono::milliseconds turn();
    /// How many events of the journal the server does not have yet.
    [[nodiscard]] std::int64_t missing() const;

private:
    struct Inside;
    explicit ClubTable(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
