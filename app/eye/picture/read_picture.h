#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/picture/picture_damage.h"

#include <cstdint>
#include <filesystem>
#include <opencv2/core.hpp>
#include <span>
#include <string>

/// Reads and checks pictures. Only complete pictures of a permitted size are returned.
namespace umpire {

/// Minimum width and height of a picture, in pixels. The smallest code has 8 modules, so a smaller
/// picture cannot contain a code.
inline constexpr int kSmallestPictureSide = 8;
/// Maximum width and height of a picture, in pixels. The widest picture of a phone has 12,000 px; a
/// wider picture is a panorama, a scan or an attack.
inline constexpr int kLargestPictureSide = 12'000;
/// Maximum number of pixels of a picture. 50 megapixels decode to 150 MB. For such a picture `look`
/// needs 280 MB with a table file and up to 750 MB without one, because it then searches the whole
/// picture for the scale. For 1280 x 720 pixels it needs 132 MB and 340 MB.
inline constexpr std::int64_t kMaxPicturePixels = 50'000'000;
/// Maximum size of a picture's file, in bytes. An uncompressed picture of 50 megapixels with 16
/// bits per channel and alpha is smaller.
inline constexpr std::uintmax_t kMaxPictureBytes = 512u << 20;

/// Returns a message with the fault of a size and the remedy; an empty message if the size is
/// permitted. Used for pictures and videos.
Message problemOfSize(std::int64_t width, std::int64_t height);

/// Reads a JPEG, PNG, WebP, TIFF or BMP file as CV_8UC3 (BGR), turned upright by its EXIF tag.
/// Converts pictures that are grey, CMYK, transparent or have 16 bits per channel. Reads the first
/// picture of an animated PNG and of a TIFF of several pages. Error: CannotRead with one line. It
/// means that the file is missing, a directory, empty, truncated, damaged, too small or too large
/// (by its header, before decoding), of another format, or an animated GIF or WebP, or that there
/// is not enough memory.
Expected<cv::Mat> readPicture(const std::filesystem::path& file);

/// Decodes the bytes of a picture's file like readPicture. Messages use `name` for the file.
Expected<cv::Mat> decodePicture(std::span<const std::uint8_t> bytes, const Message& name);

/// Reads a picture like readPicture, but accepts damage. If the decoder reports damage and still
/// gives a picture, as JPEG and TIFF decoders can, returns the picture and the damage. (A PNG with
/// a wrong checksum is refused. WebP and BMP have no checksum.)
Expected<CheckedPicture> readDamagedPicture(const std::filesystem::path& file);
Expected<CheckedPicture> decodeDamagedPicture(std::span<const std::uint8_t> bytes,
                                              const Message& name);

/// Collects libtiff's errors in this thread while the object exists, because cv::imdecode returns
/// the picture in spite of these errors. Only one such object may exist in a thread at a time.
class TiffHearing {
public:
    TiffHearing();
    ~TiffHearing();
    TiffHearing(const TiffHearing&) = delete;
    TiffHearing& operator=(const TiffHearing&) = delete;
    [[nodiscard]] PictureDamage damage() const;
};

} // namespace umpire
