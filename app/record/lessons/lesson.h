#pragma once

#include "rules/table/message.h"

#include <string_view>
#include <vector>

/// The rules of a game on one page, for a beginner.
namespace umpire {

/// A piece, as it stands at places of a position.
struct LessonPiece {
    std::string_view position{}; ///< in the game's notation; empty: the start
    std::vector<std::string_view> places{};
};

struct LessonLine {
    Message sentence;
    std::vector<std::string_view> clauses{}; ///< the summarised rules, such as "MG-6"
    LessonPiece piece{};                     ///< what the sentence speaks of; no places: none
};

/// The actions between two pictures.
struct LessonStep {
    std::vector<std::string_view> actions; ///< in the game's notation
    Message note{};                        ///< replaces the description of the actions; empty: none
};

/// Whether the position after the last step is shown too.
enum class LastPicture { Shown, LeftOut };

/// A position and its actions. A picture precedes each step, and one follows the last step.
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

/// Explains the setup, who begins, a turn, how to win, and the terms, for the game's first variant.
/// Empty if no game has that name.
std::vector<LessonPart> lessonOf(std::string_view game);

namespace lessons {

Message layOut();
Message whoBegins();
Message turn();
Message howToWin();
Message wordsToKnow();

/// Each game's own file defines the lesson of the game G.
template <typename G>
std::vector<LessonPart> of();

} // namespace lessons
} // namespace umpire
