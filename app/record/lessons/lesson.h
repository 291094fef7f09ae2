#pragma once

#include "rules/table/message.h"

#include <string_view>
#include <vector>

/// The rules of a game on one page, for somebody who has never played it.
namespace umpire {

struct LessonLine {
    Message sentence;
    std::vector<std::string_view> clauses{}; ///< those behind it: "MG-6"
};

/// What is done before the next picture.
struct LessonStep {
    std::vector<std::string_view> actions; ///< in the game's notation
    Message note{};                        ///< said instead of the actions; empty: they are said
};

/// Is the position after the last step shown, too?
enum class LastPicture { Shown, LeftOut };

/// A position and what is done there: a picture before each step, and one after the last.
struct LessonExample {
    std::string_view position{}; ///< in the game's notation; empty: the start
    std::vector<LessonStep> steps{};
    LastPicture last = LastPicture::Shown;
};

struct LessonPart {
    Message heading;
    std::vector<LessonLine> lines;
    std::vector<LessonExample> examples{};
};

/// What to lay out, who begins, a turn, how one wins, and the words one needs; of the game's first
/// variant. Empty where no game has that name.
std::vector<LessonPart> lessonOf(std::string_view game);

namespace lessons {

Message layOut();
Message whoBegins();
Message turn();
Message howToWin();
Message wordsToKnow();

std::vector<LessonPart> murusGallicus();
std::vector<LessonPart> warGalley();
std::vector<LessonPart> navalBattle();
std::vector<LessonPart> triremes();
std::vector<LessonPart> buda();

} // namespace lessons
} // namespace umpire
