#pragma once

#include <opencv2/core.hpp>
#include <string>

namespace umpire {

/// A decoder's remarks about a picture that was decoded nevertheless.
struct PictureDamage {
    int remarks = 0;
    /// Remarks about the end only: bytes left before the picture's end, or bits missing in its last
    /// row of blocks. Webcams leave some bytes, OpenCV's own films lack some bits, and the picture
    /// is practically complete.
    int atEnd = 0;
    std::string first; ///< in the decoder's words; preferably a remark that is not about the end

    [[nodiscard]] bool isAny() const { return remarks > 0; }
    /// Tells whether pixels may differ from the original.
    [[nodiscard]] bool isOfPixels() const { return remarks > atEnd; }
};

/// Formats for people: "premature end of JPEG file, and 3 remarks more".
std::string describe(const PictureDamage& damage);

/// A picture (CV_8UC3) with its known damage.
struct CheckedPicture {
    cv::Mat image;
    PictureDamage damage;
};

} // namespace umpire
