#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <optional>
#include <vector>

/// Pictures that carry a number from top to bottom, so that a test recognises a torn picture.
namespace umpire::testing {

inline constexpr int kNumberBits = 12;

/// Draws two rows of blocks, the lower one inverted; CV_8UC3, at least 96 x 64 pixels.
inline cv::Mat numberedPicture(int number, cv::Size size = {192, 128}) {
    cv::Mat picture(size, CV_8UC3, cv::Scalar::all(128));
    const int width = size.width / kNumberBits;
    for (int bit = 0; bit < kNumberBits; ++bit) {
        const bool on = (number >> bit & 1) != 0;
        const cv::Rect upper(bit * width, 0, width, size.height / 2);
        picture(upper).setTo(cv::Scalar::all(on ? 225 : 30));
        picture(upper + cv::Point(0, size.height / 2)).setTo(cv::Scalar::all(on ? 30 : 225));
    }
    return picture;
}

inline std::vector<std::uint8_t> numberedJpeg(int number, cv::Size size = {192, 128}) {
    std::vector<std::uint8_t> bytes;
    cv::imencode(".jpg", numberedPicture(number, size), bytes);
    return bytes;
}

/// Returns none if the two rows differ, also near their outer edges.
inline std::optional<int> numberOn(const cv::Mat& picture) {
    const int width = picture.cols / kNumberBits;
    int number = 0;
    for (int bit = 0; bit < kNumberBits; ++bit) {
        const int column = bit * width + width / 2;
        const auto greyAt = [&](int row) { return int(picture.at<cv::Vec3b>(row, column)[1]); };
        const bool on = greyAt(picture.rows / 4) > 128;
        for (const int row : {2, picture.rows / 2 - 8}) {
            if ((greyAt(row) > 128) != on) {
                return std::nullopt;
            }
        }
        for (const int row : {picture.rows / 2 + 8, picture.rows * 3 / 4, picture.rows - 3}) {
            if ((greyAt(row) > 128) == on) {
                return std::nullopt;
            }
        }
        number |= on ? 1 << bit : 0;
    }
    return number;
}

} // namespace umpire::testing
