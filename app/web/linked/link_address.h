#pragma once

#include "app/common/failure/failure.h"

#include <cstdint>
#include <string>

namespace umpire {

/// Where a table waits for the other one, and by what the two know each other.
struct LinkAddress {
    std::string host; ///< a number or a name; IPv6 numbers in brackets
    std::uint16_t port = 0;
    std::string token;       ///< 32 digits; the guest says it
    std::string fingerprint; ///< SHA-256 of the host's certificate, 64 hexadecimal digits
    bool operator==(const LinkAddress&) const = default;
};

/// "wss://192.168.1.7:8422/#TOKEN.FINGERPRINT". Nobody is sent what stands behind the #.
std::string text(const LinkAddress& address);

/// "192.168.1.7:8422"
std::string hostAndPort(const LinkAddress& address);

/// Error: WrongUsage, which says what is wrong with it.
Expected<LinkAddress> parseLinkAddress(const std::string& text);

} // namespace umpire
