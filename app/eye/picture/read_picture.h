#pragma once

#include "app/common/failure/failure.h"
#include "app/eye/picture/picture_damage.h"

#include <cstdint>
#include <filesystem>
#include <opencv2/core.hpp>
#include <span>
#include <string>

/// The picture's door: nothing that is not a whole, sensible picture gets past it.
namespace umpire {

/// The flattest code has 8 modules; nothing this small can hold anything.
inline constexpr int kSmallestPictureSide = 8;
/// The widest telephone picture is 12,000 px; beyond this is a panorama, a scan or an attack.
inline constexpr int kLargestPictureSide = 12'000;
/// 50 megapixels decode to 150 MB. `look` takes 280 MB for them with a table file and up to 750 MB
/// without, where it looks at all of them for the scale; for 1280 x 720 it takes 132 and 340 MB.
inline constexpr std::int64_t kMaxPicturePixels = 50'000'000;
/// A 50 megapixel picture stored without compression, 16 bits a channel with alpha, and some room.
inline constexpr std::uintmax_t kMaxPictureBytes = 512u << 20;

/// What is wrong with a size, and what to do; empty where nothing is. For pictures and films.
Message problemOfSize(std::int64_t width, std::int64_t height);

/// Reads a JPEG, PNG, WebP, TIFF or BMP file as CV_8UC3 (BGR), turned upright by its EXIF tag.
/// 16-bit, grey, CMYK and transparent pictures are converted; of an animated PNG or a TIFF of
/// several pages the first is taken. Error (CannotRead, one line): missing, a directory, empty, cut
/// off, damaged, too small or large (told from its header, before decoding), another format,
/// animated GIF or WebP, or there is not enough memory.
Expected<cv::Mat> readPicture(const std::filesystem::path& file);

/// The same from the file's bytes; `name` stands for the file in messages.
Expected<cv::Mat> decodePicture(std::span<const std::uint8_t> bytes, const Message& name);

/// The same, but where the decoder remarks damage and gives a picture, both are given: JPEG and
/// TIFF can. (A PNG with a wrong checksum is refused; WebP and BMP have none.)
Expected<CheckedPicture> readDamagedPicture(const std::filesystem::path& file);
Expected<CheckedPicture> decodeDamagedPicture(std::span<const std::uint8_t> bytes,
                                              const Message& name);

} // namespace umpire
