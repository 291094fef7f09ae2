#include "app/web/server/ghost_json.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

double tenths(double number) {
    return std::round(number * 10.0) / 10.0;
}

Json pointJson(TablePoint point) {
    return {tenths(point.x.value()), tenths(point.y.value())};
}

Json endJson(const GhostEnd& end) {
    return end.isNowhere() ? Json() : Json{{"place", end.place}, {"piece", end.piece}};
}

Json wayJson(const GhostWay& way) {
    return {{"from", endJson(way.from)},
            {"to", endJson(way.to)},
            {"label", way.label},
            {"heading_deg", way.heading ? Json(tenths(degreesFromRadians(*way.heading))) : Json()}};
}

Json shipJson(const GhostShip& ship) {
    Json json = {{"name", ship.name},
                 {"hull_mm", Json::array()},
                 {"path_mm", Json::array()},
                 {"signs", Json::array()}};
    for (const TablePoint& corner : ship.hull) {
        json["hull_mm"].push_back(pointJson(corner));
    }
    for (const TablePoint& middle : ship.path) {
        json["path_mm"].push_back(pointJson(middle));
    }
    for (const GhostSign& sign : ship.signs) {
        json["signs"].push_back({{"at_mm", pointJson(sign.at)}, {"letters", sign.letters}});
    }
    return json;
}

} // namespace

Json jsonOf(const Ghost& ghost) {
    if (ghost.isEmpty()) {
        return nullptr;
    }
    Json json = {{"ways", Json::array()}, {"ships", Json::array()}};
    for (const GhostWay& way : ghost.ways) {
        json["ways"].push_back(wayJson(way));
    }
    for (const GhostShip& ship : ghost.ships) {
        json["ships"].push_back(shipJson(ship));
    }
    return json;
}

} // namespace umpire
