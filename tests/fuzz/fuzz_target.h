#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

/// libFuzzer's door, written once in each fuzz_*.cpp. Always returns 0; a broken promise aborts.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

namespace umpire::fuzz {

/// Aborts with the promise that the parser broke.
inline void require(bool kept, const char* promise) {
    if (!kept) {
        std::fprintf(stderr, "broken: %s\n", promise);
        std::abort();
    }
}

/// Requires that a failure's message is one line.
inline void requireOneLine(const std::string& message) {
    require(!message.empty(), "a failure says what was wrong");
    require(message.find('\n') == std::string::npos, "a failure is one line");
}

} // namespace umpire::fuzz
