#include "rules/games/triremes/notation.h"

namespace umpire::triremes {
namespace {

/// Writes actions for programs, events for people.
class Writer {
public:
    explicit Writer(const State& state) : settings_(state.settings), chart_(state.chart()) {}

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

    std::string operator()(const SoldierPlaced& event) const {
        return who(event.owner) + " puts a soldier on " + name(event.at);
    }
    std::string operator()(const DieThrown& event) const {
        const std::string_view use = event.use == DieUse::First    ? " for the first turn"
                                     : event.use == DieUse::Attack ? " in attack"
                                                                   : " in defence";
        return who(event.player) + " throws " + std::to_string(event.value) + std::string(use);
    }
    std::string operator()(const FirstThrowTied& event) const {
        return "all who threw " + std::to_string(event.value) + " throw again";
    }
    std::string operator()(const FirstPlayerFound& event) const {
        return who(event.player) + " begins";
    }
    std::string operator()(const ShipSailed& event) const {
        const bool tactical = event.kind == SailingKind::Tactical;
        return who(event.owner) + (tactical ? " makes a tactical move with " : " sails ") +
               name(event.from) + " to " + name(event.to) + " heading " +
               headingName(event.heading);
    }
    std::string operator()(const ShipSunk& event) const {
        return "the ship " + name(event.bow) + " of " + who(event.owner) + " sinks" +
               aboard(event.soldiers);
    }
    std::string operator()(const SoldierStepped& event) const {
        return who(event.owner) + "'s soldier goes from " + name(event.from) + " to " +
               name(event.to);
    }
    std::string operator()(const SoldiersLoaded& event) const {
        const bool two = event.second != kNoSquare;
        return who(event.owner) + (two ? "'s soldiers on " : "'s soldier on ") + name(event.first) +
               (two ? " and " + name(event.second) + " go" : " goes") + " aboard " +
               (event.ship == kNoSquare ? "a ship" : "the ship " + name(event.ship));
    }
    std::string operator()(const SoldierLanded& event) const {
        return who(event.owner) + "'s soldier lands on " + name(event.at) + " from the ship " +
               name(event.ship);
    }
    std::string operator()(const FightBegan& event) const;
    std::string operator()(const Exchanged& event) const {
        const std::string_view sign = event.attack > event.defence   ? " beats "
                                      : event.attack < event.defence ? " loses to "
                                                                     : " ties with ";
        return who(event.attacker) + "'s attack " + std::to_string(event.attack) +
               std::string(sign) + who(event.defender) + "'s defence " +
               std::to_string(event.defence);
    }
    std::string operator()(const FightEndedByTie&) const { return "the fight ends with the tie"; }
    std::string operator()(const FighterForfeited& event) const {
        return who(event.player) + " forfeits a fighter";
    }
    std::string operator()(const FighterFell& event) const {
        return who(event.owner) +
               (event.who == Fallen::Soldier ? " loses a soldier of " : " loses the sailors of ") +
               name(event.place);
    }
    std::string operator()(const ShipCaptured& event) const {
        return who(event.by) + " captures the ship " + name(event.bow) + aboard(event.soldiers);
    }
    std::string operator()(const Passed& event) const { return who(event.player) + " cannot move"; }
    std::string operator()(const PlayerBeaten& event) const {
        return who(event.player) + " is out: " + event.because;
    }
    std::string operator()(const FigureSold& event) const {
        return who(event.from) + " sells the figure on " + name(event.figure) + " to " +
               who(event.to) + aboard(event.soldiers);
    }
    std::string operator()(const BondChanged& event) const {
        return who(event.one) + " and " + who(event.other) +
               (event.bond == Bond::Allied ? " are allies" : " are no allies any more");
    }
    std::string operator()(const DrawAgreed&) const { return "the players agree on a draw"; }

private:
    std::string name(Square square) const { return text(chart_, square); }
    std::string who(Player player) const {
        const bool known = player.seat >= 0 && player.seat < chart_.players;
        return known ? nameOf(settings_, player) : "player " + std::to_string(player.seat + 1);
    }
    std::string pair(Square first, Square second) const {
        return name(first) + (second == kNoSquare ? "" : "," + name(second));
    }
    static std::string headingName(Heading heading) {
        constexpr std::array<std::string_view, 4> kNames = {"north", "east", "south", "west"};
        return std::string(kNames[std::size_t(heading)]);
    }
    static std::string aboard(int soldiers) {
        return soldiers <= 0 ? ""
                             : ", " + std::to_string(soldiers) +
                                   (soldiers == 1 ? " soldier aboard" : " soldiers aboard");
    }

    const Settings& settings_;
    const Chart& chart_;
};

std::string Writer::operator()(const FightBegan& event) const {
    constexpr std::array<std::string_view, 4> kVerbs = {" strikes ", " lands against ", " boards ",
                                                        " storms "};
    return who(event.attacker) + "'s " + name(event.fight.starter) +
           std::string(kVerbs[std::size_t(event.kind)]) + who(event.defender) + "'s " +
           name(event.fight.other) + ", " + std::to_string(event.attackers) + " against " +
           std::to_string(event.defenders);
}

} // namespace

std::string text(const State& state, const Action& action) {
    return std::visit(Writer(state), action);
}

std::string text(const State& state, const Event& event) {
    return std::visit(Writer(state), event);
}

} // namespace umpire::triremes
