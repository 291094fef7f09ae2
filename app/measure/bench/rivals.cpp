#include "app/measure/bench/rivals.h"

#include <opencv2/aruco.hpp>
#include <opencv2/imgproc.hpp>
#include <ZXing/ReadBarcode.h>

namespace umpire {
namespace {

cv::Mat grayOf(const cv::Mat& image) {
    cv::Mat gray;
    cv::cvtColor(image, gray, cv::COLOR_BGR2GRAY);
    return gray;
}

} // namespace

std::size_t detectWithAruco(const cv::Mat& image) {
    static const auto kDictionary =
        cv::aruco::getPredefinedDictionary(cv::aruco::DICT_APRILTAG_36h11);
    std::vector<std::vector<cv::Point2f>> corners;
    std::vector<int> ids;
    cv::aruco::detectMarkers(image, kDictionary, corners, ids);
    return ids.size();
}

std::size_t detectWithLsd(const cv::Mat& image) {
    std::vector<cv::Vec4f> lines;
    cv::createLineSegmentDetector()->detect(grayOf(image), lines);
    return lines.size();
}

std::size_t detectWithZxing(const cv::Mat& image) {
    const cv::Mat gray = grayOf(image);
    const ZXing::ImageView view(gray.data, gray.cols, gray.rows, ZXing::ImageFormat::Lum,
                                int(gray.step));
    const auto hints = ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::DataMatrix |
                                                       ZXing::BarcodeFormat::QRCode);
    return ZXing::ReadBarcodes(view, hints).size();
}

} // namespace umpire
