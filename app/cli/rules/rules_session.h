#pragma once

#include "app/cli/rules/rules_question.h"

#include <map>

/// Plays a game line by line, and answers its hearer with one JSON object per line.
namespace umpire {

/// An answer, and whether the line was legal.
struct LineAnswer {
    std::string text;
    bool legal = true;
    std::string because; ///< why the line was illegal; empty if it was legal
};

class RulesSession {
public:
    /// `hearer`: the player whose view is shown; none: everything is shown.
    RulesSession(SharedPosition start, std::optional<Player> hearer);

    [[nodiscard]] const AnyPosition& position() const { return *position_; }
    /// Returns the position as the hearer sees it.
    [[nodiscard]] SharedPosition seen() const;
    [[nodiscard]] bool hidesSomething() const;

    LineAnswer play(const std::string& line);
    /// Sets a position that players corrected.
    LineAnswer set(const std::string& position);

private:
    LineAnswer told(const std::string& action, const AnyStep& step);
    [[nodiscard]] LineAnswer refused(const std::string& action, const Reason& why) const;
    [[nodiscard]] HeardWords wordsOf(const std::string& action) const;

    SharedPosition position_;
    std::optional<Player> hearer_;
    std::map<std::string, int> seen_; ///< number of occurrences of each position
};

} // namespace umpire
