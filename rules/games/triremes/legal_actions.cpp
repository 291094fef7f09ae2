#include "rules/games/triremes/course.h"
#include "rules/games/triremes/judge.h"
#include "rules/games/triremes/rules.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

/// Lists the legal actions: proposes actions, and keeps those that the rules allow.
class Collector {
public:
    explicit Collector(const State& state) : state_(state), chart_(state.chart()), judge_(state) {}

    std::vector<Action> finished() && { return std::move(legal_); }
    [[nodiscard]] bool isEmpty() const { return legal_.empty(); }

    void listAll() {
        switch (phaseOf(state_)) {
        case Phase::Placing:
            return listPlaces();
        case Phase::FirstThrow:
            return listDice();
        case Phase::AttackDie:
        case Phase::DefenceDie:
            listDice();
            return listTacticalMoves();
        case Phase::Turn:
            listTurn();
            if (legal_.empty()) {
                legal_.emplace_back(Pass{});
            }
        }
    }
    void listTurn() {
        for (const Ship& ship : state_.ships) {
            if (ship.owner == state_.mover) {
                listSails(ship);
                listLoads(ship);
                listLandings(ship);
            }
        }
        for (const Soldier& soldier : state_.soldiers) {
            if (soldier.owner == state_.mover) {
                listWalks(soldier);
            }
        }
    }
    void listTacticalMoves() {
        listTacticalMovesUntil([] { return false; });
    }
    /// Stops at the first legal tactical move; used to find whether one exists.
    void listOneTacticalMove() {
        listTacticalMovesUntil([this] { return !legal_.empty(); });
    }
    template <typename Condition>
    void listTacticalMovesUntil(Condition isEnough) {
        if (!isTacticalTime(state_) || !isNaval(kindOf(state_, state_.fights.back()))) {
            return;
        }
        const Player player = defender(state_);
        for (const Ship& ship : state_.ships) {
            if (ship.owner == player && !isEngaged(state_, ship.bow)) {
                listSails(ship);
                if (isEnough()) {
                    return;
                }
            }
        }
    }
    void listDealings() {
        for (int seat = 0; seat < chart_.players; ++seat) {
            offer(Ally{{seat}});
            offer(Part{{seat}});
            offer(Resign{{seat}});
            for (const Ship& ship : state_.ships) {
                offer(Sell{ship.bow, {seat}});
            }
            for (const Soldier& soldier : state_.soldiers) {
                offer(Sell{soldier.at, {seat}});
            }
        }
        offer(AgreeDraw{});
    }

private:
    template <typename Kind>
    void offer(const Kind& action) {
        if (!judge_(action)) {
            legal_.emplace_back(action);
        }
    }
    /// Lists the actions with one square, and with each pair of squares in ascending order.
    template <typename Kind>
    void listPairs(const Ship& ship, const std::vector<Square>& squares, int most) {
        for (auto first = squares.begin(); most > 0 && first != squares.end(); ++first) {
            offer(Kind{ship.bow, *first});
            for (auto second = first + 1; most > 1 && second != squares.end(); ++second) {
                offer(Kind{ship.bow, *first, *second});
            }
        }
    }
    void listPlaces();
    void listDice();
    void listSails(const Ship& ship);
    void listLoads(const Ship& ship);
    void listLandings(const Ship& ship);
    void listWalks(const Soldier& soldier);
    /// Tells quickly whether the pose could be legal. The full check is slow, because a refusal
    /// makes a sentence.
    [[nodiscard]] bool mayEndThere(const Ship& ship, const Pose& pose) const;
    std::vector<Square> squaresBeside(const Ship& ship) const;

    const State& state_;
    const Chart& chart_;
    Judge judge_;
    std::vector<Action> legal_;
};

void Collector::listPlaces() {
    for (Square square = 0; square < chart_.squareCount(); ++square) {
        if (chart_.isCoast(square) && chart_.domainOf[std::size_t(square)] == state_.mover.seat &&
            soldierOn(state_, square) == nullptr) {
            offer(PlaceSoldier{square});
        }
    }
}

void Collector::listDice() {
    for (int value = 1; value <= kDieSides; ++value) {
        offer(ThrowDie{value});
    }
}

