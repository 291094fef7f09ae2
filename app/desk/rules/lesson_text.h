#pragma once

#include <QImage>
#include <QString>
#include <vector>

namespace umpire::desk {

/// A game's lesson (app/record/lessons) as rich text in the window's language. The text refers to
/// its pictures as the resources "lesson:0", "lesson:1" and so on. Clauses are links
/// (clause_links.h).
struct LessonText {
    QString html;
    std::vector<QImage> pictures;
};

/// Returns a game's lesson; empty if no game has that name. `width`: width of the text in pixels.
LessonText lessonText(const QString& game, int width);

} // namespace umpire::desk
