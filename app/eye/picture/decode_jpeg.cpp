#include "app/eye/picture/decode_jpeg.h"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdio> // jpeglib.h needs this header without including it
#include <jerror.h>
#include <jpeglib.h>
#include <new>
#include <string_view>

// this header needs jpeglib.h before it
namespace umpire {
namespace {

constexpr int kExifMarker = JPEG_APP0 + 1;
constexpr int kEndOfImage = 0xD9;
constexpr unsigned kLongestSegment = 0xFFFF;
/// Maximum number of scans. Encoders write about ten scans, and each scan is a pass over all
/// pixels.
constexpr int kMaxScans = 100;

/// Data that libjpeg's callbacks fill. Contains plain data only, because libjpeg leaves functions
/// by longjmp.
struct Hearing {
    jpeg_error_mgr errors;
    jpeg_progress_mgr progress;
    std::jmp_buf failed;
    int remarks;
    int atEnd;
    std::array<char, JMSG_LENGTH_MAX> first;
};

Hearing& hearingOf(j_common_ptr info) {
    return *static_cast<Hearing*>(info->client_data);
}

[[noreturn]] void fail(j_common_ptr info) {
    std::longjmp(hearingOf(info).failed, 1);
}

/// Tells whether the remark concerns only the picture's end: unread bytes before the end, or
/// missing bits in the last row of blocks.
bool concernsTheEnd(const jpeg_decompress_struct& info) {
    const int code = info.err->msg_code;
    return (code == JWRN_EXTRANEOUS_DATA && info.err->msg_parm.i[1] == kEndOfImage) ||
           (code == JWRN_HIT_MARKER && info.input_iMCU_row + 1 >= info.total_iMCU_rows);
}

void hear(j_common_ptr info, int level) {
    if (level >= 0) {
        return; // these messages are only traces
    }
    Hearing& hearing = hearingOf(info);
    const bool isAtEnd = concernsTheEnd(*reinterpret_cast<j_decompress_ptr>(info));
    const bool isFirstOfItsKind = hearing.remarks == (isAtEnd ? 0 : hearing.atEnd);
    hearing.remarks += 1;
    hearing.atEnd += isAtEnd ? 1 : 0;
    if (isFirstOfItsKind) {
        info->err->format_message(info, hearing.first.data());
    }
}

void say(j_common_ptr) {}

void countScans(j_common_ptr info) {
    if (reinterpret_cast<j_decompress_ptr>(info)->input_scan_number > kMaxScans) {
        fail(info);
    }
}

class JpegReader {
public:
    JpegReader() {
        info_.err = jpeg_std_error(&hearing_.errors);
        info_.client_data = &hearing_;
        hearing_.errors.error_exit = fail;
        hearing_.errors.emit_message = hear;
        hearing_.errors.output_message = say;
        hearing_.progress.progress_monitor = countScans;
    }
    ~JpegReader() { jpeg_destroy_decompress(&info_); }
    JpegReader(const JpegReader&) = delete;
    JpegReader& operator=(const JpegReader&) = delete;

