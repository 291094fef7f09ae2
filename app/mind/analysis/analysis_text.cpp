#include "app/mind/analysis/analysis_text.h"

#include "app/common/failure/joined_texts.h"
#include "app/common/failure/printed.h"
#include "app/common/json/json_values.h"
#include "app/record/journal/named_players.h"

#include <algorithm>
#include <cmath>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

std::string percent(double share) {
    return printed("%.0f %%", 100.0 * share);
}

std::string whoOf(const ValuedAction& action, const GameSettings& settings) {
    return action.player.empty() ? "the table" : namedPlayer(settings, action.player);
}

std::string mistakeLine(const Analysis& analysis, const ValuedAction& mistake,
                        const GameSettings& settings) {
    const std::vector<std::string> then(mistake.better.begin() + 1, mistake.better.end());
    const auto chances = chancesOf(analysis, mistake);
    return "  " + std::to_string(mistake.number) + ". " + whoOf(mistake, settings) + ": " +
           mistake.action + " lowered the chances from " + percent(chances[0]) + " to " +
           percent(chances[1]) + ". Better was " + mistake.better.front() +
           (then.empty() ? "" : ", and then " + joinedTexts(", ", then)) + ".\n";
}

/// Returns the first player's value after the action, such as "52 %". With more than two players,
/// returns the values of all players.
std::string valuesText(const ValuedAction& action) {
    return action.values.size() <= 2 ? percent(action.after)
                                     : joinedTexts(", ", action.values, &percent);
}

std::string headOf(const Analysis& analysis, const GameSettings& settings) {
    if (analysis.sides.size() <= 2) {
        return "The chances of " + namedPlayer(settings, analysis.sides.front().side) +
               " after each action (a draw counts as half a win):\n";
    }
    std::vector<std::string> players;
    for (const SideFigures& each : analysis.sides) {
        players.push_back(namedPlayer(settings, each.side));
    }
    return "What chances each player expected last, after each action: " +
           joinedTexts(", ", players) + ".\n";
}

std::string costLine(const Analysis& analysis, const SideFigures& side,
                     const GameSettings& settings) {
    const bool hasLuck = std::ranges::any_of(
        analysis.actions, [](const ValuedAction& each) { return each.player.empty(); });
    const std::string luck = std::string("; dice and tosses ") +
                             (side.luck < 0.0 ? "took " : "brought ") +
                             percent(std::abs(side.luck));
    return "In all, own actions cost " + namedPlayer(settings, side.side) + " " +
           percent(side.lost) + " of a win" + (hasLuck ? luck : "") + ".\n";
}

Json jsonOf(const ValuedAction& action) {
    return {{"event", action.event},   {"number", action.number}, {"player", orNull(action.player)},
            {"action", action.action}, {"before", action.before}, {"after", action.after},
            {"values", action.values}, {"loss", action.loss},     {"better", action.better}};
}

} // namespace

std::string analysisText(const Analysis& analysis, const GameSettings& settings) {
    std::string text = headOf(analysis, settings);
    for (const ValuedAction& each : analysis.actions) {
        text += "  " + std::to_string(each.number) + ". " + whoOf(each, settings) + ": " +
                each.action + "  " + valuesText(each) + "\n";
    }
    if (analysis.sides.size() > 2) {
        return text + "Of more than two players no mistake is named, because the others' actions "
                      "change a value too.\n";
    }
    const std::vector<ValuedAction> mistakes = mistakesIn(analysis, kToldMistakes);
    text += mistakes.empty() ? "No action lowered the chances by 5 % or more.\n"
                             : "The largest mistakes:\n";
    for (const ValuedAction& each : mistakes) {
        text += mistakeLine(analysis, each, settings);
    }
    for (const SideFigures& side : analysis.sides) {
        text += costLine(analysis, side, settings);
    }
    return text;
}

nlohmann::ordered_json analysisJson(const Analysis& analysis, const GameSettings& settings) {
    const auto actionOf = [](const ValuedAction& action) { return jsonOf(action); };
    const auto sideOf = [areTwo = analysis.sides.size() == 2](const SideFigures& side) -> Json {
        return {{"side", side.side},
                {"lost", areTwo ? Json(side.lost) : Json()},
                {"luck", areTwo ? Json(side.luck) : Json()}};
    };
    const auto mistakes = mistakesIn(analysis, kToldMistakes);
    return {{"schema", "umpire.analysis/1"},
            {"game", settings.game},
            {"sides", jsonList(analysis.sides, sideOf)},
            {"actions", jsonList(analysis.actions, actionOf)},
            {"mistakes", jsonList(mistakes, &ValuedAction::number)}};
}

} // namespace umpire
