#include "rules/engine/triremes/prospects.h"

#include "rules/games/triremes/course.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace umpire::triremes {
namespace {

constexpr std::uint8_t kNoWay = std::uint8_t(Prospects::kFar);
constexpr double kSoldierWorth = 1.5;
constexpr double kHuntWorth = 1.0; ///< points of lead for being beside an enemy soldier
constexpr double kShipWorth = 1.0;
constexpr double kLockedShipWorth = 0.1;
constexpr double kInsideWorth = 1.2; ///< for each soldier in a capital of another player
constexpr double kFarTurns = 28;  ///< at this distance in turns or more, a shorter way has no value
constexpr double kSharing = 0.35; ///< factor for the turns of each further soldier aboard
constexpr double kOneSided = 8;   ///< a lead of this many points is worth 3 of 4 games
/// Share of the worth that depends on the progress; the rest depends on the lead. This share makes
/// a player who is far ahead finish the game.
constexpr double kOfProgress = 0.5;
/// Weight of the fourth nearest soldier; the nearest three have 1 (TR-4).
constexpr double kFourth = 0.15;
/// Maximum progress of a player who cannot take a capital any more and must hunt soldiers.
constexpr double kHunting = 0.6;
constexpr double kBlocked = 8; ///< turns lost to a ship in the way that cannot leave now
/// Share of hunting in the progress of a player who can take a capital.
constexpr double kHuntingToo = 0.15;
constexpr double kDetour = 2; ///< turns lost to a ship in the way that can leave

double squashed(double lead) {
    const double part = lead / kOneSided;
    return 0.5 + 0.5 * part / (1 + (part < 0 ? -part : part));
}

double nearness(double turns) {
    const double part = 1 - std::min(turns, kFarTurns) / kFarTurns;
    return part * part;
}

} // namespace

Prospects::Prospects(const State& state) : chart_(state.chart()) {
    measureSteps();
    measureManoeuvres(state.settings);
    findShips(state);
    for (int seat = 0; seat < chart_.players; ++seat) {
        std::vector<Square> capitals;
        for (Square square = 0; square < chart_.squareCount(); ++square) {
            const int capital = chart_.capitalOf[std::size_t(square)];
            if (capital >= 0 && chart_.capitals[std::size_t(capital)] != Player{seat}) {
                capitals.push_back(square);
            }
        }
        std::vector<Square> enemies;
        for (const Soldier& soldier : state.soldiers) {
            if (soldier.owner != Player{seat}) {
                enemies.push_back(soldier.at);
            }
        }
        toCapitals_.push_back(waysTo(capitals));
        toSoldiers_.push_back(waysTo(enemies));
        takesCapitals_.push_back(soldiersOf(state, {seat}) + state.toPlace[std::size_t(seat)] >=
                                 kCapitalTaken);
    }
}

void Prospects::measureSteps() {
    const int count = chart_.squareCount();
    steps_.assign(std::size_t(count * count), kNoWay);
    std::vector<Square> edge;
    for (Square from = 0; from < count; ++from) {
        if (!chart_.isCoast(from)) {
            continue;
        }
        steps(from, from) = 0;
        edge.assign(1, from);
        for (std::size_t i = 0; i < edge.size(); ++i) {
            for (const Heading heading : kHeadings) {
                const Square next = chart_.step(edge[i], heading);
                if (chart_.isCoast(next) && steps(from, next) == kNoWay) {
                    steps(from, next) = std::uint8_t(steps(from, edge[i]) + 1);
                    edge.push_back(next);
                }
            }
        }
    }
}

/// Lists the manoeuvres of TR-8 between all poses, on a sea without other ships.
void Prospects::measureManoeuvres(const Settings& settings) {
    const auto isSea = [&](Square bow, Heading heading) {
        return chart_.isSea(bow) && chart_.isSea(chart_.step(bow, opposite(heading)));
    };
    comesFrom_.resize(std::size_t(4 * chart_.squareCount()));
    manoeuvres_.resize(comesFrom_.size());
    isPose_.resize(comesFrom_.size());
    for (Square bow = 0; bow < chart_.squareCount(); ++bow) {
        for (const Heading heading : kHeadings) {
            if (!isSea(bow, heading)) {
                continue;
            }
            isPose_[std::size_t(4 * bow + int(heading))] = true;
            const Square one = chart_.step(bow, heading);
            for (const Pose& pose : manoeuvresOf(chart_, Ship{bow, heading})) {
                const bool isStraight = pose.heading == heading;
                const bool isShort = isStraight && pose.bow == one;
                const bool turnsFirst = !isStraight && pose.bow == chart_.step(bow, pose.heading);
                const bool isOpen = isStraight   ? isSea(one, heading)
                                    : turnsFirst ? isSea(bow, pose.heading)
                                                 : true;
                if (isSea(pose.bow, pose.heading) && isOpen &&
                    !(isShort && settings.ahead == Ahead::Two)) {
                    const int from = 4 * bow + int(heading);
                    const int to = 4 * pose.bow + int(pose.heading);
                    comesFrom_[std::size_t(to)].push_back(from);
                    manoeuvres_[std::size_t(from)].push_back(to);
                }
            }
        }
    }
}

