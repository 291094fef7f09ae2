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
    CutOff,     ///< the file ends before the end of the picture
    Damaged,    ///< a checksum or the file's structure is wrong
    Animated,   ///< the file has several frames
    Unreadable, ///< the decoder does not support this variant of the format
};

/// Width and height are in pixels as stored, before any EXIF rotation. They are 0 if a fault makes
/// them unreadable.
struct PictureHeader {
    PictureFormat format = PictureFormat::Jpeg;
    std::int64_t width = 0;
    std::int64_t height = 0;
    PictureFault fault = PictureFault::None;
};

/// Reads the header of a picture's file. Returns none if the bytes have none of the known formats.
std::optional<PictureHeader> readPictureHeader(PictureBytes bytes);

/// Returns the format's name for people, such as "JPEG".
std::string nameOf(PictureFormat format);

namespace picture_header {

/// Reads an unsigned number of `count` bytes at an offset. Returns 0 if the bytes end before the
/// number does.
std::uint64_t bigEndian(PictureBytes bytes, std::size_t offset, int count);
std::uint64_t littleEndian(PictureBytes bytes, std::size_t offset, int count);

PictureHeader readJpegHeader(PictureBytes bytes);
PictureHeader readTiffHeader(PictureBytes bytes);

} // namespace picture_header
} // namespace umpire
