#pragma once

#include "app/game/two_tables/other_table.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

/// Encodes pictures for the link between two tables.
namespace umpire {

/// Maximum size of a picture, in bytes. A picture of 1920 x 1080 pixels has 150 to 250 kB.
inline constexpr std::size_t kMostBytesOfPicture = 1u << 20;
/// Maximum length of the JSON line before the picture, in bytes.
inline constexpr std::size_t kMostBytesOfPictureName = 1024;

/// Returns a line of JSON followed by the JPEG, as docs/linked.md describes.
std::string bytesOf(const LinkedPicture& picture);
/// Decodes a picture, whose hash must match its bytes and whose bytes must be a complete JPEG.
/// Error: the reason, for people.
tl::expected<LinkedPicture, Message> linkedPictureIn(std::string_view bytes);

} // namespace umpire
