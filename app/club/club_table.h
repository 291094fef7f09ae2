#pragma once

#include "app/club/club_messages.h"
#include "app/club/mqtt_line.h"

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
};

/// What `umpire club init` wrote for a table: the password, then the certificate. Errors:
/// CannotRead, WrongUsage for a name that is none.
Expected<ClubRequest> readClubKey(const std::string& address, const std::string& table,
                                  const std::filesystem::path& key);

class ClubTable {
public:
    /// `remark`: one line for people when the club is lost and when it is there again, by another
    /// thread. Errors: those of MqttLine::open.
    static Expected<std::unique_ptr<ClubTable>> open(const ClubRequest& request,
                                                     std::function<void(const Message&)> remark);
    /// Waits a moment for the server to have what is in the journal, and says goodbye.
    ~ClubTable();
    ClubTable(const ClubTable&) = delete;
    ClubTable& operator=(const ClubTable&) = delete;

    /// The journal that is written now. Nothing is told before.
    void follow(const std::filesystem::path& journal);
    /// There may be more in the journal.
    void wake();
    /// What everybody may know of the game now, as JSON. The newest counts; each is told soon.
    void show(std::string state);
    /// What the arbiter ruled and no one took yet.
    std::vector<RulingMessage> rulings();

private:
    struct Inside;
    explicit ClubTable(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
