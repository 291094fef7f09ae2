#pragma once

#include "app/common/network/network_address.h"

#include <vector>

namespace umpire {

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
