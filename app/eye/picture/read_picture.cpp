#include "app/eye/picture/read_picture.h"

#include "app/common/failure/last_catch.h"
#include "app/eye/picture/decode_jpeg.h"
#include "app/eye/picture/picture_header.h"

#include <array>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <string_view>
#include <tiffio.h>
#include <vector>

namespace umpire {
namespace {

tl::unexpected<Failure> cannotRead(const Message& name, const Message& problem) {
    return failWith(ExitStatus::CannotRead, message("%1: %2", name, problem));
}

tl::unexpected<Failure> hasTooManyBytes(const Message& name) {
    return cannotRead(name, message("the file is too large for a picture; scale it down"));
}

/// Returns a message with the fault of a header and the remedy; an empty message if the header has
/// no fault.
Message problemOf(const PictureHeader& header) {
    const std::string format = nameOf(header.format);
    switch (header.fault) {
    case PictureFault::CutOff:
        return message("the %1 picture is cut off; copy or take it again", format);
    case PictureFault::Damaged:
        return message("the %1 picture is damaged; copy or take it again", format);
    case PictureFault::Animated:
        return message("the %1 picture is animated; save one frame as JPEG or PNG", format);
    case PictureFault::Unreadable:
        return message("this variant of %1 is not known; save it as JPEG or PNG and try again",
                       format);
    case PictureFault::None:
        break;
    }
    return problemOfSize(header.width, header.height);
}

/// Returns the message for a file of an unknown format.
Message problemOfUnknown(std::span<const std::uint8_t> bytes) {
    const auto says = [&](std::size_t offset, std::string_view word) {
        return bytes.size() >= offset + word.size() &&
               std::memcmp(bytes.data() + offset, word.data(), word.size()) == 0;
    };
    if (says(0, "GIF8")) {
        return message("GIF pictures are not read; save one frame as JPEG or PNG");
    }
    if (says(4, "ftyp")) {
        return message("HEIC, AVIF and video files are not read; save the picture as JPEG (on an "
                       "iPhone: Settings, Camera, Formats, Most Compatible)");
    }
    return message("not a JPEG, PNG, WebP, TIFF or BMP picture; save it as JPEG or PNG");
}

CheckedPicture decodeByOpenCv(std::span<const std::uint8_t> bytes) {
    const TiffHearing hearing;
    const cv::Mat buffer(1, int(bytes.size()), CV_8UC1, const_cast<std::uint8_t*>(bytes.data()));
    cv::Mat image = cv::imdecode(buffer, cv::IMREAD_COLOR);
    return {image.type() == CV_8UC3 ? image : cv::Mat(), hearing.damage()};
}

/// Decodes a picture. Catches exceptions, because decoders throw on hostile input and when memory
/// is insufficient.
Expected<CheckedPicture> decoded(std::span<const std::uint8_t> bytes, PictureFormat format,
                                 const Message& name) {
    try {
        CheckedPicture picture =
            format == PictureFormat::Jpeg ? decodeJpeg(bytes) : decodeByOpenCv(bytes);
        if (!picture.image.empty()) {
            return picture;
        }
    } catch (...) {
        return cannotRead(
            name, message("the %1 picture cannot be decoded; %2", nameOf(format), whatWasThrown()));
    }
    return cannotRead(
        name, message("the %1 picture cannot be decoded; save it as JPEG or PNG and try again",
                      nameOf(format)));
}

/// Returns the picture unless its pixels are damaged. Accepts remarks about the picture's end.
Expected<cv::Mat> undamaged(const CheckedPicture& picture, const Message& name) {
    if (picture.damage.isOfPixels()) {
        return cannotRead(name, message("the picture is damaged (%1); copy or take it again",
                                        describe(picture.damage)));
    }
    return picture.image;
}

Expected<std::vector<std::uint8_t>> bytesOf(const std::filesystem::path& file) {
    const std::string name = file.string();
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(file, error);
    if (!std::filesystem::exists(status)) {
        return cannotRead(name, message("no such picture; check the path"));
    }
    if (std::filesystem::is_directory(status)) {
        return cannotRead(name, message("is a directory; name one picture in it"));
    }
    if (!std::filesystem::is_regular_file(status)) {
        return cannotRead(name, message("is not a file; name a picture"));
    }
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (error || size > kMaxPictureBytes) {
        return hasTooManyBytes(name);
    }
    std::vector<std::uint8_t> bytes(size);
    std::ifstream stream(file, std::ios::binary);
    stream.read(reinterpret_cast<char*>(bytes.data()), std::streamsize(bytes.size()));
    if (!stream || stream.gcount() != std::streamsize(bytes.size())) {
        return cannotRead(name, message("cannot be read; check the file's permissions"));
    }
    return bytes;
}

/// The errors of a thread. Contains plain data only, because libtiff's C code calls the function
/// that fills it.
struct HeardErrors {
    bool listens = false;
    int count = 0;
    std::array<char, 200> first{};
};
thread_local HeardErrors heard;

[[gnu::format(printf, 3, 0)]] void hearTiffError(thandle_t, const char*, const char* format,
                                                 va_list arguments) {
    if (heard.listens && heard.count++ == 0) {
        std::vsnprintf(heard.first.data(), heard.first.size(), format, arguments);
    }
}

} // namespace

Message problemOfSize(std::int64_t width, std::int64_t height) {
    const std::string size = std::to_string(width) + " x " + std::to_string(height) + " px";
    if (width < kSmallestPictureSide || height < kSmallestPictureSide) {
        return message(
            "the picture is %1, too small to show a table; at least %2 px a side are needed", size,
            kSmallestPictureSide);
    }
    if (width > kLargestPictureSide || height > kLargestPictureSide ||
        width * height > kMaxPicturePixels) {
        return message("the picture is %1; scale it down to at most %2 px a side and %3 megapixels",
                       size, kLargestPictureSide, kMaxPicturePixels / 1'000'000);
    }
    return {};
}

Expected<CheckedPicture> decodeDamagedPicture(std::span<const std::uint8_t> bytes,
                                              const Message& name) {
    if (bytes.empty()) {
        return cannotRead(name, message("the file is empty; copy or take the picture again"));
    }
    if (bytes.size() > kMaxPictureBytes) {
        return hasTooManyBytes(name);
    }
    const std::optional<PictureHeader> header = readPictureHeader(bytes);
    if (!header) {
        return cannotRead(name, problemOfUnknown(bytes));
    }
    if (const Message problem = problemOf(*header); !problem.empty()) {
        return cannotRead(name, problem);
    }
    return decoded(bytes, header->format, name);
}

Expected<cv::Mat> decodePicture(std::span<const std::uint8_t> bytes, const Message& name) {
    return decodeDamagedPicture(bytes, name).and_then([&](const CheckedPicture& picture) {
        return undamaged(picture, name);
    });
}

Expected<CheckedPicture> readDamagedPicture(const std::filesystem::path& file) {
    try {
        return bytesOf(file).and_then([&](const std::vector<std::uint8_t>& bytes) {
            return decodeDamagedPicture(bytes, file.string());
        });
    } catch (...) {
        return cannotRead(file.string(), whatWasThrown());
    }
}

Expected<cv::Mat> readPicture(const std::filesystem::path& file) {
    return readDamagedPicture(file).and_then(
        [&](const CheckedPicture& picture) { return undamaged(picture, file.string()); });
}

TiffHearing::TiffHearing() {
    // libtiff calls this handler in addition to the plain handler, which OpenCV sets.
    static const auto kBefore = TIFFSetErrorHandlerExt(hearTiffError);
    (void)kBefore;
    heard = {.listens = true};
}

TiffHearing::~TiffHearing() {
    heard.listens = false;
}

PictureDamage TiffHearing::damage() const {
    return {heard.count, 0, heard.first.data()};
}

} // namespace umpire
