#pragma once

#include "app/common/network/network_address.h"

#include <vector>

namespace umpire {

/// By which numbers others in the same network reach what listens at `bound`, the likeliest first.
/// Where it listens at every address of this machine these are the machine's IPv4 addresses in
/// networks of homes (RFC 1918) before others, and before those of containers. Where it has none,
/// and where it listens at one address, this one.
std::vector<NetworkAddress> addressesOf(const NetworkAddress& bound);

/// "anna-pc.local": the name by which the local network finds this machine at that address. Avahi
/// (multicast DNS) tells the name, and the name has to lead back to the address. Empty where it
/// does not within a second, where Avahi is not installed or does not run, and where no other
/// machine reaches what listens at `bound`.
std::string localName(const NetworkAddress& bound);

} // namespace umpire
