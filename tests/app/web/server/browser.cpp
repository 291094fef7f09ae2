#include "tests/app/web/server/browser.h"

#include <cstdlib>

namespace umpire::testing {

bool haveBrowser() {
    return std::system((std::string("command -v ") + kBrowser + " >/dev/null 2>&1").c_str()) == 0;
}

void InABrowser::SetUp() {
    if (!haveBrowser()) {
        GTEST_SKIP() << kBrowser << " is not installed";
    }
}

void browse(const ShownGame& game, const std::string& address, const std::string& what,
            const std::string& out) {
    const std::string command =
        "timeout 60 " + std::string(kBrowser) +
        " --no-sandbox --disable-gpu --hide-scrollbars --window-size=1920,1080"
        " --default-background-color=00000000 --virtual-time-budget=4000 --user-data-dir=" +
        game.folder.file("profile").string() + " " + what + " '" + address + "' >" + out +
        " 2>/dev/null";
    ASSERT_EQ(std::system(command.c_str()), 0);
}

std::string addressOf(const ShownGame& game, const std::string& path) {
    return "http://127.0.0.1:" + std::to_string(game.port) + path;
}

std::string domOf(const ShownGame& game, const std::string& path) {
    return domAt(game, addressOf(game, path));
}

std::string domAt(const ShownGame& game, const std::string& address) {
    const std::string out = game.folder.file("dom.html").string();
    browse(game, address, "--dump-dom", out);
    return contentsOf(out);
}

} // namespace umpire::testing
