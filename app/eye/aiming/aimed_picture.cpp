#include "app/eye/aiming/aimed_picture.h"

#include "app/common/json/json_text.h"
#include "app/common/json/json_values.h"

#include <cmath>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

Json cornersJson(const std::optional<std::array<ImagePoint, 4>>& corners) {
    if (!corners) {
        return nullptr;
    }
    return jsonList(*corners, [](const ImagePoint& each) -> Json {
        return {std::lround(each.x.value()), std::lround(each.y.value())};
    });
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
    const auto advice = aimingAdvice(factsIn(picture, area), table);
    const auto adviceOf = [](const AimingAdvice& each) -> Json {
        return {{"need", nameOf(each.need)},
                {"where", each.where ? Json(nameOf(*each.where)) : Json()}};
    };
    const bool isSeen = table.view && !table.hasMoved;
    Json aim{{"well", advice.empty() && game.isStill && isSeen}, {"begun", game.hasBegun}};
    aim["size"] = {picture.size.width, picture.size.height};
    aim["advice"] = jsonList(advice, adviceOf);
    aim["tags"] = {{"seen", isSeen ? table.view->registration.tagsSeen : 0}, {"of", nullptr}};
    if (table.table) {
        aim["tags"]["of"] = table.table->tags.size();
    }
    aim["tilt_deg"] =
        isSeen ? Json(std::lround(degreesFromRadians(tiltOf(*table.view)))) : Json(nullptr);
    aim["area"] = cornersJson(area);
    aim["board"] = cornersJson(boardIn(table));
    return compactText({{"aim", std::move(aim)}});
}

} // namespace umpire
