#pragma once

#include "app/cli/rules/rules_question.h"

#include <map>

/// A game that is played line by line, and what its hearer is told: one JSON object a line.
namespace umpire {

/// An answer, and whether its line was legal.
struct LineAnswer {
    std::string text;
    bool legal = true;
    std::string because; ///< why it was not
};

class RulesSession {
public:
    /// Without a hearer everything is told.
    RulesSession(SharedPosition start, std::optional<Player> hearer);

    [[nodiscard]] const AnyPosition& position() const { return *position_; }
    /// The position as the hearer sees it.
    [[nodiscard]] SharedPosition seen() const;
    [[nodiscard]] bool hidesSomething() const;

    LineAnswer play(const std::string& line);
    /// Players corrected the table.
    LineAnswer set(const std::string& position);

private:
    LineAnswer told(const std::string& action, const AnyStep& step);
    [[nodiscard]] LineAnswer refused(const std::string& action, const Reason& why) const;
    [[nodiscard]] HeardWords wordsOf(const std::string& action) const;

    SharedPosition position_;
    std::optional<Player> hearer_;
    std::map<std::string, int> seen_; ///< how often each position has stood there
};

} // namespace umpire
