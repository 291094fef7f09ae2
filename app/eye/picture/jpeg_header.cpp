#include "app/eye/picture/picture_header.h"

/// A JPEG file (ITU-T T.81) consists of segments `FF marker length…`. Coded bytes follow the header
/// of a scan. They end at the next marker that is neither a stuffed zero nor a restart.
namespace umpire::picture_header {
namespace {

constexpr int kStartOfScan = 0xDA;
constexpr int kEndOfImage = 0xD9;

bool isRestart(int marker) {
    return marker >= 0xD0 && marker <= 0xD7;
}

/// Tells whether the marker starts a frame: SOF0 to SOF15, without the markers DHT (C4), JPG (C8)
/// and DAC (CC), which lie in the same range.
bool isStartOfFrame(int marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

/// Returns the offset of the next marker's 0xFF. Skips stuffed zeros and restarts. Returns the
/// number of bytes if there is no marker.
std::size_t nextMarker(PictureBytes bytes, std::size_t offset) {
    for (; offset + 1 < bytes.size(); ++offset) {
        const int follower = bytes[offset + 1];
        if (bytes[offset] == 0xFF && follower != 0x00 && follower != 0xFF && !isRestart(follower)) {
            return offset;
        }
    }
    return bytes.size();
}

} // namespace

PictureHeader readJpegHeader(PictureBytes bytes) {
    PictureHeader header{.format = PictureFormat::Jpeg, .fault = PictureFault::CutOff};
    bool scanned = false;
    for (std::size_t at = nextMarker(bytes, 2); at < bytes.size();) {
        const int marker = bytes[at + 1];
        if (marker == kEndOfImage) {
            header.fault = scanned && header.width > 0 ? PictureFault::None : PictureFault::Damaged;
            return header;
        }
        if (isStartOfFrame(marker) && header.width == 0) {
            header.height = std::int64_t(bigEndian(bytes, at + 5, 2));
            header.width = std::int64_t(bigEndian(bytes, at + 7, 2));
        }
        scanned = scanned || marker == kStartOfScan;
        // Skips the segment by its length, because a thumbnail in the segment contains its own
        // end-of-image marker.
        at = nextMarker(bytes, at + 2 + bigEndian(bytes, at + 2, 2));
    }
    return header;
}

} // namespace umpire::picture_header
