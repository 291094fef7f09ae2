#pragma once

#include "rules/games/triremes/rules.h"

/// Checks actions in a position in which the game is not over; each operator returns the violation,
/// or none for a legal action. judge_ships.cpp has the actions of ships, and judge.cpp all others.
namespace umpire::triremes {

class Judge {
public:
    using Ruling = std::optional<Violation>;

    explicit Judge(const State& state)
        : state_(state), chart_(state.chart()), phase_(phaseOf(state)) {}

    Ruling operator()(const PlaceSoldier& action) const;
    Ruling operator()(const ThrowDie& action) const;
    Ruling operator()(const Sail& action) const;
    Ruling operator()(const Walk& action) const;
    Ruling operator()(const Storm& action) const;
    Ruling operator()(const Load& action) const;
    Ruling operator()(const Land& action) const;
    Ruling operator()(const Pass& action) const;
    Ruling operator()(const Sell& action) const;
    Ruling operator()(const Ally& action) const;
    Ruling operator()(const Part& action) const;
    Ruling operator()(const Resign& action) const;
    Ruling operator()(const AgreeDraw& action) const;

private:
    static Ruling violation(ViolationKind kind, std::string_view rule, Message because) {
        return Violation{kind, std::move(because), std::string(rule), {}};
    }
    /// Marks the violation as secret: its reason depends on the soldiers aboard the mover's ships.
    Ruling ofMover(Ruling ruling) const {
        ruling->secretOf = state_.mover;
        return ruling;
    }
    std::string name(Square square) const { return text(chart_, square); }
    Message name(Player player) const { return said(state_.settings, player); }
    /// Names a ship by its bow and its owner: "the ship d5 of dark".
    Message name(const Ship& ship) const {
        return message("the ship %1 of %2", name(ship.bow), name(ship.owner));
    }

    /// Describes the action that is due instead, for people.
    Message owed() const;
    Ruling isTurn(std::string_view rule) const;
    Ruling isShipOf(Square bow, Player player, std::string_view rule) const;
    Ruling isSoldierOf(Square at, Player player, std::string_view rule) const;
    Ruling isCoast(Square square, std::string_view rule) const;
    Ruling isEnemyOfMover(Player other, std::string_view rule) const;
    Ruling isTwoSquares(Square first, Square second, std::string_view rule) const;
    Ruling canBoard(const Sail& action, Player player) const;
    Ruling canLoad(const Ship& ship, Square from) const;
    Ruling canLand(const Ship& ship, Square to) const;
    Ruling isInGame(Player player) const;
    Ruling isSetUp() const;
    Ruling isOtherPlayer(Player player) const;
    Ruling dealingsAreOpen() const;
    /// Checks a ship's move by the player, without a check of whose turn it is.
    Ruling sailBy(const Sail& action, Player player) const;

    const State& state_;
    const Chart& chart_;
    Phase phase_;
};

} // namespace umpire::triremes
