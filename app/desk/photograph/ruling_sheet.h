#pragma once

#include "app/desk/picture/draw_table.h"
#include "app/desk/picture/picture_levels.h"

#include <QStringList>

namespace umpire::desk {

/// A picture file for the ruling: the picture with the drawn pieces, and the ruling in words below.
struct RulingSheet {
    PictureLevels picture;
    std::optional<SeenTable> seen; ///< pieces to draw; none: only the picture
    QString headline;
    QStringList lines;
    QString footer; ///< a line in small letters at the bottom
};

/// Maximum width of the picture file in pixels. drawn() may be called in any thread.
inline constexpr int kSheetWidth = 1600;
QImage drawn(const RulingSheet& sheet);

} // namespace umpire::desk
