#include "app/eye/picture/picture_header.h"

#include <algorithm>
#include <string_view>
#include <webp/decode.h>
#include <zlib.h>

namespace umpire {
namespace picture_header {

std::uint64_t bigEndian(PictureBytes bytes, std::size_t offset, int count) {
    std::uint64_t value = 0;
    for (int i = 0; i < count; ++i) {
        value = value << 8 | (offset + i < bytes.size() ? bytes[offset + i] : 0);
    }
    return value;
}

std::uint64_t littleEndian(PictureBytes bytes, std::size_t offset, int count) {
    std::uint64_t value = 0;
    for (int i = count - 1; i >= 0; --i) {
        value = value << 8 | (offset + i < bytes.size() ? bytes[offset + i] : 0);
    }
    return value;
}

} // namespace picture_header

namespace {

using picture_header::bigEndian;
using picture_header::littleEndian;

bool has(PictureBytes bytes, std::size_t offset, std::string_view text) {
    return offset + text.size() <= bytes.size() &&
           std::equal(text.begin(), text.end(), bytes.begin() + std::ptrdiff_t(offset),
                      [](char a, std::uint8_t b) { return std::uint8_t(a) == b; });
}

/// Returns the checksum of a PNG chunk (PNG specification, annex D).
std::uint32_t checksum(PictureBytes bytes) {
    return std::uint32_t(crc32(0, bytes.data(), uInt(bytes.size())));
}

/// Reads the chunks (length, type, data, checksum) up to IEND. An animated PNG also contains a
/// plain picture, so it is accepted.
PictureHeader readPng(PictureBytes bytes) {
    PictureHeader header{.format = PictureFormat::Png,
                         .width = std::int64_t(bigEndian(bytes, 16, 4)),
                         .height = std::int64_t(bigEndian(bytes, 20, 4)),
                         .fault = PictureFault::CutOff};
    for (std::size_t at = 8; at + 12 <= bytes.size();) {
        const std::size_t length = bigEndian(bytes, at, 4);
        if (at + 12 + length > bytes.size()) {
            return header;
        }
        if (checksum(bytes.subspan(at + 4, length + 4)) != bigEndian(bytes, at + 8 + length, 4)) {
            header.fault = PictureFault::Damaged;
            return header;
        }
        if (has(bytes, at + 4, "IEND")) {
            header.fault = PictureFault::None;
            return header;
        }
        at += 12 + length;
    }
    return header;
}

PictureFault faultOf(VP8StatusCode status) {
    switch (status) {
    case VP8_STATUS_OK:
        return PictureFault::None;
    case VP8_STATUS_NOT_ENOUGH_DATA:
        return PictureFault::CutOff;
    case VP8_STATUS_UNSUPPORTED_FEATURE:
        return PictureFault::Unreadable;
    default:
        return PictureFault::Damaged;
    }
}

/// Reads the header of a WebP. Examines only the first 32 bytes, as OpenCV does. A file that
/// libwebp refuses must not reach OpenCV: OpenCV would try its readers for medical pictures and
/// maps, which need gigabytes for a hostile file.
PictureHeader readWebP(PictureBytes bytes) {
    constexpr std::size_t kLookedAt = 32;
    PictureHeader header{.format = PictureFormat::WebP};
    WebPBitstreamFeatures features{};
    header.fault =
        faultOf(WebPGetFeatures(bytes.data(), std::min(bytes.size(), kLookedAt), &features));
    header.width = features.width;
    header.height = features.height;
    if (littleEndian(bytes, 4, 4) + 8 > bytes.size()) {
        header.fault = PictureFault::CutOff;
    } else if (features.has_animation != 0) {
        header.fault = PictureFault::Animated;
    } else if (bytes.size() < kLookedAt) { // OpenCV accepts no shorter WebP
        header.fault = PictureFault::Unreadable;
    }
    return header;
}

/// Reads the header of a BMP. Accepts only headers with 32-bit sizes (BITMAPINFOHEADER or later). A
/// negative height means that the rows are stored from top to bottom.
PictureHeader readBmp(PictureBytes bytes) {
    PictureHeader header{.format = PictureFormat::Bmp,
                         .width = std::int32_t(littleEndian(bytes, 18, 4)),
                         .height =
                             std::abs(std::int64_t(std::int32_t(littleEndian(bytes, 22, 4))))};
    if (littleEndian(bytes, 14, 4) < 40) {
        header.fault = PictureFault::Unreadable;
        return header;
    }
    constexpr std::uint64_t kUncompressed = 0;
    const std::int64_t rowBytes =
        (header.width * std::int64_t(littleEndian(bytes, 28, 2)) + 31) / 32 * 4;
    const std::int64_t room = std::int64_t(bytes.size()) - std::int64_t(littleEndian(bytes, 10, 4));
    // Divides instead of multiplying, because the product of two hostile numbers may overflow.
    if (littleEndian(bytes, 30, 4) == kUncompressed && rowBytes > 0 &&
        (room < 0 || header.height > room / rowBytes)) {
        header.fault = PictureFault::CutOff;
    }
    return header;
}

} // namespace

std::optional<PictureHeader> readPictureHeader(PictureBytes bytes) {
    using namespace std::string_view_literals;
    if (has(bytes, 0, "\xFF\xD8\xFF")) {
        return picture_header::readJpegHeader(bytes);
    }
    if (has(bytes, 0, "\x89PNG\r\n\x1A\n")) {
        return readPng(bytes);
    }
    if (has(bytes, 0, "RIFF") && has(bytes, 8, "WEBP")) {
        return readWebP(bytes);
    }
    if (has(bytes, 0, "II*\0"sv) || has(bytes, 0, "MM\0*"sv)) {
        return picture_header::readTiffHeader(bytes);
    }
    if (has(bytes, 0, "BM")) {
        return readBmp(bytes);
    }
    return {};
}

std::string nameOf(PictureFormat format) {
    switch (format) {
    case PictureFormat::Jpeg:
        return "JPEG";
    case PictureFormat::Png:
        return "PNG";
    case PictureFormat::WebP:
        return "WebP";
    case PictureFormat::Tiff:
        return "TIFF";
    case PictureFormat::Bmp:
        return "BMP";
    }
    return "picture";
}

} // namespace umpire
