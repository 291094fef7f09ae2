#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <string>

namespace umpire {

/// Every address of this machine, where nobody named one.
inline constexpr const char* kEveryAddress = "0.0.0.0:8420";

/// An address of a machine, as numbers, and a port. `port` 0: the system picks one.
struct NetworkAddress {
    std::string host; ///< "127.0.0.1", "::1"; never a name that would have to be looked up
    std::uint16_t port = 0;
    bool operator==(const NetworkAddress&) const = default;
};

/// "127.0.0.1:8420", "localhost:8420", "[::1]:8420", "0.0.0.0:8420". Error: WrongUsage, with that
/// setting.
Expected<NetworkAddress> parseNetworkAddress(const std::string& text, const std::string& setting);

/// Can only programs on this machine reach it?
bool isLoopback(const NetworkAddress& address);

/// "127.0.0.1:8420", "[::1]:8420".
std::string text(const NetworkAddress& address);

} // namespace umpire
