#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// Reads a picture file's header without decoding the picture.
namespace umpire {

using PictureBytes = std::span<const std::uint8_t>;

enum class PictureFormat { Jpeg, Png, WebP, Tiff, Bmp };
enum class PictureFault {
    None,
    CutOff,     ///< the file ends before the picture does
    Damaged,    ///< a checksum or a structure is wrong
    Animated,   ///< several frames, of which none is the picture
    Unreadable, ///< a variant of the format that the decoder lacks
};

/// Width and height in pixels as stored, before any EXIF rotation; 0 if a fault hides them.
struct PictureHeader {
    PictureFormat format = PictureFormat::Jpeg;
    std::int64_t width = 0;
    std::int64_t height = 0;
    PictureFault fault = PictureFault::None;
};

/// Returns none if the bytes have none of the known formats.
std::optional<PictureHeader> readPictureHeader(PictureBytes bytes);

/// Returns a name for people: "JPEG".
std::string nameOf(PictureFormat format);

namespace picture_header {

/// Reads a number of `count` bytes at an offset; 0 if the bytes end before it.
std::uint64_t bigEndian(PictureBytes bytes, std::size_t offset, int count);
std::uint64_t littleEndian(PictureBytes bytes, std::size_t offset, int count);

PictureHeader readJpegHeader(PictureBytes bytes);
PictureHeader readTiffHeader(PictureBytes bytes);

} // namespace picture_header
} // namespace umpire
