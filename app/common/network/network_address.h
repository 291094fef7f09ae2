#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <string>

namespace umpire {

/// Every address of this machine, the default.
inline constexpr const char* kEveryAddress = "0.0.0.0:8420";

/// A numeric address of a machine, and a port. `port` 0: the system picks one.
struct NetworkAddress {
    std::string host; ///< such as "127.0.0.1" or "::1"; never a name that needs a lookup
    std::uint16_t port = 0;
    bool operator==(const NetworkAddress&) const = default;
};

/// Parses "127.0.0.1:8420", "localhost:8420", "[::1]:8420", "0.0.0.0:8420". Error: WrongUsage,
/// which names that setting.
Expected<NetworkAddress> parseNetworkAddress(const std::string& text, const std::string& setting);

/// Tells whether only programs on this machine can reach the address.
bool isLoopback(const NetworkAddress& address);

/// Formats "127.0.0.1:8420", "[::1]:8420".
std::string text(const NetworkAddress& address);

} // namespace umpire
