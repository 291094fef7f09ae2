#include "app/cli/commands.h"
#include "app/cli/log/log_answers.h"

namespace umpire {
namespace {

struct LogCommand {
    LogQuestion question;
    ExportRequest request;
    Anchor anchor;
    bool isArchive = false;             ///< the file is from `umpire club archive`
    std::vector<std::string> witnesses; ///< codes of phones that must have signed
    StatisticsForm statistics = StatisticsForm::Text;
    std::vector<std::int64_t> events; ///< events whose films are erased; empty: all
    std::optional<double> seconds;
    std::uint64_t positions = 20'000;
};

/// Adds a subcommand that takes a single file.
CLI::App& addOne(CLI::App& command, LogCommand& log, const char* name, const char* about) {
    CLI::App* one = command.add_subcommand(name, about);
    one->add_option("FILE", log.question.files, "the journal of a game")->required()->expected(1);
    addJsonFlag(*one, log.question.form);
    return *one;
}

/// Adds --secrets. During a game, its record may contain more than the person who asks may know.
void addSecrets(CLI::App& command, LogCommand& log) {
    command.add_flag_callback(
        "--secrets", [&log] { log.question.secrets = Secrets::Told; },
        "also prints what is still secret in a game that is not over");
}

/// Adds the option for an archive instead of one journal.
void addArchive(CLI::App& verify, LogCommand& log) {
    CLI::Option* archive = verify
                               .add_flag("--archive", log.isArchive,
                                         "reads FILE as an archive of `umpire club archive` (a "
                                         "file or a folder), and prints who witnessed each game")
                               ->excludes("--expect")
                               ->excludes("--code");
    verify
        .add_option("--witness", log.witnesses,
                    "the code of a phone that must have signed; may be repeated")
        ->allow_extra_args(false)
        ->needs(archive);
}

CLI::App& addAnalysis(CLI::App& command, LogCommand& log) {
    CLI::App& analysis =
        addOne(command, log, "analyse",
               "evaluates the game after each action, and lists the largest mistakes");
    CLI::Option* seconds = analysis
                               .add_option("--time", log.seconds,
                                           "the time for each action, in seconds; the answer then "
                                           "differs from machine to machine")
                               ->check(CLI::Range(0.001, 3600.0));
    analysis
        .add_option(
            "--nodes", log.positions,
            "the number of positions that the engine searches for each action (default: 20000)")
        ->check(CLI::Range(std::uint64_t(1), std::uint64_t(1'000'000'000)))
        ->excludes(seconds);
    addSecrets(analysis, log);
    return analysis;
}

CLI::App& addStatistics(CLI::App& command, LogCommand& log) {
    CLI::App* statistics = command.add_subcommand(
        "statistics",
        "compares the hits, dice, winners and thinking times of many games with chance");
    statistics
        ->add_option("PLACE", log.question.files,
                     "journals, folders with journals, or .zip or .tar.gz files of journals; "
                     "subfolders are searched too")
        ->required();
    CLI::Option* json = statistics->add_flag_callback(
        "--json", [&log] { log.statistics = StatisticsForm::Json; }, "prints the answer as JSON");
    statistics
        ->add_flag_callback(
            "--csv", [&log] { log.statistics = StatisticsForm::Csv; },
            "prints the figures as comma-separated values")
        ->excludes(json);
    return *statistics;
}

} // namespace

void addLogCommand(CLI::App& app, int& exitStatus) {
    CLI::App* command =
        app.add_subcommand("log", "reads the records of games that `umpire referee` wrote");
    command->require_subcommand(1);
    const auto log = std::make_shared<LogCommand>();
    CLI::App* list = command->add_subcommand("list", "lists the games, one line for each game");
    list->add_option("PLACE", log->question.files, "journals, or folders with journals")
        ->required();
    addJsonFlag(*list, log->question.form);
    answerWith(*list, exitStatus, [log] { return answerList(log->question); });

    CLI::App& show = addOne(*command, *log, "show", "prints every event of a game");
    addSecrets(show, *log);
    answerWith(show, exitStatus, [log] { return answerShow(log->question); });

    CLI::App& verify =
        addOne(*command, *log, "verify", "finds events that were changed or that are missing");
    verify.add_option(
        "--expect", log->anchor.hash,
        "checks that the record has the event with this hash, which was announced earlier");
    verify.add_option(
        "--code", log->anchor.code,
        "checks that the record is the one for which `umpire log seal` printed this code");
    addArchive(verify, *log);
    answerWith(verify, exitStatus, [log] {
        return log->isArchive ? answerVerifyArchive(log->question, log->witnesses)
                              : answerVerify(log->question, log->anchor);
    });

    answerWith(addOne(*command, *log, "seal",
                      "prints a short code of the record; whoever keeps the code elsewhere can "
                      "prove a later change"),
               exitStatus, [log] { return answerSeal(log->question); });

    CLI::App& forgotten = addOne(
        *command, *log, "forget-moments",
        "erases the films of the moments before events, but changes nothing in the record itself");
    forgotten
        .add_option("--event", log->events, "erases only the film of the event with this number")
        ->allow_extra_args(false);
    answerWith(forgotten, exitStatus,
               [log] { return answerForgetMoments(log->question, log->events); });

    CLI::App& exported = addOne(*command, *log, "export", "writes a game in another form");
    exported
        .add_option("--as", log->request.as,
                    "text, jsonl, csv (for a spreadsheet) or folder (a regression test)")
        ->required()
        ->check(CLI::IsMember({"text", "jsonl", "csv", "folder"}));
    exported.add_option("--out", log->request.out,
                        "a new file or folder (default: standard output)");
    addSecrets(exported, *log);
    answerWith(exported, exitStatus, [log] { return answerExport(log->question, log->request); });

    CLI::App& replayed = addOne(*command, *log, "replay",
                                "checks a journal or an exported folder against today's rules");
    addSecrets(replayed, *log);
    answerWith(replayed, exitStatus, [log] { return answerReplay(log->question); });

    answerWith(addAnalysis(*command, *log), exitStatus,
               [log] { return answerAnalysis(log->question, log->seconds, log->positions); });
    answerWith(addStatistics(*command, *log), exitStatus,
               [log] { return answerStatistics(log->question.files, log->statistics); });
}

} // namespace umpire
