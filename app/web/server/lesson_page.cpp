#include "app/web/server/lesson_page.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"
#include "app/game/board/scene_drawing.h"
#include "app/record/lessons/lesson_json.h"

#include <nlohmann/json.hpp>

namespace umpire {

std::string lessonPageJson(const std::string& game, const Tongue& tongue) {
    if (findGame(game) == nullptr) {
        return "null";
    }
    const auto withDrawing = [&](const LessonPicture& picture, nlohmann::ordered_json& json) {
        json["drawing"] = drawingOf(picture, tongue).svg;
    };
    return printable(compactText(lessonJson(game, tongue, withDrawing)));
}

} // namespace umpire
