#include "rules/games/war_galley/notation.h"
#include "rules/games/war_galley/words.h"

namespace umpire::war_galley {
namespace {

std::string count(int number, std::string_view singular, std::string_view plural) {
    return std::to_string(number).append(" ").append(number == 1 ? singular : plural);
}

class Teller {
public:
    explicit Teller(const State& state) : state_(state) {}

    std::string operator()(const Built& event) const {
        return name(event.vessel) + " is built " + text(event.rig);
    }
    std::string operator()(const Placed& event) const {
        return name(event.vessel) + " is placed at " + text(event.pose);
    }
    std::string operator()(const OrdersLaid& event) const {
        return name(event.vessel) + " has the orders " + text(event.plan);
    }
    std::string operator()(const OrdersTakenUp& event) const {
        return name(event.vessel) + "'s orders are taken up";
    }
    std::string operator()(const SideReady& event) const { return name(event.side) + " is ready"; }
    std::string operator()(const Revealed& event) const {
        return name(event.vessel) + "'s orders are " + text(event.plan);
    }
    std::string operator()(const StepBegun& event) const {
        return "step " + std::to_string(event.step);
    }
    std::string operator()(const Moved& event) const {
        return name(event.vessel).append(" ").append(nameOf(event.order)) + " to " +
               text(event.pose);
    }
    std::string operator()(const Collided& event) const {
        return name(event.first) + " and " + name(event.second) + " collide at " +
               text(event.point) + ": " + std::to_string(event.toFirst) + " to " +
               name(event.first) + ", " + std::to_string(event.toSecond) + " to " +
               name(event.second);
    }
    std::string operator()(const PosesConfirmed&) const { return "the galleys lie as recorded"; }
    std::string operator()(const ContactUnsure& event) const {
        const std::string two = name(event.pair.first) + " and " + name(event.pair.second);
        return event.gap <= state_.settings.touching
                   ? two + " touch: too close to call which side was hit"
                   : two + " lie " + text(event.gap) +
                         " mm apart: too close to call whether they touch";
    }
    std::string operator()(const FoundClear& event) const {
        return name(event.pair.first) + " is clear of " + name(event.pair.second);
    }
    std::string operator()(const FireSpent& event) const {
        return name(event.vessel) + " does not fire: " +
               (event.why == Misfire::NoMasts ? "it has no mast" : "no enemy is within 3 M");
    }
    std::string operator()(const Aimed& event) const {
        return name(event.attacker) + " fires at " + name(event.target) + ": " +
               count(event.matches, "match", "matches") + " to drop";
    }
    std::string operator()(const TossRuled& event) const {
        const HitRange& hits = event.hits;
        std::string line = name(event.attacker) + "'s toss shows " + std::to_string(hits.least);
        line += hits.least == hits.most ? "" : " to " + std::to_string(hits.most);
        for (const std::string& fact : event.because) {
            line += "; " + fact;
        }
        return line;
    }
    std::string operator()(const Hit& event) const {
        return name(event.attacker) + " hits " + name(event.target) + " with " +
               count(event.hits, "match", "matches");
    }
    std::string operator()(const Spoiled& event) const {
        return name(event.attacker) + "'s salvo is spoiled";
    }
    std::string operator()(const Lost& event) const {
        return name(event.vessel) + " loses " + text(event.lost) + " to " + name(event.attacker);
    }
    std::string operator()(const Sunk& event) const { return name(event.vessel) + " sinks"; }
    std::string operator()(const Rearranged& event) const {
        return name(event.vessel) + " has its oars " + std::to_string(event.port) + "/" +
               std::to_string(event.starboard);
    }
    std::string operator()(const TurnOver& event) const {
        return "the turn is over after " + count(event.steps, "step", "steps");
    }
    std::string operator()(const Corrected& event) const {
        return name(event.vessel) + " lies at " + text(event.pose);
    }
    std::string operator()(const Resigned& event) const { return name(event.side) + " gives up"; }
    std::string operator()(const DrawOffered& event) const {
        return name(event.side) + " offers a draw";
    }

private:
    std::string name(VesselIndex vessel) const { return nameOf(state_, vessel); }
    static std::string name(Side side) { return std::string(nameOf(side)); }

    const State& state_;
};

} // namespace

std::string text(const State& state, const Event& event) {
    return std::visit(Teller(state), event);
}

} // namespace umpire::war_galley
