#pragma once

#include <string>

namespace umpire {

/// The QR code of an address, in half blocks with line ends, for what `descriptor` writes to. On a
/// terminal it is dark on light, also where the terminal is dark: some readers of codes take no
/// other.
std::string codeInTerminal(const std::string& address, int descriptor);

/// What is to be typed on a telephone, as a line for people; empty where nothing is.
std::string typedCodeLine(const std::string& code);

} // namespace umpire