bool Collector::mayEndThere(const Ship& ship, const Pose& pose) const {
    const Square stern = chart_.step(pose.bow, opposite(pose.heading));
    if (!chart_.isSea(pose.bow) || !chart_.isSea(stern)) {
        return false;
    }
    const Square one = chart_.step(ship.bow, ship.heading);
    const bool isAhead = pose.heading == ship.heading;
    const auto others = [&](Square square) {
        const Ship* there = shipOn(state_, square);
        return there == nullptr || there->bow == ship.bow ? nullptr : there;
    };
    // Square of the stern if the ship turns first.
    const Square turned = chart_.step(ship.bow, opposite(pose.heading));
    const bool turnsFirst = !isAhead && pose.bow == chart_.step(ship.bow, pose.heading);
    if (turnsFirst && (!chart_.isSea(turned) || others(turned) != nullptr)) {
        return false;
    }
    const Ship* atBow = others(pose.bow);
    const Heading entering = pose.bow == one ? ship.heading : pose.heading;
    if (atBow != nullptr && (atBow->owner == ship.owner || atBow->heading == opposite(entering))) {
        return false; // the bow may not ram this ship (TR-A5, TR-A7)
    }
    if (isAhead && pose.bow == one) { // a ram may end the move on this square (TR-A3)
        return state_.settings.ahead != Ahead::Two || atBow != nullptr;
    }
    const Ship* atStern = others(stern); // the ship may have been sunk on the way (TR-A4, TR-A6)
    return atStern == nullptr ||
           (atStern->owner != ship.owner && state_.settings.afterRam != AfterRam::Stop);
}

void Collector::listSails(const Ship& ship) {
    for (const Pose& pose : manoeuvresOf(chart_, ship)) {
        if (!mayEndThere(ship, pose)) {
            continue;
        }
        const Sail plain{ship.bow, pose.bow, pose.heading};
        const std::size_t before = legal_.size();
        offer(plain);
        if (legal_.size() == before) {
            continue;
        }
        const Ship there{pose.bow, pose.heading, ship.owner};
        for (const Ship& other : state_.ships) {
            if (other.owner != ship.owner && areAlongside(state_.settings, there, other)) {
                offer(Sail{ship.bow, pose.bow, pose.heading, other.bow});
            }
        }
    }
}

/// Returns the coast squares beside the ship, in ascending order.
std::vector<Square> Collector::squaresBeside(const Ship& ship) const {
    std::vector<Square> beside;
    if (state_.settings.beside == Beside::Orthogonal) {
        for (const Square part : {ship.bow, sternOf(chart_, ship)}) {
            for (const Heading heading : kHeadings) {
                const Square square = chart_.step(part, heading);
                if (chart_.isCoast(square)) {
                    beside.push_back(square);
                }
            }
        }
        // No square is beside both squares of the ship, so none comes twice.
        std::ranges::sort(beside);
        return beside;
    }
    const CellName bow = chart_.nameOf(ship.bow);
    for (int row = bow.row - 2; row <= bow.row + 2; ++row) {
        for (int column = bow.column - 2; column <= bow.column + 2; ++column) {
            const Square square = chart_.find({column, row});
            if (chart_.isCoast(square) && touches(state_.settings, ship, square)) {
                beside.push_back(square);
            }
        }
    }
    return beside;
}

void Collector::listLoads(const Ship& ship) {
    if (ship.soldiers >= kMaxAboard) {
        return;
    }
    std::vector<Square> ready = squaresBeside(ship);
    std::erase_if(ready, [this](Square square) {
        const Soldier* soldier = soldierOn(state_, square);
        return soldier == nullptr || soldier->owner != state_.mover;
    });
    listPairs<Load>(ship, ready, kMaxAboard - ship.soldiers);
}

void Collector::listLandings(const Ship& ship) {
    if (ship.soldiers > 0) {
        std::vector<Square> free = squaresBeside(ship);
        std::erase_if(free, [this](Square square) {
            const Soldier* there = soldierOn(state_, square);
            return there != nullptr && there->owner == state_.mover;
        });
        listPairs<Land>(ship, free, ship.soldiers);
    }
}

