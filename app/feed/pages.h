#pragma once

#include <string_view>

/// HTML that asks for nothing from elsewhere.
namespace umpire {

/// What `/overlay` answers, and `/board`, which is the same for a television.
std::string_view overlayPage();
/// What `/player` answers.
std::string_view playerPage();

} // namespace umpire
