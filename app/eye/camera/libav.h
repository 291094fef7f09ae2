#pragma once

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libavutil/display.h>
#include <libavutil/log.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>
}

#include <memory>
#include <string>

/// Smart pointers that own FFmpeg's objects.
namespace umpire::libav {

struct Freed {
    void operator()(AVFormatContext* format) const { avformat_close_input(&format); }
    void operator()(AVCodecContext* codec) const { avcodec_free_context(&codec); }
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
    void operator()(SwsContext* scaler) const { sws_freeContext(scaler); }
};

using Format = std::unique_ptr<AVFormatContext, Freed>;
using Codec = std::unique_ptr<AVCodecContext, Freed>;
using Packet = std::unique_ptr<AVPacket, Freed>;
using Picture = std::unique_ptr<AVFrame, Freed>;
using Scaler = std::unique_ptr<SwsContext, Freed>;

/// Returns the text of an FFmpeg error code, such as "Connection refused".
inline std::string textOf(int error) {
    char text[AV_ERROR_MAX_STRING_SIZE] = {};
    return av_strerror(error, text, sizeof text) == 0 ? text : "error " + std::to_string(error);
}

} // namespace umpire::libav
