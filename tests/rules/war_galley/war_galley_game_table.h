#pragma once

#include "rules/games/war_galley/war_galley.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

/// Short ways to set up a game of War Galley. What does not parse fails the test and gives a fresh
/// game. A galley that may lay nothing, such as 5:0/5/0, lies still.
namespace umpire::war_galley::testing {

inline Settings variant(std::string_view name) {
    const auto settings = settingsOfVariant(name);
    EXPECT_TRUE(settings) << "no variant " << name;
    return settings.value_or(Settings{});
}

inline State position(std::string_view line) {
    const auto parsed = parseState(line, Settings{});
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << line << ": " << (error ? english(describe(*error)) : "");
    return error ? startOf(Settings{}) : std::get<State>(parsed);
}

inline Action action(const State& state, std::string_view line) {
    const auto parsed = parseAction(state, line);
    const auto* error = std::get_if<ParseError>(&parsed);
    EXPECT_EQ(error, nullptr) << line << ": " << (error ? english(describe(*error)) : "");
    return error ? Action(ConfirmPoses{}) : std::get<Action>(parsed);
}

inline bool isLegal(const State& state, std::string_view word) {
    return !validate(state, action(state, word));
}

/// "A1 hits 0, A1 hits 1, …", in the order of the listing.
inline std::string listed(const State& state) {
    std::string words;
    for (const Action& legal : legalActions(state)) {
        words.append(words.empty() ? "" : ", ").append(text(state, legal));
    }
    return words;
}

inline State after(State state, const std::vector<std::string>& words) {
    for (const std::string& word : words) {
        const Action chosen = action(state, word);
        const auto violation = validate(state, chosen);
        EXPECT_FALSE(violation) << word << ": " << (violation ? english(violation->because) : "");
        state = violation ? state : war_galley::apply(state, chosen).state;
    }
    return state;
}

/// Both sides lift their screens: the orders are laid already.
inline State executed(std::string_view line) {
    return after(position(line), {"A ready", "B ready"});
}

inline std::string textAfter(std::string_view line, const std::vector<std::string>& words) {
    return text(after(position(line), words));
}

/// What a legal action causes, one line an event.
inline std::vector<std::string> eventsOf(const State& state, std::string_view word) {
    std::vector<std::string> lines;
    const Action chosen = action(state, word);
    const auto violation = validate(state, chosen);
    EXPECT_FALSE(violation) << word << ": " << (violation ? english(violation->because) : "");
    if (!violation) {
        for (const Event& event : war_galley::apply(state, chosen).events) {
            lines.push_back(english(text(state, event)));
        }
    }
    return lines;
}

inline bool tells(const std::vector<std::string>& lines, std::string_view line) {
    return std::ranges::find(lines, line) != lines.end();
}

/// "A" or "B", "-" while it goes on, "draw".
inline std::string winner(const State& state) {
    const auto outcome = outcomeOf(state);
    return !outcome           ? "-"
           : !outcome->winner ? "draw"
                              : std::string(nameOf(sideOf(*outcome->winner)));
}

inline Violation violationOf(const State& state, std::string_view word) {
    const auto violation = validate(state, action(state, word));
    EXPECT_TRUE(violation) << word << " is legal";
    return violation.value_or(Violation{});
}

/// The rule that forbids it.
inline std::string ruleAgainst(const State& state, std::string_view word) {
    return violationOf(state, word).rule;
}

/// "5/5/3" of the galley so named.
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

/// "300,142,90" of the galley in that place.
inline std::string poseOf(const State& state, VesselIndex vessel) {
    return text(state.vessels[vessel].pose.value_or(GalleyPose{}));
}

} // namespace umpire::war_galley::testing
