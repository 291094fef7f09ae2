#include "app/cli/terminal_code.h"

#include "app/web/telephone/qr_code.h"

#include <unistd.h>

namespace umpire {

std::string codeInTerminal(const std::string& address, int descriptor) {
    const bool isTerminal = ::isatty(descriptor) == 1;
    std::string text;
    for (std::string line : halfBlocks(qrCode(address))) {
        line.pop_back();
        text += isTerminal ? "\x1b[30;107m" + line + "\x1b[0m\n" : line + "\n";
    }
    return text;
}

std::string typedCodeLine(const std::string& code) {
    return code.empty() ? ""
                        : "umpire: a telephone asks for the code; type " + code +
                              " there within 5 minutes\n";
}

} // namespace umpire
