#include "app/cli/rules/rules_answers.h"
#include "app/cli/rules/rules_board.h"
#include "app/cli/rules/wrapped_lines.h"
#include "app/common/json/json_text.h"
#include "app/record/lessons/lesson_json.h"

namespace umpire {
namespace {

/// "- The Romans move first. (MG-5)".
std::string textOf(const LessonLine& line, const Tongue& tongue) {
    std::string text = "- " + tongue.said(line.sentence);
    for (std::size_t i = 0; i < line.clauses.size(); ++i) {
        text.append(i == 0 ? " (" : ", ").append(line.clauses[i]);
    }
    return wrapped(text + (line.clauses.empty() ? "" : ")"), 2);
}

/// What is done at a position.
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

std::string lessonText(const std::string& game, const Tongue& tongue) {
    std::string text;
    std::string board; // the last one that was drawn
    for (const LessonPart& part : lessonOf(game)) {
        text += (text.empty() ? "" : "\n") + tongue.said(part.heading) + "\n";
        for (const LessonLine& line : part.lines) {
            text += textOf(line, tongue);
        }
        for (const LessonExample& example : part.examples) {
            for (const LessonPicture& picture : picturesOf(game, example)) {
                const std::string here = drawn(*picture.position);
                text += (here == board ? "" : "\n" + here) + textOf(picture, tongue);
                board = here;
            }
        }
    }
    return text;
}

} // namespace

Expected<void> answerTeach(const RulesQuestion& question, const std::string& language) {
    return gameOf(question).and_then([&](const AnyGame*) -> Expected<void> {
        const Tongue tongue(language);
        return writeAnswer(question.form == AnswerForm::Json
                               ? indentedText(lessonJson(question.game, tongue))
                               : lessonText(question.game, tongue));
    });
}

} // namespace umpire
