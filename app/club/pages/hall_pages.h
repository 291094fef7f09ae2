#pragma once

#include "app/common/network/network_address.h"
#include "app/web/telephone/page_files.h"

namespace umpire {

/// `/arbiter` (also at `/`), `/wall`, `/witness` and their files at "/hall/…". They hold nothing of
/// the club.
std::span<const PageFile> hallPages();

/// The address of the wall's page, with the token that opens it.
std::string wallPageAt(const NetworkAddress& address, const std::string& token);

} // namespace umpire
