#include "rules/games/triremes/notation.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

/// Names a player for a message; also works for a player whom the game does not have.
Message anyone(const Settings& settings, Player player) {
    const bool known = player.seat >= 0 && player.seat < settings.chart().players;
    return known ? said(settings, player) : message("player %1", player.seat + 1);
}

/// Writes actions in notation.
class ActionWriter {
public:
    explicit ActionWriter(const State& state) : settings_(state.settings), chart_(state.chart()) {}

    std::string operator()(const PlaceSoldier& action) const { return "+" + name(action.at); }
    std::string operator()(const ThrowDie& action) const {
        return "die:" + std::to_string(action.value);
    }
    std::string operator()(const Sail& action) const {
        return name(action.from) + "-" + name(action.to) + letterOf(action.heading) +
               (action.boards == kNoSquare ? "" : "*" + name(action.boards));
    }
    std::string operator()(const Walk& action) const {
        return name(action.from) + "-" + name(action.to);
    }
    std::string operator()(const Storm& action) const {
        return name(action.from) + "*" + name(action.ship);
    }
    std::string operator()(const Load& action) const {
        return name(action.ship) + "<" + pair(action.first, action.second);
    }
    std::string operator()(const Land& action) const {
        return name(action.ship) + ">" + pair(action.first, action.second);
    }
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const Sell& action) const {
        return "sell:" + name(action.figure) + "@" + who(action.to);
    }
    std::string operator()(const Ally& action) const { return "ally:" + who(action.with); }
    std::string operator()(const Part& action) const { return "part:" + who(action.with); }
    std::string operator()(const Resign& action) const { return "resign:" + who(action.player); }
    std::string operator()(const AgreeDraw&) const { return "draw"; }

private:
    std::string name(Square square) const { return text(chart_, square); }
    std::string who(Player player) const { return english(anyone(settings_, player)); }
    std::string pair(Square first, Square second) const {
        return name(first) + (second == kNoSquare ? "" : "," + name(second));
    }

    const Settings& settings_;
    const Chart& chart_;
};

/// Writes events for people.
class EventWriter {
public:
    explicit EventWriter(const State& state) : settings_(state.settings), chart_(state.chart()) {}

    Message operator()(const SoldierPlaced& e) const {
        return message("%1 puts a soldier on %2", who(e.owner), name(e.at));
    }
    Message operator()(const DieThrown& e) const;
    Message operator()(const FirstThrowTied& e) const {
        return message("all who threw %1 throw again", e.value);
    }
    Message operator()(const FirstPlayerFound& e) const {
        return message("%1 begins", who(e.player));
    }
    Message operator()(const ShipSailed& e) const;
    Message operator()(const ShipSunk& e) const {
        return e.soldiers <= 0 ? message("the ship %1 of %2 sinks", name(e.bow), who(e.owner))
                               : message("the ship %1 of %2 sinks, %n soldier(s) aboard",
                                         name(e.bow), who(e.owner), Count{e.soldiers});
    }
    Message operator()(const SoldierStepped& e) const {
        return message("%1's soldier goes from %2 to %3", who(e.owner), name(e.from), name(e.to));
    }
    Message operator()(const SoldiersLoaded& e) const;
    Message operator()(const SoldierLanded& e) const {
        return message("%1's soldier lands on %2 from the ship %3", who(e.owner), name(e.at),
                       name(e.ship));
    }
    Message operator()(const FightBegan& e) const;
    Message operator()(const Exchanged& e) const;
    Message operator()(const FightEndedByTie&) const {
        return message("the fight ends with the tie");
    }
    Message operator()(const FighterForfeited& e) const {
        return message("%1 forfeits a fighter", who(e.player));
    }
    Message operator()(const FighterFell& e) const {
        return e.who == Fallen::Soldier
                   ? message("%1 loses a soldier of %2", who(e.owner), name(e.place))
                   : message("%1 loses the sailors of %2", who(e.owner), name(e.place));
    }
    Message operator()(const ShipCaptured& e) const {
        return e.soldiers <= 0 ? message("%1 captures the ship %2", who(e.by), name(e.bow))
                               : message("%1 captures the ship %2, %n soldier(s) aboard", who(e.by),
                                         name(e.bow), Count{e.soldiers});
    }
    Message operator()(const Passed& e) const { return message("%1 cannot move", who(e.player)); }
    Message operator()(const PlayerBeaten& e) const {
        return message("%1 is out: %2", who(e.player), e.because);
    }
    Message operator()(const FigureSold& e) const;
    Message operator()(const BondChanged& e) const {
        return e.bond == Bond::Allied
                   ? message("%1 and %2 are allies", who(e.one), who(e.other))
                   : message("%1 and %2 are no allies any more", who(e.one), who(e.other));
    }
    Message operator()(const DrawAgreed&) const { return message("the players agree on a draw"); }

private:
    std::string name(Square square) const { return text(chart_, square); }
    Message who(Player player) const { return anyone(settings_, player); }

