#pragma once

#include "app/game/two_tables/other_table.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

/// Pictures on their way between two tables.
namespace umpire {

/// A larger picture does not travel. One of 1920 x 1080 has 150 to 250 kB.
inline constexpr std::size_t kMostBytesOfPicture = 1u << 20;
/// Of its name, before it.
inline constexpr std::size_t kMostBytesOfPictureName = 1024;

/// A line of JSON, and behind it the JPEG as it is; docs/linked.md tells it.
std::string bytesOf(const LinkedPicture& picture);
/// Error: why it is no picture that could be kept, for people. It is one where its hash is that of
/// its bytes, and its bytes are a whole JPEG.
tl::expected<LinkedPicture, Message> linkedPictureIn(std::string_view bytes);

} // namespace umpire
