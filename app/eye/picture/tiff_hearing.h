#pragma once

#include "app/eye/picture/picture_damage.h"

namespace umpire {

/// Hears libtiff's errors in this thread as long as it lives; cv::imdecode gives the picture all
/// the same. One at a time.
class TiffHearing {
public:
    TiffHearing();
    ~TiffHearing();
    TiffHearing(const TiffHearing&) = delete;
    TiffHearing& operator=(const TiffHearing&) = delete;
    [[nodiscard]] PictureDamage damage() const;
};

} // namespace umpire