    const Settings& settings_;
    const Chart& chart_;
};

Message EventWriter::operator()(const DieThrown& e) const {
    switch (e.use) {
    case DieUse::First:
        return message("%1 throws %2 for the first turn", who(e.player), e.value);
    case DieUse::Attack:
        return message("%1 throws %2 in attack", who(e.player), e.value);
    case DieUse::Defence:
        return message("%1 throws %2 in defence", who(e.player), e.value);
    }
    return {};
}

Message EventWriter::operator()(const ShipSailed& e) const {
    return e.kind == SailingKind::Tactical
               ? message("%1 makes a tactical move with %2 to %3 heading %4", who(e.owner),
                         name(e.from), name(e.to), nameOf(e.heading))
               : message("%1 sails %2 to %3 heading %4", who(e.owner), name(e.from), name(e.to),
                         nameOf(e.heading));
}

Message EventWriter::operator()(const SoldiersLoaded& e) const {
    const Message ship =
        e.ship == kNoSquare ? message("a ship") : message("the ship %1", name(e.ship));
    return e.second == kNoSquare
               ? message("%1's soldier on %2 goes aboard %3", who(e.owner), name(e.first), ship)
               : message("%1's soldiers on %2 and %3 go aboard %4", who(e.owner), name(e.first),
                         name(e.second), ship);
}

Message EventWriter::operator()(const FightBegan& e) const {
    const Message attacker = who(e.attacker);
    const Message defender = who(e.defender);
    const std::string from = name(e.fight.starter);
    const std::string to = name(e.fight.other);
    switch (e.kind) {
    case FightKind::Land:
        return message("%1's %2 strikes %3's %4, %5 against %6", attacker, from, defender, to,
                       e.attackers, e.defenders);
    case FightKind::Landing:
        return message("%1's %2 lands against %3's %4, %5 against %6", attacker, from, defender, to,
                       e.attackers, e.defenders);
    case FightKind::Boarding:
        return message("%1's %2 boards %3's %4, %5 against %6", attacker, from, defender, to,
                       e.attackers, e.defenders);
    case FightKind::Storming:
        return message("%1's %2 storms %3's %4, %5 against %6", attacker, from, defender, to,
                       e.attackers, e.defenders);
    }
    return {};
}

Message EventWriter::operator()(const Exchanged& e) const {
    const Message attacker = who(e.attacker);
    const Message defender = who(e.defender);
    if (e.attack == e.defence) {
        return message("%1's attack %2 ties with %3's defence %4", attacker, e.attack, defender,
                       e.defence);
    }
    return e.attack > e.defence ? message("%1's attack %2 beats %3's defence %4", attacker,
                                          e.attack, defender, e.defence)
                                : message("%1's attack %2 loses to %3's defence %4", attacker,
                                          e.attack, defender, e.defence);
}

