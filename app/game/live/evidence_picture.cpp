#include "app/game/live/evidence_picture.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

/// Margin so that pieces across the edge are completely visible: half of a match, or a matchbox on
/// end.
constexpr Millimetres kPictureMargin = 25_mm;
/// The height of the highest piece on a table: a stack of five stones is 45 mm.
constexpr Millimetres kHighest = 45_mm;
/// Keeps the colour of a match's head in 1920 x 1080; gives 150 to 250 kB a picture.
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
