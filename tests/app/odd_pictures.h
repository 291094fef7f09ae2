#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

/// Pictures that a webcam does not make, made for tests.
namespace umpire::testing {

using Bytes = std::vector<std::uint8_t>;

/// A picture in which every place differs: colour gradients and some grain. CV_8UC3.
cv::Mat colourfulPicture(cv::Size size);

Bytes encoded(const std::string& ending, const cv::Mat& picture);

/// Adobe's inverted CMYK, as print shops send it.
Bytes cmykJpeg(cv::Size size);
/// `orientation`: EXIF's 1 to 8, put into a JPEG's first segment.
Bytes withOrientation(const Bytes& jpeg, int orientation);
/// A segment of XMP before all others, as some editors write it.
Bytes withXmpFirst(const Bytes& jpeg);
/// A PNG with the chunk that says that it is animated; its first frame is the given picture.
Bytes animatedPng(const cv::Mat& picture);
/// Headers only: enough for a program to know what it has before it.
Bytes animatedWebP();
Bytes animatedGif();

} // namespace umpire::testing
