#include "app/cli/rules/rules_terminal.h"

#include "app/cli/rules/rules_board.h"
#include "app/common/failure/joined_texts.h"
#include "app/common/failure/printable.h"

#include <algorithm>
#include <iostream>

namespace umpire {
namespace {

constexpr std::size_t kActionsInHelp = 8;

constexpr std::string_view kTerminalHelp =
    "Type an action in the game's notation. The answer is one JSON object a line.\n"
    "  board           draws the position\n"
    "  undo, undo 3    takes back the last action, or the last three\n"
    "  explain CLAUSE  says what a clause of the rules means, such as explain ";

/// Returns the argument of a command: "mg-6" of "explain mg-6". Returns none for another command.
std::optional<std::string> askedAfter(std::string_view command, std::string_view line) {
    NotationReader reader(line);
    if (reader.takeWord() != command) {
        return std::nullopt;
    }
    while (reader.take(" ")) {
    }
    return std::string(reader.rest());
}

/// Returns the number of actions that "undo" and "undo 3" take back; 0 for an invalid number, none
/// for another command.
std::optional<int> askedToUndo(std::string_view line) {
    const auto asked = askedAfter("undo", line);
    if (!asked || asked->empty()) {
        return asked ? std::optional(1) : std::nullopt;
    }
    NotationReader reader(*asked);
    const int number = reader.takeNumber().value_or(0);
    return reader.atEnd() ? number : 0;
}

/// Returns the clause's text, or the list of clauses.
std::string explained(std::span<const Clause> clauses, std::string clause) {
    std::ranges::transform(clause, clause.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
    const auto found = std::ranges::find(clauses, clause, &Clause::id);
    if (found != clauses.end()) {
        return wrapped(std::string(found->id) + ": " + std::string(found->text));
    }
    return "There is no such clause. These are known:\n" +
           wrapped(joinedTexts(" ", clauses, &Clause::id));
}

/// Returns a sentence about the player to move.
std::string turnOf(const AnyPosition& position) {
    if (const auto outcome = position.outcome()) {
        return "The game is over: " + english(outcome->because) + " (" + outcome->rule + ").\n";
    }
    const std::string who = listed(namesToAct(position));
    return who.empty() ? "The table owes a result.\n" : "To act: " + who + ".\n";
}

constexpr std::size_t kWidestLine = 100;

} // namespace

void RulesTerminal::prompt() const {
    const std::string who = listed(namesToAct(session_.position()));
    const bool over = session_.position().outcome().has_value();
    std::cerr << (over ? "over" : who.empty() ? "table" : who) << "> " << std::flush;
}

std::string RulesTerminal::answer(const std::string& line) {
    if (line == "help" || line == "?") {
        return help();
    }
    if (line == "board") {
        const BoardText seen = drawn(*session_.seen(), BoardWords(Language::English));
        return seen.board + seen.legend + turnOf(session_.position());
    }
    if (const auto clause = askedAfter("explain", line)) {
        return explained(session_.position().game().clauses, *clause);
    }
    if (const auto count = askedToUndo(line)) {
        return undo(std::size_t(*count));
    }
    RulesSession before = session_;
    const LineAnswer answer = session_.play(line);
    if (answer.legal) {
        before_.push_back(std::move(before));
    }
    return answer.text;
}

std::string RulesTerminal::set(const std::string& position) {
    before_.push_back(session_);
    return session_.set(position).text;
}

std::string RulesTerminal::help() const {
    const AnyPosition& position = session_.position();
    std::string text = std::string(kTerminalHelp) +
                       std::string(position.game().clauses.front().id) +
                       "\n  help            shows this\nThe end of input (Ctrl-D) ends the game.\n";
    const auto actions = position.legalActions();
    if (session_.hidesSomething() || actions.empty()) {
        return text;
    }
    text += "Legal now, among others:";
    for (std::size_t i = 0; i < std::min(actions.size(), kActionsInHelp); ++i) {
        text += " " + actions[i];
    }
    return text + "\n";
}

std::string RulesTerminal::undo(std::size_t count) {
    if (count == 0 || count > before_.size()) {
        return "undo takes back 1 to " + std::to_string(before_.size()) + " actions here\n";
    }
    session_ = before_[before_.size() - count];
    before_.resize(before_.size() - count, session_);
    return lineOf({{"undone", count}, {"position", session_.seen()->text()}});
}

std::string wrapped(std::string_view text, std::size_t indent) {
    std::string lines;
    std::size_t width = 0;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        const std::size_t letters = lettersIn(word);
        if (width > 0 && width + 1 + letters > kWidestLine) {
            lines.append("\n").append(indent, ' ');
            width = indent;
        } else if (width > 0) {
            lines += ' ';
            ++width;
        }
        lines += word;
        width += letters;
    }
    return lines + "\n";
}

} // namespace umpire
