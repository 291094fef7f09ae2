#include "rules/games/war_galley/orders.h"

#include <algorithm>

namespace umpire::war_galley {
namespace {

constexpr std::array kAllOrders = {Order::Forward, Order::Left, Order::Right, Order::Fire,
                                   Order::RearrangeOars};
constexpr std::string_view kLetters = "FLRXO";
constexpr std::array<std::string_view, kAllOrders.size()> kNames = {
    "forward", "turn left", "turn right", "fire", "re-arrange oars"};
constexpr std::string_view kNoOrders = "-";

std::size_t placeOf(Order order) {
    return std::size_t(std::ranges::find(kAllOrders, order) - kAllOrders.begin());
}

int countOf(const Plan& plan, Order order) {
    return int(std::ranges::count(plan.orders(), order));
}

MatchTally tallyOf(const Plan& plan) {
    const int fires = countOf(plan, Order::Fire);
    const int backward = countOf(plan, Order::RearrangeOars);
    return {fires, plan.count - fires - backward, backward};
}

/// Returns the number of matches in the crew's longest plan.
int mostMatches(const Crew& crew) {
    const OrderLimits limits = limitsOf(crew.rig);
    int most = 0;
    for (int backward = 0; backward <= std::min(kMaxOrders, crew.headed); backward += 2) {
        const int moves = std::min(limits.mostMoves, crew.headed - backward);
        most = std::max(most, std::min(kMaxOrders, backward + moves + limits.mostFire));
    }
    return most;
}

/// WG-A7: tells whether a fire or movement order could be added to a plan with this tally.
bool couldTakeMore(const Crew& crew, const MatchTally& tally) {
    const OrderLimits limits = limitsOf(crew.rig);
    if (crew.length == PlanLength::TheLongest) {
        return tally.all() < mostMatches(crew);
    }
    const bool move = tally.moves < limits.mostMoves && tally.headed() < crew.headed;
    return tally.all() < kMaxOrders && (tally.fires < limits.mostFire || move);
}

std::optional<int> loneRearrange(const Plan& plan) {
    int run = 0;
    for (int step = 1; step <= plan.count + 1; ++step) {
        const bool rearranges = plan.at(step) == Order::RearrangeOars;
        if (!rearranges && run % 2 != 0) {
            return step - 1;
        }
        run = rearranges ? run + 1 : 0;
    }
    return std::nullopt;
}

Message fireOrders(int count) {
    return message("%n fire order(s)", Count{count});
}

Violation tooManyOrders(const Plan& plan) {
    return {ViolationKind::TooManyOrders, message("%1 matches laid, 5 are the most", plan.count),
            "WG-12"};
}

Violation tooMany(ViolationKind kind, const Message& laid, const Message& most) {
    const bool fires = kind == ViolationKind::TooManyFires;
    return {kind, message("%1 laid, but the galley has %2", laid, most), fires ? "WG-14" : "WG-15"};
}

/// Returns the limit of all galleys that the plan breaks; none if it breaks no such limit.
std::optional<Violation> brokenByAny(const Plan& plan) {
    if (plan.count > kMaxOrders) {
        return tooManyOrders(plan);
    }
    if (const int fires = countOf(plan, Order::Fire); fires > kMaxMasts) {
        return Violation{ViolationKind::TooManyFires,
                         message("%1 laid, but no galley has more than 4 masts", fireOrders(fires)),
                         "WG-14"};
    }
    return std::nullopt;
}

/// Returns the minimum number of headed matches in the box of a galley that has these oars (WG-5,
/// WG-8).
int fewestHeaded(const Rig& rig) {
    const int evenly = (rig.port + rig.starboard + 1) / 2;
    return std::clamp(evenly, kMatchesOfAGalley - kMaxMasts, kMaxOarsASide);
}

/// Returns the tally with the order added; none if the crew may not lay the order.
std::optional<MatchTally> with(const Crew& crew, MatchTally tally, Order order) {
    const OrderLimits limits = limitsOf(crew.rig);
    const bool isFire = order == Order::Fire;
    const bool rearranges = order == Order::RearrangeOars;
    const bool isWithin =
        rearranges || (isFire ? tally.fires < limits.mostFire : tally.moves < limits.mostMoves);
    (isFire ? tally.fires : rearranges ? tally.backward : tally.moves) += rearranges ? 2 : 1;
    const bool fits = tally.all() <= kMaxOrders && (isFire || tally.headed() <= crew.headed);
    return isWithin && fits ? std::optional(tally) : std::nullopt;
}

void lay(Plan& plan, Order order) {
    for (int matches = order == Order::RearrangeOars ? 2 : 1; matches > 0; --matches) {
        plan.add(order);
    }
}

void listFrom(const Crew& crew, const Plan& plan, std::vector<Plan>& plans) {
    const MatchTally tally = tallyOf(plan);
    if (!couldTakeMore(crew, tally)) {
        plans.push_back(plan);
    }
    for (const Order order : kAllOrders) {
        if (with(crew, tally, order)) {
            Plan longer = plan;
            lay(longer, order);
            listFrom(crew, longer, plans);
        }
    }
}

} // namespace

bool isBuildable(const Rig& rig) {
    return rig.port == rig.starboard && rig.port <= kMaxOarsASide && rig.masts <= kMaxMasts &&
           rig.masts >= 0 && rig.port + rig.masts == kMatchesOfAGalley;
}

int headedIn(const Plan& plan) {
    return tallyOf(plan).headed();
}

bool finishesRearranging(const Plan& plan, int step) {
    int run = 0;
    for (int at = step; at >= 1 && plan.at(at) == Order::RearrangeOars; --at) {
        ++run;
    }
    return run > 0 && run % 2 == 0;
}

OrderLimits limitsOf(const Rig& rig) {
    const int moves = std::min(rig.port, rig.starboard);
    return {std::min(kMaxOrders, rig.masts + moves), std::min(kMaxOrders, rig.masts),
            std::min(kMaxOrders, moves)};
}

std::optional<Violation> checkPlan(const Crew& crew, const Plan& plan) {
    const MatchTally tally = tallyOf(plan);
    const OrderLimits limits = limitsOf(crew.rig);
    if (plan.count > kMaxOrders) {
        return tooManyOrders(plan);
    }
    if (const auto step = loneRearrange(plan)) {
        return Violation{
            ViolationKind::LoneRearrange,
            message("match %1 points backward alone: to re-arrange oars takes two in a row", *step),
            "WG-13"};
    }
    if (tally.fires > limits.mostFire) {
        return tooMany(ViolationKind::TooManyFires, fireOrders(tally.fires),
                       message("%n mast(s)", Count{crew.rig.masts}));
    }
    if (tally.moves > limits.mostMoves) {
        return tooMany(ViolationKind::TooManyMoves,
                       message("%n movement order(s)", Count{tally.moves}),
                       message("%n oar(s) on the side with fewer",
                               Count{std::min(crew.rig.port, crew.rig.starboard)}));
    }
    if (tally.headed() > crew.headed) {
        return Violation{ViolationKind::NoMatchesLeft,
                         message("%1 headed matches laid, but the galley's box holds %2",
                                 tally.headed(), crew.headed),
                         "WG-8"};
    }
    if (couldTakeMore(crew, tally)) {
        return Violation{
            ViolationKind::TooFewOrders,
            message("only %1 laid: as many as possible must be, and another fits", tally.all()),
            "WG-16"};
    }
    return std::nullopt;
}

std::optional<Violation> brokenLimit(std::span<const Order> laid, const std::optional<Rig>& rig) {
    Plan plan;
    for (const Order order : laid) {
        const int matches = order == Order::RearrangeOars ? 2 : 1;
        for (int i = 0; i < matches && plan.count < kMatchesOfAGalley; ++i) {
            plan.add(order);
        }
    }
    if (!rig) {
        return brokenByAny(plan);
    }
    const std::optional<Violation> broken = checkPlan({*rig, fewestHeaded(*rig)}, plan);
    return checkPlan({*rig, kMaxOarsASide}, plan) == broken ? broken : std::nullopt;
}

std::vector<Plan> allPlans(const Crew& crew) {
    std::vector<Plan> plans;
    Plan none;
    listFrom(crew, none, plans);
    return plans;
}

/// Counts the plans that continue each beginning. Longer beginnings come first, because the counts
/// of shorter beginnings need them.
PlanCount::PlanCount(const Crew& crew) : crew_(crew) {
    for (int fires = kMaxOrders; fires >= 0; --fires) {
        for (int moves = kMaxOrders - fires; moves >= 0; --moves) {
            for (int backward = (kMaxOrders - fires - moves) / 2 * 2; backward >= 0;
                 backward -= 2) {
                const MatchTally tally{fires, moves, backward};
                std::uint32_t count = couldTakeMore(crew, tally) ? 0 : 1;
                for (const Order order : kAllOrders) {
                    const auto longer = with(crew, tally, order);
                    count += longer ? plansFrom(*longer) : 0;
                }
                plansFrom_[placeOf(tally)] = count;
            }
        }
    }
}

Plan PlanCount::at(std::uint32_t place) const {
    Plan plan;
    MatchTally tally;
    for (;;) {
        const std::uint32_t whole = couldTakeMore(crew_, tally) ? 0 : 1;
        if (place < whole) {
            return plan;
        }
        place -= whole;
        std::optional<MatchTally> next;
        for (const Order order : kAllOrders) {
            next = with(crew_, tally, order);
            if (next && place < plansFrom(*next)) {
                lay(plan, order);
                break;
            }
            place -= next ? plansFrom(*next) : 0;
            next.reset();
        }
        if (!next) {
            return plan; // no plan is left
        }
        tally = *next;
    }
}

std::string text(const Plan& plan) {
    std::string letters;
    for (const Order order : plan.orders()) {
        letters += kLetters[placeOf(order)];
    }
    return letters.empty() ? std::string(kNoOrders) : letters;
}

std::optional<Plan> planOf(std::string_view letters) {
    Plan plan;
    if (letters == kNoOrders) {
        return plan;
    }
    for (const char letter : letters) {
        const std::size_t place = kLetters.find(letter);
        if (place == std::string_view::npos || plan.count == kMatchesOfAGalley) {
            return std::nullopt;
        }
        plan.add(kAllOrders[place]);
    }
    return plan.count > 0 ? std::optional(plan) : std::nullopt;
}

std::string_view nameOf(Order order) {
    return kNames[placeOf(order)];
}

} // namespace umpire::war_galley
