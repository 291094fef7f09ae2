#include "app/eye/camera/decoded_picture.h"

#include <cmath>

namespace umpire {
namespace {

/// Sets the range and the colour matrix of the frame. If the frame names no matrix, uses FFmpeg's
/// default (BT.601, limited range).
void setColours(SwsContext& scaler, const AVFrame& frame) {
    const int* matrix = sws_getCoefficients(
        frame.colorspace == AVCOL_SPC_UNSPECIFIED ? int(SWS_CS_DEFAULT) : int(frame.colorspace));
    constexpr int kUnity = 1 << 16;
    const bool full = frame.color_range == AVCOL_RANGE_JPEG;
    sws_setColorspaceDetails(&scaler, matrix, full ? 1 : 0, sws_getCoefficients(SWS_CS_DEFAULT), 1,
                             0, kUnity, kUnity);
}

cv::Mat turned(const cv::Mat& image, int quarterTurns) {
    constexpr int kTurns[] = {0, cv::ROTATE_90_COUNTERCLOCKWISE, cv::ROTATE_180,
                              cv::ROTATE_90_CLOCKWISE};
    if (quarterTurns == 0) {
        return image;
    }
    cv::Mat result;
    cv::rotate(image, result, kTurns[quarterTurns]);
    return result;
}

} // namespace

cv::Mat PictureConverter::operator()(const AVFrame& frame, int quarterTurns) {
    scaler_.reset(sws_getCachedContext(scaler_.release(), frame.width, frame.height,
                                       AVPixelFormat(frame.format), frame.width, frame.height,
                                       AV_PIX_FMT_BGR24, SWS_BICUBIC, nullptr, nullptr, nullptr));
    if (!scaler_) {
        return {};
    }
    setColours(*scaler_, frame);
    cv::Mat image(frame.height, frame.width, CV_8UC3);
    std::uint8_t* const planes[] = {image.data};
    const int strides[] = {int(image.step)};
    sws_scale(scaler_.get(), frame.data, frame.linesize, 0, frame.height, planes, strides);
    return turned(image, quarterTurns);
}

int quarterTurnsOf(const AVStream& stream) {
    const std::uint8_t* matrix =
        av_stream_get_side_data(&stream, AV_PKT_DATA_DISPLAYMATRIX, nullptr);
    if (matrix == nullptr) {
        return 0;
    }
    const double degrees =
        av_display_rotation_get(static_cast<const std::int32_t*>(static_cast<const void*>(matrix)));
    return std::isfinite(degrees) ? (int(std::lround(degrees / 90)) % 4 + 4) % 4 : 0;
}

} // namespace umpire
