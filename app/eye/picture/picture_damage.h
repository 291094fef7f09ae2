#pragma once

#include <opencv2/core.hpp>
#include <string>

namespace umpire {

/// A decoder's warnings about a picture that it decoded nevertheless.
struct PictureDamage {
    int remarks = 0;
    /// Number of the remarks that concern only the picture's end: unread bytes before the end, or
    /// missing bits in the last row of blocks. The picture is practically complete. Webcams leave
    /// such bytes, and films that OpenCV writes lack such bits.
    int atEnd = 0;
    /// The first remark in the decoder's words; a remark about pixels if there is one.
    std::string first;

    [[nodiscard]] bool isAny() const { return remarks > 0; }
    /// Tells whether pixels may differ from the original picture.
    [[nodiscard]] bool isOfPixels() const { return remarks > atEnd; }
};

/// Describes the damage for people, such as "premature end of JPEG file, and 3 remarks more".
std::string describe(const PictureDamage& damage);

/// A decoded picture (CV_8UC3), with the damage that the decoder reported.
struct CheckedPicture {
    cv::Mat image;
    PictureDamage damage;
};

} // namespace umpire
