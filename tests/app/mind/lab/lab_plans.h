#pragma once

#include "app/mind/lab/kept_games.h"

#include <gtest/gtest.h>

/// Labs for tests, and their games as text.
namespace umpire::testing {

inline const std::string kFirstSideWins = "tttttt1t/8/6T1/8/8/8/TTTTTTT1 r";

inline SharedPosition labStart(const std::string& variant,
                               const std::optional<std::string>& position = std::nullopt) {
    const auto loaded =
        findGame("murus-gallicus")->start(*gameFiles("murus-gallicus", {}), variant);
    const auto start = std::get<SharedPosition>(*loaded);
    return position ? std::get<SharedPosition>(start->read(*position)) : start;
}

/// Returns a plan for two variants of Murus Gallicus, with an engine that examines few positions.
inline LabPlan smallLab(int games) {
    LabPlan plan{.variants = {{"basic", labStart("basic")}, {"advanced", labStart("advanced")}},
                 .engine = *opponentOf("casual"),
                 .games = games};
    plan.thinking.nodes = 60;
    return plan;
}

/// Formats the games like "0.3 won 31 2
/// …": variant, number, result, actions, lead changes.
inline std::string listed(const LabGames& games) {
    std::string text;
    for (std::size_t variant = 0; variant < games.size(); ++variant) {
        for (std::size_t number = 0; number < games[variant].size(); ++number) {
            if (const auto& game = games[variant][number]) {
                text += std::to_string(variant) + "." + std::to_string(number) + " " +
                        std::to_string(int(game->match.result)) +
                        (game->match.wasLeft ? " left " : " ") +
                        std::to_string(game->match.actions) + " " +
                        std::to_string(game->leadChanges) + "\n";
            }
        }
    }
    return text;
}

inline bool goOn(const FinishedGame& /*game*/) {
    return true;
}

} // namespace umpire::testing
