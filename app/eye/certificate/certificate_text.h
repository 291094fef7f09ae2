#pragma once

#include "app/eye/certificate/certificate.h"

#include <string>

namespace umpire {

/// Describes the certificate for people in about twelve lines.
std::string describe(const Certificate& certificate);

/// Formats a length with its unit, such as "0.12 mm".
std::string inMm(Millimetres length, int decimals = 2);
/// Formats a share as a percentage, such as "6.3 %".
std::string inPercent(double share, int decimals = 1);

} // namespace umpire
