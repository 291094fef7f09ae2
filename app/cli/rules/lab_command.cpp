#include "app/cli/commands.h"
#include "app/cli/rules/rules_opponent.h"
#include "app/cli/rules/rules_question.h"
#include "app/cli/shared_options.h"
#include "app/cli/shown_progress.h"
#include "app/common/json/json_text.h"
#include "app/eye/one_picture/process.h"
#include "app/mind/lab/combinations.h"
#include "app/mind/lab/kept_games.h"
#include "app/mind/lab/lab_text.h"

namespace umpire {
namespace {

/// maximum number of positions searched for an action, without --nodes and --time
constexpr long long kUsualLabNodes = 1000;

struct LabCommand {
    RulesQuestion question; ///< `variant` holds names separated by commas
    std::vector<std::string> sets;
    std::string engine = "casual";
    ThinkingOptions thinking;
    long long games = LabPlan{}.games;
    long long opening = LabPlan{}.opening;
    long long mostActions = LabPlan{}.mostActions;
    long long threads = LabPlan{}.threads;
    double margin = LabPlan{}.margin;
    std::string keep;
    bool csv = false;
};

Expected<void> checkNumbers(const LabCommand& asked) {
    if (!(asked.margin >= 0. && asked.margin < 0.5)) {
        return wrongUsage("--margin: give a number from 0 to less than 0.5");
    }
    return inRange("--games", asked.games, {1, 1'000'000})
        .and_then([&] {
            return inRange("--opening", asked.opening, {0, 1000});
        })
        .and_then([&] {
            return inRange("--most-actions", asked.mostActions, {1, 100'000});
        })
        .and_then([&] {
            return inRange("--threads", asked.threads, {0, 1024});
        });
}

/// Returns the limits of the engine's thinking. UCT with a number of playouts, and an engine with a
/// number of positions, have no other limit. Error: WrongUsage if other limits are given for these.
Expected<Thinking> labThinking(const LabCommand& asked, const Opponent& engine) {
    ThinkingOptions options = asked.thinking;
    const bool isLimited = options.seconds || options.nodes;
    if (engine.kind != Opponent::Kind::Engine || engine.nodes != 0) {
        if (isLimited) {
            return wrongUsage("--engine " + asked.engine +
                              ": this engine has no other limit; leave --nodes and --time away");
        }
    } else if (!isLimited) {
        options.nodes = kUsualLabNodes;
    }
    return thinkingOf(options);
}

Expected<std::vector<LabVariant>> labVariants(const LabCommand& asked) {
    const auto names = gameOf(asked.question).and_then([&](const AnyGame* game) {
        return combinationsOf(*game, {asked.question.variant, asked.sets});
    });
    if (!names) {
        return tl::make_unexpected(names.error());
    }
    std::vector<LabVariant> variants;
    for (const std::string& name : *names) {
        RulesQuestion question = asked.question;
        question.variant = name;
        const auto start = positionOf(question);
        if (!start && start.error().status == ExitStatus::WrongUsage) {
            return wrongUsage("the variant `" + name +
                              "` does not serve: " + english(start.error().message));
        }
        if (!start) {
            return tl::make_unexpected(start.error());
        }
        if ((*start)->outcome()) {
            return wrongUsage("--position: the game is over; give a position in which somebody is "
                              "to act");
        }
        variants.push_back({name, *start});
    }
    return variants;
}

Expected<LabPlan> labPlan(const LabCommand& asked) {
    const auto engine = opponentOf(asked.engine);
    if (!engine) {
        return wrongUsage("--engine: " + engine.error());
    }
    return checkNumbers(asked)
        .and_then([&] { return labThinking(asked, *engine); })
        .and_then([&](const Thinking& thinking) {
            return labVariants(asked).map([&](std::vector<LabVariant> variants) {
                return LabPlan{.variants = std::move(variants),
                               .engine = *engine,
                               .thinking = thinking,
                               .games = int(asked.games),
                               .opening = int(asked.opening),
                               .mostActions = int(asked.mostActions),
                               .threads = unsigned(asked.threads),
                               .margin = asked.margin};
            });
        });
}

/// Plays the games, and prints the answer about the games so far, even if the file of --keep
/// failed.
Expected<void> playAndTell(const LabCommand& asked, const LabPlan& plan) {
    LabHeading heading{asked.engine, asked.question.position, {}};
    for (const auto& file : asked.question.data) {
        heading.files.push_back(file.string());
    }
    std::optional<KeptGames> kept;
    if (!asked.keep.empty()) {
        auto opened = KeptGames::open(asked.keep, plan, heading);
        if (!opened) {
            return tl::make_unexpected(opened.error());
        }
        kept.emplace(std::move(*opened));
        if (kept->droppedTornLine()) {
            complain("--keep " + asked.keep +
                     ": the last line was torn and is dropped; its game is played again");
        }
    }
    Expected<void> keeping;
    ShownProgress progress("lab");
    const std::size_t all = plan.variants.size() * std::size_t(plan.games);
    std::size_t done = 0;
    for (const auto& variant : kept ? kept->played() : LabGames{}) {
        done += std::size_t(std::ranges::count_if(
            variant, [](const std::optional<LabGame>& game) { return game.has_value(); }));
    }
    progress.beginAt(done);
    const auto finished = [&](const FinishedGame& game) {
        progress.tell(++done, all);
        keeping = kept ? kept->add(game, plan) : keeping;
        return keeping.has_value();
    };
    const StopOnEnd end;
    const LabGames games = playLab(plan, kept ? kept->played() : LabGames{}, finished, end.token());
    progress.wipe();
    const LabAnswer answer{plan, heading, games};
    return writeAnswer(asked.csv                                 ? labCsv(answer)
                       : asked.question.form == AnswerForm::Json ? indentedText(labJson(answer))
                                                                 : labText(answer))
        .and_then([&] { return keeping; });
}

void addRuleOptions(CLI::App& command, LabCommand& asked) {
    command.add_option("GAME", asked.question.game, listedGames())->required();
    command
        .add_option("--set", asked.sets,
                    "compares these values of a setting, such as KEY=A,B; several --set compare "
                    "every combination (`umpire rules GAME variants` lists the settings)")
        ->allow_extra_args(false);
    command.add_option(
        "--variant", asked.question.variant,
        "the compared variants, separated by commas (default: the game's default variant)");
    command.add_option(
        "--position", asked.question.position,
        "the first position of each game, in the game's notation (default: the game's start)");
    addDataOption(command, asked.question.data);
}

void addPlayOptions(CLI::App& command, LabCommand& asked) {
    command.add_option("--games", asked.games,
                       "the number of games of each variant (default: 100)");
    command.add_option("--engine", asked.engine,
                       "the engine that plays all sides: beginner, casual, strong, best, "
                       "uct:PLAYOUTS or random (default: casual)");
    command.add_option("--nodes", asked.thinking.nodes,
                       "the largest number of positions searched for an action (default: 1000, "
                       "unless --time is given)");
    command.add_option("--time", asked.thinking.seconds,
                       "the longest time for an action, in seconds");
    command.add_option("--seed", asked.thinking.seed,
                       "the seed of all random choices (default: 1)");
    command.add_option("--opening", asked.opening,
                       "the number of random actions before the engine plays (default: 2)");
    command.add_option("--most-actions", asked.mostActions,
                       "ends a game as a draw after this number of actions (default: 400)");
    command.add_option("--margin", asked.margin,
                       "a side leads if its value exceeds 0.5 by more than this (default: 0.1)");
    command.add_option("--threads", asked.threads,
                       "the number of games at a time (default: one for each core)");
}

} // namespace

void addLabCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command =
        app.add_subcommand("lab", "plays variants of a game against themselves and compares them");
    const auto asked = std::make_shared<LabCommand>();
    addRuleOptions(*command, *asked);
    addPlayOptions(*command, *asked);
    command->add_option("--keep", asked->keep,
                        "keeps finished games in this file; the same command continues from there");
    CLI::Option* json = addJsonFlag(*command, asked->question.form);
    command->add_flag("--csv", asked->csv, "prints the answer as comma-separated values")
        ->excludes(json);
    answerWith(*command, exitStatus, [asked] {
        return labPlan(*asked).and_then(
            [&](const LabPlan& plan) { return playAndTell(*asked, plan); });
    });
}

} // namespace umpire
