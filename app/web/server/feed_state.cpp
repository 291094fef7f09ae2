#include "app/web/server/feed_state.h"

#include "app/common/failure/printable.h"
#include "app/common/json/json_text.h"
#include "app/game/board/spoken_offer.h"
#include "app/game/live/announcement_json.h"
#include "app/game/referee/core/told_reader.h"
#include "app/record/events/event_fields.h"
#include "app/record/events/hearer.h"
#include "app/record/game_files/played_line.h"
#include "app/record/journal/message_json.h"
#include "app/record/sentences/told_line.h"
#include "app/web/server/board_json.h"
#include "app/web/server/ghost_json.h"
#include "app/web/server/told_json.h"
#include "rules/games/naval_battle/naval_battle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

/// Maximum number of stored offers; pages request only one at a time.
constexpr std::size_t kMostOffers = 8;
const std::vector<std::string> kNoOffers;

double seconds(std::chrono::microseconds time) {
    return double(time.count()) / 1e6;
}

double tenth(double number) {
    return std::round(number * 10.0) / 10.0;
}

/// Tells whether the event is a decision that players and viewers look for. A hint is no decision.
bool isRuling(const Event& event) {
    const auto* advised = std::get_if<Advised>(&event);
    return advised != nullptr ? advised->as == Advised::As::Move
                              : kindOf(event).ruling != RulingKind::Quiet;
}

/// Tells whether the referee is watching. The referee does not watch while paused, while the camera
/// or the table is lost, and if no frame has come for kLate.
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

/// Writes the remaining times of the sides that have a limit.
void writeLimits(Json& json, const ThinkingClock& clock) {
    Json left = Json::object();
    Json delay = Json::object();
    Json flags = Json::array();
    for (const auto& [player, side] : clock.sides) {
        left[player] = tenth(seconds(side.left()));
        const auto uncounted =
            std::max(side.allowed.delay - side.turn, std::chrono::microseconds(0));
        delay[player] = tenth(seconds(uncounted));
        if (side.hasFallen) {
            flags.push_back(player);
        }
    }
    json["left_s"] = std::move(left);
    json["delay_s"] = std::move(delay);
    json["flags"] = std::move(flags);
    json["at_zero"] = nameOf(clock.atZero);
}

/// Writes the clock. The stream's time goes on between two frames.
Json clockJson(const FeedState& state, std::chrono::steady_clock::time_point now) {
    ThinkingClock clock = state.clock;
    const auto since = state.frameCame ? now - *state.frameCame : std::chrono::nanoseconds(0);
    advance(clock, state.time + std::chrono::duration_cast<std::chrono::microseconds>(since));
    Json totals = Json::object();
    for (const auto& [player, total] : clock.totals) {
        totals[player] = tenth(seconds(total));
    }
    Json json = {{"runs", clock.runs()},
                 {"turn_s", tenth(seconds(clock.turn))},
                 {"total_s", std::move(totals)}};
    if (clock.isLimited()) {
        writeLimits(json, clock);
    }
    return json;
}

/// Returns what sentences about this state need: the game, the position, the mover and the names.
ToldGame toldGame(const FeedState& state) {
    const std::vector<std::string>& toMove = state.position.toMove;
    return {state.position.game, state.before,
            toMove.size() == 1 ? std::string_view(toMove.front()) : std::string_view(),
            state.position.names, state.position.rules.start};
}

Json questionJson(const FeedState& state) {
    const std::optional<AnswerNeeded> question = questionFor(state.position.question, state.hearer);
    if (!question) {
        return nullptr;
    }
    Json json = {{"players", question->players}};
    write(json, "question", question->question);
    json["examples"] = question->examples;
    ToldEvent told = toldOf(*question, toldGame(state));
    for (const Laying& each : state.position.laying) {
        // a player's own examples have the action once it is legal
        if (state.hearer.empty() && std::ranges::count(question->players, each.player) > 0) {
            const std::string action = referee::readyAction(each.player);
            told.answers.push_back(
                {spoken({state.position.game, each.player, action}, state.position.names),
                 "play " + action});
        }
    }
    json["told"] = jsonOf(told);
    return json;
}

double thousandth(double number) {
    return std::round(number * 1000.0) / 1000.0;
}

Json expectedJson(const std::optional<ExpectedHits>& expected) {
    if (!expected) {
        return nullptr;
    }
    Json json = {{"attacker", expected->attacker},
                 {"target", expected->target},
                 {"matches", expected->matches},
                 {"mean", thousandth(expected->mean)},
                 {"chances", Json::array()}};
    for (const double chance : expected->chances) {
        json["chances"].push_back(thousandth(chance));
    }
    return json;
}

