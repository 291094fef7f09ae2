#include "rules/games/triremes/battle.h"
#include "rules/games/triremes/course.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

/// Tells whether the turn stays with the player after an action.
enum class Then { SamePlayer, NextPlayer };

/// Applies one legal action to a state, and collects the events.
class Play {
public:
    explicit Play(State state, Telling telling = Telling::Everything)
        : state_(std::move(state)), telling_(telling), battle_(state_, events_, telling) {}

    umpire::Step<State, Event> play(const Action& action) && {
        const Then then = std::visit(*this, action);
        removeBeaten(state_, events_);
        const bool moverIsOut = state_.chart().players > 2 && defeatOf(state_, state_.mover);
        if (phaseOf(state_) == Phase::Placing || phaseOf(state_) == Phase::Turn) {
            if (then == Then::NextPlayer || moverIsOut) {
                passOn();
            }
        }
        return {std::move(state_), std::move(events_)};
    }

    Then operator()(const PlaceSoldier& action);
    Then operator()(const ThrowDie& action);
    Then operator()(const Sail& action);
    Then operator()(const Walk& action);
    Then operator()(const Storm& action);
    Then operator()(const Load& action);
    Then operator()(const Land& action);
    Then operator()(const Pass&);
    Then operator()(const Sell& action);
    Then operator()(const Ally& action);
    Then operator()(const Part& action);
    Then operator()(const Resign& action);
    Then operator()(const AgreeDraw&);

private:
    template <typename Told>
    void tell(const Told& event) {
        if (telling_ == Telling::Everything) {
            events_.emplace_back(event);
        }
    }
    void passOn();
    Then throwForFirst(int value);

    State state_;
    std::vector<Event> events_;
    Telling telling_;
    Battle battle_;
};

/// TR-7: passes the turn to the next seat. Skips players who have lost, in a game for more than
/// two.
void Play::passOn() {
    const int players = state_.chart().players;
    for (int i = 0; i < players; ++i) {
        state_.mover.seat = (state_.mover.seat + 1) % players;
        if (players == 2 || !defeatOf(state_, state_.mover)) {
            return;
        }
    }
}

Then Play::operator()(const PlaceSoldier& action) {
    const int left = --state_.toPlace[std::size_t(state_.mover.seat)];
    addSoldier(state_, {action.at, state_.mover});
    tell(SoldierPlaced{state_.mover, action.at});
    return left > 0 && state_.settings.placing == Placing::AtOnce ? Then::SamePlayer
                                                                  : Then::NextPlayer;
}

Then Play::operator()(const ThrowDie& action) {
    if (phaseOf(state_) == Phase::FirstThrow) {
        return throwForFirst(action.value);
    }
    const Fight& fight = state_.fights.back();
    if (fight.attackDie == 0) {
        tell(DieThrown{ownerOf(state_, fight, fight.striker), DieUse::Attack, action.value});
        state_.fights.back().attackDie = action.value;
        return Then::NextPlayer;
    }
    tell(DieThrown{defender(state_), DieUse::Defence, action.value});
    battle_.exchange(action.value);
    return Then::NextPlayer;
}

/// TR-A2: records a throw for the first turn. When all have thrown, the player with the highest
/// number begins; players with equal highest numbers throw again.
Then Play::throwForFirst(int value) {
    std::vector<int>& throws = state_.throws;
    tell(DieThrown{thrower(state_), DieUse::First, value});
    *std::ranges::find(throws, kNotThrown) = value;
    if (std::ranges::count(throws, kNotThrown) > 0) {
        return Then::SamePlayer;
    }
    const auto highest = std::ranges::max_element(throws);
    if (std::ranges::count(throws, *highest) == 1) {
        state_.mover = Player{int(highest - throws.begin())};
        throws.clear();
        tell(FirstPlayerFound{state_.mover});
        return Then::SamePlayer;
    }
    const int tied = *highest;
    tell(FirstThrowTied{tied});
    for (int& thrown : throws) {
        thrown = thrown == tied ? kNotThrown : kOutOfThrow;
    }
    return Then::SamePlayer;
}

