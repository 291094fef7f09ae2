#include "app/cli/commands.h"
#include "app/cli/rules/rules_answers.h"
#include "app/cli/rules/rules_opponent.h"
#include "app/cli/shared_options.h"
#include "app/record/game_files/any_game.h"

#include <fstream>
#include <iostream>
#include <unistd.h>

namespace umpire {
namespace {

/// maximum depth; longer than any game, so that more is a typing error
constexpr int kMaxDepth = 1000;

struct RulesCommand {
    RulesQuestion question;
    int depth = 0;
    PlayRequest play;
    BestRequest best;
    MatchRequest match;
    Language language = Language::English;
};

void addQuestionOptions(CLI::App& command, RulesCommand& rules) {
    command.add_option("--variant", rules.question.variant,
                       "the variant's name, settings such as key=value, or both in quotes (`umpire "
                       "rules GAME variants` lists them)");
    command.add_option("--position", rules.question.position,
                       "the first position, in the game's notation (default: the game's start)");
    addDataOption(command, rules.question.data);
    addJsonFlag(command, rules.question.form);
}

void addThinkingOptions(CLI::App& command, ThinkingOptions& thinking) {
    command.add_option("--time", thinking.seconds, "the longest time for an action, in seconds");
    command.add_option("--nodes", thinking.nodes,
                       "the largest number of positions searched for an action");
    command.add_option("--seed", thinking.seed, "the seed of all random choices (default: 1)");
}

void addBest(CLI::App& best, const std::shared_ptr<RulesCommand>& rules) {
    addQuestionOptions(best, *rules);
    addThinkingOptions(best, rules->best.thinking);
    best.add_option(
        "--strength", rules->best.strength,
        "the engine's strength: 1 is a beginner, 2 casual, 3 strong, 4 the best (default: 4)");
    best.add_option("--as", rules->best.as, "the player to advise, if several players may act");
}

void addMatch(CLI::App& match, const std::shared_ptr<RulesCommand>& rules) {
    MatchRequest& request = rules->match;
    match
        .add_option("FIRST", request.engines[0],
                    "the first engine: random, uct:PLAYOUTS, best, strong, casual or beginner; "
                    "best:20000 searches 20,000 positions for an action and ignores --nodes")
        ->required();
    match.add_option("SECOND", request.engines[1], "the second engine")->required();
    addQuestionOptions(match, *rules);
    addThinkingOptions(match, request.thinking);
    match.add_option("--games", request.games, "the number of games (default: 100)");
    match.add_option("--opening", request.opening,
                     "the number of random actions before the engines play, the same for two games "
                     "(default: 4)");
    match.add_option("--most-actions", request.mostActions,
                     "ends a game as a draw after this number of actions (default: 400)");
    match.add_option("--threads", request.threads,
                     "the number of games at a time (default: one for each core)");
}

Expected<void> playFile(const RulesCommand& rules) {
    PlayRequest request = rules.play;
    request.question = rules.question;
    if (request.source.empty() || request.source == "-") {
        request.source = "standard input";
        request.from = isatty(STDIN_FILENO) != 0 ? PlayedFrom::Terminal : PlayedFrom::File;
        return answerPlay(request, std::cin);
    }
    std::ifstream file(request.source);
    if (!file || file.peek() == std::ifstream::traits_type::eof()) {
        return failWith(ExitStatus::CannotRead, request.source +
                                                    ": holds no actions or cannot be "
                                                    "read; give a file with one action a "
                                                    "line");
    }
    return answerPlay(request, file);
}

} // namespace

void addRulesCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command = app.add_subcommand(
        "rules",
        "lists what the rules of a game allow, and plays by them; GAME is one of " + listedGames());
    command->require_subcommand(1);
    const auto rules = std::make_shared<RulesCommand>();
    command->add_option("GAME", rules->question.game, listedGames())->required();
    CLI::App* perft = command->add_subcommand("perft", "counts legal action sequences by length");
    perft->add_option("DEPTH", rules->depth, "the greatest number of actions in a sequence")
        ->required()
        ->check(CLI::Range(0, kMaxDepth));
    addQuestionOptions(*perft, *rules);
    answerWith(*perft, exitStatus, [rules] { return answerPerft(rules->question, rules->depth); });

    CLI::App* actions = command->add_subcommand("actions", "lists the legal actions");
    addQuestionOptions(*actions, *rules);
    answerWith(*actions, exitStatus, [rules] { return answerActions(rules->question); });

    CLI::App* variants =
        command->add_subcommand("variants", "lists and explains the variants and the settings");
    addDataOption(*variants, rules->question.data);
    addJsonFlag(*variants, rules->question.form);
    answerWith(*variants, exitStatus, [rules] { return answerVariants(rules->question); });

    CLI::App* teach = command->add_subcommand("teach", "teaches the game on one page");
    addLanguageOption(*teach, rules->language);
    addJsonFlag(*teach, rules->question.form);
    answerWith(*teach, exitStatus,
               [rules] { return answerTeach(rules->question, rules->language); });

    CLI::App* play = command->add_subcommand("play", "plays actions and prints their effects");
    play->add_option("FILE", rules->play.source,
                     "a file with one action per line (default: standard input)");
    addQuestionOptions(*play, *rules);
    play->add_flag_callback(
        "--keep-going", [rules] { rules->play.onIllegal = OnIllegal::GoOn; },
        "goes on after an illegal line, which otherwise ends the game with status 2");
    play->add_option("--as", rules->play.as, "prints only what this player may know");
    answerWith(*play, exitStatus, [rules] { return playFile(*rules); });

    CLI::App* best =
        command->add_subcommand("best", "prints the action that an engine would choose");
    addBest(*best, rules);
    answerWith(*best, exitStatus, [rules] {
        BestRequest request = rules->best;
        request.question = rules->question;
        return answerBest(request);
    });

    CLI::App* match = command->add_subcommand("match", "lets two engines play many games");
    addMatch(*match, rules);
    answerWith(*match, exitStatus, [rules] {
        MatchRequest request = rules->match;
        request.question = rules->question;
        return answerMatch(request);
    });
}

} // namespace umpire