Json momentsJson(const std::optional<ShownMoments>& moments) {
    return moments ? Json{{"event", moments->event},
                          {"film", moments->hash},
                          {"times_s", moments->times},
                          {"toss", moments->isOfToss}}
                   : Json();
}

/// Returns the board as the state's hearer knows it: the position names the hearer's own tokens, as
/// in "LOd6,PAa2 ??d9 red".
std::optional<referee::PieceBoard> knownBoard(const LivePosition& position) {
    std::optional<referee::PieceBoard> board = position.board;
    if (!board || position.game != NavalBattle::kName || position.seenBy.empty()) {
        return board;
    }
    static const std::regex kUnits("([A-Z]{2})((?:[a-z][0-9]+!?)+)");
    static const std::regex kSquare("[a-z][0-9]+");
    std::map<std::string, std::string> unitOn;
    for (std::sregex_iterator unit(position.position.begin(), position.position.end(), kUnits);
         unit != std::sregex_iterator(); ++unit) {
        const std::string squares = (*unit)[2];
        for (std::sregex_iterator at(squares.begin(), squares.end(), kSquare);
             at != std::sregex_iterator(); ++at) {
            unitOn[at->str()] = (*unit)[1];
        }
    }
    for (referee::BoardPiece& piece : board->pieces) {
        const auto spot = std::ranges::find(board->spots, piece.spot,
                                            [](const auto& each) { return each.area.spot; });
        const auto unit = unitOn.find(spot->name);
        piece.label = piece.label.empty() && unit != unitOn.end() ? unit->second : piece.label;
    }
    return board;
}

/// Writes the players, their scores, the board and its drawing.
void writeBoard(Json& json, const FeedState& state) {
    const LivePosition& now = state.position;
    const auto view = boardViewOf(now.game, state.shownPosition, now.board);
    if (!view) {
        return;
    }
    json["score"] = jsonOf(view->score);
    json["board"] = jsonOf(view->board);
    BoardMarks marks = state.marks;
    if (now.otherTable) {
        marks = {.wrong = now.otherTable->where};
    }
    marks.ghost = state.ghost;
    const auto known = now.board ? boardViewOf(now.game, {}, knownBoard(now)) : view;
    json["drawing"] = drawingOf(known.value_or(*view), marks).svg;
}

/// Returns the difference between the two tables in the JSON of an event; null if the tables agree.
Json differenceJson(const std::optional<TablesDiffer>& differ) {
    if (!differ) {
        return nullptr;
    }
    Json json = {{"event", "tables_differ"}, {"where", differ->where}};
    write(json, "because", differ->said);
    ToldEvent told{RulingKind::Illegal, message("The other table differs")};
    told.main = joined({differ->where.begin(), differ->where.end()}, "%1, %2");
    told.more = {differ->said};
    json["told"] = jsonOf(told);
    return json;
}

Json parsedOrNull(const std::optional<std::string>& json) {
    return json ? parsedInOrder(*json).value_or(nullptr) : Json();
}

Announcement shownTo(const Announcement& announcement, Secrets secrets, std::string_view hearer) {
    Announcement shown{announcement.at, viewOf(announcement.event, hearer)};
    if (auto* refused = std::get_if<Refused>(&shown.event);
        refused != nullptr && secrets == Secrets::Some && refused->by.empty()) {
        forgetWords(*refused);
    }
    return shown;
}

Json numbered(std::uint64_t number, const Announcement& shown) {
    Json json = {{"number", number}};
    json.update(jsonOf(shown));
    json["text"] = text(shown.event);
    return json;
}

std::string written(const Json& json) {
    return printable(compactText(json));
}

/// Stores advice until a player acts or the record changes. A hint never hides the computer's move.
void noteAdvice(const Event& shown, const std::string& json, FeedState& state) {
    const auto* advised = std::get_if<Advised>(&shown);
    if (advised == nullptr) {
        if (positionAfter(shown) != nullptr || std::holds_alternative<GameOver>(shown)) {
            state.advice.reset();
            state.ghost = {};
        }
        return;
    }
    const bool isMove = advised->as == Advised::As::Move;
    if (!advised->isHidden && (isMove || !state.advice || !state.adviceIsMove)) {
        state.advice = json;
        state.adviceIsMove = isMove;
        const std::string& before = state.before.empty() ? state.shownPosition : state.before;
        state.ghost = ghostOf(startOrUsual(state.position.rules.start, state.position.game), before,
                              advised->line.empty() ? std::vector{advised->action} : advised->line);
    }
}

