#pragma once

#include <opencv2/core.hpp>
#include <string>

namespace umpire {

/// What a decoder remarked about a picture that it gave all the same.
struct PictureDamage {
    int remarks = 0;
    /// Of them: bytes left over before the picture's end, or bits missing in its last row of
    /// blocks. Webcams leave some, OpenCV's own films lack some, and the picture is as good as
    /// whole.
    int atEnd = 0;
    std::string first; ///< in the decoder's words, of what is elsewhere if there is such

    [[nodiscard]] bool isAny() const { return remarks > 0; }
    /// Pixels may be others than were taken.
    [[nodiscard]] bool isOfPixels() const { return remarks > atEnd; }
};

/// For people: "premature end of JPEG file, and 3 remarks more".
std::string describe(const PictureDamage& damage);

/// CV_8UC3, and what is known to be wrong with it.
struct CheckedPicture {
    cv::Mat image;
    PictureDamage damage;
};

} // namespace umpire
