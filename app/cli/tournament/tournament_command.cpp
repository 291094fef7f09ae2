#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/shared_options.h"
#include "app/cli/tournament/arbiter_command.h"
#include "app/cli/tournament/tournament_answers.h"

namespace umpire {
namespace {

Expected<void> answerNew(const std::filesystem::path& file, const NewTournament& asked) {
    NewTournament whole = asked;
    whole.file = file;
    return answerNewTournament(whole);
}

struct AskedRound {
    std::string program;
    bool goesOn = false;
};
Expected<void> answerNextRound(const std::filesystem::path& file, const AskedRound& asked) {
    tournament::NextRoundOptions options;
    options.program = asked.program;
    options.arbiter =
        asked.goesOn ? tournament::Arbiter::SaysGoOn : tournament::Arbiter::SaysNothing;
    return answerRound(file, options);
}

Expected<void> answerShown(const std::filesystem::path& file, const int& round) {
    return answerShow(file, round);
}

void addNew(CLI::App& group, int& exitStatus) {
    const auto [command, asked] = addFor<NewTournament>(
        group, exitStatus, "new", "makes a tournament from a list of players", &answerNew);
    NewTournament& made = asked->second;
    command
        ->add_option("--players", made.players,
                     "a CSV file whose first line names the columns (name, club, rating …), a TRF "
                     "file, or a tournament file of Umpire")
        ->required();
    command->add_option("--encoding", made.encoding,
                        "the encoding of the players' file: utf-8, windows-1250, windows-1251 or "
                        "windows-1252 (default: utf-8)");
    command->add_option("--name", made.tournament.name,
                        "the name of the tournament (default: the name in the TRF file)");
    command->add_option("--game", made.tournament.game, "which game is played");
    command->add_option("--variant", made.tournament.variant, "which variant of the game");
    command->add_option("--place", made.tournament.place, "where it is played");
    command->add_option("--arbiter", made.tournament.arbiter, "the name of the arbiter");
    command->add_option("--federation", made.tournament.federation,
                        "the federation of the place, as FIDE's three letters");
    command->add_option("--begins", made.tournament.begins, "the first day, such as 2026/03/01");
    command->add_option("--ends", made.tournament.ends, "the last day");
    command->add_option("--rate-of-play", made.tournament.rateOfPlay,
                        "how long a player may think, in plain words");
    command->add_option(
        "--system", made.system,
        "round-robin, double-round-robin, groups, swiss or knockout (default: round-robin)");
    command->add_option("--rounds", made.tournament.plannedRounds,
                        "the number of rounds, which a Swiss tournament needs");
    command->add_option("--seats", made.tournament.seatsAtTable,
                        "how many players sit at a table of groups, 3 or more");
    command->add_option("--tie-breaks", made.tieBreaks,
                        "the tie-breaks in this order, separated by commas, such as buchholz,wins");
}

void addRounds(CLI::App& group, int& exitStatus) {
    const auto [round, askedRound] =
        addFor<AskedRound>(group, exitStatus, "round",
                           "makes the next round, when all results are in", &answerNextRound);
    round->add_flag("--go-on", askedRound->second.goesOn,
                    "makes the round although results are missing, because the arbiter says so");
    round->add_option(
        "--program", askedRound->second.program,
        "the program bbpPairings or JaVaFo's jar file, which pairs a Swiss tournament");
    const auto [show, shown] =
        addFor<int>(group, exitStatus, "show", "prints who meets whom in a round", &answerShown);
    show->add_option("--round", shown->second, "the number of the round (default: the last round)");
    const auto [result, said] = addFor<SaidResult>(group, exitStatus, "result",
                                                   "records the result of a table", &answerResult);
    result->add_option("TABLE", said->second.table, "the number of the table")->required();
    result
        ->add_option(
            "RESULT", said->second.result,
            "1-0, 0-1, draw, 0-0, ½-0, 0-½, +-, -+, --; boards of teams as 2.5:1.5; places of "
            "more than two as 1,3,2; none")
        ->required();
    result->add_option("--round", said->second.round,
                       "the number of the round (default: the last round)");
}

void addAnswers(CLI::App& group, int& exitStatus) {
    const auto [standings, asked] = addFor<AskedStandings>(
        group, exitStatus, "standings", "prints the standings", &answerStandings);
    standings->add_option(
        "--round", asked->second.afterRound,
        "the round after which the standings are taken (default: the last round)");
    standings->add_option("--tie-breaks", asked->second.tieBreaks,
                          "other tie-breaks than the tournament's own, separated by commas");
    addJsonFlag(*standings, asked->second.form);
    const auto [print, notice] =
        addFor<AskedNotice>(group, exitStatus, "print", "writes a PDF for the wall", &answerNotice);
    print->add_option("WHAT", notice->second.what, "pairings, slips, results or standings")
        ->required();
    print->add_option("--out", notice->second.out, "the PDF file to write")->required();
    print->add_option("--round", notice->second.request.round,
                      "the number of the round (default: the last round)");
    print->add_option("--address", notice->second.request.address,
                      "what the QR code opens, such as the wall's page");
    print->add_option("--codes", notice->second.codes,
                      "for slips, a file that has each player's number and code on a line");
    addPaperOptions(*print, notice->second.request.paper, notice->second.request.language);
    const auto [report, reported] =
        addFor<AskedReport>(group, exitStatus, "report",
                            "writes a Tournament Report File for other programs", &answerReport);
    report->add_option("--out", reported->second.out, "the file to write")->required();
    report->add_option(
        "--format", reported->second.format,
        "trf16 or trf26 (default: the format of the file that was read, or else trf16)");
    report->add_option("--encoding", reported->second.encoding,
                       "the encoding of the file: utf-8, windows-1250, windows-1251 or "
                       "windows-1252 (default: utf-8)");
}

/// Recognises the `--` before an argument, which separates options from arguments.
bool isSeparator(const std::vector<std::string>& arguments, std::size_t at) {
    return arguments[at] == "--" && at + 1 < arguments.size() &&
           (arguments[at + 1].size() <= 2 || !arguments[at + 1].starts_with("--"));
}

} // namespace

std::vector<std::string> withResultsAsWords(std::vector<std::string> arguments) {
    if (arguments.size() < 2 || arguments[0] != "tournament" ||
        (arguments[1] != "result" && arguments[1] != "play-off")) {
        return arguments;
    }
    for (std::size_t at = 2; at < arguments.size(); ++at) {
        if (isSeparator(arguments, at)) {
            break;
        }
        if (arguments[at] == "--" || arguments[at] == "-+") {
            arguments[at] = arguments[at] == "--" ? "−−" : "−+";
        }
    }
    return arguments;
}

void addTournamentCommand(CLI::App& app, int& exitStatus) {
    CLI::App* group = app.add_subcommand(
        "tournament", "keeps the pairings, results and standings of a tournament");
    group->require_subcommand(1);
    addNew(*group, exitStatus);
    addRounds(*group, exitStatus);
    addAnswers(*group, exitStatus);
    addArbiterCommands(*group, exitStatus);
}

} // namespace umpire
