#include "app/cli/club/club_answers.h"
#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/cli/shared_options.h"

namespace umpire {
namespace {

struct ClubInit {
    std::string folder;
    ClubPlan plan;
    int tables = 8;
    std::vector<std::string> names;
};

void addInit(CLI::App& club, int& exitStatus) {
    CLI::App* command = club.add_subcommand(
        "init", "makes a club's folder with the broker's configuration and everybody's password");
    const auto asked = std::make_shared<ClubInit>();
    command->add_option("FOLDER", asked->folder, "a new folder; only this user may read it")
        ->required();
    CLI::Option* tables =
        command
            ->add_option("--tables", asked->tables,
                         "the number of tables, which are named 1, 2 and so on (default: 8)")
            ->check(CLI::Range(1, 1000));
    command
        ->add_option("--table-name", asked->names,
                     "the name of a table; may be repeated for each table")
        ->allow_extra_args(false)
        ->excludes(tables);
    command
        ->add_option("--host", asked->plan.hosts,
                     "the name or number by which the tables reach the broker, such as "
                     "192.168.1.7; may be repeated (default: localhost)")
        ->allow_extra_args(false);
    command->add_option("--port", asked->plan.port, "the broker's port (default: 8883)");
    command->add_option("--database", asked->plan.database,
                        "PostgreSQL's address, such as postgresql://club@127.0.0.1:5432/club");
    answerWith(*command, exitStatus, [asked] {
        ClubPlan plan = asked->plan;
        plan.tables = asked->names;
        for (int i = 1; asked->names.empty() && i <= asked->tables; ++i) {
            plan.tables.push_back(std::to_string(i));
        }
        if (plan.hosts.empty()) {
            plan.hosts = {"localhost"};
        }
        return answerClubInit(asked->folder, plan);
    });
}

void addKey(CLI::App& club, int& exitStatus) {
    CLI::App* command = club.add_subcommand(
        "key", "gives tables new passwords, and adds tables that the club does not have yet");
    const auto folder = std::make_shared<std::string>();
    const auto tables = std::make_shared<std::vector<std::string>>();
    command->add_option("FOLDER", *folder, "the folder that `umpire club init` made")->required();
    command->add_option("TABLE", *tables, "the names of the tables")->required();
    answerWith(*command, exitStatus, [folder, tables] { return answerClubKey(*folder, *tables); });
}

void addRenew(CLI::App& club, int& exitStatus) {
    CLI::App* command = club.add_subcommand(
        "renew", "makes a new certificate, which is good for 13 months; all passwords stay");
    const auto folder = std::make_shared<std::string>();
    command->add_option("FOLDER", *folder, "the folder that `umpire club init` made")->required();
    answerWith(*command, exitStatus, [folder] { return answerClubRenew(*folder); });
}

void addFolder(CLI::App& command, ClubServeRequest& asked) {
    command.add_option("FOLDER", asked.folder, "the folder that `umpire club init` made")
        ->required();
    command.add_option("--database", asked.database,
                       "PostgreSQL's address, instead of the folder's");
}

void addServe(CLI::App& club, int& exitStatus) {
    CLI::App* command =
        club.add_subcommand("serve", "records what the tables report, and shows it to the arbiter");
    const auto asked = std::make_shared<ClubServeRequest>();
    addFolder(*command, *asked);
    command->add_option("--listen", asked->listen,
                        "serves the arbiter's page and the wall's page at this address, such as "
                        "0.0.0.0:8430 (default: 127.0.0.1:8430)");
    addDelayOption(*command, "--delay,--wall-delay",
                   "shows the games, the results and the standings to spectators this many seconds "
                   "later; the arbiter sees everything at once (default: 0)",
                   asked->delay);
    CLI::Option* clock = command->add_option(
        "--clock", asked->clock.clock,
        "how long each side may think in the new games of all tables, written as in `umpire "
        "referee --clock`; a table's own --clock takes precedence");
    command
        ->add_option("--at-zero", asked->clock.atZero,
                     "what happens at a table when a side has no time left (default: lose)")
        ->needs(clock)
        ->type_name("lose|call|show");
    addUnannounced(*command, asked->isAnnounced);
    answerWith(*command, exitStatus, [asked] { return answerClubServe(*asked); });
}

void addStatus(CLI::App& club, int& exitStatus) {
    CLI::App* command =
        club.add_subcommand("status", "prints what the club has recorded of each table");
    const auto asked = std::make_shared<ClubServeRequest>();
    const auto form = std::make_shared<AnswerForm>(AnswerForm::Text);
    addFolder(*command, *asked);
    addJsonFlag(*command, *form);
    answerWith(*command, exitStatus, [asked, form] { return answerClubStatus(*asked, *form); });
}

void addArchive(CLI::App& club, int& exitStatus) {
    CLI::App* command = club.add_subcommand(
        "archive", "writes everything that the club has recorded of an event into one file");
    const auto asked = std::make_shared<ClubArchiveRequest>();
    command->add_option("FOLDER", asked->folder, "the folder that `umpire club init` made")
        ->required();
    command->add_option("OUT", asked->out, "a new file, event.zip or event.tar.gz, or a new folder")
        ->required();
    command->add_option("--database", asked->database,
                        "PostgreSQL's address, instead of the folder's");
    CLI::Option* journals = command
                                ->add_option("--journals", asked->journals,
                                             "takes missing pictures from the tables' own "
                                             "journals, in this file or folder; may be repeated")
                                ->allow_extra_args(false);
    command
        ->add_flag_callback(
            "--without-pictures", [asked] { asked->hasPictures = false; },
            "leaves the pictures out, and asks no table for them")
        ->excludes(journals);
    answerWith(*command, exitStatus, [asked] { return answerClubArchive(*asked); });
}

void addSeason(CLI::App& club, int& exitStatus) {
    CLI::App* command = club.add_subcommand(
        "season",
        "computes ratings, head-to-head results, tables and milestones from many evenings");
    const auto asked = std::make_shared<ClubSeasonRequest>();
    command
        ->add_option("SEASON", asked->rules, "the club's rules, as docs/season.md describes them")
        ->required();
    command
        ->add_option("PLACE", asked->places,
                     "journals, tournaments and archives of events, or folders with such files")
        ->required();
    addJsonFlag(*command, asked->form);
    command->add_option("--csv", asked->csv, "writes four CSV files into this folder");
    command->add_option("--html", asked->page, "writes a page for a browser");
    command->add_option("--pdf", asked->pdf, "writes a PDF for the wall");
    addPaperOptions(*command, asked->paper, asked->language);
    answerWith(*command, exitStatus, [asked] { return answerClubSeason(*asked); });
}

struct ClubFind {
    double seconds = 3;
    AnswerForm form = AnswerForm::Text;
};

void addFind(CLI::App& club, int& exitStatus) {
    CLI::App* command =
        club.add_subcommand("find", "lists the clubs and tables in the local network (Avahi)");
    const auto asked = std::make_shared<ClubFind>();
    command->add_option("--seconds", asked->seconds, "how long to listen, in seconds (default: 3)")
        ->check(CLI::Range(0.1, 600.0));
    addJsonFlag(*command, asked->form);
    answerWith(*command, exitStatus,
               [asked] { return answerClubFind(asked->seconds, asked->form); });
}

struct ClubSend {
    ClubOptions club;
    std::string journal;
    double seconds = 30;
};

void addSend(CLI::App& club, int& exitStatus) {
    CLI::App* command = club.add_subcommand(
        "send", "sends the record of a game to a club that does not have the record yet");
    const auto asked = std::make_shared<ClubSend>();
    command->add_option("JOURNAL", asked->journal, "the record of `umpire referee --journal`")
        ->required();
    addClubOptions(*command, asked->club);
    command->add_option("--seconds", asked->seconds, "how long to try, in seconds (default: 30)")
        ->check(CLI::Range(0.1, 86400.0));
    answerWith(*command, exitStatus,
               [asked] { return answerClubSend(asked->club, asked->journal, asked->seconds); });
}

} // namespace

void addClubCommand(CLI::App& app, int& exitStatus) {
    CLI::App* club = app.add_subcommand("club", "connects many tables with one arbiter");
    club->require_subcommand(1);
    addInit(*club, exitStatus);
    addKey(*club, exitStatus);
    addRenew(*club, exitStatus);
    addServe(*club, exitStatus);
    addStatus(*club, exitStatus);
    addArchive(*club, exitStatus);
    addSeason(*club, exitStatus);
    addFind(*club, exitStatus);
    addSend(*club, exitStatus);
}

} // namespace umpire