/// Moves a ship; it may ram or board others, or be a tactical move (TR-8, TR-11, TR-12, TR-17).
Then Play::operator()(const Sail& action) {
    const bool tactical = !state_.fights.empty();
    const Ship before = *shipWithBow(state_, action.from);
    const auto course = std::get<Course>(courseTo(state_, before, {action.to, action.heading}));
    tell(ShipSailed{before.owner, action.from, action.to, action.heading,
                    tactical ? SailingKind::Tactical : SailingKind::Turn});
    for (const Square bow : course.sunk) {
        battle_.sink(bow);
    }
    removeShip(state_, action.from);
    addShip(state_, course.ship);
    // The present fight, or a fight that it interrupted.
    const bool fightIsOn = !state_.fights.empty();
    if (action.boards != kNoSquare) {
        if (fightIsOn) {
            state_.fights.back().attackDie = 0;
        }
        battle_.begin({course.ship.bow, action.boards});
    } else if (fightIsOn) {
        battle_.forfeit();
    }
    return Then::NextPlayer;
}

Then Play::operator()(const Walk& action) {
    if (soldierOn(state_, action.to) != nullptr) {
        battle_.begin({action.from, action.to});
        return Then::NextPlayer;
    }
    removeSoldier(state_, action.from);
    addSoldier(state_, {action.to, state_.mover});
    tell(SoldierStepped{state_.mover, action.from, action.to});
    return Then::NextPlayer;
}

Then Play::operator()(const Storm& action) {
    battle_.begin({action.from, action.ship});
    return Then::NextPlayer;
}

Then Play::operator()(const Load& action) {
    for (const Square from : {action.first, action.second}) {
        if (from != kNoSquare) {
            removeSoldier(state_, from);
            ++shipAt(state_, action.ship).soldiers;
        }
    }
    tell(SoldiersLoaded{state_.mover, action.ship, action.first, action.second});
    return state_.settings.loading == Loading::Free ? Then::SamePlayer : Then::NextPlayer;
}

/// TR-14: lands soldiers on free squares, then begins the battles. The last battle in the list is
/// fought first.
Then Play::operator()(const Land& action) {
    std::vector<Fight> battles;
    for (const Square to : {action.first, action.second}) {
        if (to != kNoSquare && soldierOn(state_, to) != nullptr) {
            battles.push_back({action.ship, to});
        } else if (to != kNoSquare) {
            --shipAt(state_, action.ship).soldiers;
            addSoldier(state_, {to, state_.mover});
            tell(SoldierLanded{state_.mover, action.ship, to});
        }
    }
    if (battles.size() == 2) {
        state_.fights.push_back(battles.back());
    }
    if (!battles.empty()) {
        battle_.begin(battles.front());
    }
    return Then::NextPlayer;
}

Then Play::operator()(const Pass&) {
    tell(Passed{state_.mover});
    return Then::NextPlayer;
}

Then Play::operator()(const Sell& action) {
    const bool isShip = state_.chart().isSea(action.figure);
    int soldiers = 0;
    if (isShip) {
        Ship& ship = shipAt(state_, action.figure);
        ship.owner = action.to;
        soldiers = ship.soldiers;
    } else {
        removeSoldier(state_, action.figure);
        addSoldier(state_, {action.figure, action.to});
    }
    tell(FigureSold{state_.mover, action.to, action.figure, soldiers});
    return Then::SamePlayer;
}

void bind(State& state, Player one, Player other) {
    state.allies[std::size_t(one.seat)] ^= 1U << unsigned(other.seat);
    state.allies[std::size_t(other.seat)] ^= 1U << unsigned(one.seat);
}

Then Play::operator()(const Ally& action) {
    bind(state_, state_.mover, action.with);
    tell(BondChanged{state_.mover, action.with, Bond::Allied});
    return Then::SamePlayer;
}

Then Play::operator()(const Part& action) {
    bind(state_, state_.mover, action.with);
    tell(BondChanged{state_.mover, action.with, Bond::Parted});
    return Then::SamePlayer;
}

/// A player resigns. If this ends a fight, the mover has used his turn.
Then Play::operator()(const Resign& action) {
    const bool wasFought = !state_.fights.empty();
    tell(PlayerBeaten{action.player,
                      message("%1 has resigned", said(state_.settings, action.player))});
    if (state_.chart().players == 2) {
        state_.resigned = action.player;
        return Then::SamePlayer;
    }
    leaveBoard(state_, action.player, events_);
    return wasFought && state_.fights.empty() ? Then::NextPlayer : Then::SamePlayer;
}

Then Play::operator()(const AgreeDraw&) {
    state_.agreement = Agreement::Draw;
    tell(DrawAgreed{});
    return Then::SamePlayer;
}

} // namespace

umpire::Step<State, Event> apply(const State& state, const Action& action) {
    return Play(state).play(action);
}

void advance(State& state, const Action& action) {
    state = Play(std::move(state), Telling::Nothing).play(action).state;
}

} // namespace umpire::triremes
