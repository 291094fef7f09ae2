#pragma once

#include "rules/games/naval_battle/reach.h"
#include "rules/games/naval_battle/rules.h"

namespace umpire::naval_battle {

using Verdict = std::optional<Violation>;

/// Writes a number of squares: "1 square", "2 squares".
Message squares(int count);
/// Writes a name with its article: "a cruiser", "an aircraft carrier".
Message withArticle(const std::string& name);

/// Checks actions in one position. `judge` returns the violation, or none for a legal action.
class Judge {
public:
    explicit Judge(const State& state)
        : state_(state), chart_(state.chart()), table_(state.table()) {}

    Verdict judge(const Place& place) const;
    Verdict judge(const TakeUp& taken) const;
    Verdict judge(const Ready& ready) const;
    Verdict judge(const Move& move) const {
        return firstOf([&] { return turn(move.from, move.to); }, [&] { return onBoard(move.to); },
                       [&] { return way(move.from, move.to); },
                       [&] { return opening(move.from, move.to); });
    }
    Verdict judge(const Attack& attack) const;
    Verdict judge(const RemoveBattery& removal) const;
    Verdict judge(const RemoveMine& removal) const;
    Verdict judge(const SendPlane& sent) const;
    Verdict judge(const Pass&) const;
    Verdict judge(const LayMine& laid) const;
    Verdict judge(const Resign&) const { return std::nullopt; }
    Verdict judge(const AgreeDraw&) const { return std::nullopt; }

private:
    template <typename... Checks>
    static Verdict firstOf(Checks... checks) {
        Verdict first;
        ((first || (first = checks())), ...);
        return first;
    }
    static Violation violation(ViolationKind kind, std::string_view rule, Message because) {
        return {kind, std::move(because), std::string(rule), {}, {}};
    }
    static Violation at(SquareIndex square, Violation trouble) {
        trouble.square = square;
        return trouble;
    }
    /// Marks the violation as secret: its reason depends on hidden units of the side.
    static Violation of(Side side, Violation trouble) {
        trouble.secretOf = side;
        return trouble;
    }
    /// Marks the violation as secret if its reason depends on a unit on the square that is hidden.
    Violation ofUnit(SquareIndex square, Violation trouble) const {
        const Token& token = state_.at(square);
        return token.isKnown() ? trouble : of(token.side, std::move(trouble));
    }
    Message name(SquareIndex square) const {
        return chart_.contains(square) ? Message(text(chart_.nameOf(square)))
                                       : message("square number %1", square);
    }
    Message unitName(SquareIndex square) const {
        return withArticle(nameOf(table_, state_.at(square).kind));
    }

    Verdict onBoard(SquareIndex square) const;
    Verdict setUp(Side side) const;
    Verdict playing() const;
    Verdict turn(SquareIndex from, SquareIndex to) const;
    Verdict openWay(SquareIndex from, SquareIndex to, std::optional<Role> role = {}) const;
    Verdict beyondAll(SquareIndex from, SquareIndex to, std::optional<Role> role) const;
    Verdict way(SquareIndex from, SquareIndex to) const;
    Violation neverMoves(SquareIndex square) const;
    Violation outOfReach(const Ship& ship, SquareIndex from, SquareIndex to) const;
    Verdict opening(SquareIndex from, SquareIndex end) const;
    Verdict beforeStrike(SquareIndex from, SquareIndex at, SquareIndex target,
                         std::optional<Role> role = {}) const;
    Verdict targetIsEnemy(SquareIndex from, SquareIndex at, SquareIndex target) const;
    Verdict isBeside(SquareIndex at, SquareIndex target, std::string_view rule) const;
    Verdict hasRole(SquareIndex from, Role role, std::string_view rule) const;
    Verdict mayMoveFirst(SquareIndex from, SquareIndex at, std::optional<Role> role) const;
    Verdict leg(SquareIndex from, SquareIndex to) const;
    Verdict comesTo(SquareIndex from, SquareIndex at) const;
    Verdict batteryStrikes(SquareIndex battery, SquareIndex target) const;
    Verdict planeReaches(SquareIndex at, SquareIndex target) const;
    bool hidesOne(const LayMine& laid) const;

    const State& state_;
    const Chart& chart_;
    const Table& table_;
};

} // namespace umpire::naval_battle