Message EventWriter::operator()(const FigureSold& e) const {
    return e.soldiers <= 0
               ? message("%1 sells the figure on %2 to %3", who(e.from), name(e.figure), who(e.to))
               : message("%1 sells the figure on %2 to %3, %n soldier(s) aboard", who(e.from),
                         name(e.figure), who(e.to), Count{e.soldiers});
}

class ActionParser : public ActionReader<Action> {
public:
    ActionParser(const State& state, std::string_view text)
        : ActionReader(text), settings_(state.settings), chart_(state.chart()) {}

    Parsed<Action> parse() { return result(takeAny()); }

private:
    using ActionReader::take;
    bool take(Square& into) {
        const auto square = takeSquare(*this, chart_);
        into = square.value_or(kNoSquare);
        return square || refuse(anySquare(chart_));
    }
    bool take(Player& into) {
        const auto player = takePlayer(*this, settings_);
        into = player.value_or(Player{});
        return player || refuse(anyPlayer(settings_));
    }
    template <typename Kind>
    bool takeOfPlayer() {
        Player player;
        return take(player) && give(Kind{player});
    }
    bool takeSale() {
        Sell sale;
        return take(sale.figure) && (take("@") || refuse(message("%1 and a player", "`@`"))) &&
               take(sale.to) && give(sale);
    }
    /// Takes one or two squares. Both orders of two squares give the same action.
    template <typename Kind>
    bool takePair(Square ship) {
        Square first = kNoSquare;
        Square second = kNoSquare;
        if (!take(first) || (take(",") && !take(second))) {
            return false;
        }
        return second == kNoSquare
                   ? give(Kind{ship, first})
                   : give(Kind{ship, std::min(first, second), std::max(first, second)});
    }
    /// Takes the rest of a move, after the `-` that follows the figure's square.
    bool takeMove(Square from) {
        Square to = kNoSquare;
        if (!take(to)) {
            return false;
        }
        const auto heading = takeHeading(*this);
        if (!heading) {
            return give(Walk{from, to});
        }
        Square boards = kNoSquare;
        return (!take("*") || take(boards)) && give(Sail{from, to, *heading, boards});
    }
    bool takeOfFigure() {
        Square figure = kNoSquare;
        Square ship = kNoSquare;
        if (!take(figure)) {
            return refuse(message("%1, %2 or %3", error().expected,
                                  "`+`, `die:`, `pass`, `sell:`, `ally:`, `part:`, `resign:`",
                                  "`draw`"));
        }
        return take("-")   ? takeMove(figure)
               : take("<") ? takePair<Load>(figure)
               : take(">") ? takePair<Land>(figure)
               : take("*") ? take(ship) && give(Storm{figure, ship})
                           : refuse(message("%1 (move), %2 (storm), %3 (load) or %4 (land)", "`-`",
                                            "`*`", "`<`", "`>`"));
    }
    bool takeDie() {
        const auto value = takeNumber();
        return value ? give(ThrowDie{*value}) : refuse(message("what the die shows"));
    }
    bool takeAny() {
        Square at = kNoSquare;
        return take("+")         ? take(at) && give(PlaceSoldier{at})
               : take("die:")    ? takeDie()
               : take("pass")    ? give(Pass{})
               : take("sell:")   ? takeSale()
               : take("ally:")   ? takeOfPlayer<Ally>()
               : take("resign:") ? takeOfPlayer<Resign>()
               : take("draw")    ? give(AgreeDraw{})
               : take("part:")   ? takeOfPlayer<Part>()
                                 : takeOfFigure();
    }

    const Settings& settings_;
    const Chart& chart_;
};

} // namespace

std::string text(const State& state, const Action& action) {
    return std::visit(ActionWriter(state), action);
}

Message text(const State& state, const Event& event) {
    return std::visit(EventWriter(state), event);
}

Parsed<Action> parseAction(const State& state, std::string_view text) {
    return ActionParser(state, text).parse();
}

} // namespace umpire::triremes
