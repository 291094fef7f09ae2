#pragma once

#include "app/common/network/network_address.h"

#include <vector>

namespace umpire {

/// By which numbers others in the same network reach what listens at `bound`, the likeliest first.
/// Where it listens at every address of this machine these are the machine's IPv4 addresses in
/// networks of homes (RFC 1918) before others, and before those of containers. Where it has none,
/// and where it listens at one address, this one.
std::vector<NetworkAddress> addressesOf(const NetworkAddress& bound);

} // namespace umpire
