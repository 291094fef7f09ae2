#include "app/record/sentences/spoken_poses.h"

#include "app/common/failure/number_in.h"
#include "app/record/sentences/spoken_parts.h"

#include <cmath>
#include <map>
#include <string>

namespace umpire::sentences {
namespace {

/// A pose of a galley as the notation writes it, in millimetres and degrees.
struct Pose {
    double x = 0.0;
    double y = 0.0;
    double heading = 0.0;
};

/// The change between two poses, in whole millimetres and degrees.
struct Change {
    long way = 0;
    long turn = 0;
};

std::optional<Pose> poseIn(std::string_view text) {
    const auto first = halvesOf(text, ",");
    const auto second = first ? halvesOf(first->after, ",") : std::nullopt;
    if (!second) {
        return std::nullopt;
    }
    const auto x = numberIn<double>(first->before);
    const auto y = numberIn<double>(second->before);
    const auto heading = numberIn<double>(second->after);
    return x && y && heading ? std::optional(Pose{*x, *y, *heading}) : std::nullopt;
}

using Poses = std::map<std::string, Pose, std::less<>>;

/// Returns the poses of all galleys in a position. The first two fields of a position contain the
/// galleys of A and of B, such as "5:3/2/3@300,100,90=FFXXX;?".
Poses posesIn(std::string_view position) {
    Poses poses;
    for (const char side : {'A', 'B'}) {
        const auto field = halvesOf(position, " ");
        std::string_view galleys = field ? field->before : std::string_view();
        for (char number = '1'; !galleys.empty(); ++number) {
            const auto next = halvesOf(galleys, ";");
            const auto at = halvesOf(next ? next->before : galleys, "@");
            if (const auto pose = at ? poseIn(at->after.substr(0, at->after.find_first_of("<=")))
                                     : std::nullopt) {
                poses[std::string{side, number}] = *pose;
            }
            galleys = next ? next->after : std::string_view();
        }
        position = field ? field->after : std::string_view();
    }
    return poses;
}

Change between(const Pose& before, const Pose& after) {
    const double way = std::hypot(after.x - before.x, after.y - before.y);
    const double turn = std::abs(std::remainder(after.heading - before.heading, 360.0));
    return {std::lround(way), std::lround(turn)};
}

Message damage(const Message& galley, const Message& points) {
    const auto number = numberIn<int>(points.verbatim()).value_or(0);
    return number == 0 ? Message()
                       : message("%1 takes %n point(s) of damage", galley, Count{number});
}

class PoseTeller {
public:
    explicit PoseTeller(std::string_view before) : poses_(posesIn(before)) {}

    Message operator()(const Message& fact) {
        if (fact.isVerbatim()) {
            return fact;
        }
        std::vector<Message> values;
        for (const Message& each : fact.values()) {
            values.push_back((*this)(each));
        }
        Message said = values.empty() ? Message() : moved(fact.form(), values);
        said = said.empty() && !values.empty() ? owed(fact.form(), values) : said;
        said = said.empty() ? differing(fact) : said;
        return said.empty() ? Message::recorded(fact.form(), std::move(values), fact.count())
                            : said;
    }

private:
    /// Describes the move of a galley to its new pose.
    Message moved(std::string_view form, const std::vector<Message>& of) {
        const Message& who = of[0];
        if (form == "%1 forward to %2") {
            const auto change = changeTo(who, of[1]);
            return !change            ? message("%1 goes forward", who)
                   : change->way == 0 ? message("%1 cannot go forward", who)
                                      : message("%1 goes forward by %2 mm", who, change->way);
        }
        if (form == "%1 turn left to %2") {
            const auto change = changeTo(who, of[1]);
            return change ? message("%1 turns left by %2°", who, change->turn)
                          : message("%1 turns left", who);
        }
        if (form == "%1 turn right to %2") {
            const auto change = changeTo(who, of[1]);
            return change ? message("%1 turns right by %2°", who, change->turn)
                          : message("%1 turns right", who);
        }
        if (form == "%1 is placed at %2") {
            static_cast<void>(changeTo(who, of[1]));
            return message("%1 is placed on the table", who);
        }
        if (form == "%1 lies at %2" || form == "%1 moved to %2") {
            return displaced(who, changeTo(who, of[1]));
        }
        return form == "%1 and %2 collide at %3: %4 to %5, %6 to %7" ? collided(of) : Message();
    }

