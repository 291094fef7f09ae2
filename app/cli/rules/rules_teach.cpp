#include "app/cli/rules/rules_answers.h"
#include "app/cli/rules/rules_board.h"
#include "app/cli/rules/rules_terminal.h"
#include "app/common/json/json_text.h"
#include "app/record/lessons/lesson_json.h"

namespace umpire {
namespace {

/// Formats a line of a lesson: "- The Romans move first. (MG-5)".
std::string textOf(const LessonLine& line, const Tongue& tongue) {
    std::string text = "- " + tongue.said(line.sentence);
    for (std::size_t i = 0; i < line.clauses.size(); ++i) {
        text.append(i == 0 ? " (" : ", ").append(line.clauses[i]);
    }
    return wrapped(text + (line.clauses.empty() ? "" : ")"), 2);
}

/// Returns a picture's sentences, and the actions that one types for them; empty if the picture has
/// no actions.
std::string textOf(const LessonPicture& picture, const Tongue& tongue) {
    std::string said;
    for (const Message& sentence : picture.sentences) {
        said += (said.empty() ? "" : "; ") + tongue.said(sentence);
    }
    std::string actions;
    for (const std::string_view action : picture.actions) {
        actions.append(actions.empty() ? "" : " | ").append(action);
    }
    return actions.empty() ? "" : "\n" + wrapped(capitalised(said)) + "[" + actions + "]\n";
}

BoardText boardOf(const LessonPicture& picture, const BoardWords& words) {
    const auto scene = galleyScene(*picture.position, picture.actions);
    return scene ? drawn(*scene, words) : drawn(*picture.position, words);
}

std::string lessonText(const std::string& game, Language language) {
    const Tongue tongue(codeOf(language));
    const BoardWords words(language);
    std::string text;
    std::string board;  // the last printed drawing
    std::string legend; // the last printed legend, which is not repeated
    for (const LessonPart& part : lessonOf(game)) {
        text += (text.empty() ? "" : "\n") + tongue.said(part.heading) + "\n";
        for (const LessonLine& line : part.lines) {
            text += textOf(line, tongue);
        }
        for (const LessonExample& example : part.examples) {
            for (const LessonPicture& picture : picturesOf(game, example)) {
                const BoardText here = boardOf(picture, words);
                text += here.board == board ? "" : "\n" + here.board;
                text += here.legend == legend ? "" : here.legend;
                text += textOf(picture, tongue);
                board = here.board;
                legend = here.legend;
            }
        }
    }
    return text + "\n" +
           words.line(message("In brackets stands what one types for it in `umpire rules %1 "
                              "play`.",
                              game));
}

} // namespace

Expected<void> answerTeach(const RulesQuestion& question, Language language) {
    return gameOf(question).and_then([&](const AnyGame*) -> Expected<void> {
        return writeAnswer(question.form == AnswerForm::Json
                               ? indentedText(lessonJson(question.game, Tongue(codeOf(language))))
                               : lessonText(question.game, language));
    });
}

} // namespace umpire
