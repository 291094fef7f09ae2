#include "app/desk/parts/accents.h"

namespace umpire::desk::colours {
namespace {

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128;
}

} // namespace

QColor onGround(const QColor& accent, const QPalette& palette) {
    return isDark(palette) ? accent.lighter(175) : accent;
}

QColor lettersOf(const QColor& accent, const QPalette& palette) {
    if (isDark(palette)) {
        return accent == kWrong ? QColor(0xff, 0xa0, 0x66) : QColor(0x7c, 0xb8, 0xf2);
    }
    return accent == kWrong ? QColor(0xa8, 0x43, 0x00) : QColor(0x00, 0x5f, 0x96);
}

} // namespace umpire::desk::colours
