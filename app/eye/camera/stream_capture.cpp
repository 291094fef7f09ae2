#include "app/eye/camera/stream_capture.h"

#include "app/eye/camera/decoded_picture.h"
#include "app/eye/camera/parts_with_boundary.h"
#include "app/eye/picture/read_picture.h"

#include <algorithm>
#include <limits>

namespace umpire {
namespace {

using Clock = std::chrono::steady_clock;

/// Maximum time for reading a part of a file. The file may be on a sleeping disk or on another
/// computer.
constexpr std::chrono::minutes kFilePatience{1};

/// Maximum size in bytes of one allocation by FFmpeg: the largest packet, or a plane of the largest
/// picture.
constexpr std::size_t kLargestBlock = 128u << 20;

/// Tells FFmpeg, which asks while it waits, whether to continue.
class Patience {
public:
    explicit Patience(std::stop_token stop) : stop_(std::move(stop)) {}

    /// Starts the time limit of a connection. `format` holds the address and the number of bytes
    /// read; it must outlive this object's use.
    void begin(const AVFormatContext& format, std::string url) {
        format_ = &format;
        url_ = std::move(url);
        ranOutOf_ = {};
    }
    /// Restarts the limits of time and of bytes for the next part.
    void renew(const StreamAddress& address, std::chrono::milliseconds timeout) {
        const bool live = address.timing == Timing::Live;
        until_ = Clock::now() + (live ? timeout : kFilePatience);
        mostBytes_ = live ? bytesRead() + kMaxPartBytes : std::numeric_limits<std::int64_t>::max();
    }
    /// Returns the reason why the connection was ended; an empty message if it was not ended.
    [[nodiscard]] const Message& ranOutOf() const { return ranOutOf_; }
    static int spent(void* self) {
        auto& patience = *static_cast<Patience*>(self);
        patience.look();
        return patience.stop_.stop_requested() || !patience.ranOutOf_.empty() ? 1 : 0;
    }

private:
    [[nodiscard]] std::int64_t bytesRead() const {
        return format_ != nullptr && format_->pb != nullptr ? format_->pb->bytes_read : 0;
    }
    void look() {
        if (!ranOutOf_.empty()) {
            return;
        }
        if (Clock::now() > until_) {
            ranOutOf_ = message("no answer in time");
        } else if (bytesRead() > mostBytes_) {
            ranOutOf_ = message("it sends more than 64 MiB without a whole picture");
        } else if (format_ != nullptr && format_->url != nullptr && url_ != format_->url) {
            // FFmpeg changes the address in this way when an RTSP server redirects.
            ranOutOf_ = message("it sends on to another address, which is not followed");
        }
    }

    std::stop_token stop_;
    Clock::time_point until_;
    const AVFormatContext* format_ = nullptr;
    std::string url_;
    std::int64_t mostBytes_ = 0;
    Message ranOutOf_;
};

/// Owns a dictionary of FFmpeg's options. The first call that sets an option allocates it.
class Settings {
public:
    ~Settings() { av_dict_free(&entries_); }
    Settings() = default;
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;
    void set(const char* key, const char* value) {
        isWhole_ = av_dict_set(&entries_, key, value, 0) >= 0 && isWhole_;
    }
    /// Tells whether all options were set. If memory ran out, no address may be opened, because
    /// options that forbid something may be missing.
    [[nodiscard]] bool isWhole() const { return isWhole_; }
    AVDictionary** entries() { return &entries_; }

private:
    AVDictionary* entries_ = nullptr;
    bool isWhole_ = true;
};

/// Sets the options for a file or a stream. Permits only formats of videos. Playlists and scripts
/// are forbidden, because they name other files or addresses.
void fill(Settings& settings, Timing timing) {
    if (timing == Timing::File) {
        settings.set("protocol_whitelist", "file");
        settings.set("format_whitelist", "avi,mov,mp4,matroska,webm,mpegts,mpeg,ogg,flv,asf,"
                                         "mjpeg,mpjpeg,h264,hevc,m4v,ivf,gif");
        return;
    }
    settings.set("protocol_whitelist", "http,https,tcp,tls,rtsp,rtsps,httpproxy");
    settings.set("format_whitelist", "mpjpeg,mjpeg,jpeg_pipe,rtsp,mpegts,mpeg,flv,matroska,webm,"
                                     "mov,mp4,ogg,asf,avi,h264,hevc,m4v,ivf");
    settings.set("max_redirects", "0");
    settings.set("rtsp_transport", "tcp"); // because with UDP a lost packet smears the picture
    settings.set("fflags", "nobuffer");
    // because a live stream's rate is measured by the arrival of frames
    settings.set("fpsprobesize", "0");
}

/// Returns the address for FFmpeg. A file gets the prefix "file:", so that no path looks like a
/// protocol.
std::string openedAs(const StreamAddress& address) {
    return address.timing == Timing::Live ? address.url : "file:" + address.url;
}

class StreamCapture final : public Capture {
public:
    StreamCapture(StreamAddress address, std::stop_token stop)
        : address_(std::move(address)), patience_(std::move(stop)) {}

