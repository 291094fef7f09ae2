#pragma once

#include "app/cli/rules/rules_session.h"

#include <string>
#include <string_view>

/// `umpire rules GAME play` at a terminal: answers players' questions besides actions.
namespace umpire {

class RulesTerminal {
public:
    explicit RulesTerminal(RulesSession session) : session_(std::move(session)) {}

    [[nodiscard]] const RulesSession& session() const { return session_; }

    /// Prints whose turn it is to standard error, because it is no part of the answer.
    void prompt() const;
    std::string answer(const std::string& line);
    std::string set(const std::string& position);

private:
    [[nodiscard]] std::string help() const;
    std::string undo(std::size_t count);

    RulesSession session_;
    std::vector<RulesSession> before_; ///< the state before each action
};

/// Wraps the text into lines of at most 100 characters with line ends. All lines after the first
/// begin with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t indent = 0);

} // namespace umpire
