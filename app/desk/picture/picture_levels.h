#pragma once

#include <opencv2/core.hpp>
#include <QImage>
#include <QPainter>
#include <vector>

namespace umpire::desk {

/// A picture in its own size and successive halves (an image pyramid), so that the screen shows a
/// picture of 48 megapixels as fast as a small one.
struct PictureLevels {
    /// the first image has full size, each next image half of the size before
    std::vector<QImage> images;

    [[nodiscard]] bool isNull() const { return images.empty() || images.front().isNull(); }
    [[nodiscard]] QSize size() const { return isNull() ? QSize() : images.front().size(); }
};

/// May be called in any thread. `picture`: CV_8UC3, BGR; its pixels are shared and must not change.
PictureLevels levelsOf(const cv::Mat& picture);
/// Returns the only level of a small picture.
PictureLevels levelsOf(const QImage& picture);

/// Paints a part, in the picture's own pixels, from the level closest to the painter's scale.
void paintLevels(QPainter& painter, const PictureLevels& levels, const QRectF& part);

} // namespace umpire::desk
