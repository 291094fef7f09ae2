#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// What a picture file says about itself, read without decoding it.
namespace umpire {

using PictureBytes = std::span<const std::uint8_t>;

enum class PictureFormat { Jpeg, Png, WebP, Tiff, Bmp };
enum class PictureFault {
    None,
    CutOff,     ///< the file ends before the picture does
    Damaged,    ///< a checksum or a structure is wrong
    Animated,   ///< several frames, of which none is the picture
    Unreadable, ///< a variant of the format that the decoder does not know
};

/// Width and height in pixels as stored, before any EXIF rotation; 0 where a fault hides them.
struct PictureHeader {
    PictureFormat format = PictureFormat::Jpeg;
    std::int64_t width = 0;
    std::int64_t height = 0;
    PictureFault fault = PictureFault::None;
};

/// None where the bytes are none of the known formats.
std::optional<PictureHeader> readPictureHeader(PictureBytes bytes);

/// For people: "JPEG".
std::string nameOf(PictureFormat format);

namespace picture_header {

/// Big- or little-endian number of `count` bytes at an offset; 0 where the bytes end before it.
std::uint64_t bigEndian(PictureBytes bytes, std::size_t offset, int count);
std::uint64_t littleEndian(PictureBytes bytes, std::size_t offset, int count);

PictureHeader readJpegHeader(PictureBytes bytes);
PictureHeader readTiffHeader(PictureBytes bytes);

} // namespace picture_header
} // namespace umpire
