#pragma once

#include <string>
#include <vector>

namespace umpire {

/// Returns a record of comma-separated values, with the line end of RFC 4180. `csvField`
/// (printable.h) writes each field.
std::string csvLine(const std::vector<std::string>& fields);

} // namespace umpire
