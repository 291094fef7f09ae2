#pragma once

#include "tests/app/club/tables/club.h"
#include "tests/app/waiting.h"
#include "tests/app/web/server/driven_browser.h"

#include <opencv2/imgcodecs.hpp>
#include <ZXing/ReadBarcode.h>
#include <ZXing/TextUtfEncoding.h>

namespace umpire::testing {

/// Decodes the QR code of a picture, as a phone reads a screen.
inline std::string scanned(const std::string& png) {
    const std::vector<uchar> bytes(png.begin(), png.end());
    const cv::Mat screen = cv::imdecode(bytes, cv::IMREAD_GRAYSCALE);
    const ZXing::ImageView view(screen.data, screen.cols, screen.rows, ZXing::ImageFormat::Lum,
                                int(screen.step));
    const auto result =
        ZXing::ReadBarcode(view, ZXing::DecodeHints().setFormats(ZXing::BarcodeFormat::QRCode));
    return result.isValid() ? ZXing::TextUtfEncoding::ToUtf8(result.text()) : "";
}

/// Waits until the screen shows a QR code, and decodes it: a page is painted a little later than
/// its elements change.
inline std::string scannedOn(DrivenBrowser& browser) {
    std::string code;
    EXPECT_TRUE(comesTrue([&] {
        code = scanned(browser.photograph());
        return !code.empty();
    }));
    return code;
}

/// A club served by the real `umpire club serve`.
class ServedClub : public Club {
protected:
    /// Starts the real program and reads the addresses of its pages from its output. Each start
    /// without an address has the same port.
    void startServer(std::string listen = {}) {
        if (listen.empty()) {
            listen = "127.0.0.1:" + std::to_string(portOf(held_));
        }
        server = std::make_unique<RunningUmpire>(
            Arguments{"club", "serve", folder().string(), "--listen", listen, "--unannounced"});
        ASSERT_TRUE(comesTrue([&] { return !pageOf("wall").empty(); })) << server->errors();
    }
    [[nodiscard]] std::string pageOf(const std::string& who) const {
        const std::string said = server->errors();
        const std::string before = "umpire: the " + who + "'s page is ";
        const std::size_t at = said.find(before);
        const std::size_t end = said.find('\n', at);
        return at == std::string::npos || end == std::string::npos
                   ? ""
                   : said.substr(at + before.size(), end - at - before.size());
    }
    std::unique_ptr<RunningUmpire> server;

private:
    Socket held_ = holdPort(); ///< nobody else gets the port between two starts
};

} // namespace umpire::testing
