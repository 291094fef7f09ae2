#pragma once

#include "tests/app/feed/shown_game.h"

/// A real browser at the feed's pages.
namespace umpire::testing {

inline constexpr const char* kBrowser = "chromium-headless-shell";

bool haveBrowser();
/// Headless Chromium at the page (a path with its query); what it prints goes to `out`.
void browse(const ShownGame& game, const std::string& path, const std::string& what,
            const std::string& out);
/// The page's elements after its scripts ran.
std::string domOf(const ShownGame& game, const std::string& path = "/overlay");

} // namespace umpire::testing
