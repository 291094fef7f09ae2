#pragma once

#include "tests/app/web/server/shown_game.h"

#include <gtest/gtest.h>

/// A real browser at the feed's pages.
namespace umpire::testing {

inline constexpr const char* kBrowser = "chromium-headless-shell";

bool haveBrowser();
/// The base of tests that are skipped if no browser is installed.
class InABrowser : public ::testing::Test {
protected:
    void SetUp() override;

    ScratchFolder folder;
};

/// Returns the address of a page of the game; `path` may have a query.
std::string addressOf(const ShownGame& game, const std::string& path);
/// Runs headless Chromium on the page and writes its output to `out`.
void browse(const ShownGame& game, const std::string& address, const std::string& what,
            const std::string& out);
/// Returns the page's DOM after its scripts ran.
std::string domOf(const ShownGame& game, const std::string& path = "/overlay");
/// Returns the DOM of a page at another address.
std::string domAt(const ShownGame& game, const std::string& address);

} // namespace umpire::testing
