#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>

namespace umpire {

/// Returns why no program accepts a connection at that port; empty if a program accepts it. The
/// system would wait two minutes if packets vanish; this function waits for `patience`, or until
/// stopped.
std::string whyUnreachable(const std::string& host, std::uint16_t port,
                           std::chrono::milliseconds patience, const std::stop_token& stop);

} // namespace umpire
