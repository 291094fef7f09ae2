#pragma once

#include "rules/games/war_galley/war_galley.h"
#include "tests/rules/game_table.h"

template <>
struct umpire::game_table::GameOf<umpire::war_galley::State> {
    using Type = WarGalley;
};

/// Short ways to set up a game of War Galley. A galley that can carry out no order, such as
/// 5:0/5/0, lies still.
namespace umpire::war_galley::testing {

using namespace game_table;

inline Settings variant(std::string_view name) {
    return game_table::settingsOf<WarGalley>(name, {});
}

inline State position(std::string_view line) {
    return positionOf<WarGalley>(line, Settings{});
}

/// Formats the legal actions like "A1 hits 0, A1 hits 1, …".
inline std::string listed(const State& state) {
    return game_table::listed(state, "", ", ");
}

/// Lifts both sides' screens; their orders were laid before.
inline State executed(std::string_view line) {
    return after(position(line), {"A ready", "B ready"});
}

inline std::string textAfter(std::string_view line, const std::vector<std::string>& words) {
    return text(after(position(line), words));
}

inline bool tells(const std::vector<std::string>& lines, std::string_view line) {
    return std::ranges::find(lines, line) != lines.end();
}

/// Returns the rule that forbids the action.
inline std::string ruleAgainst(const State& state, std::string_view word) {
    return violationOf(state, word).rule;
}

/// Returns the named galley's parts, such as "5/5/3".
inline std::string rigOf(const State& state, std::string_view name) {
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (nameOf(state, vessel) == name) {
            const Rig& rig = state.vessels[vessel].rig;
            return std::to_string(rig.port) + "/" + std::to_string(rig.starboard) + "/" +
                   std::to_string(rig.masts);
        }
    }
    return "no such galley";
}

/// Formats the pose of the galley in that place like "300,142,90".
inline std::string poseOf(const State& state, VesselIndex vessel) {
    return text(state.vessels[vessel].pose.value_or(GalleyPose{}));
}

} // namespace umpire::war_galley::testing
