#pragma once

#include <cstdarg>
#include <cstdio>
#include <string>

namespace umpire {

/// Formats values like printf, and returns at most 511 bytes. The compiler checks the values' types
/// against the format.
[[gnu::format(printf, 1, 2)]] inline std::string printed(const char* form, ...) {
    char buffer[512];
    std::va_list values;
    va_start(values, form);
    std::vsnprintf(buffer, sizeof buffer, form, values);
    va_end(values);
    return buffer;
}

} // namespace umpire
