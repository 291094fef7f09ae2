#include "app/game/referee/core/told_reader.h"
#include "app/game/referee/war_galley/galley_reader.h"
#include "rules/games/war_galley/words.h"

/// Asks for the facts that only players know.
namespace umpire::referee {

using namespace war_galley;

namespace {

/// Removes all orders, because an example of a command could reveal orders behind a screen.
State withoutOrders(State state) {
    for (Vessel& vessel : state.vessels) {
        vessel.plan.reset();
    }
    return state;
}

/// Returns examples of orders for the side's first galley that has none.
std::vector<std::string> ordersOf(const State& state, Side side) {
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        if (ownerOf(state, vessel) != side || !isAfloat(state, vessel) ||
            state.vessels[vessel].plan) {
            continue;
        }
        const std::string orders = nameOf(state, vessel) + " orders ";
        for (const char* const plan : {"FFXLX", "FFFXX", "FFLFF", "FFRFF", "FFFFF", "FFFX", "FFF",
                                       "FF", "F", "XXX", "XX", "X", "-"}) {
            if (auto legal = legalOf<WarGalley>(state, {orders + plan}); !legal.empty()) {
                return legal;
            }
        }
    }
    return {};
}

/// Adds every answer that the rules allow.
void listAll(AnswerNeeded& needed, const State& state) {
    for (const Action& action : legalActions(state)) {
        needed.examples.push_back(text(state, action));
    }
    needed.listed = AnswerNeeded::Listed::All;
}

} // namespace

std::optional<AnswerNeeded> TableReader<WarGalley>::question(const State& state) const {
    AnswerNeeded needed;
    for (const Side side : sidesToAct(state)) {
        needed.players.emplace_back(war_galley::nameOf(side));
    }
    const Pending pending = pendingOf(state);
    if (state.phase == Phase::Building) {
        needed.question = message("how is each galley built: oars to port, to starboard, masts?");
        listAll(needed, state);
    } else if (state.phase == Phase::Ordering) {
        needed.question =
            message("lay orders behind your screen; when it is lifted, say them, and then %1",
                    readiness(needed.players));
        for (const Side side : sidesToAct(state)) {
            std::ranges::move(ordersOf(withoutOrders(state), side),
                              std::back_inserter(needed.examples));
        }
        return needed;
    } else if (pending.owed == Owed::Confirmation) {
        needed.question = message("move the galleys: %1", errandsText(state));
        needed.examples = {"confirmed"};
    } else if (pending.owed == Owed::Contact) {
        const auto [first, second] = state.execution.unsure.front();
        needed.question =
            message("do %1 and %2 touch, and how?", nameOf(state, first), nameOf(state, second));
        listAll(needed, state);
    } else if (pending.owed == Owed::Target) {
        needed.question = message("whom does %1 fire at?", nameOf(state, pending.vessel));
        listAll(needed, state);
    } else if (pending.owed == Owed::Verdict) {
        needed.question = message("%1's toss: how many hits is it, or was it spoiled?",
                                  nameOf(state, pending.vessel));
        listAll(needed, state);
    } else {
        return std::nullopt; // no question, because the table shows the answer
    }
    needed.examples = legalOf<WarGalley>(state, std::move(needed.examples));
    return needed;
}

std::optional<std::vector<std::string>> TableReader<WarGalley>::ownExamples(const State& state,
                                                                            Player player) {
    if (state.phase != Phase::Ordering) {
        return std::nullopt;
    }
    const Side side = sideOf(player);
    std::vector<std::string> own = ordersOf(state, side);
    own.push_back(readyAction(std::string(war_galley::nameOf(side))));
    return legalOf<WarGalley>(state, std::move(own));
}

} // namespace umpire::referee
