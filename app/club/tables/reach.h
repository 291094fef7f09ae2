#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>

namespace umpire {

/// Why nobody takes a call at that port; empty: somebody does, and was hung up on. A system waits
/// two minutes for an answer where packets vanish; this waits for so long, or until it is stopped.
std::string whyUnreachable(const std::string& host, std::uint16_t port,
                           std::chrono::milliseconds patience, const std::stop_token& stop);

} // namespace umpire
