#include "app/cli/club/club_answers.h"
#include "app/cli/commands.h"
#include "app/cli/delay_option.h"
#include "app/cli/look_options.h"
#include "app/cli/paper_options.h"

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
        "init", "makes a club's folder: the broker's configuration and everybody's password");
    const auto asked = std::make_shared<ClubInit>();
    command->add_option("FOLDER", asked->folder, "a new folder; only this user may read it")
        ->required();
    CLI::Option* tables =
        command
            ->add_option("--tables", asked->tables,
                         "how many tables there are; their names are 1, 2 and so on; 8 without it")
            ->check(CLI::Range(1, 1000));
    command->add_option("--table-name", asked->names, "a table's own name; one for each table")
        ->allow_extra_args(false)
        ->excludes(tables);
    command
        ->add_option("--host", asked->plan.hosts,
                     "by which name or number the tables reach the broker, such as 192.168.1.7; "
                     "one for each")
        ->allow_extra_args(false);
    command->add_option("--port", asked->plan.port, "of the broker; 8883 without it");
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
        "key", "gives tables new passwords; a table that the club does not have yet is added");
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
        club.add_subcommand("serve", "keeps what the tables tell, and shows it to the arbiter");
    const auto asked = std::make_shared<ClubServeRequest>();
    addFolder(*command, *asked);
    command->add_option("--listen", asked->listen,
                        "serves the arbiter's page and the wall's page at this address, such as "
                        "0.0.0.0:8430; 127.0.0.1:8430 without it");
    addDelayOption(*command, "--delay,--wall-delay",
                   "spectators are shown the games, the results and the standings so many seconds "
                   "later; the arbiter sees everything at once; 0 without it",
                   asked->delay);
    CLI::Option* clock = command->add_option(
        "--clock", asked->clock.clock,
        "how long each side may think in the new games of all tables, as `umpire referee --clock` "
        "writes it; a table's own --clock goes before it");
    command
        ->add_option("--at-zero", asked->clock.atZero,
                     "what happens at a table to a side that has no time left")
        ->needs(clock)
        ->type_name("lose|call|show");
    addUnannounced(*command, asked->isAnnounced);
    answerWith(*command, exitStatus, [asked] { return answerClubServe(*asked); });
}

void addStatus(CLI::App& club, int& exitStatus) {
    CLI::App* command = club.add_subcommand("status", "says what the club has of each table");
    const auto asked = std::make_shared<ClubServeRequest>();
    const auto form = std::make_shared<AnswerForm>(AnswerForm::Text);
    addFolder(*command, *asked);
    addJsonFlag(*command, *form);
    answerWith(*command, exitStatus, [asked, form] { return answerClubStatus(*asked, *form); });
}

void addArchive(CLI::App& club, int& exitStatus) {
    CLI::App* command =
        club.add_subcommand("archive", "writes all that the club has of an event into one file");
    const auto asked = std::make_shared<ClubArchiveRequest>();
    command->add_option("FOLDER", asked->folder, "the folder that `umpire club init` made")
        ->required();
    command->add_option("OUT", asked->out, "a new file, event.zip or event.tar.gz, or a new folder")
        ->required();
    command->add_option("--database", asked->database,
                        "PostgreSQL's address, instead of the folder's");
    CLI::Option* journals =
        command
            ->add_option("--journals", asked->journals,
                         "takes missing pictures from the tables' own journals: a file, or a "
                         "folder that holds some; one for each")
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
        "season", "makes ratings, head to head, tables and milestones of many evenings");
    const auto asked = std::make_shared<ClubSeasonRequest>();
    command
        ->add_option("SEASON", asked->rules, "the club's rules, as docs/season.md describes them")
        ->required();
    command
        ->add_option("PLACE", asked->places,
                     "journals, tournaments and archives of events, or folders that hold some")
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
        club.add_subcommand("find", "says which clubs and tables the local network has, by Avahi");
    const auto asked = std::make_shared<ClubFind>();
    command->add_option("--seconds", asked->seconds, "how long to listen; 3 without it")
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
        "send", "takes the record of a game to the club that the club does not have yet");
    const auto asked = std::make_shared<ClubSend>();
    command->add_option("JOURNAL", asked->journal, "the record of `umpire referee --journal`")
        ->required();
    addClubOptions(*command, asked->club);
    command->add_option("--seconds", asked->seconds, "how long to try; 30 without it")
        ->check(CLI::Range(0.1, 86400.0));
    answerWith(*command, exitStatus,
               [asked] { return answerClubSend(asked->club, asked->journal, asked->seconds); });
}

} // namespace

void addClubCommand(CLI::App& app, int& exitStatus) {
    CLI::App* club = app.add_subcommand("club", "many tables, one arbiter");
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
