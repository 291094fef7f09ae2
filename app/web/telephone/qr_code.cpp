#include "app/web/telephone/qr_code.h"

#include <array>
#include <exception>
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>

namespace umpire {

QrCode qrCode(const std::string& text) {
    constexpr int kLevelM = 3; // error correction level, from 0 to 8; ZXing 1.4 maps 3 and 4 to M
    try {
        const ZXing::BitMatrix modules = ZXing::MultiFormatWriter(ZXing::BarcodeFormat::QRCode)
                                             .setMargin(0)
                                             .setEccLevel(kLevelM)
                                             .encode(text, 0, 0);
        QrCode code;
        code.side = modules.width();
        for (int row = 0; row < code.side; ++row) {
            for (int column = 0; column < code.side; ++column) {
                code.dark.push_back(modules.get(column, row));
            }
        }
        return code;
    } catch (const std::exception&) { // ZXing throws if the text is too long
        return {};
    }
}

std::vector<std::string> halfBlocks(const QrCode& code) {
    static constexpr std::array kBlocks = {" ", "\u2580", "\u2584", "\u2588"};
    std::vector<std::string> lines;
    for (int row = -kQuietModules; row < code.side + kQuietModules; row += 2) {
        std::string line;
        for (int column = -kQuietModules; column < code.side + kQuietModules; ++column) {
            line +=
                kBlocks[(code.at(column, row) ? 1U : 0U) + (code.at(column, row + 1) ? 2U : 0U)];
        }
        lines.push_back(line + "\n");
    }
    return lines;
}

} // namespace umpire
