#pragma once

#include "app/web/telephone/page_files.h"

/// HTML and scripts that ask for nothing from elsewhere.
namespace umpire {

/// The pages of a game, `/overlay` (also at `/`), `/board` and `/player`, and their files at
/// "/page/…". They hold nothing of the game.
std::span<const PageFile> gamePages();

} // namespace umpire