void Collector::listWalks(const Soldier& soldier) {
    for (const Heading heading : kHeadings) {
        const Square to = chart_.step(soldier.at, heading);
        const Soldier* there = chart_.isCoast(to) ? soldierOn(state_, to) : nullptr;
        if (chart_.isCoast(to) && (there == nullptr || there->owner != soldier.owner)) {
            offer(Walk{soldier.at, to});
        }
    }
    for (const Ship& ship : state_.ships) {
        if (ship.owner != soldier.owner && touches(state_.settings, ship, soldier.at)) {
            offer(Storm{soldier.at, ship.bow});
        }
    }
}

using Players = std::vector<Player>;

/// Lists the players who have figures on the board or soldiers to place. Does not use the outcome,
/// which could reveal whether a ship has soldiers aboard.
Players takingPart(const State& state) {
    Players players;
    for (int seat = 0; seat < state.chart().players; ++seat) {
        const bool ashore = std::ranges::count(state.soldiers, Player{seat}, &Soldier::owner) > 0;
        if (ashore || shipsOf(state, {seat}) > 0 || state.toPlace[std::size_t(seat)] > 0) {
            players.push_back({seat});
        }
    }
    return players;
}

struct ActorsIn {
    const State& state;

    Players operator()(const ThrowDie&) const { return {}; }
    Players operator()(const AgreeDraw&) const { return takingPart(state); }
    Players operator()(const Resign& resign) const { return only(resign.player); }
    /// Pass, Part and Ally name no figure. They belong to the mover; an alliance also belongs to
    /// the other player.
    Players operator()(const Pass&) const { return {state.mover}; }
    Players operator()(const Part&) const { return {state.mover}; }
    Players operator()(const Ally& ally) const { return both({state.mover}, ally.with); }
    Players operator()(const Sell& sell) const {
        const Players seller =
            state.chart().isSea(sell.figure) ? ofShip(sell.figure) : ofSoldier(sell.figure);
        return seller.empty() ? seller : both(seller, sell.to);
    }
    /// TR-6: the action belongs to the owner of the coast.
    Players operator()(const PlaceSoldier& placed) const {
        return state.chart().isCoast(placed.at)
                   ? only({state.chart().domainOf[std::size_t(placed.at)]})
                   : Players{};
    }
    Players operator()(const Sail& sail) const { return ofShip(sail.from); }
    Players operator()(const Load& load) const { return ofShip(load.ship); }
    Players operator()(const Land& land) const { return ofShip(land.ship); }
    Players operator()(const Walk& walk) const { return ofSoldier(walk.from); }
    Players operator()(const Storm& storm) const { return ofSoldier(storm.from); }

private:
    [[nodiscard]] Players only(Player player) const {
        const bool plays = player.seat >= 0 && player.seat < state.chart().players;
        return plays ? Players{player} : Players{};
    }
    [[nodiscard]] Players both(Players one, Player other) const {
        if (one.front() != other && !only(other).empty()) {
            one.push_back(other);
        }
        return one;
    }
    [[nodiscard]] Players ofShip(Square bow) const {
        const Ship* ship = shipWithBow(state, bow);
        return ship == nullptr ? Players{} : Players{ship->owner};
    }
    [[nodiscard]] Players ofSoldier(Square at) const {
        const Soldier* soldier = soldierOn(state, at);
        return soldier == nullptr ? Players{} : Players{soldier->owner};
    }
};

} // namespace

std::vector<Action> legalActions(const State& state) {
    if (outcomeOf(state)) {
        return {};
    }
    Collector listing(state);
    listing.listAll();
    return std::move(listing).finished();
}

std::vector<Action> declarations(const State& state) {
    if (outcomeOf(state)) {
        return {};
    }
    Collector listing(state);
    listing.listDealings();
    return std::move(listing).finished();
}

bool canAct(const State& state) {
    Collector listing(state);
    const Phase phase = phaseOf(state);
    if (phase == Phase::Turn) {
        listing.listTurn();
    } else if (phase == Phase::AttackDie || phase == Phase::DefenceDie) {
        listing.listOneTacticalMove();
    }
    return !listing.isEmpty();
}

std::vector<Player> actorsOf(const State& state, const Action& action) {
    return std::visit(ActorsIn{state}, action);
}

} // namespace umpire::triremes