    /// Describes a move that the players still have to make on the table.
    static Message owed(std::string_view form, const std::vector<Message>& of) {
        const Message& who = of[0];
        if (form == "%1 forward by %2 mm to %3") {
            return message("%1 forward by %2 mm", who, of[1]);
        }
        if (form == "%1 forward by %2 mm to %3, where it touches %4") {
            return message("%1 forward by %2 mm, until it touches %3", who, of[1], of[3]);
        }
        if (form == "%1 turn left by %2 degrees and %3 mm to %4") {
            return message("%1 turn left by %2 degrees and %3 mm", who, of[1], of[2]);
        }
        if (form == "%1 turn right by %2 degrees and %3 mm to %4") {
            return message("%1 turn right by %2 degrees and %3 mm", who, of[1], of[2]);
        }
        if (form == "%1 turn left by %2 degrees and %3 mm to %4, where it touches %5") {
            return message("%1 turn left by %2 degrees and %3 mm, until it touches %4", who, of[1],
                           of[2], of[4]);
        }
        return form == "%1 turn right by %2 degrees and %3 mm to %4, where it touches %5"
                   ? message("%1 turn right by %2 degrees and %3 mm, until it touches %4", who,
                             of[1], of[2], of[4])
                   : Message();
    }

    /// Describes a difference between table and record, such as "B1: on the table none near it,
    /// in the record the galley at 330,228,271".
    static Message differing(const Message& fact) {
        if (fact.form() != "%1: on the table %2, in the record %3" ||
            fact.values()[2].form() != "the galley at %1") {
            return {};
        }
        const Message& who = fact.values()[0];
        const Message& seen = fact.values()[1];
        return seen.form() == "none near it"
                   ? message("%1 is not seen near its recorded place", who)
               : seen.form() == "it %1 mm and %2 degrees off"
                   ? message("%1 lies %2 mm from its recorded place, turned by %3°", who,
                             seen.values()[0], seen.values()[1])
                   : Message();
    }

    static Message displaced(const Message& who, const std::optional<Change>& change) {
        return !change || (change->way == 0 && change->turn == 0)
                   ? message("%1 lies elsewhere than was recorded", who)
               : change->turn == 0
                   ? message("%1 lies %2 mm from its recorded place", who, change->way)
                   : message("%1 lies %2 mm from its recorded place, turned by %3°", who,
                             change->way, change->turn);
    }

    static Message collided(const std::vector<Message>& of) {
        std::vector<Message> all;
        for (const Message& each : {damage(of[0], of[3]), damage(of[1], of[5])}) {
            if (!each.empty()) {
                all.push_back(each);
            }
        }
        return all.empty() ? message("%1 and %2 collide", of[0], of[1])
                           : message("%1 and %2 collide: %3", of[0], of[1], joined(all, "%1, %2"));
    }

    /// Returns the change to a galley's new pose; none if its previous pose is unknown.
    std::optional<Change> changeTo(const Message& who, const Message& where) {
        const auto now = poseIn(where.verbatim());
        if (!now) {
            return std::nullopt;
        }
        const auto before = poses_.find(who.verbatim());
        const auto change =
            before == poses_.end() ? std::nullopt : std::optional(between(before->second, *now));
        poses_[who.verbatim()] = *now;
        return change;
    }

    Poses poses_;
};

} // namespace

std::vector<Message> withoutPoses(const std::vector<Message>& facts, std::string_view before) {
    PoseTeller tell(before);
    std::vector<Message> told;
    for (const Message& each : facts) {
        told.push_back(tell(each));
    }
    return told;
}

} // namespace umpire::sentences
