#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <string>

namespace umpire {

/// The address of a waiting table, with the secrets by which the two tables recognise each other.
struct LinkAddress {
    /// IP address or name of the waiting computer; an IPv6 address is in brackets
    std::string host;
    std::uint16_t port = 0;
    std::string token;       ///< secret of 32 hexadecimal digits, sent by the guest
    std::string fingerprint; ///< SHA-256 of the host's certificate, as 64 hexadecimal digits
    bool operator==(const LinkAddress&) const = default;
};

/// Formats an address as "wss://192.168.1.7:8422/#TOKEN.FINGERPRINT". The text after the # is never
/// sent.
std::string text(const LinkAddress& address);

/// Formats the host and the port as "192.168.1.7:8422".
std::string hostAndPort(const LinkAddress& address);

/// Parses an address of a table. Error: WrongUsage, which names the fault.
Expected<LinkAddress> parseLinkAddress(const std::string& text);

} // namespace umpire
