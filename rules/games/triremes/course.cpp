#include "rules/games/triremes/course.h"

#include "rules/games/triremes/rules.h"

#include <algorithm>

namespace umpire::triremes {
namespace {

enum class End { Bow, Stern };

Message wordFor(End end) {
    return end == End::Bow ? message("bow") : message("stern");
}

/// Moves a ship square by square, until the move ends or is blocked.
class Navigator {
public:
    Navigator(const State& state, const Ship& ship)
        : state_(state), chart_(state.chart()), start_(ship), course_{ship, {}} {}

    std::variant<Course, Violation> sailTo(const Pose& pose) {
        sail(pose);
        if (trouble_) {
            return *std::move(trouble_);
        }
        return std::move(course_);
    }

private:
    void sail(const Pose& pose);
    void sailStraight(Square bow);
    void sailAndTurn(const Pose& pose);
    bool advance();
    bool meet(const Ship& other);
    bool turn(Heading heading);
    bool isOpen(Square square, End end);
    const Ship* othersOn(Square square) const;
    bool hasHit() const { return !course_.sunk.empty(); }
    bool fail(ViolationKind kind, std::string_view rule, Message because) {
        trouble_ = Violation{kind, std::move(because), std::string(rule)};
        return false;
    }
    std::string name(Square square) const { return text(chart_, square); }

