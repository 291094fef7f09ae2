#pragma once

#include <CLI/CLI.hpp>

/// Each function adds one subcommand. After the subcommand has run, `exitStatus` holds the value
/// that `main` returns, see ExitStatus.
namespace umpire {

void addLookCommand(CLI::App& app, int& exitStatus);
void addScoreCommand(CLI::App& app, int& exitStatus);
void addRulesCommand(CLI::App& app, int& exitStatus);
void addRefereeCommand(CLI::App& app, int& exitStatus);
void addEvaluateCommand(CLI::App& app, int& exitStatus);
void addBenchCommand(CLI::App& app, int& exitStatus);
void addPrintCommand(CLI::App& app, int& exitStatus);
void addCalibrateCommands(CLI::App& app, int& exitStatus);
void addCertifyCommand(CLI::App& app, int& exitStatus);
void addCamerasCommand(CLI::App& app, int& exitStatus);
void addServeCommand(CLI::App& app, int& exitStatus);
void addLogCommand(CLI::App& app, int& exitStatus);
void addOddsCommand(CLI::App& app, int& exitStatus);
void addLabCommand(CLI::App& app, int& exitStatus);
void addClubCommand(CLI::App& app, int& exitStatus);
void addTournamentCommand(CLI::App& app, int& exitStatus);
void addLearnCommand(CLI::App& app, int& exitStatus);

/// Results such as `--` and `-+` look like options. Replaces their hyphens by minus signs, as
/// arguments of `umpire tournament result`; leaves all other arguments unchanged.
std::vector<std::string> withResultsAsWords(std::vector<std::string> arguments);

} // namespace umpire
