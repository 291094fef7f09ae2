#include "rules/games/murus_gallicus/rules.h"

namespace umpire::murus_gallicus {
namespace {

using Verdict = std::optional<Violation>;

Message unitName(int height) {
    return height == 1 ? message("wall") : height == 2 ? message("tower") : message("catapult");
}

Message cells(int count) {
    return message("%n cell(s)", Count{count});
}

/// Checks actions in one position.
class Judge {
public:
    explicit Judge(const State& state) : state_(state), board_(geometryOf(state.settings)) {}

    Verdict judge(const Move& move) const;
    Verdict judge(const Sacrifice& sacrifice) const {
        return firstOf(sourceIs(sacrifice.from, 2, "MG-7"),
                       beside(sacrifice.from, sacrifice.target), sacrificeTarget(sacrifice.target));
    }
    Verdict judge(const DoubleSacrifice& sacrifice) const {
        return firstOf(catapultsAreOn("MG-14"), sourceIs(sacrifice.from, 2, "MG-14"),
                       beside(sacrifice.from, sacrifice.target),
                       doubleSacrificeTarget(sacrifice.target));
    }
    Verdict judge(const Throw& thrown) const {
        return firstOf(catapultsAreOn("MG-10"), sourceIs(thrown.from, 3, "MG-12"),
                       throwLine(thrown), throwTarget(thrown.target));
    }
    Verdict judge(const Bribe& bribe) const;
    Verdict judge(const Swap&) const;
    Verdict judge(const Resign&) const;
    Verdict judge(const AgreeDraw&) const { return std::nullopt; }

    /// Returns the violation if no turn of this kind is legal now, because of the special moves.
    Verdict opening(const Action& action) const;

private:
    template <typename... Verdicts>
    static Verdict firstOf(Verdicts... verdicts) {
        Verdict first;
        ((first || (first = std::move(verdicts))), ...);
        return first;
    }
    static Violation violation(ViolationKind kind, std::string_view rule, Message because) {
        return {kind, std::move(because), std::string(rule), std::nullopt};
    }
    static Violation at(CellIndex cell, Violation trouble) {
        trouble.cell = cell;
        return trouble;
    }
    bool onBoard(CellIndex cell) const { return contains(board_.cells, cell); }
    Message name(CellIndex cell) const {
        return onBoard(cell) ? Message(text(board_.names[std::size_t(cell)]))
                             : message("cell number %1", cell);
    }
    Message unitText(const Unit& unit) const {
        const Message owner = nameOf(state_.settings, unit.owner);
        return unit.height == 1   ? message("a %1 wall", owner)
               : unit.height == 2 ? message("a %1 tower", owner)
                                  : message("a %1 catapult", owner);
    }

    Verdict isOnBoard(CellIndex cell) const;
    Verdict catapultsAreOn(std::string_view rule) const;
    Verdict sourceIs(CellIndex from, int height, std::string_view rule) const;
    Verdict beside(CellIndex from, CellIndex target) const;
    Verdict canLand(CellIndex cell) const;
    Verdict sacrificeTarget(CellIndex cell) const;
    Verdict doubleSacrificeTarget(CellIndex cell) const;
    Verdict throwLine(const Throw& thrown) const;
    Verdict throwTarget(CellIndex cell) const;
    Verdict bribeCell(CellIndex cell) const;
    Verdict wrongTarget(CellIndex cell, const Unit& unit) const;

