#pragma once

#include "app/common/network/network_address.h"

#include <vector>

namespace umpire {

/// Returns the addresses at which other machines reach a server bound to `bound`, the likeliest
/// address first. For a server at every address, returns the machine's IPv4 addresses: addresses of
/// home networks (RFC 1918) first, those of containers last. Returns `bound` itself if the machine
/// has no address, or if `bound` names one address.
std::vector<NetworkAddress> addressesOf(const NetworkAddress& bound);

/// Returns the machine's name in the local network, such as "anna-pc.local". Avahi (multicast DNS)
/// gives the name for the address, and the name must resolve back to the address within a second.
/// Empty if not, if Avahi is not installed or does not run, and if other machines cannot reach a
/// server at `bound`.
std::string localName(const NetworkAddress& bound);

} // namespace umpire
