#pragma once

#include <string>
#include <vector>

/// A QR code on a screen or in a terminal.
namespace umpire {

/// Its modules without a margin; row after row, true is dark. It needs a light margin of
/// kQuietModules on each side (ISO/IEC 18004, 5.3.8).
struct QrCode {
    int side = 0;
    std::vector<bool> dark;

    [[nodiscard]] bool at(int column, int row) const {
        return column >= 0 && row >= 0 && column < side && row < side &&
               dark[std::size_t(row) * std::size_t(side) + std::size_t(column)];
    }
};
inline constexpr int kQuietModules = 4;

/// Of error correction level M. Empty (side 0) where the text is empty or too long for a code.
QrCode qrCode(const std::string& text);

/// Two modules above each other in a character (▀ ▄ █ and blank), with the margin. It is meant for
/// dark letters on a light ground. Each line ends with a line's end.
std::vector<std::string> halfBlocks(const QrCode& code);

} // namespace umpire