/// Finds the turns that are lost to the ship on each square. A ship that can leave costs fewer
/// turns, because it may be gone before a soldier arrives.
void Prospects::findShips(const State& state) {
    inTheWay_.assign(std::size_t(chart_.squareCount()), 0);
    for (const Ship& ship : state.ships) {
        const auto pose = std::size_t(4 * ship.bow + int(ship.heading));
        const bool canLeave = std::ranges::any_of(manoeuvres_[pose], [&](int next) {
            const Ship there{Square(next / 4), Heading(next % 4)};
            return std::ranges::none_of(state.ships, [&](const Ship& other) {
                return other.bow != ship.bow && (covers(chart_, other, there.bow) ||
                                                 covers(chart_, other, sternOf(chart_, there)));
            });
        });
        for (const Square part : {ship.bow, sternOf(chart_, ship)}) {
            inTheWay_[std::size_t(part)] = canLeave ? kDetour : kBlocked;
        }
    }
}

double Prospects::costOf(int from, int to) const {
    const Ship before{Square(from / 4), Heading(from % 4)};
    const Ship after{Square(to / 4), Heading(to % 4)};
    double cost = 1;
    for (const Square part : {after.bow, sternOf(chart_, after)}) {
        cost += covers(chart_, before, part) ? 0 : inTheWay_[std::size_t(part)];
    }
    return cost;
}

void Prospects::walk(Ways& ways, std::vector<Square> edge) const {
    for (std::size_t i = 0; i < edge.size(); ++i) {
        const double turns = ways.onFoot[std::size_t(edge[i])] + 1;
        for (const Heading heading : kHeadings) {
            const Square next = chart_.step(edge[i], heading);
            if (chart_.isCoast(next) && ways.onFoot[std::size_t(next)] == kFar) {
                ways.onFoot[std::size_t(next)] = turns;
                edge.push_back(next);
            }
        }
    }
}

double Prospects::landingFrom(const Ways& ways, const Ship& ship) const {
    double least = kFar;
    for (const Square part : {ship.bow, sternOf(chart_, ship)}) {
        for (const Heading heading : kHeadings) {
            const Square beside = chart_.step(part, heading);
            if (chart_.isCoast(beside)) {
                least = std::min(least, 1 + ways.onFoot[std::size_t(beside)]);
            }
        }
    }
    return least;
}

Prospects::Ways Prospects::waysTo(const std::vector<Square>& goals) const {
    Ways ways;
    ways.onFoot.assign(std::size_t(chart_.squareCount()), kFar);
    for (const Square goal : goals) {
        ways.onFoot[std::size_t(goal)] = 0;
    }
    walk(ways, goals);
    ways.byShip.assign(isPose_.size(), kFar);
    for (std::size_t pose = 0; pose < isPose_.size(); ++pose) {
        if (isPose_[pose]) {
            ways.byShip[pose] = landingFrom(ways, Ship{Square(pose / 4), Heading(pose % 4)});
        }
    }
    std::vector<int> changed(isPose_.size());
    std::iota(changed.begin(), changed.end(), 0);
    for (std::size_t i = 0; i < changed.size(); ++i) {
        const auto pose = std::size_t(changed[i]);
        for (const int before : comesFrom_[pose]) {
            const double turns = ways.byShip[pose] + costOf(before, int(pose));
            if (turns < ways.byShip[std::size_t(before)]) {
                ways.byShip[std::size_t(before)] = turns;
                changed.push_back(before);
            }
        }
    }
    return ways;
}

double Prospects::stepsTo(const Ship& ship, Square from) const {
    std::uint8_t least = kNoWay;
    for (const Square part : {ship.bow, sternOf(chart_, ship)}) {
        for (const Heading heading : kHeadings) {
            const Square beside = chart_.step(part, heading);
            if (chart_.isCoast(beside)) {
                least = std::min(least, steps(from, beside));
            }
        }
    }
    return least;
}

