#include "app/cli/secret_arguments.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace umpire {
namespace {

void hide(std::span<char> part) {
    std::ranges::fill(part, '*');
}

/// Hides the secrets of an address, such as "wss://host:1/#TOKEN" or "rtsp://user:PASSWORD@host/x".
/// No file name contains `://`.
void hideSecretsIn(std::span<char> argument) {
    const std::string_view text(argument.data(), argument.size());
    const std::size_t scheme = text.find("://");
    if (scheme == std::string_view::npos) {
        return;
    }
    const std::size_t hash = std::min(text.find('#'), text.size());
    const std::size_t at = text.rfind('@');
    const std::size_t colon = text.find(':', scheme + 3);
    if (at != std::string_view::npos && colon < at) {
        hide(argument.subspan(colon + 1, at - colon - 1));
    }
    hide(argument.subspan(std::min(hash + 1, text.size())));
}

} // namespace

std::vector<std::string> takeArguments(int argc, char** argv) {
    std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
    for (int i = 1; i < argc; ++i) {
        hideSecretsIn({argv[i], arguments[std::size_t(i) - 1].size()});
    }
    return arguments;
}

} // namespace umpire
