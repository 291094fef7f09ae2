#include "app/game/referee/pieces/buda_table.h"
#include "app/game/referee/pieces/naval_table.h"
#include "app/game/referee/pieces/printed_spots.h"
#include "app/game/referee/pieces/trireme_table.h"
#include "app/record/game_files/buda_map_plan.h"

#include <algorithm>

namespace umpire::referee {
namespace {

/// Side of a square; any length serves, because drawings are scaled.
constexpr Millimetres kSquare = 10_mm;

std::vector<BoardSpot> squares(int columns, int rows) {
    std::vector<BoardSpot> spots;
    for (const SpotArea& area : squareAreas({{}, {}, kSquare, columns, rows})) {
        const CellName name{area.spot % columns, area.spot / columns};
        spots.push_back({area, text(name), Ground::Plain, area});
    }
    return spots;
}

template <Game G>
std::vector<std::string> playersOf(const typename G::State& state) {
    std::vector<std::string> players;
    for (int seat = 0; seat < G::playerCount(state); ++seat) {
        players.push_back(G::playerName(state, Player{seat}));
    }
    return players;
}

Ground groundOf(naval_battle::Water water) {
    switch (water) {
    case naval_battle::Water::Sea:
        return Ground::Sea;
    case naval_battle::Water::Neutral:
        return Ground::Calm;
    case naval_battle::Water::Island:
        return Ground::Land;
    case naval_battle::Water::RedPort:
        return Ground::FirstPort;
    case naval_battle::Water::YellowPort:
        return Ground::SecondPort;
    }
    return Ground::Plain;
}

Ground groundOf(triremes::Terrain terrain) {
    switch (terrain) {
    case triremes::Terrain::Sea:
        return Ground::Sea;
    case triremes::Terrain::Coast:
        return Ground::Land;
    case triremes::Terrain::Fortress:
        return Ground::Wall;
    }
    return Ground::Plain;
}

Radians radiansOf(triremes::Heading heading) {
    return normalized(90_deg - radiansFromDegrees(90.0 * int(heading)));
}

/// Returns the smallest rectangle parallel to the axes that contains all boxes.
SpotArea around(const std::vector<PlanBox>& boxes, int spot) {
    SpotArea all{spot, boxes.front().corner, 0_mm, 0_mm};
    TablePoint far = all.corner;
    for (const PlanBox& box : boxes) {
        all.corner = {std::min(all.corner.x, box.corner.x), std::min(all.corner.y, box.corner.y)};
        far = {std::max(far.x, box.corner.x + box.width),
               std::max(far.y, box.corner.y + box.height)};
    }
    all.width = far.x - all.corner.x;
    all.height = far.y - all.corner.y;
    return all;
}

void addUnits(const buda_1686::State& state, PieceBoard& board) {
    using namespace buda_1686;
    for (UnitIndex unit = 0; unit < unitCount(state.scenario()); ++unit) {
        const Place& place = state.at(unit).place;
        if (place.spot == Spot::Zone || place.spot == Spot::Breach) {
            board.pieces.push_back({place.spot == Spot::Zone ? BudaTable::zoneSpot(place.where)
                                                             : BudaTable::breachSpot(place.where),
                                    state.spec(unit).id, int(indexOf(state.spec(unit).side)),
                                    PieceShape::Token, std::nullopt, strengthOf(state, unit),
                                    state.at(unit).face == Face::Hurt});
        }
    }
    for (ZoneIndex zone = 0; zone < int(state.entrenchments.size()); ++zone) {
        const Entrenchment& marker = state.entrenchments[std::size_t(zone)];
        if (marker.level > 0) {
            board.pieces.push_back({BudaTable::zoneSpot(zone),
                                    {},
                                    int(indexOf(marker.owner)),
                                    PieceShape::Marker,
                                    std::nullopt,
                                    marker.level});
        }
    }
}

} // namespace

PieceBoard NavalTable::board(const State& state) {
    using namespace naval_battle;
    PieceBoard board{squares(state.chart().board().columns, state.chart().board().rows),
                     {},
                     {},
                     playersOf<NavalBattle>(state)};
    for (BoardSpot& spot : board.spots) {
        const SquareIndex square = spot.area.spot;
        spot.ground = groundOf(state.chart().waterAt(square));
        const naval_battle::Token& token = state.at(square);
        if (token.isThere() && state.phase != Phase::SetUp) {
            board.pieces.push_back({square, token.isKnown() ? idOf(state.table(), token.kind) : "",
                                    int(indexOf(token.side))});
        }
    }
    return board;
}

PieceBoard NavalTable::openBoard(const State& state) {
    PieceBoard open = board(state);
    for (BoardPiece& piece : open.pieces) {
        const naval_battle::Token& token = state.at(piece.spot);
        if (token.kind != naval_battle::kHidden) {
            piece.label = naval_battle::idOf(state.table(), token.kind);
        }
    }
    return open;
}

PieceBoard TriremeTable::board(const State& state) {
    using namespace triremes;
    const Chart& chart = state.chart();
    PieceBoard board{squares(chart.columns, chart.rows), {}, {}, playersOf<Triremes>(state)};
    for (BoardSpot& spot : board.spots) {
        spot.ground = groundOf(chart.terrain[std::size_t(spot.area.spot)]);
    }
    for (const Ship& ship : state.ships) {
        board.pieces.push_back(
            {ship.bow, {}, ship.owner.seat, PieceShape::Ship, radiansOf(ship.heading)});
    }
    for (const Soldier& soldier : state.soldiers) {
        board.pieces.push_back({soldier.at, {}, soldier.owner.seat});
    }
    return board;
}

PieceBoard BudaTable::board(const State& state) {
    using namespace buda_1686;
    PieceBoard board{{}, {}, {}, playersOf<Buda1686>(state)};
    const std::vector<ZonePlan> plans = budaMapPlan(state.scenario());
    for (const SpotArea& area : budaZones(state.scenario())) {
        const bool isBreach = area.spot >= kMaxZones;
        const ZoneIndex zone = isBreach ? area.spot - kMaxZones : area.spot;
        const bool isCamp = state.zone(zone).kind == ZoneKind::Camp;
        board.spots.push_back({area, BudaTable::spotName(state, area.spot),
                               isBreach ? Ground::Wall
                               : isCamp ? Ground::Land
                                        : Ground::Plain,
                               isBreach ? area : around(plans[std::size_t(zone)].places, zone)});
        if (!isBreach) {
            board.spots.back().title = state.zone(zone).name;
            board.spots.back().header = around({plans[std::size_t(zone)].header}, zone);
        }
    }
    for (const PlanRoad& road : budaMapRoads(state.scenario())) {
        board.roads.push_back({road.from, road.to});
    }
    addUnits(state, board);
    board.tracks.push_back({"turn", state.turn, 1, state.scenario().turns});
    for (std::size_t which = 0; which < kLevels; ++which) {
        board.tracks.push_back({std::string(idOf(Level(which))), state.levels[which],
                                state.scenario().least[which], state.scenario().most[which]});
    }
    return board;
}

} // namespace umpire::referee
