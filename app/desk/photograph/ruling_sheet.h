#pragma once

#include "app/desk/picture/draw_table.h"
#include "app/desk/picture/picture_levels.h"

#include <QStringList>

namespace umpire::desk {

/// What is copied, saved and sent to friends: the picture with its drawing, and the ruling below.
struct RulingSheet {
    PictureLevels picture;
    std::optional<SeenTable> seen; ///< none: nothing is drawn
    QString headline;
    QStringList lines;
    QString footer; ///< small, below
};

/// For any thread. At most kSheetWidth pixels wide.
inline constexpr int kSheetWidth = 1600;
QImage drawn(const RulingSheet& sheet);

} // namespace umpire::desk
