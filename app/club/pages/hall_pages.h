#pragma once

#include "app/common/network/network_address.h"
#include "app/web/telephone/page_files.h"

#include <nlohmann/json_fwd.hpp>

namespace umpire {

/// Lists `/arbiter` (also at `/`), `/wall`, `/report`, `/witness` and their files at "/hall/…".
/// These files contain no data of the club.
std::span<const PageFile> hallPages();

/// Returns the address of the wall's page, with its token.
std::string wallPageAt(const NetworkAddress& address, const std::string& token);

/// Returns the QR code of an address, one text per row of modules: "0110…".
nlohmann::ordered_json modulesOf(const std::string& address);

} // namespace umpire
