#pragma once

#include "app/web/server/newest_picture.h"

#include <vector>

namespace umpire {

/// The answer to `/table.jpg`: the picture with the last observation drawn on it.
class TableJpeg {
public:
    /// Returns the newest picture, which is drawn and encoded only once. Returns an empty list
    /// before the first picture.
    const std::vector<unsigned char>& newest(NewestPicture& pictures);
    [[nodiscard]] const std::vector<unsigned char>& last() const { return jpeg_; }
    /// Returns the last picture, reduced to that width in pixels if it is wider.
    [[nodiscard]] std::vector<unsigned char> narrowed(int width) const;
    [[nodiscard]] bool isOlderThan(const TableJpeg& other) const {
        return !other.jpeg_.empty() && (jpeg_.empty() || picture_.time < other.picture_.time);
    }

private:
    TablePicture picture_;
    std::vector<unsigned char> jpeg_;
};

} // namespace umpire
