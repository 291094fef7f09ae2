#pragma once

#include <string>

namespace umpire {

/// Returns the QR code of an address, in half blocks with line ends, for output to `descriptor`. On
/// a terminal it is dark on light, even if the terminal is dark, because some code readers accept
/// nothing else.
std::string codeInTerminal(const std::string& address, int descriptor);

/// Returns the line that tells people the code to type on a phone; empty if no code is needed.
std::string typedCodeLine(const std::string& code);

} // namespace umpire
