#include "app/game/live/evidence_picture.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

/// Margin around the play area. It makes pieces that extend over the edge completely visible: half
/// of a match, or a matchbox that stands upright.
constexpr Millimetres kPictureMargin = 25_mm;
/// Height of the highest piece on a table: a stack of five stones is 45 mm high.
constexpr Millimetres kHighest = 45_mm;
/// JPEG quality that preserves the colour of a match's head in a picture of 1920 x 1080. A picture
/// has 150 to 250 kB.
constexpr int kJpegQuality = 85;

cv::Rect tableIn(const TableView& view, cv::Size size) {
    std::vector<cv::Point2f> corners;
    for (const Millimetres x : {view.areaOrigin.x - kPictureMargin,
                                view.areaOrigin.x + view.areaWidth + kPictureMargin}) {
        for (const Millimetres y : {view.areaOrigin.y - kPictureMargin,
                                    view.areaOrigin.y + view.areaHeight + kPictureMargin}) {
            for (const Millimetres z : {0_mm, kHighest}) {
                const ImagePoint corner = imageFromTable(view, {x, y, z});
                corners.emplace_back(float(corner.x.value()), float(corner.y.value()));
            }
        }
    }
    const bool inFront = std::ranges::all_of(corners, [](const cv::Point2f& corner) {
        return std::abs(corner.x) < 1e6F && std::abs(corner.y) < 1e6F;
    });
    const cv::Rect all({}, size);
    const cv::Rect table = inFront ? cv::boundingRect(corners) & all : all;
    return table.empty() ? all : table;
}

} // namespace

std::string evidencePicture(const cv::Mat& image, const TableView* view) {
    if (image.empty()) {
        return {};
    }
    const cv::Mat table = view != nullptr ? image(tableIn(*view, image.size())) : image;
    std::vector<uchar> bytes;
    cv::imencode(".jpg", table, bytes, {cv::IMWRITE_JPEG_QUALITY, kJpegQuality});
    return {bytes.begin(), bytes.end()};
}

} // namespace umpire
