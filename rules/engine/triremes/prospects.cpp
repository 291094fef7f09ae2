#include "rules/engine/triremes/prospects.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

constexpr std::uint8_t kNoWay = std::uint8_t(Prospects::kFar);
constexpr double kSoldierWorth = 1.0;
constexpr double kShipWorth = 0.5;
constexpr double kNearWorth = 5.0;   ///< of a soldier who is as good as in a capital
constexpr double kInsideWorth = 1.2; ///< of one who is, besides
constexpr double kFarTurns = 28;     ///< from so many turns away on, being nearer is worth nothing
constexpr double kSharing = 0.35;    ///< what the second aboard adds to the turns of the first
constexpr double kOneSided = 6;      ///< a lead of so much is worth 3 of 4 games

double squashed(double lead) {
    const double part = lead / kOneSided;
    return 0.5 + 0.5 * part / (1 + (part < 0 ? -part : part));
}

} // namespace

Prospects::Prospects(const Settings& settings) : chart_(settings.chart()) {
    measureSteps();
    approach_.resize(std::size_t(chart_.players));
    for (int seat = 0; seat < chart_.players; ++seat) {
        measureApproach({seat});
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

void Prospects::measureApproach(Player player) {
    constexpr double kHalfATurn = 0.5; // a ship goes two squares
    auto& turns = approach_[std::size_t(player.seat)];
    turns.assign(std::size_t(chart_.squareCount()), kFar);
    for (Square square = 0; square < chart_.squareCount(); ++square) {
        const int capital = chart_.capitalOf[std::size_t(square)];
        if (capital >= 0 && chart_.capitals[std::size_t(capital)] != player) {
            turns[std::size_t(square)] = 0;
        }
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (Square square = 0; square < chart_.squareCount(); ++square) {
            for (const Heading heading : kHeadings) {
                const Square next = chart_.step(square, heading);
                const bool embarks = chart_.isCoast(square) && chart_.isSea(next);
                if (next == kNoSquare || embarks) {
                    continue;
                }
                const double way = turns[std::size_t(next)] +
                                   (chart_.isSea(square) && chart_.isSea(next) ? kHalfATurn : 1);
                if (way < turns[std::size_t(square)]) {
                    turns[std::size_t(square)] = way;
                    changed = true;
                }
            }
        }
    }
}

double Prospects::turnsFrom(const Ship& ship) const {
    return std::min(turnsFrom(ship.owner, ship.bow), turnsFrom(ship.owner, sternOf(chart_, ship)));
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

double Prospects::strengthOf(const State& state, Player player) const {
    double strength = 0;
    std::array<double, kCapitalTaken> nearest{};
    nearest.fill(kFarTurns);
    const auto count = [&](double turns) {
        strength += kSoldierWorth;
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
    for (const double turns : nearest) {
        const double part = 1 - turns / kFarTurns;
        strength += kNearWorth * part * part;
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
