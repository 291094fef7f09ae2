#include "app/web/server/board_json.h"

#include "app/record/journal/message_json.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

double toTenth(double number) {
    return std::round(number * 10.0) / 10.0;
}

std::string_view nameOf(referee::Ground ground) {
    switch (ground) {
    case referee::Ground::Plain:
        return "plain";
    case referee::Ground::Sea:
        return "sea";
    case referee::Ground::Calm:
        return "calm";
    case referee::Ground::Land:
        return "land";
    case referee::Ground::Wall:
        return "wall";
    case referee::Ground::FirstPort:
        return "first port";
    case referee::Ground::SecondPort:
        return "second port";
    }
    return {};
}

std::string_view nameOf(referee::PieceShape shape) {
    switch (shape) {
    case referee::PieceShape::Token:
        return "token";
    case referee::PieceShape::Ship:
        return "ship";
    case referee::PieceShape::Marker:
        return "marker";
    }
    return {};
}

std::string_view nameOf(referee::Aspect aspect) {
    switch (aspect) {
    case referee::Aspect::Gone:
        return "gone";
    case referee::Aspect::Place:
        return "place";
    case referee::Aspect::Arrival:
        return "arrival";
    case referee::Aspect::Unit:
        return "unit";
    case referee::Aspect::Owner:
        return "owner";
    case referee::Aspect::Heading:
        return "heading";
    case referee::Aspect::Aboard:
        return "aboard";
    case referee::Aspect::Face:
        return "face";
    case referee::Aspect::Marker:
        return "marker";
    case referee::Aspect::OffMap:
        return "off_map";
    case referee::Aspect::Entrenchment:
        return "entrenchment";
    }
    return {};
}

Json boxOf(const referee::SpotArea& area) {
    return {toTenth(area.corner.x.value()), toTenth(area.corner.y.value()),
            toTenth(area.width.value()), toTenth(area.height.value())};
}

Json jsonOfPiece(const referee::BoardPiece& piece) {
    return {
        {"spot", piece.spot},
        {"label", piece.label},
        {"seat", piece.seat},
        {"shape", nameOf(piece.shape)},
        {"heading_deg", piece.heading ? Json(toTenth(degreesFromRadians(*piece.heading))) : Json()},
        {"strength", piece.strength},
        {"damaged", piece.damaged}};
}

struct BoardWriter {
    Json operator()(const CellBoard& board) const {
        Json cells = Json::array();
        for (const BoardCell& cell : board.cells) {
            cells.push_back({{"name", cell.name}, {"x", cell.x}, {"y", cell.y}});
        }
        Json units = Json::array();
        for (const BoardUnit& unit : board.units) {
            units.push_back({{"cell", board.cells[unit.cell].name},
                             {"seat", unit.seat},
                             {"height", unit.height}});
        }
        return {{"kind", "cells"},
                {"shape", board.shape == CellShape::Square ? "square" : "hexagon"},
                {"cells", std::move(cells)},
                {"units", std::move(units)}};
    }
    Json operator()(const GalleyBoard& board) const {
        Json galleys = Json::array();
        for (const BoardGalley& each : board.galleys) {
            galleys.push_back(
                {{"name", each.name},
                 {"seat", each.seat},
                 {"center_mm", {toTenth(each.center.x.value()), toTenth(each.center.y.value())}},
                 {"heading_deg", toTenth(degreesFromRadians(each.heading))},
                 {"oars", {{"port", each.port}, {"starboard", each.starboard}}},
                 {"masts", each.masts},
                 {"sunk", each.sunk}});
        }
        return {{"kind", "galleys"},
                {"area_mm", {board.width.value(), board.depth.value()}},
                {"box_mm", {board.boxLength.value(), board.boxWidth.value()}},
                {"galleys", std::move(galleys)}};
    }
};

} // namespace

Json jsonOf(const std::variant<CellBoard, GalleyBoard>& board) {
    return std::visit(BoardWriter{}, board);
}

Json jsonOf(const referee::PieceBoard& board) {
    Json json = {{"kind", "pieces"},
                 {"spots", Json::array()},
                 {"pieces", Json::array()},
                 {"tracks", Json::array()}};
    for (const referee::BoardSpot& each : board.spots) {
        json["spots"].push_back({{"spot", each.area.spot},
                                 {"name", each.name},
                                 {"ground", nameOf(each.ground)},
                                 {"box_mm", boxOf(each.area)},
                                 {"room_mm", boxOf(each.room)}});
    }
    for (const referee::BoardPiece& each : board.pieces) {
        json["pieces"].push_back(jsonOfPiece(each));
    }
    for (const referee::BoardTrack& each : board.tracks) {
        json["tracks"].push_back(
            {{"key", each.key}, {"value", each.value}, {"least", each.least}, {"most", each.most}});
    }
    return json;
}

Json jsonOf(const std::vector<PlayerScore>& score) {
    Json json = Json::array();
    for (const PlayerScore& each : score) {
        Json counts = Json::array();
        for (const ScoreCount& count : each.counts) {
            counts.push_back({{"what", count.what}, {"number", count.number}});
        }
        json.push_back({{"player", each.player}, {"counts", std::move(counts)}});
    }
    return json;
}

Json jsonOf(const referee::Offer& offer) {
    Json json = {{"where", offer.where}, {"pieces", Json::array()}};
    for (const referee::OfferedPiece& piece : offer.pieces) {
        Json& one = json["pieces"].emplace_back();
        write(one, "name", piece.name);
        one["elsewhere"] = piece.elsewhere;
        one["corrections"] = Json::array();
        for (const referee::Correction& each : piece.corrections) {
            Json& correction = one["corrections"].emplace_back();
            correction["aspect"] = nameOf(each.aspect);
            write(correction, "value", each.value);
            correction["from"] = each.from;
            correction["correct"] = each.piece;
            correction["likely"] = each.gain > referee::kLikely;
        }
    }
    return json;
}

} // namespace umpire
