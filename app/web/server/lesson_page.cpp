#include "app/web/server/lesson_page.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"
#include "app/game/referee/make_referee.h"
#include "app/record/lessons/galley_scene.h"
#include "app/record/lessons/lesson_json.h"
#include "app/web/server/board_json.h"
#include "app/web/server/ghost_json.h"

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json sceneJson(const Scene& scene, const Tongue& tongue) {
    const auto markOf = [&tongue](const SceneMark& mark) -> Json {
        Json json = {{"kind", nameOf(mark.kind)}, {"points_mm", jsonList(mark.points, &pointJson)}};
        if (!mark.text.empty()) {
            json["text"] = tongue.said(mark.text);
        }
        return json;
    };
    return {{"corner_mm", pointJson(scene.corner)},
            {"size_mm", pointJson({scene.width, scene.height})},
            {"marks", jsonList(scene.marks, markOf)}};
}

/// Uses the form of /state, so that a page draws both in the same way.
void addBoard(const std::string& game, const LessonPicture& picture, Json& json) {
    const std::string position = picture.position->text();
    if (const auto view = boardViewOf(game, position)) {
        json["score"] = jsonOf(view->score);
        json["board"] = jsonOf(view->board);
    } else if (const auto board = referee::openBoard(*picture.position)) {
        json["score"] = jsonOf(pieceScore(game, *board));
        json["board"] = jsonOf(*board);
    }
    json["ghost"] =
        jsonOf(ghostOf(game, position, {picture.actions.begin(), picture.actions.end()}));
}

} // namespace

std::string lessonPageJson(const std::string& game, const Tongue& tongue) {
    if (findGame(game) == nullptr) {
        return "null";
    }
    const auto withDrawing = [&](const LessonPicture& picture, Json& json) {
        json["game"] = game;
        if (const auto scene = galleyScene(*picture.position, picture.actions)) {
            json["scene"] = sceneJson(*scene, tongue);
        } else {
            addBoard(game, picture, json);
        }
    };
    return printable(compactText(lessonJson(game, tongue, withDrawing)));
}

} // namespace umpire
