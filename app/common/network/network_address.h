#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <string>
#include <vector>

namespace umpire {

/// Default address of a server: all IPv4 addresses of this machine, port 8420.
inline constexpr const char* kEveryAddress = "0.0.0.0:8420";

/// The numeric address of a machine, and a port. With `port` 0 the system chooses a free port.
struct NetworkAddress {
    /// Such as "127.0.0.1" or "::1"; never a name, so that no name server is needed.
    std::string host;
    std::uint16_t port = 0;
    bool operator==(const NetworkAddress&) const = default;
};

/// Parses an address such as "127.0.0.1:8420", "localhost:8420", "[::1]:8420" or "0.0.0.0:8420".
/// Error: WrongUsage for the setting `setting`.
Expected<NetworkAddress> parseNetworkAddress(const std::string& text, const std::string& setting);

/// Tells whether only programs on this machine can reach the address.
bool isLoopback(const NetworkAddress& address);

/// Formats an address as "127.0.0.1:8420" or, with IPv6, as "[::1]:8420".
std::string text(const NetworkAddress& address);

/// Returns the addresses at which other machines reach a server bound to `bound`, the likeliest
/// address first. If `bound` names one address, returns only that address. If `bound` means every
/// address, returns the machine's IPv4 addresses: addresses of home networks (RFC 1918) first,
/// addresses of containers last. Returns 127.0.0.1 if the machine has no such address.
std::vector<NetworkAddress> addressesOf(const NetworkAddress& bound);

/// Returns the machine's name in the local network, such as "anna-pc.local". Avahi (multicast DNS)
/// gives the name for the address. Each of the two look-ups may take a second, and the name must
/// resolve back to the address. Returns an empty text if a look-up fails, if Avahi is not installed
/// or does not run, or if other machines cannot reach a server at `bound`.
std::string localName(const NetworkAddress& bound);

} // namespace umpire
