#include "app/web/server/lesson_page.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"
#include "app/game/board/scene_drawing.h"
#include "app/game/referee/make_referee.h"
#include "app/record/lessons/lesson_json.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

BoardDrawing drawingOf(const std::string& game, const LessonPicture& picture,
                       const Tongue& tongue) {
    if (const auto scene = galleyScene(*picture.position, picture.actions)) {
        return drawingOf(*scene, [&](const Message& message) { return tongue.said(message); });
    }
    const std::string position = picture.position->text();
    const auto view = boardViewOf(game, position, referee::openBoard(*picture.position));
    const Ghost ghost = ghostOf(game, position, {picture.actions.begin(), picture.actions.end()});
    return view ? drawingOf(*view, {.ghost = ghost}) : BoardDrawing{};
}

} // namespace

std::string lessonPageJson(const std::string& game, const Tongue& tongue) {
    if (findGame(game) == nullptr) {
        return "null";
    }
    const auto withDrawing = [&](const LessonPicture& picture, Json& json) {
        json["drawing"] = drawingOf(game, picture, tongue).svg;
    };
    return printable(compactText(lessonJson(game, tongue, withDrawing)));
}

} // namespace umpire
