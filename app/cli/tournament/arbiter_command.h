#pragma once

#include "app/cli/look_options.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

namespace umpire {

/// Adds a subcommand that needs the tournament's file; `answer` is called when it has run.
template <typename Asked>
std::pair<CLI::App*, std::shared_ptr<std::pair<std::string, Asked>>>
addFor(CLI::App& group, int& exitStatus, const std::string& name, const std::string& what,
       Expected<void> (*answer)(const std::filesystem::path&, const Asked&)) {
    CLI::App* command = group.add_subcommand(name, what);
    const auto asked = std::make_shared<std::pair<std::string, Asked>>();
    command->add_option("FILE", asked->first, "the tournament's file")->required();
    answerWith(*command, exitStatus,
               [asked, answer] { return answer(asked->first, asked->second); });
    return {command, asked};
}

/// Adds the arbiter's commands of `umpire tournament` besides results: players, manual rounds,
/// tie-breaks, lots, play-offs and the check.
void addArbiterCommands(CLI::App& group, int& exitStatus);

} // namespace umpire
