#include "rules/engine/triremes/prospects.h"

#include "rules/games/triremes/course.h"

#include <algorithm>
#include <cmath>

namespace umpire::triremes {
namespace {

constexpr std::uint8_t kNoWay = std::uint8_t(Prospects::kFar);
constexpr double kSoldierWorth = 1.5;
constexpr double kHuntWorth = 2.0; ///< of being beside an enemy
constexpr double kShipWorth = 1.0;
/// Of the soldiers who are nearest to a capital, as good as in it; three take it (TR-4).
constexpr std::array<double, 5> kNearWorths = {8, 8, 8, 4, 3};
constexpr double kInsideWorth = 1.2; ///< of one who is, besides
constexpr double kFarTurns = 28;     ///< from so many turns away on, being nearer is worth nothing
constexpr double kSharing = 0.35;    ///< what the second aboard adds to the turns of the first
constexpr double kOneSided = 8;      ///< a lead of so much is worth 3 of 4 games

double squashed(double lead) {
    const double part = lead / kOneSided;
    return 0.5 + 0.5 * part / (1 + (part < 0 ? -part : part));
}

} // namespace

Prospects::Prospects(const Settings& settings) : chart_(settings.chart()) {
    measureSteps();
    measureManoeuvres(settings);
    onFoot_.resize(std::size_t(chart_.players));
    byShip_.resize(std::size_t(chart_.players));
    for (int seat = 0; seat < chart_.players; ++seat) {
        measureOnFoot({seat});
        measureByShip({seat});
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

void Prospects::measureOnFoot(Player player) {
    auto& turns = onFoot_[std::size_t(player.seat)];
    turns.assign(std::size_t(chart_.squareCount()), kFar);
    std::vector<Square> edge;
    for (Square square = 0; square < chart_.squareCount(); ++square) {
        const int capital = chart_.capitalOf[std::size_t(square)];
        if (capital >= 0 && chart_.capitals[std::size_t(capital)] != player) {
            turns[std::size_t(square)] = 0;
            edge.push_back(square);
        }
    }
    for (std::size_t i = 0; i < edge.size(); ++i) {
        for (const Heading heading : kHeadings) {
            const Square next = chart_.step(edge[i], heading);
            if (chart_.isCoast(next) && turns[std::size_t(next)] == kFar) {
                turns[std::size_t(next)] = turns[std::size_t(edge[i])] + 1;
                edge.push_back(next);
            }
        }
    }
}

/// TR-8, over sea that is open all the way.
void Prospects::measureManoeuvres(const Settings& settings) {
    const auto isSea = [&](Square bow, Heading heading) {
        return chart_.isSea(bow) && chart_.isSea(chart_.step(bow, opposite(heading)));
    };
    manoeuvres_.resize(std::size_t(4 * chart_.squareCount()));
    for (Square bow = 0; bow < chart_.squareCount(); ++bow) {
        for (const Heading heading : kHeadings) {
            if (!isSea(bow, heading)) {
                continue;
            }
            const Square one = chart_.step(bow, heading);
            for (const Pose& pose : manoeuvresOf(chart_, Ship{bow, heading})) {
                const bool isStraight = pose.heading == heading;
                const bool isShort = isStraight && pose.bow == one;
                const bool isOpen = !isStraight || isSea(one, heading);
                if (isSea(pose.bow, pose.heading) && isOpen &&
                    !(isShort && settings.ahead == Ahead::Two)) {
                    manoeuvres_[std::size_t(4 * bow + int(heading))].push_back(4 * pose.bow +
                                                                               int(pose.heading));
                }
            }
        }
    }
}

double Prospects::landingFrom(Player player, const Ship& ship) const {
    double least = kFar;
    for (const Square part : {ship.bow, sternOf(chart_, ship)}) {
        for (const Heading heading : kHeadings) {
            const Square beside = chart_.step(part, heading);
            if (chart_.isCoast(beside)) {
                least = std::min(least, 1 + turnsFrom(player, beside));
            }
        }
    }
    return least;
}

void Prospects::measureByShip(Player player) {
    auto& turns = byShip_[std::size_t(player.seat)];
    turns.assign(manoeuvres_.size(), kFar);
    for (std::size_t pose = 0; pose < manoeuvres_.size(); ++pose) {
        if (!manoeuvres_[pose].empty()) {
            turns[pose] = landingFrom(player, Ship{Square(pose / 4), Heading(pose % 4)});
        }
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t pose = 0; pose < manoeuvres_.size(); ++pose) {
            for (const int next : manoeuvres_[pose]) {
                if (turns[std::size_t(next)] + 1 < turns[pose]) {
                    turns[pose] = turns[std::size_t(next)] + 1;
                    changed = true;
                }
            }
        }
    }
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

double Prospects::turnsFrom(const State& state, const Soldier& soldier) const {
    double least = turnsFrom(soldier.owner, soldier.at);
    for (const Ship& ship : state.ships) {
        if (ship.owner == soldier.owner && ship.soldiers < kMaxAboard) {
            least = std::min(least, stepsTo(ship, soldier.at) + 1 + turnsFrom(ship));
        }
    }
    return least;
}

/// How near the player's soldiers are to one of the others', in turns; for who cannot take a
/// capital any more that is the way to win (TR-5).
double Prospects::huntOf(const State& state, Player player) const {
    double nearest = kFarTurns;
    const auto meet = [&](Square one, Square other) {
        const CellName from = chart_.nameOf(one);
        const CellName to = chart_.nameOf(other);
        const int away = std::abs(from.column - to.column) + std::abs(from.row - to.row);
        nearest = std::min(nearest, away + 1.0); // to land is one more
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

double Prospects::strengthOf(const State& state, Player player) const {
    double strength = 0;
    int soldiers = 0;
    std::array<double, kNearWorths.size()> nearest{};
    nearest.fill(kFarTurns);
    const auto count = [&](double turns) {
        ++soldiers;
        auto& farthest = *std::ranges::max_element(nearest);
        farthest = std::min(farthest, turns);
    };
    for (const Soldier& soldier : state.soldiers) {
        if (soldier.owner == player) {
            const double turns = turnsFrom(state, soldier);
            count(turns);
            strength += turns == 0 ? kInsideWorth : 0;
        }
    }
    for (const Ship& ship : state.ships) {
        if (ship.owner != player) {
            continue;
        }
        strength += kShipWorth;
        for (int i = 0; i < ship.soldiers; ++i) {
            count(turnsFrom(ship) * (i == 0 ? 1 : kSharing));
        }
    }
    strength += kSoldierWorth * soldiers + kHuntWorth * huntOf(state, player);
    std::ranges::sort(nearest);
    for (std::size_t i = 0; soldiers >= kCapitalTaken && i < nearest.size(); ++i) {
        const double part = 1 - nearest[i] / kFarTurns;
        strength += kNearWorths[i] * part * part;
    }
    return strength;
}

Worth Prospects::worthOf(const State& state) const {
    Worth strengths{};
    double all = 0;
    for (int seat = 0; seat < chart_.players; ++seat) {
        strengths[std::size_t(seat)] = strengthOf(state, {seat});
        all += strengths[std::size_t(seat)];
    }
    Worth worth{};
    for (int seat = 0; seat < chart_.players; ++seat) {
        const double own = strengths[std::size_t(seat)];
        worth[std::size_t(seat)] = squashed(own - (all - own) / (chart_.players - 1));
    }
    return worth;
}

} // namespace umpire::triremes
