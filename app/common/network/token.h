#pragma once

#include "app/common/failure/failure.h"

#include <filesystem>
#include <string>
#include <string_view>

/// The token is the secret that gives access to a server.
namespace umpire {

/// Text before the token in the Authorization field of a request.
inline constexpr std::string_view kBearer = "Bearer ";

/// Tells whether the text may be a token: 16 to 200 letters, digits, `-`, `_`, `.` or `~`.
bool isToken(std::string_view text);

/// Tells whether the texts are equal. The time depends only on the length of `said`, so that it
/// reveals nothing about the token.
bool isSameToken(std::string_view said, std::string_view token);

/// Returns 128 bits of the system's random generator, as 32 hexadecimal digits.
std::string freshToken();

/// Reads a token from the file's first line. Error: CannotRead if the file is unreadable or the
/// line is no token.
Expected<std::string> readToken(const std::filesystem::path& file);

} // namespace umpire
