#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/look_options.h"
#include "app/common/failure/failure.h"
#include "app/eye/one_picture/process.h"

int main(int argc, char** argv) {
    umpire::startProcess();
    const std::vector<std::string> arguments =
        umpire::withResultsAsWords(umpire::takeArguments(argc, argv));
    CLI::App app{"umpire referees tabletop games from pictures and cameras",
                 argc > 0 ? argv[0] : "umpire"};
    app.set_version_flag("--version", std::string("umpire ") + UMPIRE_VERSION);
    app.require_subcommand(1);
    int exitStatus = 0;
    umpire::addLookCommand(app, exitStatus);
    umpire::addScoreCommand(app, exitStatus);
    umpire::addRulesCommand(app, exitStatus);
    umpire::addRefereeCommand(app, exitStatus);
    umpire::addServeCommand(app, exitStatus);
    umpire::addClubCommand(app, exitStatus);
    umpire::addTournamentCommand(app, exitStatus);
    umpire::addEvaluateCommand(app, exitStatus);
    umpire::addOddsCommand(app, exitStatus);
    umpire::addLabCommand(app, exitStatus);
    umpire::addBenchCommand(app, exitStatus);
    umpire::addPrintCommand(app, exitStatus);
    umpire::addCalibrateCommands(app, exitStatus);
    umpire::addCertifyCommand(app, exitStatus);
    umpire::addCamerasCommand(app, exitStatus);
    umpire::addLogCommand(app, exitStatus);
    umpire::addLearnCommand(app, exitStatus);
    try {
        // CLI11 wants the last argument first
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::Success& help) {
        return app.exit(help);
    } catch (const CLI::ParseError& error) {
        const std::string unknown = umpire::unknownCommand(app, arguments);
        umpire::complain(!unknown.empty() ? unknown
                                          : std::string(error.what()) + "; see `umpire --help`");
        return int(umpire::ExitStatus::WrongUsage);
    } catch (const std::exception& error) {
        umpire::complain(std::string(error.what()) + "; please report this");
        return int(umpire::ExitStatus::CannotWrite);
    }
    return exitStatus;
}
