#include "rules/games/triremes/course.h"
#include "rules/games/triremes/rules.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace umpire::triremes {
namespace {

using Finding = std::optional<Message>;

/// Finds what is impossible in a position. Each check returns the reason, or none.
class Checker {
public:
    explicit Checker(const State& state) : state_(state), chart_(state.chart()) {}

    Finding check() const {
        for (const auto look : {&Checker::ships, &Checker::soldiers, &Checker::numbers,
                                &Checker::setUp, &Checker::throws, &Checker::allies,
                                &Checker::ending, &Checker::mover, &Checker::fights}) {
            if (auto found = (this->*look)()) {
                return found;
            }
        }
        return std::nullopt;
    }

private:
    std::string name(Square square) const { return text(chart_, square); }
    Message name(Player player) const { return said(state_.settings, player); }
    Finding ships() const;
    Finding soldiers() const;
    Finding numbers() const;
    Finding setUp() const;
    bool isPlacedAtOnce() const;
    Finding throws() const;
    Finding allies() const;
    Finding ending() const;
    Finding mover() const;
    Finding fights() const;
    Finding fight(std::size_t index) const;
    Finding parties(const Fight& fight) const;
    Finding contact(const Fight& fight) const;
    Finding order(std::size_t index) const;
    bool isParty(Square place) const {
        return chart_.isSea(place) ? shipWithBow(state_, place) != nullptr
                                   : soldierOn(state_, place) != nullptr;
    }

