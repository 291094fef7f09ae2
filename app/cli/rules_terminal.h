#pragma once

#include "app/cli/rules_board.h"
#include "app/cli/rules_session.h"

#include <iostream>

/// `umpire rules GAME play` at a terminal: besides actions, what players ask for.
namespace umpire {

inline constexpr std::string_view kTerminalHelp =
    "Type an action in the game's notation. The answer is one JSON object a line.\n"
    "  board           draws the position\n"
    "  undo, undo 3    takes back the last action, or the last three\n"
    "  explain CLAUSE  says what a clause of the rules means, such as explain ";

/// "explain mg-6" asks for the clause "MG-6".
std::optional<std::string> askedAfter(std::string_view command, std::string_view line);

/// How many actions "undo" and "undo 3" take back; 0 where the number is none.
std::optional<int> askedToUndo(std::string_view line);

/// What that clause says, or which clauses there are.
std::string explained(std::span<const Clause> clauses, std::string clause);

template <Game G>
class RulesTerminal {
public:
    explicit RulesTerminal(RulesSession<G> session) : session_(std::move(session)) {}

    [[nodiscard]] const RulesSession<G>& session() const { return session_; }

    /// Whose turn it is, on standard error: it is no part of the answer.
    void prompt() const {
        std::string who;
        for (const Player player : G::toAct(session_.state())) {
            who += (who.empty() ? "" : ", ") + G::playerName(session_.state(), player);
        }
        const bool over = G::outcome(session_.state()).has_value();
        std::cerr << (over ? "over" : who.empty() ? "table" : who) << "> " << std::flush;
    }

    std::string answer(const std::string& line) {
        if (line == "help" || line == "?") {
            return help();
        }
        if (line == "board") {
            return drawnBoard<G>(session_.state(), session_.hearer());
        }
        if (const auto clause = askedAfter("explain", line)) {
            return explained(G::clauses(), *clause);
        }
        if (const auto count = askedToUndo(line)) {
            return undo(std::size_t(*count));
        }
        RulesSession<G> before = session_;
        const LineAnswer answer = session_.play(line);
        if (answer.legal) {
            before_.push_back(std::move(before));
        }
        return answer.text;
    }

    std::string set(const std::string& position) {
        before_.push_back(session_);
        return session_.set(position).text;
    }

private:
    [[nodiscard]] std::string help() const {
        std::string text =
            std::string(kTerminalHelp) + std::string(G::clauses().front().id) +
            "\n  help            shows this\nThe end of input (Ctrl-D) ends the game.\n";
        const auto actions = G::legalActions(session_.state());
        if (session_.hidesSomething() || actions.empty()) {
            return text;
        }
        text += "Legal now, among others:";
        for (std::size_t i = 0; i < std::min(actions.size(), kActionsInHelp); ++i) {
            text += " " + G::text(session_.state(), actions[i]);
        }
        return text + "\n";
    }

    std::string undo(std::size_t count) {
        if (count == 0 || count > before_.size()) {
            return "undo takes back 1 to " + std::to_string(before_.size()) + " actions here\n";
        }
        session_ = before_[before_.size() - count];
        before_.resize(before_.size() - count, session_);
        return lineOf({{"undone", count}, {"position", session_.positionText()}});
    }

    static constexpr std::size_t kActionsInHelp = 8;

    RulesSession<G> session_;
    std::vector<RulesSession<G>> before_; ///< as it was before each action
};

} // namespace umpire
