#pragma once

#include <opencv2/core.hpp>
#include <QImage>
#include <QPainter>
#include <vector>

namespace umpire::desk {

/// A picture in its own size and in halves of it, so that the screen never scales many pixels into
/// few: a picture of 48 megapixels is shown as fast as a small one.
struct PictureLevels {
    std::vector<QImage> images; ///< the first has the picture's size; each next one half of it

    [[nodiscard]] bool isNull() const { return images.empty() || images.front().isNull(); }
    [[nodiscard]] QSize size() const { return isNull() ? QSize() : images.front().size(); }
};

/// For any thread. `picture`: CV_8UC3, BGR; its pixels are shared and must not change any more.
PictureLevels levelsOf(const cv::Mat& picture);
/// One of a small picture.
PictureLevels levelsOf(const QImage& picture);

/// Paints a part of the picture, in its own pixels, by the level that is near the painter's scale.
void paintLevels(QPainter& painter, const PictureLevels& levels, const QRectF& part);

} // namespace umpire::desk
