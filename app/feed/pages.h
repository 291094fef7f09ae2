#pragma once

#include <string_view>

namespace umpire {

/// What `/overlay` answers: HTML that asks for nothing from elsewhere.
std::string_view overlayPage();

} // namespace umpire
