#include "app/web/server/table_jpeg.h"

#include "app/eye/overlay/draw_overlay.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

/// JPEG quality, out of 100: keeps thin strokes clean; a picture of 1920 x 1080 pixels has 500 kB
constexpr int kQuality = 85;

cv::Mat drawn(const TablePicture& picture) {
    if (!picture.view || !picture.seen) {
        return picture.image;
    }
    Look look;
    look.image = picture.image;
    look.view = *picture.view;
    look.observation = picture.seen->seen;
    look.board = picture.seen->board;
    look.sought = picture.seen->sought.value_or(look.sought);
    return drawOverlay(look);
}

} // namespace

const std::vector<unsigned char>& TableJpeg::newest(NewestPicture& pictures) {
    if (!pictures.takeNewer(picture_)) {
        return jpeg_;
    }
    try {
        cv::imencode(".jpg", drawn(picture_), jpeg_, {cv::IMWRITE_JPEG_QUALITY, kQuality});
    } catch (const cv::Exception&) { // the previous picture stays
    }
    return jpeg_;
}

std::vector<unsigned char> TableJpeg::narrowed(int width) const {
    const cv::Size size = picture_.image.size();
    if (jpeg_.empty() || size.width <= width) {
        return jpeg_;
    }
    try {
        std::vector<unsigned char> jpeg;
        cv::Mat small;
        cv::resize(cv::imdecode(jpeg_, cv::IMREAD_COLOR), small,
                   {width, std::max(1, size.height * width / size.width)}, 0, 0, cv::INTER_AREA);
        cv::imencode(".jpg", small, jpeg, {cv::IMWRITE_JPEG_QUALITY, kQuality});
        return jpeg;
    } catch (const cv::Exception&) {
        return jpeg_;
    }
}

} // namespace umpire
