#include "app/record/lessons/lesson.h"

#include "rules/any_game/any_game.h"

#include <utility>

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
LessonPart lessons::wordsToKnow(std::vector<LessonLine> lines,
                                std::vector<LessonExample> examples) {
    return {message("Words to know"), std::move(lines), std::move(examples), LineStart::Subject};
}

std::vector<LessonPart> lessonOf(std::string_view game) {
    std::vector<LessonPart> parts;
    visitGame(game, [&]<typename G>(std::type_identity<G>) { parts = lessons::of<G>(); });
    return parts;
}

} // namespace umpire
