#pragma once

#include "app/desk/picture/draw_table.h"
#include "app/desk/picture/picture_levels.h"

#include <QStringList>

namespace umpire::desk {

/// A page to copy, save or share: the picture with its drawing, and the ruling below the picture.
struct RulingSheet {
    PictureLevels picture;
    std::optional<SeenTable> seen; ///< none: the page has no drawing
    QString headline;
    QStringList lines;
    QString footer; ///< small text at the bottom
};

/// Largest width in pixels. `drawn` may be called in any thread.
inline constexpr int kSheetWidth = 1600;
QImage drawn(const RulingSheet& sheet);

} // namespace umpire::desk
