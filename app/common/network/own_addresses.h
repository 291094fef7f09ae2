#pragma once

#include "app/common/network/network_address.h"

#include <vector>

namespace umpire {

/// Returns the addresses at which others in the network reach a server bound to `bound`, the
/// likeliest first. For a server at every address, these are the machine's IPv4 addresses, those of
/// home networks (RFC 1918) first, those of containers last. Returns `bound` itself if the machine
/// has none, or if it names one address.
std::vector<NetworkAddress> addressesOf(const NetworkAddress& bound);

/// "anna-pc.local": the name by which the local network finds this machine at that address. Avahi
/// (multicast DNS) tells the name, and the name has to lead back to the address. Empty where it
/// does not within a second, where Avahi is not installed or does not run, and where no other
/// machine reaches what listens at `bound`.
std::string localName(const NetworkAddress& bound);

} // namespace umpire
