#include "app/eye/picture/read_picture.h"
#include "tests/fuzz/fuzz_target.h"

/// Fuzzes the reader of pictures: any bytes give a valid picture or a one-line error.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace umpire;
    const Expected<cv::Mat> picture = decodePicture({bytes, size}, "fuzzed");
    if (!picture) {
        fuzz::requireOneLine(english(picture.error().message));
        fuzz::require(picture.error().status == ExitStatus::CannotRead,
                      "a bad picture is status 3");
        return 0;
    }
    fuzz::require(picture->type() == CV_8UC3, "a picture is 8-bit BGR");
    fuzz::require(picture->cols >= kSmallestPictureSide && picture->rows >= kSmallestPictureSide,
                  "no picture is too small");
    fuzz::require(picture->cols <= kLargestPictureSide && picture->rows <= kLargestPictureSide,
                  "no picture is too large");
    return 0;
}
