#include "tests/app/odd_pictures.h"

#include <cstdio> // jpeglib.h needs it but does not include it
#include <cstdlib>
#include <jpeglib.h>
#include <opencv2/imgcodecs.hpp>
#include <span>
#include <zlib.h>

namespace umpire::testing {
namespace {

/// Appends byte by byte, because g++ 12 takes `insert` of a few known bytes for an overrun.
void append(Bytes& bytes, std::span<const std::uint8_t> more) {
    for (const std::uint8_t byte : more) {
        bytes.push_back(byte);
    }
}

void append(Bytes& bytes, const std::string& text) {
    for (const char c : text) {
        bytes.push_back(std::uint8_t(c));
    }
}

void appendBigEndian(Bytes& bytes, std::uint32_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) {
        bytes.push_back(std::uint8_t(value >> shift & 0xFFu));
    }
}

std::uint32_t pngChecksum(const Bytes& bytes) {
    return std::uint32_t(crc32(0, bytes.data(), uInt(bytes.size())));
}

} // namespace

cv::Mat colourfulPicture(cv::Size size) {
    cv::Mat picture(size, CV_8UC3);
    cv::RNG random(7);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            picture.at<cv::Vec3b>(y, x) = {
                cv::saturate_cast<std::uint8_t>(255 * x / size.width + random.uniform(0, 8)),
                cv::saturate_cast<std::uint8_t>(255 * y / size.height + random.uniform(0, 8)),
                cv::saturate_cast<std::uint8_t>(90 + random.uniform(0, 8))};
        }
    }
    return picture;
}

Bytes encoded(const std::string& ending, const cv::Mat& picture) {
    Bytes bytes;
    cv::imencode(ending, picture, bytes);
    return bytes;
}

Bytes cmykJpeg(cv::Size size) {
    jpeg_compress_struct compress{};
    jpeg_error_mgr errors{};
    compress.err = jpeg_std_error(&errors);
    jpeg_create_compress(&compress);
    unsigned char* buffer = nullptr;
    unsigned long length = 0;
    jpeg_mem_dest(&compress, &buffer, &length);
    compress.image_width = JDIMENSION(size.width);
    compress.image_height = JDIMENSION(size.height);
    compress.input_components = 4;
    compress.in_color_space = JCS_CMYK;
    jpeg_set_defaults(&compress);
    jpeg_start_compress(&compress, TRUE);
    Bytes row(std::size_t(size.width) * 4);
    while (compress.next_scanline < compress.image_height) {
        for (std::size_t i = 0; i < row.size(); i += 4) { // inverted: 255 is no ink
            row[i] = 255; // zero cyan in inverted CMYK, so red shows
            row[i + 1] = 60;
            row[i + 2] = 60;
            row[i + 3] = 255;
        }
        JSAMPROW line = row.data();
        jpeg_write_scanlines(&compress, &line, 1);
    }
    jpeg_finish_compress(&compress);
    Bytes bytes(buffer, buffer + length);
    jpeg_destroy_compress(&compress);
    std::free(buffer);
    return bytes;
}

Bytes withOrientation(const Bytes& jpeg, int orientation) {
    Bytes exif = {0xFF, 0xE1, 0x00, 0x22};                          // APP1, 34 bytes
    append(exif, std::string("Exif\0\0MM\0*\0\0\0\x08\0\x01", 16)); // one directory entry
    append(exif, std::string("\x01\x12\0\x03\0\0\0\x01\0", 9)); // tag 0x0112, type SHORT, one value
    exif.push_back(std::uint8_t(orientation));
    append(exif, std::string("\0\0\0\0\0\0", 6)); // padding of the value, no further directory
    Bytes result;
    append(result, std::span(jpeg).first(2));
    append(result, exif);
    append(result, std::span(jpeg).subspan(2));
    return result;
}

Bytes withXmpFirst(const Bytes& jpeg) {
    const std::string xmp("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>", 41);
    Bytes result;
    append(result, std::span(jpeg).first(2));
    append(result, Bytes{0xFF, 0xE1, 0x00, std::uint8_t(2 + xmp.size())});
    append(result, xmp);
    append(result, std::span(jpeg).subspan(2));
    return result;
}

Bytes animatedPng(const cv::Mat& picture) {
    const Bytes plain = encoded(".png", picture);
    constexpr std::size_t kAfterHeader = 8 + 25; // signature and IHDR
    Bytes control;
    append(control, "acTL");
    appendBigEndian(control, 2); // frames
    appendBigEndian(control, 0); // plays for ever
    Bytes result;
    append(result, std::span(plain).first(kAfterHeader));
    appendBigEndian(result, 8);
    append(result, control);
    appendBigEndian(result, pngChecksum(control));
    append(result, std::span(plain).subspan(kAfterHeader));
    return result;
}

Bytes animatedWebP() {
    Bytes bytes;
    append(bytes, std::string("RIFF\x24\0\0\0WEBPVP8X\x0A\0\0\0\x02\0\0\0", 24));
    append(bytes, std::string("\xFF\x01\0\xFF\x01\0", 6));        // 512 x 512
    append(bytes, std::string("ANIM\x06\0\0\0\0\0\0\0\0\0", 14)); // plays for ever
    return bytes;
}

Bytes animatedGif() {
    Bytes bytes;
    append(bytes, std::string("GIF89a\x40\x01\xF0\0\0\0\0", 13));
    append(bytes, std::string("!\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0;", 20));
    return bytes;
}

} // namespace umpire::testing
