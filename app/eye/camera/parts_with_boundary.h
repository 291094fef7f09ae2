#pragma once

#include "app/eye/camera/libav.h"

#include <cstdint>
#include <string>

namespace umpire::libav {

/// Adds the boundary that some cameras (old ESP32 cameras) omit before the first part of an HTTP
/// stream. FFmpeg requires it (RFC 2046, 5.1.1); browsers do not.
class PartsWithBoundary {
public:
    PartsWithBoundary() = default;
    ~PartsWithBoundary();
    PartsWithBoundary(const PartsWithBoundary&) = delete;
    PartsWithBoundary& operator=(const PartsWithBoundary&) = delete;

    /// Returns an error of FFmpeg, below 0, on failure.
    int open(const std::string& url, const AVIOInterruptCB& interrupt, AVDictionary** settings);
    /// Returns the demuxer's input, owned by this object.
    [[nodiscard]] AVIOContext* io() const { return io_; }

private:
    static int read(void* self, std::uint8_t* to, int size);

    AVIOContext* from_ = nullptr;
    AVIOContext* io_ = nullptr;
    int given_ = 0; ///< bytes of the boundary already read
};

} // namespace umpire::libav
