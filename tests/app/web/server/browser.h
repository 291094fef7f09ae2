#pragma once

#include "tests/app/web/server/shown_game.h"

#include <gtest/gtest.h>

/// A real browser at the feed's pages.
namespace umpire::testing {

inline constexpr const char* kBrowser = "chromium-headless-shell";

bool haveBrowser();
/// Tests that are skipped where no browser is installed.
class InABrowser : public ::testing::Test {
protected:
    void SetUp() override;

    ScratchFolder folder;
};

/// Of a page of the game: a path with its query.
std::string addressOf(const ShownGame& game, const std::string& path);
/// Headless Chromium at the page; what it prints goes to `out`.
void browse(const ShownGame& game, const std::string& address, const std::string& what,
            const std::string& out);
/// The page's elements after its scripts ran.
std::string domOf(const ShownGame& game, const std::string& path = "/overlay");
/// The same of a page elsewhere.
std::string domAt(const ShownGame& game, const std::string& address);

} // namespace umpire::testing
