#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <string>
#include <string_view>

/// What opens a server to those who were told it.
namespace umpire {

/// Before a token in the field Authorization.
inline constexpr std::string_view kBearer = "Bearer ";

/// 16 to 200 letters, digits, `-`, `_`, `.` or `~`.
bool isToken(std::string_view text);

/// Takes as long for any text of that length.
bool isSameToken(std::string_view said, std::string_view token);

/// 128 bits from the system's generator, in 32 hexadecimal digits.
std::string freshToken();

/// The file's first line. Error: CannotRead, also where that is no token.
Expected<std::string> readToken(const std::filesystem::path& file);

} // namespace umpire