    Expected<void> open();
    Captured read() override;
    [[nodiscard]] SourceDescription description() const override { return description_; }

private:
    int connect();
    int connectTo(libav::PartsWithBoundary* parts);
    int openDecoder();
    void describeStream();
    [[nodiscard]] Message whyNot(int error) const;
    std::optional<Captured> decoded();
    Message damageOf(const AVFrame& frame);
    Captured codedPicture();
    std::optional<StreamTime> timeOf(std::int64_t stamp);

    StreamAddress address_;
    Patience patience_; ///< must outlive the format, which queries it
    /// Must outlive the format, which reads from it.
    std::unique_ptr<libav::PartsWithBoundary> parts_;
    libav::Format format_;
    libav::Codec codec_;
    libav::Packet packet_{av_packet_alloc()};
    libav::Picture frame_{av_frame_alloc()};
    PictureConverter convert_;
    SourceDescription description_;
    int stream_ = -1;
    int quarterTurns_ = 0;
    bool draining_ = false;
    bool broken_ = false; ///< true while frames depend on a damaged frame
};

Message StreamCapture::whyNot(int error) const {
    if (!patience_.ranOutOf().empty()) {
        return patience_.ranOutOf();
    }
    if (error == AVERROR(EINVAL) && !codec_) {
        return message("what comes is no video, or only names where one is");
    }
    if (error == AVERROR(EIO) && !format_ && address_.timing == Timing::Live) {
        return message(
            "its answer is broken off, or it sends on to another address, which is not followed");
    }
    return libav::textOf(error);
}

int StreamCapture::connect() {
    const int error = connectTo(nullptr);
    const bool mayLackBoundary = address_.timing == Timing::Live && !format_ &&
                                 error == AVERROR_INVALIDDATA && address_.url.starts_with("http");
    if (!mayLackBoundary) {
        return error;
    }
    parts_ = std::make_unique<libav::PartsWithBoundary>();
    const int again = connectTo(parts_.get());
    return again < 0 ? error : again;
}

/// Opens the address. Returns the index of the video stream, or FFmpeg's error code, which is
/// negative. `parts` is the input to read from; null if FFmpeg opens the address itself.
int StreamCapture::connectTo(libav::PartsWithBoundary* parts) {
    const std::string url = openedAs(address_);
    Settings settings;
    fill(settings, address_.timing);
    AVFormatContext* context =
        settings.isWhole() && packet_ && frame_ ? avformat_alloc_context() : nullptr;
    if (context == nullptr) {
        return AVERROR(ENOMEM);
    }
    context->interrupt_callback = {&Patience::spent, &patience_};
    patience_.begin(*context, url);
    const AVInputFormat* form = nullptr;
    if (parts != nullptr) {
        if (const int refused = parts->open(url, context->interrupt_callback, settings.entries());
            refused < 0) {
            avformat_free_context(context);
            return refused;
        }
        context->pb = parts->io();
        form = av_find_input_format("mpjpeg");
    }
    // On failure the function frees the context itself.
    const int error = avformat_open_input(&context, url.c_str(), form, settings.entries());
    if (error < 0) {
        return error;
    }
    format_.reset(context);
    const int found = avformat_find_stream_info(context, nullptr);
    return found < 0 ? found : av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, nullptr, 0);
}

int StreamCapture::openDecoder() {
    const AVStream& stream = *format_->streams[stream_];
    if (stream.codecpar->codec_id == AV_CODEC_ID_MJPEG) {
        return 0; // pictures stay coded; JPEG markers show whether a picture is complete
    }
    const AVCodec* decoder = avcodec_find_decoder(stream.codecpar->codec_id);
    codec_.reset(decoder == nullptr ? nullptr : avcodec_alloc_context3(decoder));
    if (!codec_) {
        return AVERROR_DECODER_NOT_FOUND;
    }
    const int error = avcodec_parameters_to_context(codec_.get(), stream.codecpar);
    codec_->max_pixels = kMaxPicturePixels;
    codec_->thread_count = 1; // because each additional frame thread delays the output by one frame
    if (address_.timing == Timing::Live) {
        codec_->flags |= AV_CODEC_FLAG_LOW_DELAY;
    }
    return error < 0 ? error : avcodec_open2(codec_.get(), decoder, nullptr);
}

void StreamCapture::describeStream() {
    const AVStream& stream = *format_->streams[stream_];
    quarterTurns_ = quarterTurnsOf(stream);
    const AVRational rate =
        stream.avg_frame_rate.num > 0 ? stream.avg_frame_rate : stream.r_frame_rate;
    description_.kind = address_.timing == Timing::Live ? SourceKind::Stream : SourceKind::Video;
    description_.name = withoutPassword(address_.url);
    description_.size = {stream.codecpar->width, stream.codecpar->height};
    if (quarterTurns_ % 2 == 1) {
        std::swap(description_.size.width, description_.size.height);
    }
    description_.rate = FramesPerSecond(rate.num > 0 && rate.den > 0 ? av_q2d(rate) : 0.0);
    description_.format = avcodec_get_name(stream.codecpar->codec_id);
}

Expected<void> StreamCapture::open() {
    const bool live = address_.timing == Timing::Live;
    patience_.renew(address_, address_.openTimeout);
    int error = connect();
    const std::string name = withoutPassword(address_.url);
    if (error >= 0) {
        stream_ = error;
        describeStream();
        const cv::Size size = description_.size;
        if (const Message problem = problemOfSize(size.width, size.height);
            !size.empty() && !problem.empty()) {
            return failWith(live ? ExitStatus::CannotWrite : ExitStatus::CannotRead,
                            message("%1: %2", name, problem));
        }
        error = openDecoder();
    }
    if (error >= 0) {
        return {};
    }
    const Message problem =
        live ? message("the stream cannot be opened (%1); is the camera's server running, and the "
                       "address right?",
                       whyNot(error))
             : message("not a video that can be read (%1); save it as MP4 or AVI and try again",
                       whyNot(error));
    return failWith(live ? ExitStatus::CannotWrite : ExitStatus::CannotRead,
                    message("%1: %2", name, problem));
}

/// Returns the time since the beginning of the stream; none if the frame has no time.
std::optional<StreamTime> StreamCapture::timeOf(std::int64_t stamp) {
    if (stamp == AV_NOPTS_VALUE) {
        return std::nullopt;
    }
    const AVStream& stream = *format_->streams[stream_];
    const std::int64_t begin = stream.start_time == AV_NOPTS_VALUE ? 0 : stream.start_time;
    return StreamTime(av_rescale_q(stamp - begin, stream.time_base, AVRational{1, 1'000'000}));
}

Captured StreamCapture::codedPicture() {
    CapturedPicture picture;
    picture.coded.assign(packet_->data, packet_->data + packet_->size);
    picture.time = timeOf(packet_->pts != AV_NOPTS_VALUE ? packet_->pts : packet_->dts);
    return picture;
}

/// Returns the decoder's next picture; none if the decoder needs more data.
std::optional<Captured> StreamCapture::decoded() {
    const int got = avcodec_receive_frame(codec_.get(), frame_.get());
    if (got == AVERROR(EAGAIN)) {
        return std::nullopt;
    }
    if (got == AVERROR_EOF) {
        return CaptureClosed{};
    }
    if (got < 0) {
        broken_ = true;
        return DamagedPicture{libav::textOf(got)};
    }
    const Message damage = damageOf(*frame_);
    CapturedPicture picture{damage.empty() ? convert_(*frame_, quarterTurns_) : cv::Mat(),
                            {},
                            timeOf(frame_->best_effort_timestamp)};
    av_frame_unref(frame_.get());
    if (picture.image.empty()) {
        return DamagedPicture{damage.empty() ? "its format is not known" : damage};
    }
    return picture;
}

/// Returns the reason why a decoded frame is dropped; an empty message if it is complete. Frames
/// that depend on a damaged frame are damaged too, so all frames up to the next key frame are
/// dropped.
Message StreamCapture::damageOf(const AVFrame& frame) {
    if ((frame.flags & AV_FRAME_FLAG_CORRUPT) != 0 || frame.decode_error_flags != 0) {
        broken_ = true;
        return message("parts of it are missing");
    }
    broken_ = broken_ && frame.key_frame == 0;
    return broken_ ? message("it builds on a damaged one") : Message();
}

Captured StreamCapture::read() {
    for (;;) {
        if (codec_) {
            if (std::optional<Captured> ready = decoded()) {
                return *ready;
            }
        }
        patience_.renew(address_, address_.readTimeout);
        av_packet_unref(packet_.get());
        const int got = av_read_frame(format_.get(), packet_.get());
        if (got == AVERROR_EOF && codec_ && !std::exchange(draining_, true)) {
            // the decoder may still hold frames
            avcodec_send_packet(codec_.get(), nullptr);
            continue;
        }
        if (got < 0 || !patience_.ranOutOf().empty()) { // an incomplete part is passed on unchanged
            return CaptureClosed{got == AVERROR_EOF ? "" : whyNot(got)};
        }
        if (packet_->stream_index != stream_) {
            continue;
        }
        if (!codec_) {
            return codedPicture();
        }
        if (const int sent = avcodec_send_packet(codec_.get(), packet_.get());
            sent == AVERROR_INVALIDDATA) {
            broken_ = true;
            return DamagedPicture{libav::textOf(sent)};
        }
    }
}

} // namespace

