#include "app/record/lessons/lesson.h"

namespace umpire {

Message lessons::layOut() {
    return message("What to lay out");
}
Message lessons::whoBegins() {
    return message("Who begins");
}
Message lessons::turn() {
    return message("A turn");
}
Message lessons::howToWin() {
    return message("How to win");
}
Message lessons::wordsToKnow() {
    return message("Words to know");
}

std::vector<LessonPart> lessonOf(std::string_view game) {
    return game == "murus-gallicus" ? lessons::murusGallicus()
           : game == "war-galley"   ? lessons::warGalley()
           : game == "naval-battle" ? lessons::navalBattle()
           : game == "triremes"     ? lessons::triremes()
           : game == "buda-1686"    ? lessons::buda()
                                    : std::vector<LessonPart>();
}

} // namespace umpire
