#pragma once

#include <cstdint>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

/// Test pictures of kinds that a webcam does not make.
namespace umpire::testing {

using Bytes = std::vector<std::uint8_t>;

/// Returns a picture in which every place differs: colour gradients and some grain. CV_8UC3.
cv::Mat colourfulPicture(cv::Size size);

Bytes encoded(const std::string& ending, const cv::Mat& picture);

/// Makes Adobe's inverted CMYK, as print shops send it.
Bytes cmykJpeg(cv::Size size);
/// `orientation`: EXIF's 1 to 8, put into a JPEG's first segment.
Bytes withOrientation(const Bytes& jpeg, int orientation);
/// Inserts an XMP segment before all others, as some editors do.
Bytes withXmpFirst(const Bytes& jpeg);
/// Makes an animated PNG whose first frame is the given picture.
Bytes animatedPng(const cv::Mat& picture);
/// Makes only a header, which is enough to recognise the file type.
Bytes animatedWebP();
Bytes animatedGif();

} // namespace umpire::testing