Expected<std::unique_ptr<Capture>> openStream(const StreamAddress& address,
                                              const std::stop_token& stop) {
    av_log_set_level(AV_LOG_QUIET); // errors are returned as values
    av_max_alloc(kLargestBlock);
    auto capture = std::make_unique<StreamCapture>(address, stop);
    return capture->open().map([&]() -> std::unique_ptr<Capture> { return std::move(capture); });
}

std::string withoutPassword(const std::string& url) {
    const std::size_t scheme = url.find("://");
    if (scheme == std::string::npos) {
        return url;
    }
    // A password that contains `/` or `@` splits the address in the wrong place. Such a password
    // must also be hidden.
    const std::size_t host = scheme + 3;
    const std::string place = url.substr(host, url.find('/', host) - host);
    const std::size_t colon =
        place.find(':', place.find(']') == std::string::npos ? 0 : place.find(']'));
    const bool hasPort = colon == std::string::npos ||
                         place.find_first_not_of("0123456789?#", colon + 1) == std::string::npos;
    const std::size_t at = url.rfind('@');
    const bool hasPassword = place.find('@') != std::string::npos || !hasPort;
    return at == std::string::npos || at < host || !hasPassword
               ? url
               : url.substr(0, host) + url.substr(at + 1);
}

} // namespace umpire
