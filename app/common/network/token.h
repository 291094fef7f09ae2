#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <string>
#include <string_view>

/// The secret that gives access to a server.
namespace umpire {

/// Prefix of a token in the Authorization field.
inline constexpr std::string_view kBearer = "Bearer ";

/// Accepts 16 to 200 letters, digits, `-`, `_`, `.` or `~`.
bool isToken(std::string_view text);

/// Compares in a time that depends only on the text's length.
bool isSameToken(std::string_view said, std::string_view token);

/// Returns 128 bits from the system's random generator, as 32 hexadecimal digits.
std::string freshToken();

/// Reads the file's first line. Error: CannotRead, also if that is no token.
Expected<std::string> readToken(const std::filesystem::path& file);

} // namespace umpire
