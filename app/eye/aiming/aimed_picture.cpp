#include "app/eye/aiming/aimed_picture.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json cornersJson(const std::optional<std::array<ImagePoint, 4>>& corners) {
    if (!corners) {
        return nullptr;
    }
    Json json = Json::array();
    for (const ImagePoint& each : *corners) {
        json.push_back({std::lround(each.x.value()), std::lround(each.y.value())});
    }
    return json;
}

std::optional<std::array<ImagePoint, 4>> areaIn(const AimedTable& table) {
    if (!table.view || !table.knowsArea || table.hasMoved) {
        return std::nullopt;
    }
    return cornersInPicture(*table.view, table.view->areaOrigin,
                            {table.view->areaWidth, table.view->areaHeight});
}

std::optional<std::array<ImagePoint, 4>> boardIn(const AimedTable& table) {
    if (!table.view || table.hasMoved || !table.table || !table.table->board) {
        return std::nullopt;
    }
    const BoardPlacement& board = *table.table->board;
    return cornersInPicture(*table.view, board.origin,
                            {board.cell * board.columns, board.cell * board.rows});
}

PictureFacts factsIn(const AimedPicture& picture,
                     const std::optional<std::array<ImagePoint, 4>>& area) {
    std::vector<cv::Point2d> corners;
    const double scale = double(picture.small.cols) / picture.size.width;
    for (std::size_t k = 0; area && k < area->size(); ++k) {
        corners.emplace_back((*area)[k].x.value() * scale, (*area)[k].y.value() * scale);
    }
    return factsOf(picture.small, corners);
}

} // namespace

void AimedPictures::put(AimedPicture picture, std::chrono::microseconds time) {
    auto newest = std::make_unique<AimedPicture>(std::move(picture));
    last_ = time;
    const std::scoped_lock lock(mutex_);
    newest_.swap(newest);
}

std::unique_ptr<AimedPicture> AimedPictures::take() {
    const std::scoped_lock lock(mutex_);
    return std::move(newest_);
}

std::string aimingJson(AimedPicture picture, const AimedGame& game) {
    AimedTable& table = picture.table;
    table.hasMoved = game.hasMoved;
    const auto area = areaIn(table);
    Json said = Json::array();
    const auto advice = aimingAdvice(factsIn(picture, area), table);
    for (const AimingAdvice& each : advice) {
        Json one{{"need", nameOf(each.need)}, {"where", nullptr}};
        if (each.where) {
            one["where"] = nameOf(*each.where);
        }
        said.push_back(std::move(one));
    }
    const bool isSeen = table.view && !table.hasMoved;
    Json aim{{"well", advice.empty() && game.isStill && isSeen}, {"begun", game.hasBegun}};
    aim["size"] = {picture.size.width, picture.size.height};
    aim["advice"] = std::move(said);
    aim["tags"] = {{"seen", isSeen ? table.view->registration.tagsSeen : 0}, {"of", nullptr}};
    if (table.table) {
        aim["tags"]["of"] = table.table->tags.size();
    }
    aim["tilt_deg"] =
        isSeen ? Json(std::lround(degreesFromRadians(tiltOf(*table.view)))) : Json(nullptr);
    aim["area"] = cornersJson(area);
    aim["board"] = cornersJson(boardIn(table));
    return Json{{"aim", std::move(aim)}}.dump();
}

} // namespace umpire
