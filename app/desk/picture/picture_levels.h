#pragma once

#include <opencv2/core.hpp>
#include <QImage>
#include <QPainter>
#include <vector>

namespace umpire::desk {

/// A picture at full size and at successive halves (an image pyramid), so that a picture of 48
/// megapixels is painted as fast as a small one.
struct PictureLevels {
    /// the first image has full size; each next image has half the width and height
    std::vector<QImage> images;

    [[nodiscard]] bool isNull() const { return images.empty() || images.front().isNull(); }
    [[nodiscard]] QSize size() const { return isNull() ? QSize() : images.front().size(); }
};

/// Returns the levels of a picture; empty for an empty picture. `picture`: CV_8UC3, BGR. A large
/// picture's pixels are shared and must not change. May be called in any thread.
PictureLevels levelsOf(const cv::Mat& picture);
/// Returns a single level; for small pictures.
PictureLevels levelsOf(const QImage& picture);

/// Paints a part of the picture from the smallest level that is sharp at the painter's scale.
/// `part`: in picture pixels.
void paintLevels(QPainter& painter, const PictureLevels& levels, const QRectF& part);

} // namespace umpire::desk
