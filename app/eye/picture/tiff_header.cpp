#include "app/eye/picture/picture_header.h"

#include <algorithm>

/// TIFF 6.0 stores a directory of 12-byte entries. Each entry has a tag, a type, a count, and the
/// value or the offset of the values.
namespace umpire::picture_header {
namespace {

enum Tag { ImageWidth = 256, ImageLength = 257, StripOffsets = 273, StripByteCounts = 279 };
enum TileTag { TileOffsets = 324, TileByteCounts = 325 };

struct Entry {
    std::uint64_t type = 0;
    std::uint64_t count = 0;
    std::size_t value = 0; ///< offset of the value or values in the file
};

class Directory {
public:
    explicit Directory(PictureBytes bytes) : bytes_(bytes), little_(bytes[0] == 'I') {}

    [[nodiscard]] std::uint64_t number(std::size_t offset, int count) const {
        return little_ ? littleEndian(bytes_, offset, count) : bigEndian(bytes_, offset, count);
    }

    [[nodiscard]] std::optional<Entry> find(int tag) const {
        const std::size_t start = number(4, 4);
        const std::size_t entries = number(start, 2);
        for (std::size_t i = 0; i < entries && start + 14 + 12 * i <= bytes_.size(); ++i) {
            const std::size_t at = start + 2 + 12 * i;
            if (number(at, 2) != std::uint64_t(tag)) {
                continue;
            }
            Entry entry{.type = number(at + 2, 2), .count = number(at + 4, 4), .value = at + 8};
            if (entry.count * sizeOf(entry) > 4) {
                entry.value = number(at + 8, 4);
            }
            return entry;
        }
        return {};
    }

    [[nodiscard]] std::uint64_t value(const Entry& entry, std::size_t index) const {
        return number(entry.value + index * sizeOf(entry), sizeOf(entry));
    }

    [[nodiscard]] std::int64_t dimension(int tag) const {
        const std::optional<Entry> entry = find(tag);
        return entry ? std::int64_t(value(*entry, 0)) : 0;
    }

    /// Tells whether all strips or tiles that the two tags list lie within the file.
    [[nodiscard]] bool holds(int offsetsTag, int countsTag) const {
        const std::optional<Entry> offsets = find(offsetsTag);
        const std::optional<Entry> counts = find(countsTag);
        if (!offsets || !counts || offsets->count == 0 || offsets->count > bytes_.size()) {
            return false;
        }
        for (std::size_t i = 0; i < std::min(offsets->count, counts->count); ++i) {
            if (value(*offsets, i) + value(*counts, i) > bytes_.size()) {
                return false;
            }
        }
        return true;
    }

private:
    /// Returns the number of bytes of a value. SHORT (3) has two bytes; all other types used here
    /// are LONG (4).
    static int sizeOf(const Entry& entry) { return entry.type == 3 ? 2 : 4; }

    PictureBytes bytes_;
    bool little_;
};

} // namespace

PictureHeader readTiffHeader(PictureBytes bytes) {
    const Directory directory(bytes);
    PictureHeader header{.format = PictureFormat::Tiff,
                         .width = directory.dimension(ImageWidth),
                         .height = directory.dimension(ImageLength)};
    if (!directory.holds(StripOffsets, StripByteCounts) &&
        !directory.holds(TileOffsets, TileByteCounts)) {
        header.fault = PictureFault::CutOff;
    }
    return header;
}

} // namespace umpire::picture_header
