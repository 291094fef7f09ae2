#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/picture/picture_damage.h"

#include <cstdint>
#include <filesystem>
#include <opencv2/core.hpp>
#include <span>
#include <string>

/// Validates pictures: only whole pictures of a sensible size are returned.
namespace umpire {

/// The smallest code has 8 modules, so a smaller picture can contain no code.
inline constexpr int kSmallestPictureSide = 8;
/// The widest telephone picture has 12,000 px; wider is a panorama, a scan or an attack.
inline constexpr int kLargestPictureSide = 12'000;
/// 50 megapixels decode to 150 MB. `look` then takes 280 MB with a table file and up to 750 MB
/// without one, because it searches the whole picture for the scale. For 1280 x 720 it takes 132
/// and 340 MB.
inline constexpr std::int64_t kMaxPicturePixels = 50'000'000;
/// An uncompressed 50 megapixel picture, 16 bits per channel with alpha, plus a margin.
inline constexpr std::uintmax_t kMaxPictureBytes = 512u << 20;

/// Returns the fault of a size and the remedy; empty if valid. For pictures and films.
Message problemOfSize(std::int64_t width, std::int64_t height);

/// Reads a JPEG, PNG, WebP, TIFF or BMP file as CV_8UC3 (BGR), turned upright by its EXIF tag.
/// Converts 16-bit, grey, CMYK and transparent pictures; takes the first picture of an animated PNG
/// or a TIFF of several pages. Error (CannotRead, one line): the file is missing, a directory,
/// empty, truncated, damaged, too small or too large (by its header, before decoding), of another
/// format, an animated GIF or WebP, or memory is insufficient.
Expected<cv::Mat> readPicture(const std::filesystem::path& file);

/// Decodes the bytes of a picture's file; `name` names the file in messages.
Expected<cv::Mat> decodePicture(std::span<const std::uint8_t> bytes, const Message& name);

/// Reads a picture like readPicture, but returns picture and damage if the decoder reports damage
/// and still gives a picture, as JPEG and TIFF decoders can. (A PNG with a wrong checksum is
/// refused; WebP and BMP have none.)
Expected<CheckedPicture> readDamagedPicture(const std::filesystem::path& file);
Expected<CheckedPicture> decodeDamagedPicture(std::span<const std::uint8_t> bytes,
                                              const Message& name);

} // namespace umpire
