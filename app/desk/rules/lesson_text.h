#pragma once

#include <QImage>
#include <QString>
#include <vector>

namespace umpire::desk {

/// A game's lesson (app/record/lessons) as rich text in the window's language. Its pictures are the
/// resources "lesson:0", "lesson:1" and so on; clauses are links (clause_links.h).
struct LessonText {
    QString html;
    std::vector<QImage> pictures;
};

/// `width`: text width in pixels. Empty if no game has that name.
LessonText lessonText(const QString& game, int width);

} // namespace umpire::desk
