#include "app/record/lessons/lesson_json.h"

#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"

#include <QString>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

std::string_view textOf(std::string_view game, std::string_view id) {
    for (const Clause& clause : findGame(game)->clauses) {
        if (clause.id == id) {
            return clause.text;
        }
    }
    return {};
}

} // namespace

std::string capitalised(std::string text) {
    QString whole = QString::fromStdString(text);
    return whole.isEmpty() ? text : (whole.at(0).toUpper() + whole.mid(1)).toStdString();
}

Json lessonJson(std::string_view game, const Tongue& tongue, const WithDrawing& withDrawing) {
    const auto lineOf = [&](const LessonLine& line) -> Json {
        return {{"text", tongue.said(line.sentence)},
                {"clauses", jsonList(line.clauses, [&](std::string_view id) -> Json {
                     return {{"id", id}, {"text", tongue.saidClause(textOf(game, id))}};
                 })}};
    };
    const auto pictureOf = [&](const LessonPicture& picture) -> Json {
        std::string text;
        for (const Message& sentence : picture.sentences) {
            text += (text.empty() ? "" : "; ") + tongue.said(sentence);
        }
        Json json = {{"position", picture.position->text()},
                     {"actions", picture.actions},
                     {"text", capitalised(text)}};
        if (withDrawing) {
            withDrawing(picture, json);
        }
        return json;
    };
    const auto partOf = [&](const LessonPart& part) -> Json {
        return {{"heading", tongue.said(part.heading)},
                {"lines", jsonList(part.lines, lineOf)},
                {"examples", jsonList(part.examples, [&](const LessonExample& example) {
                     return jsonList(picturesOf(game, example), pictureOf);
                 })}};
    };
    return {{"game", game}, {"parts", jsonList(lessonOf(game), partOf)}};
}

} // namespace umpire