    const State& state_;
    const Chart& chart_;
    const Ship start_;
    Course course_;
    std::optional<Violation> trouble_;
};

/// Returns the other ship on the square; null if there is none, or if it was sunk on the way.
const Ship* Navigator::othersOn(Square square) const {
    const Ship* ship = shipOn(state_, square);
    const bool gone = ship == nullptr || ship->bow == start_.bow ||
                      std::ranges::find(course_.sunk, ship->bow) != course_.sunk.end();
    return gone ? nullptr : ship;
}

/// TR-A4: tells whether the square is on the board and sea; ignores figures on it.
bool Navigator::isOpen(Square square, End end) {
    if (square == kNoSquare) {
        return fail(ViolationKind::Blocked, "TR-A4",
                    message("the %1 would be 1 square off the board of %2 x %3", wordFor(end),
                            chart_.columns, chart_.rows));
    }
    return chart_.isSea(square)
               ? true
               : fail(ViolationKind::Blocked, "TR-A4",
                      message("the %1 would be on %2, which is coast", wordFor(end), name(square)));
}

/// TR-11, TR-A5, TR-A7: moves the bow onto a square of the ship `other`.
bool Navigator::meet(const Ship& other) {
    const auto ship = [&] {
        return message("the ship %1 of %2", name(other.bow), said(state_.settings, other.owner));
    };
    if (other.owner == start_.owner) {
        return fail(ViolationKind::NotAnEnemy, "TR-A7",
                    message("the bow would hit %1, the same player's", ship()));
    }
    if (!isEnemy(state_, start_.owner, other.owner)) {
        return fail(ViolationKind::NotAnEnemy, "TR-22",
                    message("the bow would hit %1, an ally", ship()));
    }
    if (other.heading == opposite(course_.ship.heading)) {
        return fail(ViolationKind::Blocked, "TR-A5",
                    message("the bow would hit %1 from the front", ship()));
    }
    course_.sunk.push_back(other.bow);
    return true;
}

bool Navigator::advance() {
    const Square next = chart_.step(course_.ship.bow, course_.ship.heading);
    if (!isOpen(next, End::Bow)) {
        return false;
    }
    const Ship* other = othersOn(next);
    if (other != nullptr && !meet(*other)) {
        return false;
    }
    course_.ship.bow = next;
    return true;
}

/// Turns the ship about its bow. Only the stern needs a free square, and the stern cannot ram
/// (TR-8, TR-A4).
bool Navigator::turn(Heading heading) {
    const Square stern = chart_.step(course_.ship.bow, opposite(heading));
    if (!isOpen(stern, End::Stern)) {
        return false;
    }
    if (const Ship* other = othersOn(stern)) {
        return fail(ViolationKind::Blocked, "TR-A4",
                    message("the stern would be on %1, where the ship %2 lies", name(stern),
                            name(other->bow)));
    }
    course_.ship.heading = heading;
    return true;
}

void Navigator::sailStraight(Square bow) {
    const Settings& settings = state_.settings;
    const Square one = chart_.step(start_.bow, start_.heading);
    if (bow == one) {
        const bool endsHere = advance() && hasHit() && settings.afterRam == AfterRam::Stop;
        if (!trouble_ && !endsHere && settings.ahead == Ahead::Two) {
            fail(ViolationKind::WrongCourse, "TR-A3",
                 message("a ship goes exactly 2 squares ahead, not 1, unless it turns too"));
        }
        return;
    }
    if (!advance()) {
        return;
    }
    if (hasHit() && settings.afterRam == AfterRam::Stop) {
        fail(ViolationKind::WrongCourse, "TR-A6",
             message("the hit on %1 ends the move there, after 1 square", name(one)));
        return;
    }
    advance();
}

void Navigator::sailAndTurn(const Pose& pose) {
    if (pose.bow == chart_.step(start_.bow, pose.heading)) {
        if (turn(pose.heading)) {
            advance();
        }
        return;
    }
    if (!advance()) {
        return;
    }
    if (hasHit() && state_.settings.afterRam == AfterRam::Stop) {
        fail(ViolationKind::WrongCourse, "TR-A6",
             message("the hit on %1 ends the move, no turn follows", name(pose.bow)));
        return;
    }
    turn(pose.heading);
}

void Navigator::sail(const Pose& pose) {
    const auto poses = manoeuvresOf(chart_, start_);
    if (std::ranges::find(poses, pose) == poses.end()) {
        fail(ViolationKind::WrongCourse, "TR-8",
             message("a ship goes 2 squares ahead, or 1 with a turn sideways, or turns about on "
                     "its bow's square; %1 to %2 is none of these",
                     name(start_.bow), name(pose.bow)));
        return;
    }
    const int quarters = quartersBetween(start_.heading, pose.heading);
    if (quarters == 0) {
        sailStraight(pose.bow);
    } else if (quarters == 2) {
        turn(pose.heading);
    } else {
        sailAndTurn(pose);
    }
}

/// The offset of another ship in squares, along the first ship's axis and across it.
struct Offset {
    int along = 0;
    int aside = 0;
};

Offset offsetBetween(const Chart& chart, const Ship& ship, Square to) {
    const CellName from = chart.nameOf(ship.bow);
    const CellName there = chart.nameOf(to);
    const int right = there.column - from.column;
    const int up = there.row - from.row;
    switch (ship.heading) {
    case Heading::North:
        return {up, right};
    case Heading::East:
        return {right, -up};
    case Heading::South:
        return {-up, -right};
    case Heading::West:
        return {-right, up};
    }
    return {};
}

} // namespace

Poses manoeuvresOf(const Chart& chart, const Ship& ship) {
    const Square one = chart.step(ship.bow, ship.heading);
    Poses poses;
    const auto offer = [&poses](Square bow, Heading heading) {
        if (bow != kNoSquare) {
            poses.all[poses.count++] = {bow, heading};
        }
    };
    offer(chart.step(one, ship.heading), ship.heading);
    offer(one, ship.heading);
    for (const int quarters : {1, 3}) {
        const Heading side = turned(ship.heading, quarters);
        offer(chart.step(ship.bow, side), side);
        offer(one, side);
    }
    offer(ship.bow, opposite(ship.heading));
    return poses;
}

std::variant<Course, Violation> courseTo(const State& state, const Ship& ship, const Pose& pose) {
    return Navigator(state, ship).sailTo(pose);
}

bool areAlongside(const Settings& settings, const Ship& one, const Ship& other) {
    const Chart& chart = settings.chart();
    const int quarters = quartersBetween(one.heading, other.heading);
    if (quarters % 2 != 0) {
        return false;
    }
    // Along its own axis, a ship covers the squares 0 and -1 from its foremost square; so does the
    // other ship.
    const Square foremost = quarters == 0 ? other.bow : sternOf(chart, other);
    const Offset offset = offsetBetween(chart, one, foremost);
    const int most = settings.overlap == Overlap::Both ? 0 : 1;
    return std::abs(offset.aside) == 1 && std::abs(offset.along) <= most;
}

} // namespace umpire::triremes
