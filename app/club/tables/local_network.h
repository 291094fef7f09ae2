#pragma once

#include "app/club/tables/club_folder.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Discovers services in the local network with Avahi (DNS-SD over multicast DNS, RFC 6763).
/// Anybody may announce anything there, so it is only a hint: a password is sent only to the broker
/// whose certificate is in the table's key file.
namespace umpire {

inline constexpr const char* kClubService = "_umpire-club._tcp";
inline constexpr const char* kTableService = "_umpire-table._tcp";

struct LocalService {
    std::string name;    ///< name of the service, such as "Umpire table 7"
    std::string host;    ///< such as "hall.local"; empty if the host is this machine
    std::string address; ///< IP address, such as "192.168.1.7"
    std::uint16_t port = 0;
    /// entries of the TXT record, such as "murus-gallicus" for "game"
    std::map<std::string, std::string> about;
    bool operator==(const LocalService&) const = default;
};

/// Parses the output of `avahi-browse --resolve --parsable`. Returns the services, sorted by name.
/// A service in several networks appears once, with its most reachable address. Malformed lines are
/// skipped.
std::vector<LocalService> servicesFrom(std::string_view lines);

struct LocalNetwork {
    std::vector<LocalService> clubs;
    std::vector<LocalService> tables;
};

/// Returns the clubs and tables that are announced within `time`. Error: CannotWrite if Avahi is
/// not installed or not running.
Expected<LocalNetwork> listenToLocalNetwork(std::chrono::milliseconds time);

/// Returns the only club's broker, "mqtts://192.168.1.7:8883". Errors: those of
/// listenToLocalNetwork, and CannotRead if there is not exactly one club.
Expected<std::string> onlyClubOf(const std::vector<LocalService>& clubs);
Expected<std::string> findOnlyClub();

/// Returns a club's announcement: the broker's port, and in the TXT record the broker's name for
/// tables and the ports of pages that other machines can reach. It contains no token.
LocalService announcedClub(const ClubSettings& settings, const std::string& arbiterPage,
                           const std::string& wallPage);
/// Returns a table's announcement with port 0, because it accepts no connections.
LocalService announcedTable(const std::string& table, const std::string& game);

/// Announces a service to the local network through Avahi while this object exists. The object
/// belongs to the thread that created it, and the announcement ends with that thread. If
/// avahi-daemon starts later, the announcement starts then; without Avahi nothing happens.
class Beacon {
public:
    /// `type`: kClubService or kTableService.
    Beacon(const LocalService& service, const char* type);
    ~Beacon();
    Beacon(const Beacon&) = delete;
    Beacon& operator=(const Beacon&) = delete;

    /// Tells whether the announcement runs; false if Avahi's avahi-publish is not installed.
    [[nodiscard]] bool runs() const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
