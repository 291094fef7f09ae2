#include "app/eye/overlay/lettering.h"

#include <filesystem>
#include <opencv2/freetype.hpp>
#include <opencv2/imgproc.hpp>

namespace umpire {
namespace {

/// Path of the font in Debian's package fonts-dejavu-core.
constexpr const char* kFontFile = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf";
const cv::Scalar kWhite(255, 255, 255);
const cv::Scalar kDarkRim = scalarOf(palette::kRim);

cv::Ptr<cv::freetype::FreeType2> loadFont() {
    if (!std::filesystem::exists(kFontFile)) {
        return {};
    }
    try {
        cv::Ptr<cv::freetype::FreeType2> font = cv::freetype::createFreeType2();
        font->loadFontData(kFontFile, 0);
        return font;
    } catch (const cv::Exception&) {
        return {};
    }
}

/// Returns this thread's font; null if the font is not installed. Each thread has its own font,
/// because FreeType permits only one thread at a time to use a face
/// (https://freetype.org/freetype2/docs/reference/ft2-face_creation.html#ft_face). A live game
/// draws the pictures of feed, desk and moments at the same time.
const cv::Ptr<cv::freetype::FreeType2>& font() {
    thread_local const cv::Ptr<cv::freetype::FreeType2> own = loadFont();
    return own;
}

/// Returns the scale of OpenCV's Hershey font, which has only ASCII, for the height in pixels. At
/// scale 1 its capital letters are 21 pixels high.
double hersheyScale(double height) {
    return height / 28.0;
}
int hersheyThickness(double height) {
    return std::max(1, cvRound(height / 11.0));
}

std::string asciiOf(const std::string& text) {
    std::string ascii = text;
    for (std::size_t at = 0; (at = ascii.find("\u00B1", at)) != std::string::npos;) {
        ascii.replace(at, 2, "+/-");
    }
    return ascii;
}

} // namespace

cv::Size letteringSize(const std::string& text, double height) {
    int baseline = 0;
    if (font()) {
        return font()->getTextSize(text, cvRound(height), -1, &baseline);
    }
    return cv::getTextSize(asciiOf(text), cv::FONT_HERSHEY_DUPLEX, hersheyScale(height),
                           hersheyThickness(height), &baseline);
}

void letter(cv::Mat& picture, const std::string& text, cv::Point left, double height) {
    const int rim = std::max(2, cvRound(height / 6.0));
    if (font()) {
        font()->putText(picture, text, left, cvRound(height), kDarkRim, rim, cv::LINE_AA, true);
        font()->putText(picture, text, left, cvRound(height), kWhite, -1, cv::LINE_AA, true);
        return;
    }
    const int thickness = hersheyThickness(height);
    cv::putText(picture, asciiOf(text), left, cv::FONT_HERSHEY_DUPLEX, hersheyScale(height),
                kDarkRim, thickness + rim, cv::LINE_AA);
    cv::putText(picture, asciiOf(text), left, cv::FONT_HERSHEY_DUPLEX, hersheyScale(height), kWhite,
                thickness, cv::LINE_AA);
}

} // namespace umpire
