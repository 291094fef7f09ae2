#pragma once

#include <QImage>
#include <QString>
#include <vector>

namespace umpire::desk {

/// A game's lesson (app/record/lessons) as rich text, in the language that is spoken. Its pictures
/// are the resources "lesson:0", "lesson:1" and so on; its clauses are links (clause_links.h).
struct LessonText {
    QString html;
    std::vector<QImage> pictures;
};

/// `width`: of the text, in pixels. Empty where no game has that name.
LessonText lessonText(const QString& game, int width);

} // namespace umpire::desk
