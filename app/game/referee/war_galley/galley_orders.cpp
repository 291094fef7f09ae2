#include "app/game/referee/war_galley/galley_reader.h"

#include "rules/games/war_galley/order_matches.h"

/// Reads the orders from the matches when the screens are lifted (WG-17).
namespace umpire::referee {

using namespace war_galley;

namespace {

/// Adds the order to the plan, once per match. Returns false if the plan would have too many
/// matches.
bool append(Plan& plan, Order order, int matches) {
    if (plan.count + matches > kMatchesOfAGalley) {
        return false;
    }
    for (int i = 0; i < matches; ++i) {
        plan.add(order);
    }
    return true;
}

std::optional<Plan> planOfColumn(const OrderColumn& column) {
    Plan plan;
    for (const Order order : column.sequence) {
        if (!append(plan, order, order == Order::RearrangeOars ? 2 : 1)) {
            return std::nullopt;
        }
    }
    return plan;
}

std::optional<VesselIndex> onlyGalleyOf(const State& state, Side side) {
    std::optional<VesselIndex> only;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (ownerOf(state, vessel) == side && isAfloat(state, vessel)) {
            if (only) {
                return std::nullopt;
            }
            only = vessel;
        }
    }
    return only;
}

bool isFresh(const OrderColumn& column, const std::vector<Match>& fresh) {
    return std::ranges::any_of(column.matches, [&](const std::string& id) {
        return std::ranges::find(fresh, id, &Match::id) != fresh.end();
    });
}

/// Returns the plan of each vessel; none if no match shows it. `fresh`: the matches that do not
/// remain from an earlier turn. A row that begins at the bow of a galley belongs to that galley
/// (WG-18). A column at a player's side belongs to the player's only galley afloat; if the player
/// has two, its owner is unknown.
std::vector<std::optional<Plan>> plansSeen(const State& state, const TableObservation& seen,
                                           const std::vector<const Galley*>& galleys,
                                           const std::vector<Match>& fresh) {
    std::vector<std::optional<Plan>> plans(state.vessels.size());
    for (const LaidOrder& laid : orderMatches(seen.galleys, fresh, sizesOf(state.settings))) {
        const auto whose = std::ranges::find(galleys, &seen.galleys[laid.galley]);
        if (whose != galleys.end()) {
            auto& plan = plans[std::size_t(whose - galleys.begin())];
            plan = plan ? plan : Plan{};
            append(*plan, laid.order, 1);
        }
    }
    for (const Side side : kSides) {
        const auto vessel = onlyGalleyOf(state, side);
        const auto isMine = [&](const OrderColumn& column) {
            return column.side == side && isFresh(column, fresh);
        };
        if (vessel && !plans[*vessel] && std::ranges::count_if(seen.orders, isMine) == 1) {
            plans[*vessel] = planOfColumn(*std::ranges::find_if(seen.orders, isMine));
        }
    }
    return plans;
}

/// Tells whether the plan is illegal only because matches are missing.
bool isUnfinished(const std::optional<Violation>& violation) {
    return violation && (violation->kind == ViolationKind::TooFewOrders ||
                         violation->kind == ViolationKind::LoneRearrange);
}

/// Returns the orders of the galleys that have none yet. Returns none if the orders of a galley are
/// incomplete.
std::optional<std::vector<Action>> laidBy(const State& state,
                                          const std::vector<std::optional<Plan>>& plans) {
    std::vector<Action> actions;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (!isAfloat(state, vessel) || state.vessels[vessel].plan) {
            continue;
        }
        const Plan plan = plans[vessel].value_or(Plan{});
        if (isUnfinished(checkPlan(crewOf(state, vessel), plan))) {
            return std::nullopt;
        }
        actions.emplace_back(LayOrders{vessel, plan});
    }
    return actions;
}

} // namespace

/// Returns the different complete readings of the looks, the most frequent first.
std::vector<TableReader<WarGalley>::Reading>
TableReader<WarGalley>::readings(const State& state) const {
    std::vector<Reading> readings;
    for (const TableObservation& look : sight_.all()) {
        std::vector<Match> fresh = look.matches;
        std::erase_if(fresh, [&](const Match& match) { return sight_.isAmong(match, old_); });
        const Found galleys = sight_.galleysIn(look, state, formerOf(state));
        const auto laid = laidBy(state, plansSeen(state, look, galleys, fresh));
        if (!laid || laid->empty() || fresh.empty()) {
            continue;
        }
        const auto known = std::ranges::find(readings, *laid, &Reading::laid);
        if (known == readings.end()) {
            readings.push_back({*laid, 1});
        } else {
            ++known->looks;
        }
    }
    std::ranges::stable_sort(readings, std::ranges::greater{}, &Reading::looks);
    return readings;
}

