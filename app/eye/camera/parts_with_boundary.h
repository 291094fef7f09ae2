#pragma once

#include "app/eye/camera/libav.h"

#include <cstdint>
#include <string>

namespace umpire::libav {

/// A stream over HTTP with the boundary in front that some cameras leave out before the first part
/// (old ESP32 cameras). FFmpeg asks for one (RFC 2046, 5.1.1); browsers do not.
class PartsWithBoundary {
public:
    PartsWithBoundary() = default;
    ~PartsWithBoundary();
    PartsWithBoundary(const PartsWithBoundary&) = delete;
    PartsWithBoundary& operator=(const PartsWithBoundary&) = delete;

    /// An error of FFmpeg's, below 0.
    int open(const std::string& url, const AVIOInterruptCB& interrupt, AVDictionary** settings);
    /// What the demuxer reads; of this object.
    [[nodiscard]] AVIOContext* io() const { return io_; }

private:
    static int read(void* self, std::uint8_t* to, int size);

    AVIOContext* from_ = nullptr;
    AVIOContext* io_ = nullptr;
    int given_ = 0; ///< bytes of the boundary
};

} // namespace umpire::libav