    const State& state_;
    const BoardGeometry& board_;
};

Verdict Judge::isOnBoard(CellIndex cell) const {
    if (onBoard(cell)) {
        return std::nullopt;
    }
    return violation(
        ViolationKind::NotOnTheBoard, "MG-1",
        message("%1 is not one of the board's %2 cells", name(cell), board_.cellCount));
}

Verdict Judge::catapultsAreOn(std::string_view rule) const {
    return state_.settings.catapults == Catapults::On
               ? std::nullopt
               : Verdict(violation(ViolationKind::NoCatapults, rule,
                                   message("there are no catapults in this game")));
}

Verdict Judge::sourceIs(CellIndex from, int height, std::string_view rule) const {
    if (auto outside = isOnBoard(from)) {
        return outside;
    }
    const auto unit = unitAt(state_, from);
    if (!unit) {
        return at(from,
                  violation(ViolationKind::NothingThere, rule, message("%1 is empty", name(from))));
    }
    if (unit->owner != state_.mover) {
        return at(from, violation(ViolationKind::NotYours, rule,
                                  message("%1 holds %2 and %3 is to move", name(from),
                                          unitText(*unit), nameOf(state_.settings, state_.mover))));
    }
    if (unit->height == height) {
        return std::nullopt;
    }
    const std::string_view which = unit->height == 1 ? "MG-4" : unit->height == 3 ? "MG-11" : rule;
    return at(from,
              violation(ViolationKind::WrongUnit, which,
                        message("%1 holds a %2 of %3, this takes a %4 of %5", name(from),
                                unitName(unit->height), unit->height, unitName(height), height)));
}

/// Checks that the target of a sacrifice is adjacent to the tower (MG-7, MG-14).
Verdict Judge::beside(CellIndex from, CellIndex target) const {
    if (auto outside = isOnBoard(target)) {
        return outside;
    }
    const auto line = lineBetween(board_, from, target);
    if (line && line->steps == 1) {
        return std::nullopt;
    }
    if (!line) {
        return at(target, violation(ViolationKind::NotALine, "MG-7",
                                    message("%1 is not in line with %2; a sacrifice reaches 1 cell",
                                            name(target), name(from))));
    }
    return at(target, violation(ViolationKind::WrongDistance, "MG-7",
                                message("%1 is %2 away from %3; a sacrifice reaches 1 cell",
                                        name(target), cells(line->steps), name(from))));
}

/// Checks that a stone of a moved tower may land on the cell (MG-6, with the limits of MG-3 and
/// MG-10).
Verdict Judge::canLand(CellIndex cell) const {
    const auto unit = unitAt(state_, cell);
    if (!unit) {
        return std::nullopt;
    }
    if (unit->owner != state_.mover) {
        return at(cell, violation(ViolationKind::Blocked, "MG-6",
                                  message("%1 holds %2", name(cell), unitText(*unit))));
    }
    const int limit = heightLimit(state_.settings);
    if (unit->height < limit) {
        return std::nullopt;
    }
    return at(cell, violation(ViolationKind::Blocked, limit == 2 ? "MG-3" : "MG-10",
                              message("%1 holds %2 stones already, and %3 are the limit",
                                      name(cell), unit->height, limit)));
}

Verdict Judge::judge(const Move& move) const {
    if (auto wrong = firstOf(sourceIs(move.from, 2, "MG-6"), isOnBoard(move.to))) {
        return wrong;
    }
    const auto line = lineBetween(board_, move.from, move.to);
    if (!line) {
        return violation(ViolationKind::NotALine, "MG-6",
                         message("%1 and %2 are not in line", name(move.from), name(move.to)));
    }
    if (line->steps != 2) {
        return violation(ViolationKind::WrongDistance, "MG-6",
                         message("%1 is %2 away from %3; a move ends 2 cells away", name(move.to),
                                 cells(line->steps), name(move.from)));
    }
    return firstOf(canLand(board_.walk(move.from, line->direction, 1)), canLand(move.to));
}

Verdict Judge::wrongTarget(CellIndex cell, const Unit& unit) const {
    const bool own = unit.owner == state_.mover;
    return at(cell, violation(ViolationKind::WrongTarget, own ? "MG-7" : "MG-14",
                              message("%1 holds %2, which a tower cannot attack", name(cell),
                                      unitText(unit))));
}

Verdict Judge::sacrificeTarget(CellIndex cell) const {
    const auto unit = unitAt(state_, cell);
    if (!unit) {
        return at(cell, violation(ViolationKind::NothingThere, "MG-7",
                                  message("%1 is empty", name(cell))));
    }
    return unit->owner == state_.mover || unit->height == 2 ? wrongTarget(cell, *unit)
                                                            : std::nullopt;
}

Verdict Judge::doubleSacrificeTarget(CellIndex cell) const {
    if (auto wrong = sacrificeTarget(cell)) {
        return wrong;
    }
    if (unitAt(state_, cell)->height == 3) {
        return std::nullopt;
    }
    return at(cell, violation(ViolationKind::WrongTarget, "MG-14",
                              message("%1 holds a wall; both stones go only against a catapult",
                                      name(cell))));
}

Verdict Judge::throwLine(const Throw& thrown) const {
    if (auto outside = isOnBoard(thrown.target)) {
        return outside;
    }
    const auto line = lineBetween(board_, thrown.from, thrown.target);
    if (!line) {
        return violation(
            ViolationKind::NotALine, "MG-12",
            message("%1 and %2 are not in line", name(thrown.from), name(thrown.target)));
    }
    if (!throwsTowards(board_, state_.mover, line->direction)) {
        return violation(ViolationKind::WrongDirection, "MG-12",
                         message("%1 lies behind %2; a catapult throws forwards and to the sides",
                                 name(thrown.target), name(thrown.from)));
    }
    if (line->steps == 2 || line->steps == 3) {
        return std::nullopt;
    }
    return violation(ViolationKind::WrongDistance, "MG-12",
                     message("%1 is %2 away from %3; a catapult throws 2 or 3 cells",
                             name(thrown.target), cells(line->steps), name(thrown.from)));
}

Verdict Judge::throwTarget(CellIndex cell) const {
    const auto unit = unitAt(state_, cell);
    return unit && unit->owner == state_.mover
               ? Verdict(at(cell, violation(ViolationKind::WrongTarget, "MG-13",
                                            message("%1 holds %2 of the thrower's own", name(cell),
                                                    unitText(*unit)))))
               : std::nullopt;
}

/// Checks that the cell is in the second row. While special moves are due, no other stones can be
/// there.
Verdict Judge::bribeCell(CellIndex cell) const {
    if (auto outside = isOnBoard(cell)) {
        return outside;
    }
    return contains(secondRow(board_, state_.mover), cell)
               ? std::nullopt
               : Verdict(at(cell,
                            violation(ViolationKind::WrongRow, "MG-16",
                                      message("%1 is not on the mover's second row", name(cell)))));
}

Verdict Judge::judge(const Bribe& bribe) const {
    if (auto wrong = firstOf(sourceIs(bribe.from, 2, "MG-16"), bribeCell(bribe.low),
                             bribeCell(bribe.high))) {
        return wrong;
    }
    return bribe.low < bribe.high
               ? std::nullopt
               : Verdict(violation(
                     ViolationKind::NotTwoCells, "MG-A5",
                     message("%1 and %2 should be two different cells, the left one first",
                             name(bribe.low), name(bribe.high))));
}

Verdict Judge::judge(const Swap&) const {
    return swapIsOpen(state_)
               ? std::nullopt
               : Verdict(violation(ViolationKind::OpeningIsNotDue, "MG-17",
                                   message("the persons may change sides once, between the two "
                                           "special moves of the bribe")));
}

Verdict Judge::judge(const Resign& resign) const {
    const bool seated = resign.player.seat < playersOf(state_.settings.seating);
    return !seated || state_.out[std::size_t(resign.player.seat)]
               ? Verdict(violation(
                     ViolationKind::IsOut, "MG-20",
                     message("%1 is not in the game", nameOf(state_.settings, resign.player))))
               : std::nullopt;
}

Verdict Judge::opening(const Action& action) const {
    const bool special = std::holds_alternative<Bribe>(action);
    const bool turn = !std::holds_alternative<Swap>(action) &&
                      !std::holds_alternative<Resign>(action) &&
                      !std::holds_alternative<AgreeDraw>(action);
    if (!turn || special == openingIsDue(state_)) {
        return std::nullopt;
    }
    return special ? violation(
                         ViolationKind::OpeningIsNotDue, "MG-16",
                         message("the special move is each side's first turn of a bribe game only"))
                   : violation(ViolationKind::OpeningIsDue,
                               state_.mover == Player{0} ? "MG-16" : "MG-17",
                               message("the first turn scatters a tower of the home row on two "
                                       "cells of the second, as in a1-c2,f2"));
}

} // namespace

std::optional<Violation> validate(const State& state, const Action& action) {
    if (const auto over = outcomeOf(state)) {
        return Violation{ViolationKind::GameIsOver, message("the game is over: %1", over->because),
                         over->rule, std::nullopt};
    }
    const Judge judge(state);
    if (auto wrong = judge.opening(action)) {
        return wrong;
    }
    return std::visit([&judge](const auto& chosen) { return judge.judge(chosen); }, action);
}

} // namespace umpire::murus_gallicus
