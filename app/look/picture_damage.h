#pragma once

#include <opencv2/core.hpp>
#include <string>

namespace umpire {

/// What a decoder remarked about a picture that it gave all the same.
struct PictureDamage {
    int remarks = 0;
    /// Of them: bytes that belong to nothing before the picture's end. Webcams leave some there,
    /// and the picture is whole.
    int padding = 0;
    std::string first; ///< in the decoder's words, of what is no padding if there is such

    [[nodiscard]] bool isAny() const { return remarks > 0; }
    /// Pixels may be others than were taken.
    [[nodiscard]] bool isOfPixels() const { return remarks > padding; }
};

/// For people: "premature end of JPEG file, and 3 remarks more".
std::string describe(const PictureDamage& damage);

/// CV_8UC3, and what is known to be wrong with it.
struct CheckedPicture {
    cv::Mat image;
    PictureDamage damage;
};

} // namespace umpire
