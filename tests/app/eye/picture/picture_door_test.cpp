#include "app/eye/picture/read_picture.h"
#include "tests/app/odd_pictures.h"
#include "tests/app/run_umpire.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire::testing {
namespace {

const cv::Size kSize(320, 200);

/// Expects a refusal in one line that names the picture and contains the words.
void expectRefused(const Bytes& bytes, const std::string& words) {
    const Expected<cv::Mat> picture = decodePicture(bytes, "table.jpg");
    ASSERT_FALSE(picture.has_value()) << "accepted: " << words;
    EXPECT_EQ(picture.error().status, ExitStatus::CannotRead);
    EXPECT_EQ(english(picture.error().message).find("table.jpg: "), 0u)
        << english(picture.error().message);
    EXPECT_NE(english(picture.error().message).find(words), std::string::npos)
        << english(picture.error().message);
    EXPECT_EQ(english(picture.error().message).find('\n'), std::string::npos);
}

/// Expects that the picture is read with its size and, if `like` is given, with its content.
void expectRead(const Bytes& bytes, const cv::Mat& like, double tolerance = 3.0) {
    const Expected<cv::Mat> picture = decodePicture(bytes, "table.jpg");
    ASSERT_TRUE(picture.has_value()) << english(picture.error().message);
    ASSERT_EQ(picture->type(), CV_8UC3);
    ASSERT_EQ(picture->size(), like.size());
    EXPECT_LT(cv::norm(*picture, like, cv::NORM_L1) / double(like.total() * 3), tolerance);
}

TEST(PictureDoor, ReadsEveryFormatItNames) {
    const cv::Mat picture = colourfulPicture(kSize);
    for (const char* ending : {".jpg", ".png", ".webp", ".tiff", ".bmp"}) {
        SCOPED_TRACE(ending);
        expectRead(encoded(ending, picture), picture);
    }
}

TEST(PictureDoor, RefusesWhatIsNotAPicture) {
    const std::string text = "area_mm: [600, 420]\n# a table file, not a picture of one\n";
    expectRefused(Bytes(text.begin(), text.end()), "not a JPEG, PNG, WebP, TIFF or BMP picture");
}

TEST(PictureDoor, TellsTelephoneUsersWhatToDo) {
    const std::string heic("\0\0\0\x24"
                           "ftypheic\0\0\0\0mif1",
                           20);
    expectRefused(Bytes(heic.begin(), heic.end()), "Most Compatible");
}

TEST(PictureDoor, RefusesAnEmptyFile) {
    expectRefused({}, "the file is empty");
}

TEST(PictureDoor, RefusesAPictureCutOffAnywhere) {
    const cv::Mat picture = colourfulPicture(kSize);
    for (const char* ending : {".jpg", ".png", ".webp", ".tiff", ".bmp"}) {
        const Bytes whole = encoded(ending, picture);
        for (std::size_t twentieths = 3; twentieths < 20; ++twentieths) {
            SCOPED_TRACE(std::string(ending) + " cut at twentieth " + std::to_string(twentieths));
            const Bytes part(whole.begin(),
                             whole.begin() + std::ptrdiff_t(whole.size() * twentieths / 20));
            expectRefused(part, "cut off");
        }
        SCOPED_TRACE(ending);
        EXPECT_FALSE(decodePicture(std::span(whole).first(12), "head").has_value());
        EXPECT_FALSE(decodePicture(std::span(whole).first(whole.size() - 3), "tail").has_value());
    }
}

TEST(PictureDoor, ThumbnailsEndDoesNotPassForThePicturesEnd) {
    Bytes thumbnail = {0xFF, 0xE1, 0x00, 0x0A, 0xFF, 0xD8, 0xFF, 0xDA, 0x00, 0x02, 0xFF, 0xD9};
    const Bytes whole = encoded(".jpg", colourfulPicture(kSize));
    Bytes cut(whole.begin(), whole.begin() + 2);
    cut.insert(cut.end(), thumbnail.begin(), thumbnail.end());
    cut.insert(cut.end(), whole.begin() + 2, whole.begin() + std::ptrdiff_t(whole.size() / 2));
    expectRefused(cut, "cut off");
}

TEST(PictureDoor, RefusesADamagedPng) {
    Bytes bytes = encoded(".png", colourfulPicture(kSize));
    bytes[bytes.size() / 2] ^= 0x10;
    expectRefused(bytes, "damaged");
}

/// OpenCV would try its other readers; the DICOM reader would take gigabytes for this file.
TEST(PictureDoor, RefusesAWebPThatOnlyAnotherReaderWouldTake) {
    Bytes bytes = encoded(".webp", colourfulPicture(kSize));
    bytes[20] ^= 0x10; // the signature of a lossless picture
    const std::string dicom("DICM\x15\xF3\x12\x41OB\0\0\x24\xD8\x24\xD8", 16);
    std::ranges::copy(dicom, bytes.begin() + 128);
    expectRefused(bytes, "damaged");
}

TEST(PictureDoor, RefusesOnePixelAndOtherTinyPictures) {
    expectRefused(encoded(".png", colourfulPicture({1, 1})), "1 x 1 px, too small");
    expectRefused(encoded(".jpg", colourfulPicture({640, 7})), "640 x 7 px, too small");
    expectRead(encoded(".png", colourfulPicture({8, 8})), colourfulPicture({8, 8}));
}

TEST(PictureDoor, RefusesTwentyThousandPixelsFromTheHeaderAlone) {
    const cv::Mat wide(70, 20'000, CV_8UC3, cv::Scalar(90, 120, 150));
    for (const char* ending : {".jpg", ".png", ".tiff", ".bmp"}) {
        SCOPED_TRACE(ending);
        expectRefused(encoded(ending, wide), "20000 x 70 px; scale it down to at most 12000 px");
    }
}

TEST(PictureDoor, RefusesMoreMegapixelsThanMemoryAllows) {
    const cv::Mat square(7'200, 7'200, CV_8UC1, cv::Scalar(128));
    expectRefused(encoded(".png", square), "7200 x 7200 px");
}

TEST(PictureDoor, ReadsCmykAsRedInk) {
    const Bytes bytes = cmykJpeg(kSize);
    const Expected<cv::Mat> picture = decodePicture(bytes, "print.jpg");
    ASSERT_TRUE(picture.has_value()) << english(picture.error().message);
    const cv::Scalar mean = cv::mean(*picture);
    EXPECT_GT(mean[2], 200.0); // red
    EXPECT_LT(mean[0], 110.0); // blue
}

TEST(PictureDoor, ReadsSixteenBitGreyAndTransparentPictures) {
    const cv::Mat picture = colourfulPicture(kSize);
    cv::Mat deep;
    picture.convertTo(deep, CV_16U, 257.0);
    expectRead(encoded(".png", deep), picture, 1.0);
    expectRead(encoded(".tiff", deep), picture, 1.0);
    cv::Mat gray;
    cv::Mat grayAgain;
    cv::cvtColor(picture, gray, cv::COLOR_BGR2GRAY);
    cv::cvtColor(gray, grayAgain, cv::COLOR_GRAY2BGR);
    expectRead(encoded(".png", gray), grayAgain, 1.0);
    cv::Mat clear;
    cv::cvtColor(picture, clear, cv::COLOR_BGR2BGRA);
    expectRead(encoded(".png", clear), picture, 1.0);
}

TEST(PictureDoor, TakesTheFirstFrameOfAnAnimatedPngAndRefusesOtherAnimations) {
    const cv::Mat picture = colourfulPicture(kSize);
    expectRead(animatedPng(picture), picture, 0.1);
    expectRefused(animatedWebP(), "animated; save one frame as JPEG or PNG");
    expectRefused(animatedGif(), "GIF pictures are not read; save one frame as JPEG or PNG");
}

TEST(PictureDoor, TurnsAPictureUprightByItsExifTag) {
    const cv::Mat picture = colourfulPicture(kSize);
    cv::Mat turned;
    cv::rotate(picture, turned, cv::ROTATE_90_CLOCKWISE);
    expectRead(withOrientation(encoded(".jpg", picture), 6), turned);
    expectRead(withOrientation(encoded(".jpg", picture), 1), picture);
}

TEST(PictureDoor, TurnsAPictureUprightWhereAnotherSegmentComesBeforeTheExifTag) {
    const cv::Mat picture = colourfulPicture(kSize);
    cv::Mat turned;
    cv::rotate(picture, turned, cv::ROTATE_90_CLOCKWISE);
    expectRead(withXmpFirst(withOrientation(encoded(".jpg", picture), 6)), turned);
}

TEST(PictureDoor, TurnsEveryOrientationAsOpenCvDoes) {
    for (int orientation = 1; orientation <= 8; ++orientation) {
        SCOPED_TRACE(orientation);
        const Bytes bytes = withOrientation(encoded(".jpg", colourfulPicture(kSize)), orientation);
        expectRead(bytes, cv::imdecode(bytes, cv::IMREAD_COLOR), 1e-9);
    }
}

TEST(PictureDoor, GivesAJpegsPixelsAsOpenCvDoes) {
    const cv::Mat picture = colourfulPicture(kSize);
    cv::Mat gray;
    cv::cvtColor(picture, gray, cv::COLOR_BGR2GRAY);
    Bytes progressive;
    cv::imencode(".jpg", picture, progressive, {cv::IMWRITE_JPEG_PROGRESSIVE, 1});
    for (const Bytes& bytes :
         {encoded(".jpg", picture), encoded(".jpg", gray), progressive, cmykJpeg(kSize)}) {
        expectRead(bytes, cv::imdecode(bytes, cv::IMREAD_COLOR), 1e-9);
    }
}

/// Cuts a hole that neither the header nor the end of the file reveals.
Bytes withHole(const std::string& ending, const cv::Mat& picture) {
    Bytes bytes = encoded(ending, picture);
    const auto middle = bytes.begin() + std::ptrdiff_t(bytes.size() / 2);
    std::fill(middle, middle + std::ptrdiff_t(bytes.size() / 5), std::uint8_t(0));
    return bytes;
}

TEST(PictureDoor, SaysWhatTheDecoderRemarksAboutADamagedJpegOrTiff) {
    const ScratchFolder scratch;
    for (const char* ending : {".jpg", ".tiff"}) {
        SCOPED_TRACE(ending);
        const Bytes bytes = withHole(ending, colourfulPicture(kSize));
        const std::string file = scratch.write("hole", std::string(bytes.begin(), bytes.end()));
        const Expected<CheckedPicture> picture = readDamagedPicture(file);
        ASSERT_TRUE(picture.has_value()) << english(picture.error().message);
        EXPECT_EQ(picture->image.size(), kSize);
        EXPECT_TRUE(picture->damage.isOfPixels());
        EXPECT_FALSE(describe(picture->damage).empty());
        expectRefused(bytes, "the picture is damaged (");
    }
    const Bytes whole = encoded(".jpg", colourfulPicture(kSize));
    const std::string file = scratch.write("whole", std::string(whole.begin(), whole.end()));
    EXPECT_FALSE(readDamagedPicture(file)->damage.isAny());
}

/// Webcams pad their pictures in this way.
TEST(PictureDoor, TakesAJpegWithPaddingBeforeItsEnd) {
    const cv::Mat picture = colourfulPicture(kSize);
    Bytes bytes = encoded(".jpg", picture);
    bytes.insert(bytes.end() - 2, 9, std::uint8_t(0));
    expectRead(bytes, picture);
}

TEST(PictureDoor, SaysNothingOnStandardErrorAboutADamagedJpeg) {
    const Bytes bytes = withHole(".jpg", colourfulPicture(kSize));
    ::testing::internal::CaptureStderr();
    (void)decodePicture(bytes, "table.jpg");
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
}

TEST(PictureDoor, RefusesDirectoriesAndMissingAndSpecialFiles) {
    const ScratchFolder scratch;
    const auto message = [](const std::filesystem::path& path) {
        const Expected<cv::Mat> picture = readPicture(path);
        return picture ? "accepted" : english(picture.error().message);
    };
    EXPECT_NE(message(scratch.file("")).find("is a directory"), std::string::npos);
    EXPECT_NE(message(scratch.file("none.jpg")).find("no such picture"), std::string::npos);
    EXPECT_NE(message("/dev/zero").find("is not a file"), std::string::npos);
}

TEST(PictureDoor, NeverCrashesOnFlippedBytes) {
    cv::RNG random(11);
    for (const char* ending : {".jpg", ".png", ".webp", ".tiff", ".bmp"}) {
        const Bytes whole = encoded(ending, colourfulPicture({96, 80}));
        for (int i = 0; i < 60; ++i) {
            Bytes bytes = whole;
            for (int flips = 0; flips < 4; ++flips) {
                // The first bytes steer the decoder most.
                const int reach = i % 2 == 0 ? std::min(200, int(bytes.size())) : int(bytes.size());
                bytes[std::size_t(random.uniform(0, reach))] ^=
                    std::uint8_t(1 << random.uniform(0, 8));
            }
            const Expected<cv::Mat> picture = decodePicture(bytes, "flipped");
            EXPECT_TRUE(!picture || picture->type() == CV_8UC3);
        }
    }
}

} // namespace
} // namespace umpire::testing
