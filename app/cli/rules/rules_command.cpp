#include "app/cli/commands.h"
#include "app/cli/data_option.h"
#include "app/cli/paper_options.h"
#include "app/cli/rules/rules_answers.h"
#include "app/cli/rules/rules_opponent.h"
#include "app/record/game_files/any_game.h"

#include <fstream>
#include <iostream>
#include <unistd.h>

namespace umpire {
namespace {

constexpr int kMaxDepth = 1000; ///< longer than any game; more is a typing error

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
                       "the variant: its name, settings such as key=value, or both in quotes "
                       "(`umpire rules GAME variants` lists them)");
    command.add_option("--position", rules.question.position,
                       "where to begin, in the game's notation, instead of at the start");
    addDataOption(command, rules.question.data);
    addJsonFlag(command, rules.question.form);
}

void addThinkingOptions(CLI::App& command, ThinkingOptions& thinking) {
    command.add_option("--time", thinking.seconds, "the most seconds for an action");
    command.add_option("--nodes", thinking.nodes, "the most positions looked at for an action");
    command.add_option("--seed", thinking.seed, "of all that is drawn by lot; 1 without it");
}

void addBest(CLI::App& best, const std::shared_ptr<RulesCommand>& rules) {
    addQuestionOptions(best, *rules);
    addThinkingOptions(best, rules->best.thinking);
    best.add_option("--strength", rules->best.strength,
                    "1 beginner, 2 casual, 3 strong, 4 best (the default)");
    best.add_option("--as", rules->best.as, "the player to advise, where several are to act");
}

void addMatch(CLI::App& match, const std::shared_ptr<RulesCommand>& rules) {
    MatchRequest& request = rules->match;
    match
        .add_option(
            "FIRST", request.engines[0],
            "an engine: random, uct:PLAYOUTS, best, strong, casual, beginner; best:20000 looks "
            "at 20,000 positions for an action, whatever --nodes says")
        ->required();
    match.add_option("SECOND", request.engines[1], "the other engine")->required();
    addQuestionOptions(match, *rules);
    addThinkingOptions(match, request.thinking);
    match.add_option("--games", request.games, "how many; 100 without it");
    match.add_option("--opening", request.opening,
                     "actions by lot before the engines play, the same for two games; 4 without "
                     "it");
    match.add_option("--most-actions", request.mostActions,
                     "a game is left as drawn after so many; 400 without it");
    match.add_option("--threads", request.threads, "games at a time; without it one for each core");
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
    CLI::App* command =
        app.add_subcommand("rules", "tells what the rules of a game allow: " + listedGames());
    command->require_subcommand(1);
    const auto rules = std::make_shared<RulesCommand>();
    command->add_option("GAME", rules->question.game, listedGames())->required();
    CLI::App* perft = command->add_subcommand("perft", "counts legal action sequences by length");
    perft->add_option("DEPTH", rules->depth, "the greatest length")
        ->required()
        ->check(CLI::Range(0, kMaxDepth));
    addQuestionOptions(*perft, *rules);
    answerWith(*perft, exitStatus, [rules] { return answerPerft(rules->question, rules->depth); });

    CLI::App* actions = command->add_subcommand("actions", "lists the legal actions");
    addQuestionOptions(*actions, *rules);
    answerWith(*actions, exitStatus, [rules] { return answerActions(rules->question); });

    CLI::App* variants =
        command->add_subcommand("variants", "lists the variants and the settings, explained");
    addDataOption(*variants, rules->question.data);
    addJsonFlag(*variants, rules->question.form);
    answerWith(*variants, exitStatus, [rules] { return answerVariants(rules->question); });

    CLI::App* teach = command->add_subcommand("teach", "teaches the game on one page");
    addLanguageOption(*teach, rules->language);
    addJsonFlag(*teach, rules->question.form);
    answerWith(*teach, exitStatus,
               [rules] { return answerTeach(rules->question, rules->language); });

    CLI::App* play = command->add_subcommand("play", "plays actions and says what they cause");
    play->add_option("FILE", rules->play.source, "actions, one a line; standard input without it");
    addQuestionOptions(*play, *rules);
    play->add_flag_callback(
        "--keep-going", [rules] { rules->play.onIllegal = OnIllegal::GoOn; },
        "goes on after an illegal line, which otherwise ends the game with status 2");
    play->add_option("--as", rules->play.as,
                     "the player who hears the answers: what others hide is left out");
    answerWith(*play, exitStatus, [rules] { return playFile(*rules); });

    CLI::App* best = command->add_subcommand("best", "says what an engine would do");
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
