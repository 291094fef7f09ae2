#pragma once

#include "app/eye/camera/libav.h"

#include <cstdint>
#include <string>

namespace umpire::libav {

/// Adds the boundary before the first part of an HTTP stream, because some cameras (old ESP32
/// cameras) omit it. FFmpeg requires this boundary (RFC 2046, 5.1.1); browsers do not.
class PartsWithBoundary {
public:
    PartsWithBoundary() = default;
    ~PartsWithBoundary();
    PartsWithBoundary(const PartsWithBoundary&) = delete;
    PartsWithBoundary& operator=(const PartsWithBoundary&) = delete;

    /// Opens the address. Returns 0, or one of FFmpeg's error codes, which are negative.
    int open(const std::string& url, const AVIOInterruptCB& interrupt, AVDictionary** settings);
    /// Returns the input from which FFmpeg's demuxer must read. This object owns the input.
    [[nodiscard]] AVIOContext* io() const { return io_; }

private:
    static int read(void* self, std::uint8_t* to, int size);

    AVIOContext* from_ = nullptr;
    AVIOContext* io_ = nullptr;
    int given_ = 0; ///< number of the boundary's bytes that have been read
};

} // namespace umpire::libav
