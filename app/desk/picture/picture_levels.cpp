#include "app/desk/picture/picture_levels.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <QStyleOptionGraphicsItem>

namespace umpire::desk {
namespace {

/// Maximum longer side of the smallest level, in pixels: the picture is halved until it is no
/// longer than this. A screen cannot show more pixels at once.
constexpr int kSmallEnough = 1400;
/// Maximum number of pixels of a picture that is stored in the screen's own format, with four bytes
/// per pixel. The visible part of a larger picture is converted each time that it is painted.
constexpr std::int64_t kConverted = 4'000'000;

/// Returns a copy of the picture in the screen's format.
QImage onScreen(const cv::Mat& picture) {
    QImage image(picture.cols, picture.rows, QImage::Format_RGB32);
    cv::Mat pixels(picture.rows, picture.cols, CV_8UC4, image.bits(),
                   std::size_t(image.bytesPerLine()));
    cv::cvtColor(picture, pixels, cv::COLOR_BGR2BGRA);
    return image;
}

/// Returns an image that shares the picture's pixels and keeps them alive.
QImage shared(const cv::Mat& picture) {
    const auto letGo = [](void* held) { delete static_cast<cv::Mat*>(held); };
    return {picture.data,          picture.cols, picture.rows,        qsizetype(picture.step),
            QImage::Format_BGR888, letGo,        new cv::Mat(picture)};
}

/// Returns the smallest level that has at least one image pixel for each screen pixel. `scale`:
/// screen pixels per picture pixel.
const QImage& levelFor(const PictureLevels& levels, double scale) {
    const double halves = std::floor(std::log2(1.0 / std::max(scale, 1e-6)) + 1e-6);
    const auto last = double(levels.images.size()) - 1.0;
    return levels.images[std::size_t(std::clamp(halves, 0.0, last))];
}

} // namespace

PictureLevels levelsOf(const cv::Mat& picture) {
    PictureLevels levels;
    if (picture.empty()) {
        return levels;
    }
    const bool isSmall = std::int64_t(picture.total()) <= kConverted;
    levels.images.push_back(isSmall ? onScreen(picture) : shared(picture));
    cv::Mat half = picture;
    while (std::max(half.cols, half.rows) > kSmallEnough) {
        cv::Mat smaller;
        cv::resize(half, smaller, {(half.cols + 1) / 2, (half.rows + 1) / 2}, 0, 0, cv::INTER_AREA);
        half = smaller;
        levels.images.push_back(onScreen(half));
    }
    return levels;
}

PictureLevels levelsOf(const QImage& picture) {
    return picture.isNull() ? PictureLevels()
                            : PictureLevels{{picture.convertToFormat(QImage::Format_RGB32)}};
}

void paintLevels(QPainter& painter, const PictureLevels& levels, const QRectF& part) {
    if (levels.isNull()) {
        return;
    }
    const double scale =
        QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter.worldTransform());
    const QImage& level = levelFor(levels, scale);
    const QSizeF whole = levels.size();
    const double across = level.width() / whole.width();
    const double down = level.height() / whole.height();
    const QRect pixels =
        QRectF(part.x() * across, part.y() * down, part.width() * across, part.height() * down)
            .toAlignedRect()
            .adjusted(-1, -1, 1, 1)
            .intersected(level.rect());
    const QRectF place(pixels.x() / across, pixels.y() / down, pixels.width() / across,
                       pixels.height() / down);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (level.format() == QImage::Format_RGB32) {
        painter.drawImage(place, level, pixels);
    } else {
        painter.drawImage(place, level.copy(pixels).convertToFormat(QImage::Format_RGB32));
    }
}

} // namespace umpire::desk
