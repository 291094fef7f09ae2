#include "app/feed/feed_state.h"

#include "app/feed/board_view.h"
#include "app/game_files/any_game.h"
#include "app/live/announcement_json.h"
#include "app/outcome/printable.h"
#include "app/record/hearer.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

double seconds(std::chrono::microseconds time) {
    return double(time.count()) / 1e6;
}

double tenth(double number) {
    return std::round(number * 10.0) / 10.0;
}

/// What players and viewers look for: the last word on the game.
struct IsRuling {
    bool operator()(const Called&) const { return true; }
    bool operator()(const Asked&) const { return true; }
    bool operator()(const IllegalSeen&) const { return true; }
    bool operator()(const Desynchronised&) const { return true; }
    bool operator()(const Synchronised&) const { return true; }
    bool operator()(const Corrected&) const { return true; }
    bool operator()(const IllegalStands&) const { return true; }
    bool operator()(const Undone&) const { return true; }
    bool operator()(const AgreementNeeded&) const { return true; }
    bool operator()(const AnswerNeeded&) const { return true; }
    bool operator()(const GameOver&) const { return true; }
    bool operator()(const Unfinished&) const { return true; }
    bool operator()(const GameStarted&) const { return false; }
    bool operator()(const Disputed&) const { return false; }
    bool operator()(const StateChanged&) const { return false; }
    bool operator()(const Paused&) const { return false; }
    bool operator()(const Resumed&) const { return false; }
    bool operator()(const Noted&) const { return false; }
    bool operator()(const Refused&) const { return false; }
    bool operator()(const Repeated&) const { return false; }
};

Json jsonOfScore(const PlayerScore& score) {
    Json counts = Json::array();
    for (const ScoreCount& each : score.counts) {
        counts.push_back({{"what", each.what}, {"number", each.number}});
    }
    return {{"player", score.player}, {"counts", std::move(counts)}};
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
                 {"center_mm", {tenth(each.center.x.value()), tenth(each.center.y.value())}},
                 {"heading_deg", tenth(degreesFromRadians(each.heading))},
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

/// Whoever trusts the referee wants to know that it looks at all. It does not while it is paused,
/// while it has lost the camera or the table, and when no frame has come for kLate.
Json watchingJson(const FeedState& state, std::chrono::steady_clock::time_point now) {
    constexpr std::chrono::seconds kLate(3);
    constexpr std::array kBlind{TableState::Waiting, TableState::Moved, TableState::TooDark,
                                TableState::CameraLost};
    const bool blind =
        std::ranges::any_of(kBlind, [&](TableState each) { return nameOf(each) == state.table; });
    const bool late = !state.frameCame || now - *state.frameCame > kLate;
    Json age;
    if (state.frameCame) {
        age = tenth(std::chrono::duration<double>(now - *state.frameCame).count());
    }
    return {{"now", !state.paused && !blind && !late && !state.outcome}, {"frame_age_s", age}};
}

Json parsedOrNull(const std::optional<std::string>& json) {
    return json ? Json::parse(*json) : Json();
}

std::string written(const Json& json) {
    return printable(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

std::string stateJson(const FeedState& state, EventRange events,
                      std::chrono::steady_clock::time_point now) {
    Json json = {
        {"schema", "umpire.state/1"},
        {"game", state.position.game.empty() ? Json() : Json(state.position.game)},
        {"time_s", seconds(state.time)},
        {"table", state.table},
        {"paused", state.paused},
        {"watching", watchingJson(state, now)},
        {"ply", state.position.ply},
        {"to_move", state.position.toMove},
        {"lays_in_secret", Json::array()},
        {"position", state.position.position.empty() ? Json() : Json(state.position.position)},
        {"last_ruling", parsedOrNull(state.lastRuling)},
        {"over", parsedOrNull(state.outcome)},
        {"score", nullptr},
        {"board", nullptr},
        {"events", {{"first", events.first}, {"last", events.last}}}};
    for (const Laying& each : state.position.laying) {
        json["lays_in_secret"].push_back(each.player);
    }
    if (const auto view = boardViewOf(state.position.game, state.shownPosition)) {
        json["score"] = Json::array();
        for (const PlayerScore& score : view->score) {
            json["score"].push_back(jsonOfScore(score));
        }
        json["board"] = std::visit(BoardWriter{}, view->board);
    }
    return written(json);
}

Secrets secretsOf(const std::string& game) {
    const AnyGame* known = findGame(game);
    return known != nullptr && known->hidesNothing ? Secrets::None : Secrets::Some;
}

std::string eventJson(std::uint64_t number, const Announcement& announcement, Secrets secrets,
                      std::string_view hearer) {
    Announcement shown{announcement.at, viewOf(announcement.event, hearer)};
    if (auto* refused = std::get_if<Refused>(&shown.event);
        refused != nullptr && secrets == Secrets::Some && refused->by.empty()) {
        forgetWords(*refused);
    }
    Json json = {{"number", number}};
    json.update(jsonOf(shown));
    json["text"] = text(shown.event);
    return written(json);
}

void note(const Announcement& announcement, const std::string& json, FeedState& state) {
    state.time = announcement.at;
    if (const auto* changed = std::get_if<StateChanged>(&announcement.event)) {
        state.table = nameOf(changed->state);
    }
    state.paused = std::holds_alternative<Paused>(announcement.event) ||
                   (state.paused && !std::holds_alternative<Resumed>(announcement.event));
    if (std::visit(IsRuling{}, announcement.event)) {
        state.lastRuling = json;
    }
    if (std::holds_alternative<GameOver>(announcement.event)) {
        state.outcome = json;
    } else if (std::holds_alternative<Undone>(announcement.event)) {
        state.outcome.reset();
    }
}

LivePosition positionFor(LivePosition position, std::string_view player) {
    if (const auto seen = position.seenBy.find(player); seen != position.seenBy.end()) {
        position.position = seen->second;
    }
    return position;
}

void note(const LivePosition& position, FeedState& state) {
    state.position = position;
    if (!position.position.empty()) {
        state.shownPosition = position.position;
    }
}

} // namespace umpire