    const State& state_;
    const Chart& chart_;
};

/// Checks the squares of the ships (TR-A4).
Finding Checker::ships() const {
    std::set<Square> taken;
    for (const Ship& ship : state_.ships) {
        for (const Square square : {ship.bow, sternOf(chart_, ship)}) {
            if (!chart_.isSea(square)) {
                return message("the ship %1 lies on two squares of sea", name(ship.bow));
            }
            if (!taken.insert(square).second) {
                return message("1 ship on %1, not 2", name(square));
            }
        }
    }
    return std::nullopt;
}

/// Checks the squares of the soldiers (TR-6, TR-9).
Finding Checker::soldiers() const {
    std::set<Square> taken;
    for (const Soldier& soldier : state_.soldiers) {
        if (!chart_.isCoast(soldier.at)) {
            return message("soldiers stand on coast, which %1 is not", name(soldier.at));
        }
        if (!taken.insert(soldier.at).second) {
            return message("1 soldier on %1, not 2", name(soldier.at));
        }
    }
    return std::nullopt;
}

/// TR-1: checks the numbers of figures. Ships can change their owners (TR-16), but soldiers only by
/// sale (TR-22).
Finding Checker::numbers() const {
    if (state_.ships.size() > chart_.anchors.size()) {
        return message("at most %1 ships, not %2", chart_.anchors.size(), state_.ships.size());
    }
    const int all = chart_.players * chart_.soldiersEach;
    int count = 0;
    for (int seat = 0; seat < chart_.players; ++seat) {
        const int own = soldiersOf(state_, {seat}) + state_.toPlace[std::size_t(seat)];
        count += own;
        if (chart_.players == 2 && own > chart_.soldiersEach) {
            return message("at most %1 soldiers of %2, not %3", chart_.soldiersEach,
                           name(Player{seat}), own);
        }
    }
    return count <= all ? std::nullopt
                        : Finding(message("at most %1 soldiers, not %2", all, count));
}

/// TR-6: checks the placing of soldiers. Until it ends, nothing else can have happened, the mover
/// must have a soldier to place, and the numbers of the players must agree with the order of
/// placing.
Finding Checker::setUp() const {
    const auto seats = std::span(state_.toPlace).first(std::size_t(chart_.players));
    const auto [least, most] = std::ranges::minmax(seats);
    if (most == 0) {
        return std::nullopt;
    }
    if (state_.settings.placing == Placing::AtOnce) {
        if (!isPlacedAtOnce()) {
            return message("each places all soldiers at once, the mover now");
        }
    } else if (seats[std::size_t(state_.mover.seat)] != most || most - least > 1) {
        return message("soldiers are placed one by one in turn, so that nobody is 2 behind");
    }
    for (const Soldier& soldier : state_.soldiers) {
        if (chart_.domainOf[std::size_t(soldier.at)] != soldier.owner.seat) {
            return message("soldiers are placed on the own coast, which %1 is not",
                           name(soldier.at));
        }
    }
    const bool laden =
        std::ranges::any_of(state_.ships, [](const Ship& ship) { return ship.soldiers > 0; });
    return laden || !state_.fights.empty()
               ? Finding(message("while soldiers are placed no ship is laden and nobody fights"))
               : std::nullopt;
}

/// Checks the order of placing all at once: in turn order after the mover, players with all
/// soldiers to place come before players with none.
bool Checker::isPlacedAtOnce() const {
    bool isDone = false;
    for (int i = 1; i < chart_.players; ++i) {
        const int left = state_.toPlace[std::size_t((state_.mover.seat + i) % chart_.players)];
        if (left != 0 && (isDone || left != chart_.soldiersEach)) {
            return false;
        }
        isDone = isDone || left == 0;
    }
    return state_.toPlace[std::size_t(state_.mover.seat)] > 0;
}

/// Checks the throws for the first turn (TR-A2).
Finding Checker::throws() const {
    const auto& throws = state_.throws;
    if (throws.empty()) {
        return std::nullopt;
    }
    const bool untouched =
        std::ranges::all_of(std::span(state_.toPlace).first(std::size_t(chart_.players)),
                            [this](int soldiers) { return soldiers == chart_.soldiersEach; });
    if (state_.settings.first != First::Die || !untouched) {
        return message("the die is thrown for who starts before all else, with first=die");
    }
    const auto contenders = std::ranges::count_if(throws, [](int t) { return t != kOutOfThrow; });
    const auto firstOpen = std::ranges::find(throws, kNotThrown);
    const bool inOrder =
        std::all_of(firstOpen, throws.end(), [](int thrown) { return thrown <= kNotThrown; });
    return contenders >= 2 && firstOpen != throws.end() && inOrder && state_.mover == Player{0}
               ? std::nullopt
               : Finding(message("at least 2 players throw in turn, and 1 has not yet"));
}

Finding Checker::allies() const {
    const auto any =
        std::accumulate(state_.allies.begin(), state_.allies.end(), 0U, std::bit_or<unsigned>());
    return any != 0 && chart_.players == 2 ? Finding(message("no alliance of 2 players (TR-22)"))
                                           : std::nullopt;
}

/// Checks the end by agreement or resignation. It must come after the set-up. With more than two
/// players, a player who resigned must have left the board.
Finding Checker::ending() const {
    const bool agreed = state_.agreement != Agreement::None;
    if (!agreed && !state_.resigned) {
        return std::nullopt;
    }
    const Phase phase = phaseOf(state_);
    if (phase == Phase::FirstThrow || phase == Phase::Placing) {
        return message("while soldiers are placed nobody resigns or agrees on a draw");
    }
    if (agreed && state_.resigned) {
        return message("1 ending, not 2");
    }
    return state_.resigned && chart_.players != 2
               ? Finding(message("of more than 2 who resigns has left"))
               : std::nullopt;
}

/// Checks that players who have lost have left the board, in a game for more than two.
Finding Checker::mover() const {
    if (chart_.players == 2) {
        return std::nullopt;
    }
    for (int seat = 0; seat < chart_.players; ++seat) {
        const Player player{seat};
        const bool present = shipsOf(state_, player) > 0 || soldiersOf(state_, player) > 0 ||
                             state_.allies[std::size_t(seat)] != 0;
        if (const auto defeat = defeatOf(state_, player); defeat && present) {
            return message("%1 is out and off the board: %2", name(player), defeat->because);
        }
    }
    return defeatOf(state_, state_.mover) && !outcomeOf(state_)
               ? Finding(message("%1 is out and does not move", name(state_.mover)))
               : std::nullopt;
}

/// Checks that both parties of the fight exist and are enemies.
Finding Checker::parties(const Fight& fight) const {
    if (!isParty(fight.starter) || !isParty(fight.other)) {
        return message("a soldier or a ship's bow on %1 and %2, which fight", name(fight.starter),
                       name(fight.other));
    }
    return isEnemy(state_, ownerOf(state_, fight, Party::Starter),
                   ownerOf(state_, fight, Party::Other))
               ? std::nullopt
               : Finding(message("enemies on %1 and %2, which fight", name(fight.starter),
                                 name(fight.other)));
}

/// Checks that the places of the parties fit the kind of fight.
Finding Checker::contact(const Fight& fight) const {
    const Ship* starter = shipWithBow(state_, fight.starter);
    const Ship* other = shipWithBow(state_, fight.other);
    bool good = false;
    switch (kindOf(state_, fight)) {
    case FightKind::Land:
        good = chart_.areNeighbours(fight.starter, fight.other);
        break;
    case FightKind::Landing:
        good = starter->soldiers > 0 && touches(state_.settings, *starter, fight.other);
        break;
    case FightKind::Boarding:
        good = areAlongside(state_.settings, *starter, *other);
        break;
    case FightKind::Storming:
        good = touches(state_.settings, *other, fight.starter);
        break;
    }
    return good ? std::nullopt
                : Finding(message("%1 and %2 beside each other, for they fight",
                                  name(fight.starter), name(fight.other)));
}

/// Checks that the mover began the fight. Only a boarding by a tactical move can be begun by
/// another player; it can last longer than the fight that it interrupted.
Finding Checker::order(std::size_t index) const {
    const Fight& fight = state_.fights[index];
    const FightKind kind = kindOf(state_, fight);
    if (kind != FightKind::Boarding && ownerOf(state_, fight, Party::Starter) != state_.mover) {
        return message("the mover has begun the fight on %1", name(fight.other));
    }
    if (index == 0) {
        return std::nullopt;
    }
    const Fight& below = state_.fights[index - 1];
    const FightKind kindBelow = kindOf(state_, below);
    if (kind == FightKind::Landing) {
        const bool second = index == 1 && kindBelow == FightKind::Landing &&
                            below.starter == fight.starter && below.other > fight.other &&
                            below.striker == Party::Starter &&
                            shipWithBow(state_, fight.starter)->soldiers == kMaxAboard;
        return second ? std::nullopt
                      : Finding(message("two battles of one landing, the higher first"));
    }
    return kind == FightKind::Boarding && isNaval(kindBelow)
               ? std::nullopt
               : Finding(message("only boardings that interrupt a fight at sea"));
}

Finding Checker::fight(std::size_t index) const {
    const Fight& fight = state_.fights[index];
    if (auto found = parties(fight)) {
        return found;
    }
    if (auto found = contact(fight)) {
        return found;
    }
    if (fight.attackDie != 0 && index + 1 != state_.fights.size()) {
        return message("an attacker's die in the last fight only");
    }
    return order(index);
}

Finding Checker::fights() const {
    std::multiset<Square> engaged;
    for (std::size_t i = 0; i < state_.fights.size(); ++i) {
        if (auto found = fight(i)) {
            return found;
        }
        const Fight& fight = state_.fights[i];
        if (isNaval(kindOf(state_, fight))) {
            engaged.insert({fight.starter, fight.other});
        }
    }
    const auto twice = std::ranges::adjacent_find(engaged);
    return twice == engaged.end() ? std::nullopt
                                  : Finding(message("the ship %1 in 1 fight, not 2", name(*twice)));
}

} // namespace

std::optional<Message> contradictionIn(const State& state) {
    return Checker(state).check();
}

} // namespace umpire::triremes
