#pragma once

#include "app/eye/certificate/certificate.h"

#include <string>

namespace umpire {

/// Describes the certificate for people, in a dozen lines.
std::string describe(const Certificate& certificate);

/// Formats "0.12 mm".
std::string inMm(Millimetres length, int decimals = 2);
/// Formats "6.3 %".
std::string inPercent(double share, int decimals = 1);

} // namespace umpire
