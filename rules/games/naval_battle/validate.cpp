#include "rules/games/naval_battle/judge.h"

namespace umpire::naval_battle {

Message squares(int count) {
    return message("%n square(s)", Count{count});
}

Message withArticle(const std::string& name) {
    return std::string_view("aeiou").find(name.front()) == std::string_view::npos
               ? message("a %1", inWords(name))
               : message("an %1", inWords(name));
}

Verdict Judge::onBoard(SquareIndex square) const {
    return chart_.contains(square)
               ? std::nullopt
               : Verdict(violation(ViolationKind::NotOnTheBoard, "NB-1",
                                   message("%1 is not on the board", name(square))));
}

Verdict Judge::setUp(Side side) const {
    if (state_.phase != Phase::SetUp) {
        return violation(ViolationKind::WrongPhase, "NB-5",
                         message("the fleets are set up already"));
    }
    return state_.ready[indexOf(side)]
               ? Verdict(violation(ViolationKind::WrongPhase, "NB-5",
                                   message("%1 has set up already", inWords(side))))
               : std::nullopt;
}

Verdict Judge::playing() const {
    return state_.phase == Phase::SetUp
               ? Verdict(violation(ViolationKind::WrongPhase, "NB-5",
                                   message("the fleets are still being set up")))
               : std::nullopt;
}

Verdict Judge::judge(const Place& place) const {
    if (auto wrong =
            firstOf([&] { return setUp(place.side); }, [&] { return onBoard(place.square); })) {
        return wrong;
    }
    const Message who = inWords(place.side);
    const std::string what = nameOf(table_, place.kind);
    if (table_.shipOf(place.kind) == nullptr && place.kind != kMine) {
        return violation(ViolationKind::WrongUnit, "NB-5",
                         message("%1 is not placed: ships and mines are", withArticle(what)));
    }
    if (!chart_.isPort(place.square, place.side)) {
        return at(place.square,
                  violation(ViolationKind::WrongWater, "NB-5",
                            message("%1 is not in the %2 port", name(place.square), who)));
    }
    if (state_.at(place.square).isThere()) {
        return ofUnit(place.square,
                      at(place.square, violation(ViolationKind::Occupied, "NB-7",
                                                 message("%1 holds %2 already", name(place.square),
                                                         unitName(place.square)))));
    }
    const Ship* ship = table_.shipOf(place.kind);
    const int all = ship != nullptr ? ship->count : table_.mines;
    return unplaced(state_, place.side, place.kind) > 0
               ? std::nullopt
               : Verdict(of(place.side, violation(ViolationKind::NoneLeft, "NB-3",
                                                  message("each %1 of %2 is placed: it has %3",
                                                          inWords(what), who, all))));
}

Verdict Judge::judge(const TakeUp& taken) const {
    if (auto wrong =
            firstOf([&] { return setUp(taken.side); }, [&] { return onBoard(taken.square); })) {
        return wrong;
    }
    const Token& token = state_.at(taken.square);
    if (!token.isOf(taken.side)) {
        return of(taken.side,
                  at(taken.square, violation(ViolationKind::NothingThere, "NB-5",
                                             message("%1 holds nothing of %2", name(taken.square),
                                                     inWords(taken.side)))));
    }
    return token.kind == kBattery
               ? Verdict(at(taken.square, violation(ViolationKind::WrongUnit, "NB-5",
                                                    message("%1 holds a battery, which stays there",
                                                            name(taken.square)))))
               : std::nullopt;
}

Verdict Judge::judge(const Ready& ready) const {
    if (auto wrong = setUp(ready.side)) {
        return wrong;
    }
    int left = 0;
    for (std::size_t kind = 0; kind < table_.ships.size(); ++kind) {
        left += unplaced(state_, ready.side, Kind(kind));
    }
    return left == 0
               ? std::nullopt
               : Verdict(of(ready.side, violation(ViolationKind::NotReady, "NB-5",
                                                  message("%1 has %n ship(s) still to place",
                                                          inWords(ready.side), Count{left}))));
}

/// Checks that the unit exists and that it is its owner's turn. Also checks that the unit can move,
/// unless the answer would reveal a hidden unit. `to` is the end of the move.
Verdict Judge::turn(SquareIndex from, SquareIndex to) const {
    if (auto wrong = firstOf([&] { return playing(); }, [&] { return onBoard(from); })) {
        return wrong;
    }
    const Token& token = state_.at(from);
    if (!token.isThere()) {
        return at(from, violation(ViolationKind::NothingThere, "NB-6",
                                  message("%1 is empty", name(from))));
    }
    if (state_.phase == Phase::Playing && token.side != state_.mover) {
        return at(from, violation(ViolationKind::NotYours, "NB-6",
                                  message("%1 holds a unit of %2; it is %3's turn", name(from),
                                          inWords(token.side), inWords(state_.mover))));
    }
    return from == to || !token.isKnown() ? std::nullopt : Verdict(neverMoves(from));
}

Violation Judge::neverMoves(SquareIndex square) const {
    const Kind kind = state_.at(square).kind;
    return ofUnit(square,
                  at(square, violation(ViolationKind::CannotMove, kind == kMine ? "NB-17" : "NB-5",
                                       message("%1 holds %2, which never moves", name(square),
                                               unitName(square)))));
}

/// Checks a way with public facts only: a hidden unit could be any ship with that role.
Verdict Judge::openWay(SquareIndex from, SquareIndex to, std::optional<Role> role) const {
    if (state_.at(to).isThere()) {
        return at(to,
                  violation(ViolationKind::Occupied, "NB-7", message("%1 is occupied", name(to))));
    }
    if (chart_.waterAt(to) == Water::Island) {
        return at(
            to, violation(ViolationKind::WrongWater, "NB-1", message("%1 is an island", name(to))));
    }
    return state_.at(from).kind == kHidden ? beyondAll(from, to, role) : std::nullopt;
}

/// Refuses a way that is impossible for every ship with that role.
Verdict Judge::beyondAll(SquareIndex from, SquareIndex to, std::optional<Role> role) const {
    State as = state_;
    Kind fastest = kNobody;
    for (Kind kind = 0; std::size_t(kind) < table_.ships.size(); ++kind) {
        if (role && !table_.is(kind, *role)) {
            continue;
        }
        as.at(from).kind = kind;
        if (canReach(as, from, to)) {
            return std::nullopt;
        }
        const bool isFaster =
            fastest == kNobody || table_.shipOf(kind)->move > table_.shipOf(fastest)->move;
        fastest = isFaster ? kind : fastest;
    }
    if (fastest == kNobody) {
        return std::nullopt;
    }
    const Ship& ship = *table_.shipOf(fastest);
    const int distance = chart_.distance(from, to);
    if (!role && distance > ship.move) {
        return violation(ViolationKind::TooFar, "NB-6",
                         message("%1 is %2 away from %3; no ship moves more than %4", name(to),
                                 squares(distance), name(from), ship.move));
    }
    as.at(from).kind = fastest;
    return Judge(as).outOfReach(ship, from, to);
}

/// Checks a way, first with public facts, so that everybody may know the reason if possible.
Verdict Judge::way(SquareIndex from, SquareIndex to) const {
    if (auto wrong = openWay(from, to)) {
        return wrong;
    }
    const Ship* ship = table_.shipOf(state_.at(from).kind);
    if (ship == nullptr) {
        return neverMoves(from);
    }
    return canReach(state_, from, to) ? std::nullopt
                                      : Verdict(ofUnit(from, outOfReach(*ship, from, to)));
}

Violation Judge::outOfReach(const Ship& ship, SquareIndex from, SquareIndex to) const {
    const int distance = chart_.distance(from, to);
    if (distance > ship.move) {
        return violation(ViolationKind::TooFar, "NB-6",
                         message("%1 is %2 away from %3; %4 moves %5", name(to), squares(distance),
                                 name(from), withArticle(ship.name), ship.move));
    }
    if (const auto battery = barringBattery(state_, from, to)) {
        return violation(ViolationKind::NoWay, "NB-14",
                         message("the battery on %1 bars the way from %2 to %3", name(*battery),
                                 name(from), name(to)));
    }
    const bool inward = chart_.isPort(to, enemyOf(state_.at(from).side)) &&
                        !chart_.isPort(from, enemyOf(state_.at(from).side));
    const Message noWay = message("no free way of at most %1 leads from %2 to %3",
                                  squares(ship.move), name(from), name(to));
    const Message toEnter = message("both batteries of an entrance must be gone to enter");
    return inward ? violation(ViolationKind::NoWay, "NB-10", joined({noWay, toEnter}, "%1; %2"))
                  : violation(ViolationKind::NoWay, "NB-7", noWay);
}

/// NB-8: checks that the first move takes a ship out of its port, if this is possible.
Verdict Judge::opening(SquareIndex from, SquareIndex end) const {
    if (state_.phase != Phase::Opening || leavesPort(state_, from, end) ||
        !canLeavePort(state_, state_.at(from).side)) {
        return std::nullopt;
    }
    return of(
        state_.at(from).side,
        violation(ViolationKind::MustLeavePort, "NB-8",
                  message("the game begins with a ship that leaves its port; %1 is not out at sea",
                          name(end))));
}

Verdict Judge::judge(const Pass&) const {
    if (auto wrong = playing()) {
        return wrong;
    }
    for (const Side side : sidesToAct(state_)) {
        if (canAct(state_, side)) {
            return of(side,
                      violation(ViolationKind::CanAct, "NB-A19",
                                message("%1 can act, and only who cannot passes", inWords(side))));
        }
    }
    return std::nullopt;
}

std::optional<Violation> validate(const State& state, const Action& action) {
    if (const auto over = outcomeOf(state)) {
        return Violation{ViolationKind::GameIsOver,
                         message("the game is over: %1", over->because),
                         over->rule,
                         {},
                         {}};
    }
    const Judge judge(state);
    return std::visit([&judge](const auto& chosen) { return judge.judge(chosen); }, action);
}

} // namespace umpire::naval_battle
