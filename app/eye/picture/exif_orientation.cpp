#include "app/eye/picture/exif_orientation.h"

#include <algorithm>
#include <string_view>

namespace umpire {
namespace {

using picture_header::bigEndian;
using picture_header::littleEndian;

constexpr std::string_view kExif("Exif\0\0", 6);
constexpr std::uint64_t kOrientationTag = 0x0112;
constexpr std::size_t kEntryBytes = 12;

cv::Mat transposed(const cv::Mat& image) {
    cv::Mat result;
    cv::transpose(image, result);
    return result;
}

cv::Mat flipped(const cv::Mat& image, int how) {
    cv::Mat result;
    cv::flip(image, result, how);
    return result;
}

constexpr int kUpsideDown = 0;
constexpr int kLeftToRight = 1;
constexpr int kHalfTurn = -1;

} // namespace

std::optional<int> exifOrientation(PictureBytes segment) {
    if (segment.size() < kExif.size() + 8 ||
        !std::equal(kExif.begin(), kExif.end(), segment.begin(),
                    [](char a, std::uint8_t b) { return std::uint8_t(a) == b; })) {
        return std::nullopt;
    }
    const PictureBytes tiff = segment.subspan(kExif.size());
    const auto number = [&](std::size_t offset, int count) {
        return tiff[0] == 'I' ? littleEndian(tiff, offset, count) : bigEndian(tiff, offset, count);
    };
    const std::size_t directory = number(4, 4);
    const std::size_t entries = number(directory, 2);
    for (std::size_t i = 0; i < entries; ++i) {
        const std::size_t at = directory + 2 + kEntryBytes * i;
        if (at + kEntryBytes > tiff.size()) {
            break;
        }
        if (number(at, 2) == kOrientationTag) {
            const int orientation = int(number(at + 8, 2));
            return orientation >= 1 && orientation <= 8 ? std::optional(orientation) : std::nullopt;
        }
    }
    return std::nullopt;
}

cv::Mat upright(const cv::Mat& image, int orientation) {
    switch (orientation) {
    case 2:
        return flipped(image, kLeftToRight);
    case 3:
        return flipped(image, kHalfTurn);
    case 4:
        return flipped(image, kUpsideDown);
    case 5:
        return transposed(image);
    case 6:
        return flipped(transposed(image), kLeftToRight);
    case 7:
        return flipped(transposed(image), kHalfTurn);
    case 8:
        return flipped(transposed(image), kUpsideDown);
    default:
        return image;
    }
}

} // namespace umpire
