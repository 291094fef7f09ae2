#pragma once

#include "app/web/telephone/page_files.h"

/// The pages' HTML and scripts, which load nothing from other servers.
namespace umpire {

/// Returns the pages of a game, `/overlay` (also at `/`), `/board` and `/player`, and their files
/// at "/page/…". They contain no data of the game.
std::span<const PageFile> gamePages();

} // namespace umpire
