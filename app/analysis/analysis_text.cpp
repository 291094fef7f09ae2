#include "app/analysis/analysis_text.h"

#include "app/journal/named_players.h"
#include "app/outcome/printed.h"

#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

std::string withSign(double value) {
    return printed("%+.2f", value);
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text.append(text.empty() ? "" : ", ").append(word);
    }
    return text;
}

std::string whoOf(const ValuedAction& action, const GameSettings& settings) {
    return action.player.empty() ? "the table" : namedPlayer(settings, action.player);
}

std::string mistakeLine(const ValuedAction& mistake, const GameSettings& settings) {
    const std::vector<std::string> then(mistake.better.begin() + 1, mistake.better.end());
    return "  " + std::to_string(mistake.number) + ". " + whoOf(mistake, settings) + ": " +
           mistake.action + " gave away " + printed("%.2f", mistake.loss) + ". Better was " +
           mistake.better.front() + (then.empty() ? "" : ", and then " + listed(then)) + ".\n";
}

Json jsonOf(const ValuedAction& action) {
    return {{"event", action.event},
            {"number", action.number},
            {"player", action.player.empty() ? Json(nullptr) : Json(action.player)},
            {"action", action.action},
            {"before", action.before},
            {"after", action.after},
            {"loss", action.loss},
            {"better", action.better}};
}

} // namespace

std::string analysisText(const Analysis& analysis, const GameSettings& settings) {
    const std::string first = namedPlayer(settings, analysis.sides.front().side);
    std::string text =
        "What the game was worth to " + first + " after each action (0 is lost, 1 is won):\n";
    for (const ValuedAction& each : analysis.actions) {
        text += "  " + std::to_string(each.number) + ". " + whoOf(each, settings) + ": " +
                each.action + "  " + printed("%.2f", each.after) + "\n";
    }
    const std::vector<ValuedAction> mistakes = mistakesIn(analysis, kToldMistakes);
    text += mistakes.empty() ? "No action gave away a twentieth of a game.\n"
                             : "The largest mistakes, in games:\n";
    for (const ValuedAction& each : mistakes) {
        text += mistakeLine(each, settings);
    }
    for (const SideFigures& side : analysis.sides) {
        text += namedPlayer(settings, side.side) + " gave away " + printed("%.2f", side.lost) +
                " games in all; dice and tosses were worth " + withSign(side.luck) + ".\n";
    }
    return text;
}

nlohmann::ordered_json analysisJson(const Analysis& analysis, const GameSettings& settings) {
    Json actions = Json::array();
    for (const ValuedAction& each : analysis.actions) {
        actions.push_back(jsonOf(each));
    }
    Json mistakes = Json::array();
    for (const ValuedAction& each : mistakesIn(analysis, kToldMistakes)) {
        mistakes.push_back(each.number);
    }
    Json sides = Json::array();
    for (const SideFigures& side : analysis.sides) {
        sides.push_back({{"side", side.side}, {"lost", side.lost}, {"luck", side.luck}});
    }
    return {{"schema", "umpire.analysis/1"},
            {"game", settings.game},
            {"sides", std::move(sides)},
            {"actions", std::move(actions)},
            {"mistakes", std::move(mistakes)}};
}

} // namespace umpire
