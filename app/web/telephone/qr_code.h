#pragma once

#include <string>
#include <vector>

/// A QR code for a screen or a terminal.
namespace umpire {

/// The modules without margin, row by row; true is dark. The code needs a light margin of
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

/// Returns the QR code of a text, with error correction level M; side 0 if the text is empty or too
/// long.
QrCode qrCode(const std::string& text);

/// Returns lines of text in which each character (▀ ▄ █ or blank) shows two modules, one above the
/// other. The lines include the margin, suit dark letters on a light ground, and have line ends.
std::vector<std::string> halfBlocks(const QrCode& code);

} // namespace umpire
