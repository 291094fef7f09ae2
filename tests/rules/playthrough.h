#pragma once

#include "rules/running_game.h"

#include <algorithm>

/// Writes a readable transcript of a game: every position with its legal actions, every action with
/// its events, and each player's view where it shows less. The lines are:
///   game murus-gallicus
///   position tttttttt/8/8/8/8/8/TTTTTTTT r
///   actions 20: a1-a3 a1-c3 ...
///   > d1-d3
///   event ...
///   illegal ... (MG-3)           instead of events, where an action was refused
///   repetition 3                 from the third time a position occurs on (MG-A9)
///   outcome roman: ... (MG-8)
namespace umpire {

constexpr std::size_t kMaxActionsShown = 40; ///< longer lists are cut to this number

/// Writes the legal actions: "actions 20: a1-a3 a1-c3 …".
template <Game G>
std::string actionsLine(const typename G::State& state) {
    const auto actions = G::legalActions(state);
    std::string line = "actions " + std::to_string(actions.size()) + ":";
    for (std::size_t i = 0; i < std::min(actions.size(), kMaxActionsShown); ++i) {
        line.append(" ").append(G::text(state, actions[i]));
    }
    return line.append(actions.size() > kMaxActionsShown ? " ...\n" : "\n");
}

/// Writes the lines about the present position.
template <Game G>
std::string standing(const typename G::State& state) {
    const std::string position = G::text(state);
    std::string lines = "position " + position + "\n";
    for (int seat = 0; seat < G::playerCount(state); ++seat) {
        const std::string seen = G::text(G::viewFor(state, Player{seat}));
        if (seen != position) {
            lines += "view of " + G::playerName(state, Player{seat}) + ": " + seen + "\n";
        }
    }
    const auto outcome = G::outcome(state);
    if (!outcome) {
        return lines + actionsLine<G>(state);
    }
    const std::string who = outcome->winner ? G::playerName(state, *outcome->winner) : "draw";
    return lines + "outcome " + who + ": " + english(outcome->because) + " (" + outcome->rule +
           ")\n";
}

/// Writes the transcript of these actions, which are in the game's notation.
template <Game G>
std::string transcriptOf(typename G::State start, const std::vector<std::string>& actions) {
    RunningGame<G> game(std::move(start));
    std::string lines = "game " + std::string(G::kName) + "\n" + standing<G>(game.state());
    for (const std::string& action : actions) {
        const auto answer = game.play(action);
        lines += "\n> " + action + "\n";
        if (const auto* played = std::get_if<typename RunningGame<G>::Played>(&answer)) {
            for (const auto& event : played->events) {
                lines += "event " + english(G::text(game.state(), event)) + "\n";
            }
            lines += played->timesSeen >= kReportedRepetition
                         ? "repetition " + std::to_string(played->timesSeen) + "\n"
                         : "";
            lines += standing<G>(game.state());
        } else {
            lines += "illegal " + english(describeRefusal<G>(std::get<1>(answer))) + "\n";
        }
    }
    return lines;
}

/// The source of a transcript: its first position and its actions.
struct TranscriptSource {
    std::string game;
    std::string start;
    std::vector<std::string> actions;
};

/// Reads a transcript; skips unknown lines.
inline TranscriptSource readTranscript(std::string_view transcript) {
    TranscriptSource source;
    while (!transcript.empty()) {
        const std::string_view line = transcript.substr(0, transcript.find('\n'));
        transcript.remove_prefix(std::min(line.size() + 1, transcript.size()));
        if (line.starts_with("> ")) {
            source.actions.emplace_back(line.substr(2));
        } else if (line.starts_with("game ") && source.game.empty()) {
            source.game = line.substr(5);
        } else if (line.starts_with("position ") && source.start.empty()) {
            source.start = line.substr(9);
        }
    }
    return source;
}

} // namespace umpire
