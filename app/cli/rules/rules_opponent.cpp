#include "app/cli/rules/rules_opponent.h"

#include "app/cli/rules/rules_question.h"
#include "app/cli/shown_progress.h"
#include "app/common/failure/joined_texts.h"
#include "app/common/failure/printed.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/process.h"
#include "app/mind/opponent/match.h"

#include <cmath>
#include <cstdio>

namespace umpire {
namespace {

using Json = nlohmann::ordered_json;

/// thinking time of `best` in seconds, without other limits
constexpr double kUsualSeconds = 1.;
/// positions searched for an action of a match, without other limits
constexpr long long kUsualNodes = 20'000;
constexpr double kMostSeconds = 86'400.; ///< maximum thinking time in seconds: a day
constexpr long long kMost = 1'000'000'000'000;

std::string rounded(double value, int digits) {
    return printed("%.*f", digits, value);
}

/// Returns the question's position. Error: also WrongUsage if the game is over.
Expected<SharedPosition> livePosition(const RulesQuestion& question) {
    return positionOf(question).and_then(
        [](const SharedPosition& position) -> Expected<SharedPosition> {
            if (const auto outcome = position->outcome()) {
                return wrongUsage("--position: the game is over, " + english(outcome->because) +
                                  "; give a position in which somebody is to act");
            }
            return position;
        });
}

/// Returns the named player, or the first player who has to act.
Expected<Player> advisedPlayer(const AnyPosition& position, const std::string& name) {
    const auto toAct = position.toAct();
    if (toAct.empty()) {
        return wrongUsage("--position: nobody is to act, for the table owes a result; play one of "
                          "its results first");
    }
    for (const Player player : toAct) {
        if (name.empty() || position.nameOf(player) == name) {
            return player;
        }
    }
    return wrongUsage("--as: `" + name + "` is not to act now; take one of " +
                      listed(namesToAct(position)));
}

std::string percent(double share) {
    return rounded(100. * share, 0) + " %";
}

std::string bestText(const AnyAdvice& advice, const std::string& player) {
    const Searched& searched = advice.searched;
    const std::string sure = searched.isComplete ? ", proved" : "";
    return *advice.action + "\n" + player + "'s chances: " + percent(advice.value) + sure +
           "\nexpected then: " + joinedTexts("  ", advice.line) + "\nlooked at " +
           std::to_string(searched.nodes) + " positions, " + std::to_string(searched.depth) +
           " actions ahead\n";
}

Json bestJson(const AnyPosition& position, const AnyAdvice& advice, const std::string& player) {
    return {{"game", position.game().name},
            {"player", player},
            {"action", *advice.action},
            {"value", advice.value},
            {"line", advice.line},
            {"nodes", advice.searched.nodes},
            {"depth", advice.searched.depth},
            {"proved", advice.searched.isComplete},
            {"own_engine", hasOwnEngine(position.game())},
            {"position", position.text()}};
}

Expected<void> advise(const AnyPosition& position, const BestRequest& request,
                      const Thinking& thinking) {
    return advisedPlayer(position, request.as).and_then([&](Player player) -> Expected<void> {
        const Opponent opponent{.strength = Strength(request.strength)};
        const AnyAdvice advice = bestAction(position, player, opponent, thinking);
        const std::string name = position.nameOf(player);
        if (!advice.action) {
            return wrongUsage("--position: " + name +
                              " waits for the table, which draws or throws first; play one of "
                              "its results, which `umpire rules GAME actions` lists");
        }
        return writeAnswer(request.question.form == AnswerForm::Json
                               ? indentedText(bestJson(position, advice, name))
                               : bestText(advice, name));
    });
}

Json jsonOfElo(double score, int players) {
    const double elo = eloOf(score, players);
    return std::isfinite(elo) ? Json(std::round(elo * 10.) / 10.) : Json();
}

std::string elo(double score, int players) {
    const double points = eloOf(score, players);
    return std::isfinite(points) ? (points < 0. ? "" : "+") + rounded(points, 0)
           : points > 0.         ? "+infinity"
                                 : "-infinity";
}

/// Returns words about the score of equal players; empty for two players, who need none.
std::string evenScore(int players) {
    return players == 2 ? ""
                        : "; one of " + std::to_string(players) + " equal players scores " +
                              percent(1. / players);
}

std::string matchText(const MatchRequest& request, const PlayedMatch& match) {
    const MatchFigures figures = figuresOf(match);
    const std::string played = std::to_string(match.games.size());
    std::string text = request.engines[0] + " against " + request.engines[1] + ", " +
                       request.question.game + ": " + played + " of " +
                       std::to_string(request.games) + " games\n";
    text += "wins " + std::to_string(figures.won) + ", draws " + std::to_string(figures.drawn) +
            ", losses " + std::to_string(figures.lost) + "; " + std::to_string(figures.left) +
            " of the draws were left after " + std::to_string(request.mostActions) + " actions\n";
    if (match.games.empty()) {
        return text;
    }
    text += "score " + percent(figures.score) + " of the points; with 95 % certainty between " +
            percent(figures.interval[0]) + " and " + percent(figures.interval[1]) +
            evenScore(match.players) + "\nElo difference " + elo(figures.score, match.players) +
            ", with 95 % certainty between " + elo(figures.interval[0], match.players) + " and " +
            elo(figures.interval[1], match.players) + "\nmean length " +
            rounded(figures.meanActions, 1) + " actions\n";
    return text;
}

Json matchJson(const MatchRequest& request, const PlayedMatch& match) {
    const MatchFigures figures = figuresOf(match);
    Json json = {{"game", request.question.game},
                 {"engines", request.engines},
                 {"games", request.games},
                 {"played", match.games.size()},
                 {"wins", figures.won},
                 {"draws", figures.drawn},
                 {"losses", figures.lost},
                 {"left", figures.left},
                 {"mean_actions", figures.meanActions},
                 {"players", match.players},
                 {"score", figures.score},
                 {"score_interval", figures.interval}};
    json["elo"] = jsonOfElo(figures.score, match.players);
    json["elo_interval"] = {jsonOfElo(figures.interval[0], match.players),
                            jsonOfElo(figures.interval[1], match.players)};
    return json;
}

Expected<MatchPlan> planOf(const MatchRequest& request) {
    MatchPlan plan{.games = int(request.games),
                   .opening = int(request.opening),
                   .mostActions = int(request.mostActions),
                   .threads = unsigned(request.threads)};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto opponent = opponentOf(request.engines[i]);
        if (!opponent) {
            return wrongUsage((i == 0 ? "FIRST: " : "SECOND: ") + opponent.error());
        }
        plan.opponents[i] = *opponent;
    }
    ThinkingOptions options = request.thinking;
    if (!options.seconds && !options.nodes) {
        options.nodes = kUsualNodes;
    }
    return inRange("--games", request.games, {1, 1'000'000})
        .and_then([&] {
            return inRange("--opening", request.opening, {0, 1000});
        })
        .and_then([&] {
            return inRange("--most-actions", request.mostActions, {1, 100'000});
        })
        .and_then([&] {
            return inRange("--threads", request.threads, {0, 1024});
        })
        .and_then([&] { return thinkingOf(options); })
        .map([&](const Thinking& thinking) {
            plan.thinking = thinking;
            return plan;
        });
}

} // namespace

Expected<void> inRange(std::string_view what, long long number, std::array<long long, 2> range) {
    if (number >= range[0] && number <= range[1]) {
        return {};
    }
    return wrongUsage(std::string(what) + ": " + std::to_string(number) +
                      " does not serve; give a " + "number from " + std::to_string(range[0]) +
                      " to " + std::to_string(range[1]));
}

Expected<Thinking> thinkingOf(const ThinkingOptions& options) {
    const double seconds = options.seconds.value_or(kUsualSeconds);
    if (!(seconds > 0. && seconds <= kMostSeconds)) {
        return wrongUsage("--time: " + rounded(seconds, 3) +
                          " does not serve; give seconds, more than 0 "
                          "and at most 86400");
    }
    return inRange("--nodes", options.nodes.value_or(1), {1, kMost})
        .and_then([&] {
            return inRange("--seed", options.seed, {0, kMost});
        })
        .map([&] {
            Thinking thinking{.nodes = std::uint64_t(options.nodes.value_or(0)),
                              .seed = std::uint64_t(options.seed)};
            if (options.seconds) {
                thinking.time = std::chrono::duration<double>(seconds);
            }
            return thinking;
        });
}

Expected<void> answerBest(const BestRequest& request) {
    ThinkingOptions options = request.thinking;
    if (!options.seconds && !options.nodes) {
        options.seconds = kUsualSeconds;
    }
    return inRange("--strength", request.strength, {1, 4})
        .and_then([&] { return thinkingOf(options); })
        .and_then([&](const Thinking& thinking) {
            return livePosition(request.question).and_then([&](const SharedPosition& position) {
                return advise(*position, request, thinking);
            });
        });
}

Expected<void> answerMatch(const MatchRequest& request) {
    return planOf(request).and_then([&](const MatchPlan& plan) {
        return livePosition(request.question).and_then([&](const SharedPosition& position) {
            const StopOnEnd end;
            ShownProgress progress("match");
            MatchPlan told = plan;
            told.heard = [&](std::size_t done, std::size_t all) { progress.tell(done, all); };
            const PlayedMatch match = playMatch(position, told, end.token());
            progress.wipe();
            return writeAnswer(request.question.form == AnswerForm::Json
                                   ? indentedText(matchJson(request, match))
                                   : matchText(request, match));
        });
    });
}

} // namespace umpire
