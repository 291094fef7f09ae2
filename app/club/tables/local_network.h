#pragma once

#include "app/club/tables/club_folder.h"

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Who is in the local network, by Avahi (DNS-SD over multicast DNS, RFC 6763). Anybody may
/// announce anything there: what is heard is a hint, and a password goes only to the broker whose
/// certificate stands in the table's key.
namespace umpire {

inline constexpr const char* kClubService = "_umpire-club._tcp";
inline constexpr const char* kTableService = "_umpire-table._tcp";

struct LocalService {
    std::string name;    ///< "Umpire table 7"
    std::string host;    ///< "hall.local"; empty where it is this machine's own
    std::string address; ///< "192.168.1.7"
    std::uint16_t port = 0;
    std::map<std::string, std::string> about; ///< the TXT record: "game" is "murus-gallicus"
    bool operator==(const LocalService&) const = default;
};

/// What `avahi-browse --resolve --parsable` printed, by names. A service that several networks have
/// stands there once, with the address by which others reach it likeliest. Lines that are none are
/// left out.
std::vector<LocalService> servicesFrom(std::string_view lines);

struct LocalNetwork {
    std::vector<LocalService> clubs;
    std::vector<LocalService> tables;
};

/// Listens for so long. Error: CannotWrite where Avahi is not installed or does not run.
Expected<LocalNetwork> listenToLocalNetwork(std::chrono::milliseconds time);

/// "mqtts://192.168.1.7:8883": the only club's broker. Errors: those of listenToLocalNetwork, and
/// CannotRead where there is none, or more than one.
Expected<std::string> onlyClubOf(const std::vector<LocalService>& clubs);
Expected<std::string> findOnlyClub();

/// What the local network is told of a club: the broker's port, and in the TXT record by which name
/// tables reach the broker and at which ports the pages are that other machines reach. No token.
LocalService announcedClub(const ClubSettings& settings, const std::string& arbiterPage,
                           const std::string& wallPage);
/// What it is told of a table, at which nobody is to call: port 0.
LocalService announcedTable(const std::string& table, const std::string& game);

/// Avahi tells the local network of a service while this lives. It belongs to the thread that made
/// it, and ends with that thread whatever happens. Where avahi-daemon comes later, so does the
/// announcement; where Avahi is not installed, nothing happens.
class Beacon {
public:
    /// `type`: kClubService or kTableService.
    Beacon(const LocalService& service, const char* type);
    ~Beacon();
    Beacon(const Beacon&) = delete;
    Beacon& operator=(const Beacon&) = delete;

    /// False where Avahi's avahi-publish is not installed.
    [[nodiscard]] bool runs() const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace umpire
