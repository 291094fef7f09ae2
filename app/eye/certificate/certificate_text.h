#pragma once

#include "app/eye/certificate/certificate.h"

#include <string>

namespace umpire {

/// The certificate for people, in a dozen lines.
std::string describe(const Certificate& certificate);

/// "0.12 mm".
std::string inMm(Millimetres length, int decimals = 2);
/// "6.3 %".
std::string inPercent(double share, int decimals = 1);

} // namespace umpire
