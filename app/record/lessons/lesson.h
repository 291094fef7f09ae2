#pragma once

#include "rules/table/message.h"

#include <string_view>
#include <vector>

/// The rules of a game on one page, for a beginner.
namespace umpire {

/// A kind of piece, shown by examples of it in a position.
struct LessonPiece {
    std::string_view position{}; ///< in the game's notation; empty: the start
    std::vector<std::string_view> places{};
};

struct LessonLine {
    Message sentence;
    /// Ids of the rules that the sentence summarises, such as "MG-6".
    std::vector<std::string_view> clauses{};
    /// The piece that the sentence explains; without places there is none.
    LessonPiece piece{};
};

/// The actions that are played between two pictures.
struct LessonStep {
    std::vector<std::string_view> actions; ///< in notation
    /// Replaces the description of the actions; empty: the actions are described.
    Message note{};
};

/// Tells whether the position after the last step is also shown.
enum class LastPicture { Shown, LeftOut };

/// A position and actions that start from it. Each step has a picture of the position before it. A
/// last picture shows the position after the last step, unless it is left out.
struct LessonExample {
    std::string_view position{}; ///< in notation; empty: the start position
    std::vector<LessonStep> steps{};
    LastPicture last = LastPicture::Shown;
};

/// How the lines of a part begin.
enum class LineStart {
    Sentence,
    Subject, ///< the subject and a colon in every language: "Wall: one stone alone."
};

struct LessonPart {
    Message heading;
    std::vector<LessonLine> lines;
    std::vector<LessonExample> examples{};
    LineStart start = LineStart::Sentence;
};

/// Returns the lesson of a game in parts: the setup, who begins, a turn, how to win, and the terms.
/// It explains the game's first variant. It is empty if no game has that name.
std::vector<LessonPart> lessonOf(std::string_view game);

namespace lessons {

Message layOut();
Message whoBegins();
Message turn();
Message howToWin();
/// Returns the part with the terms.
LessonPart wordsToKnow(std::vector<LessonLine> lines, std::vector<LessonExample> examples = {});

/// Returns the lesson of the game G. The file of each game defines this function.
template <typename G>
std::vector<LessonPart> of();

} // namespace lessons
} // namespace umpire
