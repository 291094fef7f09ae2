#pragma once

#include <string>
#include <vector>

namespace umpire {

/// A record of comma-separated values with the line's end that RFC 4180 asks for. Each field is
/// written by csvField (printable.h).
std::string csvLine(const std::vector<std::string>& fields);

} // namespace umpire
