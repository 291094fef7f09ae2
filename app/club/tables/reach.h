#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>

namespace umpire {

/// Returns why nobody accepts a connection at that port; empty: somebody did. The system waits two
/// minutes if packets vanish; this waits for `patience`, or until stopped.
std::string whyUnreachable(const std::string& host, std::uint16_t port,
                           std::chrono::milliseconds patience, const std::stop_token& stop);

} // namespace umpire
