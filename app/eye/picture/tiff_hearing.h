#pragma once

#include "app/eye/picture/picture_damage.h"

namespace umpire {

/// Collects libtiff's errors in this thread while the object exists, because cv::imdecode returns
/// the picture in spite of these errors. Only one such object may exist in a thread at a time.
class TiffHearing {
public:
    TiffHearing();
    ~TiffHearing();
    TiffHearing(const TiffHearing&) = delete;
    TiffHearing& operator=(const TiffHearing&) = delete;
    [[nodiscard]] PictureDamage damage() const;
};

} // namespace umpire
