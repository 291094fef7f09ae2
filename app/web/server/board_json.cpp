#include "app/web/server/board_json.h"

#include "app/common/json/field_bounds.h"
#include "app/common/json/json_values.h"
#include "app/game/board/looks.h"
#include "app/record/journal/message_json.h"
#include "app/record/sentences/spoken_places.h"

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

constexpr Named<referee::Ground> kGrounds[] = {{referee::Ground::Plain, "plain"},
                                               {referee::Ground::Sea, "sea"},
                                               {referee::Ground::Calm, "calm"},
                                               {referee::Ground::Land, "land"},
                                               {referee::Ground::Wall, "wall"},
                                               {referee::Ground::FirstPort, "first port"},
                                               {referee::Ground::SecondPort, "second port"}};
constexpr Named<referee::PieceShape> kShapes[] = {{referee::PieceShape::Token, "token"},
                                                  {referee::PieceShape::Ship, "ship"},
                                                  {referee::PieceShape::Marker, "marker"}};
constexpr Named<referee::Aspect> kAspects[] = {{referee::Aspect::Gone, "gone"},
                                               {referee::Aspect::Place, "place"},
                                               {referee::Aspect::Arrival, "arrival"},
                                               {referee::Aspect::Unit, "unit"},
                                               {referee::Aspect::Owner, "owner"},
                                               {referee::Aspect::Heading, "heading"},
                                               {referee::Aspect::Aboard, "aboard"},
                                               {referee::Aspect::Face, "face"},
                                               {referee::Aspect::Marker, "marker"},
                                               {referee::Aspect::OffMap, "off_map"},
                                               {referee::Aspect::Entrenchment, "entrenchment"}};

Json toTenth(double number) {
    return rounded(number, 10);
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
        {"shape", nameIn(kShapes, piece.shape)},
        {"heading_deg", piece.heading ? Json(toTenth(degreesFromRadians(*piece.heading))) : Json()},
        {"strength", piece.strength},
        {"damaged", piece.damaged}};
}

struct BoardWriter {
    Json operator()(const CellBoard& board) const {
        const auto cellOf = [](const BoardCell& cell) -> Json {
            return {{"name", cell.name}, {"x", cell.x}, {"y", cell.y}};
        };
        const auto unitOf = [&](const BoardUnit& unit) -> Json {
            return {{"cell", board.cells[unit.cell].name},
                    {"seat", unit.seat},
                    {"height", unit.height}};
        };
        return {{"kind", "cells"},
                {"shape", board.shape == CellShape::Square ? "square" : "hexagon"},
                {"cells", jsonList(board.cells, cellOf)},
                {"units", jsonList(board.units, unitOf)}};
    }
    Json operator()(const GalleyBoard& board) const {
        const auto galleyOf = [](const BoardGalley& each) -> Json {
            return {{"name", each.name},
                    {"seat", each.seat},
                    {"center_mm", {toTenth(each.center.x.value()), toTenth(each.center.y.value())}},
                    {"heading_deg", toTenth(degreesFromRadians(each.heading))},
                    {"oars", {{"port", each.port}, {"starboard", each.starboard}}},
                    {"masts", each.masts},
                    {"sunk", each.sunk}};
        };
        return {{"kind", "galleys"},
                {"area_mm", {board.width.value(), board.depth.value()}},
                {"box_mm", {board.boxLength.value(), board.boxWidth.value()}},
                {"galleys", jsonList(board.galleys, galleyOf)}};
    }
    Json operator()(const referee::PieceBoard& board) const {
        const auto spotOf = [](const referee::BoardSpot& each) -> Json {
            Json json = {{"spot", each.area.spot},
                         {"name", each.name},
                         {"ground", nameIn(kGrounds, each.ground)},
                         {"box_mm", boxOf(each.area)},
                         {"room_mm", boxOf(each.room)}};
            if (const Message at = sentences::placeAt(each.name); !at.empty()) {
                write(json, "at", at);
            }
            return json;
        };
        const auto trackOf = [](const referee::BoardTrack& each) -> Json {
            return {{"key", each.key},
                    {"value", each.value},
                    {"least", each.least},
                    {"most", each.most}};
        };
        return {{"kind", "pieces"},
                {"spots", jsonList(board.spots, spotOf)},
                {"pieces", jsonList(board.pieces, &jsonOfPiece)},
                {"tracks", jsonList(board.tracks, trackOf)}};
    }
};

} // namespace

Json jsonOf(const Board& board) {
    return std::visit(BoardWriter{}, board);
}

Json jsonOf(const std::vector<PlayerScore>& score) {
    const auto countOf = [](const ScoreCount& count) -> Json {
        return {{"what", count.what}, {"number", count.number}};
    };
    return jsonList(score, [&](const PlayerScore& each) -> Json {
        const looks::Look& look = looks::lookOf(each.player);
        return {{"player", each.player},
                {"counts", jsonList(each.counts, countOf)},
                {"look", {{"fill", look.fill}, {"edge", look.edge}}}};
    });
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
            correction["aspect"] = nameIn(kAspects, each.aspect);
            write(correction, "value", each.value);
            correction["from"] = each.from;
            correction["correct"] = each.piece;
            correction["likely"] = each.gain > referee::kLikely;
        }
    }
    return json;
}

} // namespace umpire
