#include "app/web/server/ghost_json.h"

#include "app/common/json/json_values.h"

namespace umpire {

namespace {

using Json = nlohmann::ordered_json;

/// Returns [x, y] in millimetres, rounded to a tenth.
Json pointJson(TablePoint point) {
    return {rounded(point.x.value(), 10), rounded(point.y.value(), 10)};
}

Json endJson(const GhostEnd& end) {
    return end.isNowhere() ? Json() : Json{{"place", end.place}, {"piece", end.piece}};
}

Json wayJson(const GhostWay& way) {
    return {{"from", endJson(way.from)},
            {"to", endJson(way.to)},
            {"label", way.label},
            {"heading_deg", way.heading ? rounded(degreesFromRadians(*way.heading), 10) : Json()}};
}

Json signJson(const GhostSign& sign) {
    return {{"at_mm", pointJson(sign.at)}, {"letters", sign.letters}};
}

Json shipJson(const GhostShip& ship) {
    return {{"name", ship.name},
            {"hull_mm", jsonList(ship.hull, &pointJson)},
            {"path_mm", jsonList(ship.path, &pointJson)},
            {"signs", jsonList(ship.signs, &signJson)}};
}

} // namespace

Json jsonOf(const Ghost& ghost) {
    if (ghost.isEmpty()) {
        return nullptr;
    }
    return {{"ways", jsonList(ghost.ways, &wayJson)}, {"ships", jsonList(ghost.ships, &shipJson)}};
}

} // namespace umpire