Json ownVariantJson(const std::optional<OwnVariant>& own) {
    return own ? Json{{"name", own->name}, {"about", own->about}} : Json();
}

} // namespace

std::string stateJson(const FeedState& state, EventRange events, May may,
                      std::chrono::steady_clock::time_point now) {
    Json json = {
        {"schema", "umpire.state/1"},
        {"game", state.position.game.empty() ? Json() : Json(state.position.game)},
        {"variant",
         state.position.rules.variant.empty() ? Json() : Json(state.position.rules.variant)},
        {"own_variant", ownVariantJson(state.position.rules.own)},
        {"time_s", seconds(state.time)},
        {"table", state.table},
        {"paused", state.paused},
        {"watching", watchingJson(state, now)},
        {"ply", state.position.ply},
        {"to_move", state.position.toMove},
        {"lays_in_secret", Json::array()},
        {"position", state.position.position.empty() ? Json() : Json(state.position.position)},
        {"position_is_secret", !state.position.seenBy.empty()},
        {"clock", clockJson(state, now)},
        {"question", questionJson(state)},
        {"expected_hits", expectedJson(state.expected)},
        {"last_ruling", parsedOrNull(state.lastRuling)},
        {"moments", momentsJson(state.moments)},
        {"advice", parsedOrNull(state.advice)},
        {"ghost", jsonOf(state.ghost)},
        {"other_table", differenceJson(state.position.otherTable)},
        {"over", parsedOrNull(state.outcome)},
        {"names", state.position.names},
        {"score", nullptr},
        {"board", nullptr},
        {"drawing", nullptr},
        {"delay_s", state.delay.count()},
        {"may_command", may == May::Command},
        {"offers", Json::array()},
        {"events", {{"first", events.first}, {"last", events.last}}}};
    for (const Laying& each : state.position.laying) {
        json["lays_in_secret"].push_back(each.player);
    }
    for (const std::string& each : may == May::Command ? state.offers : kNoOffers) {
        json["offers"].push_back(parsedOrNull(each));
    }
    writeBoard(json, state);
    return written(json);
}

Secrets secretsOf(const std::string& game) {
    const AnyGame* known = findGame(game);
    return known != nullptr && known->hidesNothing ? Secrets::None : Secrets::Some;
}

std::string eventJson(std::uint64_t number, const Announcement& announcement, Secrets secrets,
                      std::string_view hearer) {
    return written(numbered(number, shownTo(announcement, secrets, hearer)));
}

std::string eventJson(std::uint64_t number, const Announcement& announcement,
                      const FeedState& state) {
    const Announcement shown = shownTo(announcement, secretsOf(state.position.game), state.hearer);
    Json json = numbered(number, shown);
    json["text"] = lineOf(shown.event, toldGame(state));
    json["told"] = jsonOf(toldOf(shown.event, toldGame(state)));
    return written(json);
}

void note(const Announcement& announcement, const std::string& json, FeedState& state) {
    const Event shown = viewOf(announcement.event, state.hearer);
    if (const std::string* after = positionAfter(shown)) {
        state.before = *after;
    }
    state.time = announcement.at;
    const auto* changed = std::get_if<StateChanged>(&announcement.event);
    if (changed != nullptr) {
        state.table = nameOf(changed->state);
    }
    state.paused = std::holds_alternative<Paused>(announcement.event) ||
                   (state.paused && !std::holds_alternative<Resumed>(announcement.event));
    if (isRuling(announcement.event)) {
        state.lastRuling = json;
        state.marks = marksOf(shown);
    }
    if (std::holds_alternative<GameOver>(announcement.event)) {
        state.outcome = json;
    } else if (std::holds_alternative<Undone>(announcement.event)) {
        state.outcome.reset();
    }
    noteAdvice(shown, json, state);
}

LivePosition positionFor(LivePosition position, std::string_view player) {
    if (const auto seen = position.seenBy.find(player); seen != position.seenBy.end()) {
        position.position = seen->second;
    }
    return position;
}

void note(const LivePosition& position, FeedState& state) {
    if (position.position != state.position.position || position.ply != state.position.ply) {
        state.offers.clear(); // the offers belonged to another position
    }
    state.position = position;
    state.before = position.position;
    if (!position.position.empty()) {
        state.shownPosition = position.position;
    }
}

void note(const referee::Offer& offer, FeedState& state) {
    Json json = {{"number", ++state.offered}};
    json.update(jsonOf(spoken(offer, state.position.game)));
    state.offers.push_back(written(json));
    if (state.offers.size() > kMostOffers) {
        state.offers.erase(state.offers.begin());
    }
}

} // namespace umpire