    /// Reads the header and starts decoding. Returns false if the bytes are no JPEG; no other
    /// function may be called then.
    bool begin(std::span<const std::uint8_t> bytes) {
        if (setjmp(hearing_.failed) != 0) {
            return false;
        }
        jpeg_create_decompress(&info_);
        info_.progress = &hearing_.progress;
        jpeg_save_markers(&info_, kExifMarker, kLongestSegment);
        jpeg_mem_src(&info_, bytes.data(), static_cast<unsigned long>(bytes.size()));
        jpeg_read_header(&info_, TRUE);
        info_.out_color_space = info_.num_components == 4 ? JCS_CMYK : JCS_EXT_BGR;
        jpeg_start_decompress(&info_);
        return true;
    }
    [[nodiscard]] cv::Size size() const {
        return {int(info_.output_width), int(info_.output_height)};
    }
    [[nodiscard]] bool isCmyk() const { return info_.out_color_space == JCS_CMYK; }
    [[nodiscard]] int orientation() const {
        for (const auto* marker = info_.marker_list; marker != nullptr; marker = marker->next) {
            if (const auto found = exifOrientation({marker->data, marker->data_length})) {
                return *found;
            }
        }
        return 1;
    }
    /// Decodes the remaining rows to `pixels`. Returns false if a row cannot be decoded.
    bool rows(std::uint8_t* pixels, std::size_t step) {
        if (setjmp(hearing_.failed) != 0) {
            return false;
        }
        while (info_.output_scanline < info_.output_height) {
            JSAMPROW row = pixels + step * info_.output_scanline;
            if (jpeg_read_scanlines(&info_, &row, 1) != 1) {
                return false;
            }
        }
        return true;
    }
    /// Reads the data after the last row, which affect no pixel. The orientation is unavailable
    /// afterwards.
    void end() {
        if (setjmp(hearing_.failed) == 0) {
            jpeg_finish_decompress(&info_);
        }
    }
    [[nodiscard]] bool ranOutOfMemory() const {
        return hearing_.errors.msg_code == JERR_OUT_OF_MEMORY;
    }
    [[nodiscard]] PictureDamage damage() const {
        return {hearing_.remarks, hearing_.atEnd, hearing_.first.data()};
    }

private:
    jpeg_decompress_struct info_{};
    Hearing hearing_{};
};

/// Converts inverted CMYK, as Adobe writes it, to BGR in the same way as cv::imdecode. Converts
/// some rows at a time to save memory. Uses OpenCV's functions, because under the sanitizers a
/// plain loop over a large picture takes 20 s.
cv::Mat bgrOf(const cv::Mat& cmyk) {
    constexpr int kRowsAtOnce = 64;
    cv::Mat bgr(cmyk.size(), CV_8UC3);
    std::array<cv::Mat, 4> inks;
    cv::Mat taken;
    for (int y = 0; y < cmyk.rows; y += kRowsAtOnce) {
        const cv::Range rows(y, std::min(y + kRowsAtOnce, cmyk.rows));
        cv::split(cmyk.rowRange(rows), inks.data());
        const std::array<cv::Mat, 3> shown{inks[2], inks[1], inks[0]};
        for (cv::Mat ink : shown) {
            cv::bitwise_not(ink, ink);
            cv::multiply(ink, inks[3], taken, 1, CV_16U);
            taken.convertTo(ink, CV_8U, 1.0 / 256, -127.5 / 256); // rounds down
            cv::subtract(inks[3], ink, ink);
        }
        cv::Mat there = bgr.rowRange(rows);
        cv::merge(shown.data(), shown.size(), there);
    }
    return bgr;
}

using picture_header::bigEndian;
using picture_header::littleEndian;

constexpr std::string_view kExif("Exif\0\0", 6);
constexpr std::uint64_t kOrientationTag = 0x0112;
constexpr std::size_t kEntryBytes = 12;

cv::Mat transposed(const cv::Mat& image) {
    cv::Mat result;
    cv::transpose(image, result);
    return result;
}

cv::Mat flipped(const cv::Mat& image, int how) {
    cv::Mat result;
    cv::flip(image, result, how);
    return result;
}

constexpr int kUpsideDown = 0;
constexpr int kLeftToRight = 1;
constexpr int kHalfTurn = -1;

} // namespace

std::string describe(const PictureDamage& damage) {
    const int more = damage.remarks - 1;
    return damage.first + (more <= 0 ? ""
                                     : ", and " + std::to_string(more) +
                                           (more == 1 ? " remark more" : " remarks more"));
}

CheckedPicture decodeJpeg(std::span<const std::uint8_t> bytes) {
    JpegReader reader;
    cv::Mat image;
    if (reader.begin(bytes)) {
        image.create(reader.size(), reader.isCmyk() ? CV_8UC4 : CV_8UC3);
    }
    if (image.empty() || !reader.rows(image.data, image.step)) {
        return reader.ranOutOfMemory() ? throw std::bad_alloc() : CheckedPicture();
    }
    image = upright(reader.isCmyk() ? bgrOf(image) : image, reader.orientation());
    reader.end();
    return {image, reader.damage()};
}

std::optional<int> exifOrientation(PictureBytes segment) {
    if (segment.size() < kExif.size() + 8 ||
        !std::equal(kExif.begin(), kExif.end(), segment.begin(),
                    [](char a, std::uint8_t b) { return std::uint8_t(a) == b; })) {
        return std::nullopt;
    }
    const PictureBytes tiff = segment.subspan(kExif.size());
    const auto number = [&](std::size_t offset, int count) {
        return tiff[0] == 'I' ? littleEndian(tiff, offset, count) : bigEndian(tiff, offset, count);
    };
    const std::size_t directory = number(4, 4);
    const std::size_t entries = number(directory, 2);
    for (std::size_t i = 0; i < entries; ++i) {
        const std::size_t at = directory + 2 + kEntryBytes * i;
        if (at + kEntryBytes > tiff.size()) {
            break;
        }
        if (number(at, 2) == kOrientationTag) {
            const int orientation = int(number(at + 8, 2));
            return orientation >= 1 && orientation <= 8 ? std::optional(orientation) : std::nullopt;
        }
    }
    return std::nullopt;
}

cv::Mat upright(const cv::Mat& image, int orientation) {
    switch (orientation) {
    case 2:
        return flipped(image, kLeftToRight);
    case 3:
        return flipped(image, kHalfTurn);
    case 4:
        return flipped(image, kUpsideDown);
    case 5:
        return transposed(image);
    case 6:
        return flipped(transposed(image), kLeftToRight);
    case 7:
        return flipped(transposed(image), kHalfTurn);
    case 8:
        return flipped(transposed(image), kUpsideDown);
    default:
        return image;
    }
}

} // namespace umpire
