#include "app/eye/camera/parts_with_boundary.h"

#include <algorithm>
#include <string_view>

namespace umpire::libav {
namespace {

constexpr std::string_view kBoundary = "--first\r\n";
constexpr int kBufferBytes = 1 << 15;

} // namespace

PartsWithBoundary::~PartsWithBoundary() {
    if (io_ != nullptr) {
        av_freep(static_cast<void*>(&io_->buffer));
    }
    avio_context_free(&io_);
    avio_closep(&from_);
}

int PartsWithBoundary::open(const std::string& url, const AVIOInterruptCB& interrupt,
                            AVDictionary** settings) {
    if (const int error = avio_open2(&from_, url.c_str(), AVIO_FLAG_READ, &interrupt, settings);
        error < 0) {
        return error;
    }
    auto* buffer = static_cast<std::uint8_t*>(av_malloc(kBufferBytes));
    io_ = buffer == nullptr
              ? nullptr
              : avio_alloc_context(buffer, kBufferBytes, 0, this, &read, nullptr, nullptr);
    if (io_ == nullptr) {
        av_free(buffer);
        return AVERROR(ENOMEM);
    }
    io_->seekable = 0;
    return 0;
}

int PartsWithBoundary::read(void* self, std::uint8_t* to, int size) {
    auto& parts = *static_cast<PartsWithBoundary*>(self);
    const int left = std::min(int(kBoundary.size()) - parts.given_, size);
    if (left > 0) {
        std::copy_n(kBoundary.begin() + parts.given_, left, to);
        parts.given_ += left;
        return left;
    }
    const int got = avio_read_partial(parts.from_, to, size);
    return got == 0 ? AVERROR_EOF : got;
}

} // namespace umpire::libav
