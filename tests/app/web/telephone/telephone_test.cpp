#include "app/record/sentences/tongue.h"
#include "app/web/telephone/page_files.h"
#include "app/web/telephone/qr_code.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <ZXing/ReadBarcode.h>
#include <ZXing/TextUtfEncoding.h>

namespace umpire {
namespace {

/// Returns a camera's picture of the terminal: each character shows two modules, one above the
/// other.
cv::Mat pictureOf(const std::vector<std::string>& lines) {
    constexpr int kModule = 4; // pixels
    std::vector<cv::Mat> rows;
    for (const std::string& line : lines) {
        cv::Mat upper(1, 0, CV_8UC1);
        cv::Mat lower(1, 0, CV_8UC1);
        for (std::size_t at = 0; line[at] != '\n';) {
            const std::string letter = line.substr(at, line[at] == ' ' ? 1 : 3);
            const bool whole = letter == "\u2588";
            const uchar above = whole || letter == "\u2580" ? 0 : 255;
            const uchar below = whole || letter == "\u2584" ? 0 : 255;
            cv::hconcat(upper, cv::Mat(1, 1, CV_8UC1, cv::Scalar(above)), upper);
            cv::hconcat(lower, cv::Mat(1, 1, CV_8UC1, cv::Scalar(below)), lower);
            at += letter.size();
        }
        rows.insert(rows.end(), {upper, lower});
    }
    cv::Mat picture;
    cv::vconcat(rows, picture);
    cv::resize(picture, picture, {}, kModule, kModule, cv::INTER_NEAREST);
    return picture;
}

std::string readFrom(const cv::Mat& picture) {
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    const auto read = ZXing::ReadBarcode(
        {picture.data, picture.cols, picture.rows, ZXing::ImageFormat::Lum}, hints);
    return read.isValid() ? ZXing::TextUtfEncoding::ToUtf8(read.text()) : "";
}

TEST(QrCode, IsReadFromTheTerminal) {
    for (const std::string text :
         {"http://192.168.178.20:8420/telephone#0123456789abcdef0123456789abcdef",
          "http://[fe80::1]:8420/telephone#ffffffffffffffffffffffffffffffff"}) {
        EXPECT_EQ(readFrom(pictureOf(halfBlocks(qrCode(text)))), text);
    }
}

TEST(QrCode, IsNoneForATextThatNoCodeHolds) {
    EXPECT_EQ(qrCode("").side, 0);
    EXPECT_EQ(qrCode(std::string(5000, 'a')).side, 0);
}

/// Returns all files that a phone loads.
std::vector<PageFile> wholePage() {
    std::vector<PageFile> files(telephonePage().begin(), telephonePage().end());
    files.insert(files.end(), sharedFiles().begin(), sharedFiles().end());
    return files;
}

TEST(TelephonePage, HasFewerThan200Kilobytes) {
    std::size_t bytes = 0;
    for (const PageFile& file : wholePage()) {
        EXPECT_FALSE(file.content.empty()) << file.path;
        bytes += file.content.size();
    }
    EXPECT_LT(bytes, 200'000u);
}

TEST(TelephonePage, AsksForNothingFromElsewhere) {
    for (const PageFile& file : wholePage()) {
        std::string text(file.type.starts_with("image/") ? std::string_view() : file.content);
        for (const std::string own : {"http://www.w3.org/2000/svg", "https://${location.hostname}",
                                      "${scheme}://${location.host}"}) {
            const std::size_t at = text.find(own);
            text.erase(std::min(at, text.size()), at == std::string::npos ? 0 : own.size());
        }
        EXPECT_EQ(text.find("://"), std::string::npos) << file.path;
    }
}

TEST(Tongues, SayASentenceInTheReadersLanguage) {
    Tongues tongues;
    const Message sentence = message("no galley %1 lies on the table", "g7");
    EXPECT_EQ(tongues.of("hu").said(sentence), "nincs g7 nevű gálya az asztalon");
    EXPECT_EQ(tongues.of("pl-PL").said(sentence), "na stole nie ma galery g7");
    for (const char* foreign : {"en", "fr", "", "../hu"}) {
        EXPECT_EQ(tongues.of(foreign).said(sentence), english(sentence)) << foreign;
    }
    EXPECT_EQ(tongues.of("bg").said("d4"), "d4");
}

TEST(Tongues, PutTheNumberIntoThePluralOfTheLanguage) {
    Tongues tongues;
    EXPECT_EQ(tongues.of("pl").said(message("%n match(es)", Count{2})), "2 zapałki");
    EXPECT_EQ(tongues.of("pl").said(message("%n match(es)", Count{5})), "5 zapałek");
    EXPECT_EQ(tongues.of("en").said(message("%n match(es)", Count{1})), "1 match");
}

} // namespace
} // namespace umpire
