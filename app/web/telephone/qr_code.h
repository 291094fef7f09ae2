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

/// Uses error correction level M. Empty (side 0) for an empty or too long text.
QrCode qrCode(const std::string& text);

/// Returns lines with two modules above each other per character (▀ ▄ █ and blank), with the
/// margin, for dark letters on a light ground. Each line has a line end.
std::vector<std::string> halfBlocks(const QrCode& code);

} // namespace umpire
