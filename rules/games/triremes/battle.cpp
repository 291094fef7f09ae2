#include "rules/games/triremes/battle.h"

#include <algorithm>

namespace umpire::triremes {

/// Returns the number of fighters (TR-16). The sailors of a ship count as one.
int Battle::fightersAt(Square place) const {
    const Ship* ship = shipWithBow(state_, place);
    return 1 + (ship == nullptr ? 0 : ship->soldiers);
}

void Battle::begin(const Fight& fight) {
    state_.fights.push_back(fight);
    announce();
}

void Battle::announce() {
    const Fight& fight = now();
    const FightKind kind = kindOf(state_, fight);
    // In a landing, one soldier attacks one soldier.
    const bool landing = kind == FightKind::Landing;
    tell(FightBegan{kind, fight, ownerOf(state_, fight, Party::Starter),
                    landing ? 1 : fightersAt(fight.starter), ownerOf(state_, fight, Party::Other),
                    fightersAt(fight.other)});
}

/// Applies the result of an exchange (TR-15, TR-19, TR-A12, TR-A13).
void Battle::exchange(int defenceDie) {
    Fight& fight = now();
    const int attack = fight.attackDie + kAttack;
    const int defence = defenceDie + kDefence;
    tell(Exchanged{ownerOf(state_, fight, fight.striker), attack,
                   ownerOf(state_, fight, otherThan(fight.striker)), defence});
    fight.attackDie = 0;
    if (attack == defence && state_.settings.afterTie == AfterTie::End) {
        tell(FightEndedByTie{});
        finish();
        return;
    }
    if (attack == defence) {
        fight.striker = otherThan(fight.striker);
        return;
    }
    lose(attack > defence ? otherThan(fight.striker) : fight.striker);
}

void Battle::forfeit() {
    Fight& fight = now();
    fight.attackDie = 0;
    const Party loser = otherThan(fight.striker);
    tell(FighterForfeited{ownerOf(state_, fight, loser)});
    lose(loser);
}

void Battle::lose(Party loser) {
    if (isNaval(kindOf(state_, now()))) {
        loseAtSea(loser);
    } else {
        loseAshore(loser);
    }
}

/// Removes one soldier from the place, ashore or aboard.
void Battle::takeFigure(Square place) {
    const Ship* ship = shipWithBow(state_, place);
    const Player owner = ship != nullptr ? ship->owner : soldierOn(state_, place)->owner;
    tell(FighterFell{owner, place, Fallen::Soldier});
    if (ship != nullptr) {
        --shipAt(state_, place).soldiers;
    } else {
        removeSoldier(state_, place);
    }
}

/// Applies the loss of a fight ashore (TR-15, TR-A11, TR-A23).
void Battle::loseAshore(Party loser) {
    const Fight fight = now();
    const bool landing = kindOf(state_, fight) == FightKind::Landing;
    const Player starter = ownerOf(state_, fight, Party::Starter);
    const Player other = ownerOf(state_, fight, Party::Other);
    takeFigure(fight.placeOf(loser));
    if (loser == Party::Other) {
        if (landing) {
            --shipAt(state_, fight.starter).soldiers;
            tell(SoldierLanded{starter, fight.starter, fight.other});
        } else {
            removeSoldier(state_, fight.starter);
            tell(SoldierStepped{starter, fight.starter, fight.other});
        }
        addSoldier(state_, {fight.other, starter});
    } else if (!landing && state_.settings.defender == Defender::Literal) {
        removeSoldier(state_, fight.other);
        addSoldier(state_, {fight.starter, other});
        tell(SoldierStepped{other, fight.other, fight.starter});
    }
    finish();
}

/// TR-16: applies the loss of a fight at sea. Soldiers fall first, and the sailors last; then the
/// ship is captured.
void Battle::loseAtSea(Party loser) {
    Fight& fight = now();
    const Square place = fight.placeOf(loser);
    const Ship* ship = shipWithBow(state_, place);
    if (ship == nullptr) { // a soldier ashore who attacked a ship (TR-20)
        takeFigure(place);
        finish();
        return;
    }
    if (ship->soldiers > 0) {
        takeFigure(place);
        fight.striker = otherThan(fight.striker);
        return;
    }
    const Square winner = fight.placeOf(otherThan(loser));
    const Player by = ownerOf(state_, fight, otherThan(loser));
    const bool stormed = soldierOn(state_, winner) != nullptr;
    tell(FighterFell{ship->owner, place, Fallen::Sailors});
    if (stormed) { // the soldier goes aboard (TR-A15)
        removeSoldier(state_, winner);
    }
    capture(place, by, stormed ? 1 : 0);
    finish();
}

void Battle::capture(Square bow, Player by, int soldiers) {
    Ship& ship = shipAt(state_, bow);
    ship.owner = by;
    ship.soldiers = soldiers;
    tell(ShipCaptured{by, bow, soldiers});
}

void Battle::finish() {
    state_.fights.pop_back();
    resume();
}

/// Continues what the last fight delayed: the forfeit in an interrupted fight (TR-A16), or the
/// second battle of a landing.
void Battle::resume() {
    if (state_.fights.empty()) {
        return;
    }
    if (isNaval(kindOf(state_, now()))) {
        forfeit();
    } else {
        announce();
    }
}

void Battle::sink(Square bow) {
    const Ship ship = *shipWithBow(state_, bow);
    const auto found = std::ranges::find_if(state_.fights, [&](const Fight& fight) {
        return isNaval(kindOf(state_, fight)) && (fight.starter == bow || fight.other == bow);
    });
    tell(ShipSunk{ship.owner, bow, ship.soldiers});
    if (found == state_.fights.end()) {
        removeShip(state_, bow);
        return;
    }
    const Fight fight = *found;
    state_.fights.erase(found);
    removeShip(state_, bow);
    endWithout(fight, ship);
}

/// Ends a fight because a ship in it sank. The side that does not attack in the exchange loses a
/// fighter, unless the ship was its own.
void Battle::endWithout(const Fight& fight, const Ship& sunk) {
    const Square loser = fight.placeOf(otherThan(fight.striker));
    if (loser == sunk.bow) {
        return;
    }
    const Ship* ship = shipWithBow(state_, loser);
    tell(FighterForfeited{ship != nullptr ? ship->owner : soldierOn(state_, loser)->owner});
    if (ship == nullptr || ship->soldiers > 0) { // a soldier is the fighter that is lost (TR-A17)
        takeFigure(loser);
        return;
    }
    // The sailors are the fighter that is lost (TR-18, TR-A18).
    tell(FighterFell{ship->owner, loser, Fallen::Sailors});
    capture(loser, sunk.owner, sunk.soldiers);
}

void Battle::dropFightsWithout(Player player) {
    const auto takesPart = [&](const Fight& fight) {
        return ownerOf(state_, fight, Party::Starter) == player ||
               ownerOf(state_, fight, Party::Other) == player;
    };
    const bool nowToo = !state_.fights.empty() && takesPart(now());
    std::erase_if(state_.fights, takesPart);
    if (nowToo) {
        resume();
    }
}

} // namespace umpire::triremes
