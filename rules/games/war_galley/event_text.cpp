#include "rules/games/war_galley/notation.h"
#include "rules/games/war_galley/words.h"

namespace umpire::war_galley {
namespace {

class Teller {
public:
    explicit Teller(const State& state) : state_(state) {}

    Message operator()(const Built& event) const {
        return message("%1 is built %2", name(event.vessel), text(event.rig));
    }
    Message operator()(const Placed& event) const {
        return message("%1 is placed at %2", name(event.vessel), text(event.pose));
    }
    Message operator()(const OrdersLaid& event) const {
        return message("%1 has the orders %2", name(event.vessel), text(event.plan));
    }
    Message operator()(const OrdersTakenUp& event) const {
        return message("%1's orders are taken up", name(event.vessel));
    }
    Message operator()(const SideReady& event) const {
        return message("%1 is ready", nameOf(event.side));
    }
    Message operator()(const Revealed& event) const {
        return message("%1's orders are %2", name(event.vessel), text(event.plan));
    }
    Message operator()(const StepBegun& event) const { return message("step %1", event.step); }
    /// Only movement orders produce this event.
    Message operator()(const Moved& event) const {
        const std::string who = name(event.vessel);
        const std::string where = text(event.pose);
        return event.order == Order::Left    ? message("%1 turn left to %2", who, where)
               : event.order == Order::Right ? message("%1 turn right to %2", who, where)
                                             : message("%1 forward to %2", who, where);
    }
    Message operator()(const Collided& event) const {
        const std::string first = name(event.first);
        const std::string second = name(event.second);
        return message("%1 and %2 collide at %3: %4 to %5, %6 to %7", first, second,
                       text(event.point), event.toFirst, first, event.toSecond, second);
    }
    Message operator()(const PosesConfirmed&) const {
        return message("the galleys lie as recorded");
    }
    Message operator()(const ContactUnsure& event) const {
        const std::string first = name(event.pair.first);
        const std::string second = name(event.pair.second);
        return event.gap <= state_.settings.touching
                   ? message("%1 and %2 touch: too close to call which side was hit", first, second)
                   : message("%1 and %2 lie %3 mm apart: too close to call whether they touch",
                             first, second, text(event.gap));
    }
    Message operator()(const FoundClear& event) const {
        return message("%1 is clear of %2", name(event.pair.first), name(event.pair.second));
    }
    Message operator()(const FireSpent& event) const {
        return event.why == Misfire::NoMasts
                   ? message("%1 does not fire: it has no mast", name(event.vessel))
                   : message("%1 does not fire: no enemy is within 3 M", name(event.vessel));
    }
    Message operator()(const Aimed& event) const {
        return message("%1 fires at %2: %3 to drop", name(event.attacker), name(event.target),
                       matches(event.matches));
    }
    Message operator()(const TossRuled& event) const {
        const auto& [least, most] = event.hits;
        const std::string who = name(event.attacker);
        std::vector<Message> facts{least == most
                                       ? message("%1's toss shows %2", who, least)
                                       : message("%1's toss shows %2 to %3", who, least, most)};
        facts.insert(facts.end(), event.because.begin(), event.because.end());
        return joined(facts, "%1; %2");
    }
    Message operator()(const Hit& event) const {
        return message("%1 hits %2 with %3", name(event.attacker), name(event.target),
                       matches(event.hits));
    }
    Message operator()(const Spoiled& event) const {
        return message("%1's salvo is spoiled", name(event.attacker));
    }
    Message operator()(const Lost& event) const {
        return message("%1 loses %2 to %3", name(event.vessel), text(event.lost),
                       name(event.attacker));
    }
    Message operator()(const Sunk& event) const { return message("%1 sinks", name(event.vessel)); }
    Message operator()(const Rearranged& event) const {
        return message("%1 has its oars %2", name(event.vessel),
                       std::to_string(event.port) + "/" + std::to_string(event.starboard));
    }
    Message operator()(const TurnOver& event) const {
        return message("the turn is over after %1", message("%n step(s)", Count{event.steps}));
    }
    Message operator()(const Corrected& event) const {
        return message("%1 lies at %2", name(event.vessel), text(event.pose));
    }
    Message operator()(const Resigned& event) const {
        return message("%1 gives up", nameOf(event.side));
    }
    Message operator()(const DrawOffered& event) const {
        return message("%1 offers a draw", nameOf(event.side));
    }

private:
    std::string name(VesselIndex vessel) const { return nameOf(state_, vessel); }
    static Message matches(int number) { return message("%n match(es)", Count{number}); }

    const State& state_;
};

} // namespace

Message text(const State& state, const Event& event) {
    return std::visit(Teller(state), event);
}

} // namespace umpire::war_galley
