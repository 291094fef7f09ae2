#pragma once

#include "app/telephone/page_files.h"

namespace umpire {

/// `/arbiter` (also at `/`), `/wall` and their files at "/hall/…". They hold nothing of the club.
std::span<const PageFile> hallPages();

} // namespace umpire