/// Returns the readings of the newest look with one more match, for every meaning of that match
/// that makes the orders complete.
std::vector<std::vector<Action>> TableReader<WarGalley>::completed(const State& state) const {
    const TableObservation& look = sight_.newest();
    std::vector<Match> fresh = look.matches;
    std::erase_if(fresh, [&](const Match& match) { return sight_.isAmong(match, old_); });
    const auto plans = plansSeen(state, look, found(state), fresh);
    std::vector<std::vector<Action>> all;
    for (VesselIndex vessel = 0; vessel < plans.size(); ++vessel) {
        for (const Order order : {Order::Forward, Order::Left, Order::Right, Order::Fire}) {
            auto with = plans;
            with[vessel] = with[vessel].value_or(Plan{});
            auto laid = append(*with[vessel], order, 1) ? laidBy(state, with) : std::nullopt;
            if (laid && !laid->empty()) {
                all.push_back(std::move(*laid));
            }
        }
    }
    return all;
}

/// Asks for the orders if they are unclear and the play goes on. Offers the complete readings of
/// the looks; if there are none, offers the possible meanings of a missing match.
Verdict<WarGalley>
TableReader<WarGalley>::askedForOrders(const State& state,
                                       const std::vector<Reading>& readings) const {
    Verdicts verdict = ruled(Ruling::Ask);
    verdict.question = message("the orders that lie there are not clear: what are they?");
    for (const Reading& each : readings) {
        verdict.explanations.push_back(readyWith(state, each.laid, double(each.looks) / looks()));
    }
    if (readings.empty()) {
        const auto all = completed(state);
        for (const std::vector<Action>& laid : all) {
            verdict.explanations.push_back(readyWith(state, laid, 1.0 / double(all.size())));
        }
    }
    std::erase_if(verdict.explanations,
                  [](const auto& each) { return each.violation.has_value(); });
    return verdict;
}

/// Returns the explanation that these orders were laid and all players are ready.
Explanation<WarGalley> TableReader<WarGalley>::readyWith(const State& state,
                                                         std::vector<Action> laid,
                                                         double probability) {
    for (const Side side : kSides) {
        if (!state.ready[indexOf(side)]) {
            laid.emplace_back(Ready{side});
        }
    }
    return explanationOf(state, laid, probability);
}

/// Tells whether enough looks agree on the orders (WG-17). All orders are read at once, without the
/// orders of an earlier turn. On a dark table the head of a match is sometimes misread, so one look
/// in three may contradict.
bool TableReader<WarGalley>::isClear(const std::vector<Reading>& readings) const {
    const int others = readings.size() > 1 ? readings[1].looks : 0;
    return !readings.empty() && readings[0].looks >= RulingOptions{}.enoughLooks && oldAreKnown_ &&
           others * tolerances_.rarely <= readings[0].looks;
}

Verdict<WarGalley> TableReader<WarGalley>::ordered(const State& state) const {
    const bool isLaying = !std::ranges::all_of(
        sight_.newest().matches, [&](const Match& each) { return sight_.isAmong(each, old_); });
    const std::vector<Reading> found = readings(state);
    if (const auto verdict = strayed(state)) {
        const bool playsOn = verdict->ruling == Ruling::Illegal && isLaying && !isClear(found);
        return playsOn ? askedForOrders(state, found) : *verdict;
    }
    if (found.empty()) {
        const Verdicts verdict = checked(state);
        if (verdict.ruling != Ruling::Unchanged) {
            return verdict;
        }
        return !isLaying ? verdict : hasLookedEnough() ? waiting(state) : Verdicts{};
    }
    if (!isClear(found)) {
        return looks() < tolerances_.patience ? Verdicts{} : askedForOrders(state, found);
    }
    Verdicts reading;
    reading.explanations.push_back(
        readyWith(state, found[0].laid, double(found[0].looks) / looks()));
    reading.ruling = reading.explanations[0].violation ? Ruling::Illegal : Ruling::Called;
    return reading;
}

} // namespace umpire::referee