double Prospects::turnsBy(const Ways& ways, const State& state, const Soldier& soldier) const {
    double least = ways.onFoot[std::size_t(soldier.at)];
    for (const Ship& ship : state.ships) {
        if (ship.owner == soldier.owner && ship.soldiers < kMaxAboard) {
            const double turns = ways.byShip[std::size_t(4 * ship.bow + int(ship.heading))];
            if (turns + 1 < least) {
                least = std::min(least, stepsTo(ship, soldier.at) + 1 + turns);
            }
        }
    }
    return least;
}

/// Returns how near the player's soldiers are to an enemy soldier: 1 in the same place, 0 at
/// kFarTurns. By attacking soldiers, a player who can no longer take a capital can still win
/// (TR-5).
double Prospects::huntOf(const State& state, Player player) const {
    double nearest = kFarTurns;
    const auto meet = [&](Square one, Square other) {
        const CellName from = chart_.nameOf(one);
        const CellName to = chart_.nameOf(other);
        const int away = std::abs(from.column - to.column) + std::abs(from.row - to.row);
        nearest = std::min(nearest, away + 1.0); // landing takes one turn more
    };
    for (const Soldier& enemy : state.soldiers) {
        if (enemy.owner == player) {
            continue;
        }
        for (const Soldier& own : state.soldiers) {
            if (own.owner == player) {
                nearest = std::min(nearest, double(steps(own.at, enemy.at)));
            }
        }
        for (const Ship& own : state.ships) {
            if (own.owner == player && own.soldiers > 0) {
                meet(own.bow, enemy.at);
            }
        }
    }
    for (const Ship& enemy : state.ships) {
        for (const Ship& own : state.ships) {
            if (enemy.owner != player && own.owner == player && enemy.soldiers > 0) {
                meet(own.bow, enemy.bow);
            }
        }
    }
    return 1 - nearest / kFarTurns;
}

Prospects::Standing Prospects::standingOf(const State& state, Player player) const {
    const auto seat = std::size_t(player.seat);
    Standing standing;
    const int soldiers = soldiersOf(state, player);
    const bool takesCapital = soldiers + state.toPlace[seat] >= kCapitalTaken;
    const Ways& ways = takesCapital ? toCapitals_[seat] : toSoldiers_[seat];
    std::array<double, kCapitalTaken + 1> nearest{};
    nearest.fill(kFarTurns);
    const auto count = [&](double turns) {
        auto& farthest = *std::ranges::max_element(nearest);
        farthest = std::min(farthest, turns);
    };
    for (const Soldier& soldier : state.soldiers) {
        if (soldier.owner == player) {
            count(turnsBy(ways, state, soldier));
            standing.strength +=
                toCapitals_[seat].onFoot[std::size_t(soldier.at)] == 0 ? kInsideWorth : 0;
        }
    }
    for (const Ship& ship : state.ships) {
        if (ship.owner != player) {
            continue;
        }
        standing.strength += isLocked(ship) ? kLockedShipWorth : kShipWorth;
        const double turns = ways.byShip[std::size_t(4 * ship.bow + int(ship.heading))];
        for (int i = 0; i < ship.soldiers; ++i) {
            count(turns * (i == 0 ? 1 : kSharing));
        }
    }
    standing.strength += kSoldierWorth * soldiers + kHuntWorth * huntOf(state, player);
    std::ranges::sort(nearest);
    if (takesCapital) {
        for (std::size_t i = 0; i < nearest.size(); ++i) {
            standing.progress += (i < kCapitalTaken ? 1 : kFourth) * nearness(nearest[i]);
        }
        const double hunt = nearness(kFarTurns * (1 - huntOf(state, player)));
        standing.progress =
            (1 - kHuntingToo) * standing.progress / (kCapitalTaken + kFourth) + kHuntingToo * hunt;
    } else {
        standing.progress = kHunting * nearness(nearest.front());
    }
    return standing;
}

Worth Prospects::worthOf(const State& state) const {
    std::array<Standing, kMostSeats> standings{};
    Standing all;
    for (int seat = 0; seat < chart_.players; ++seat) {
        const Standing standing = standingOf(state, {seat});
        all.strength += standing.strength;
        all.progress += standing.progress;
        standings[std::size_t(seat)] = standing;
    }
    Worth worth{};
    const double others = chart_.players - 1;
    for (int seat = 0; seat < chart_.players; ++seat) {
        const Standing& own = standings[std::size_t(seat)];
        const double lead = own.strength - (all.strength - own.strength) / others;
        const double ahead = own.progress - (all.progress - own.progress) / others;
        worth[std::size_t(seat)] =
            (1 - kOfProgress) * squashed(lead) + kOfProgress * (0.5 + 0.5 * ahead);
    }
    return worth;
}

} // namespace umpire::triremes
