#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <string>

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

} // namespace umpire
