#include "tests/films/galley_plans.h"

#include "rules/games/war_galley/rules.h"

#include <algorithm>
#include <cassert>

namespace umpire::films {
namespace {

using namespace war_galley;

constexpr Millimetres kLeast = 48_mm; ///< between hulls; an oar extends 25 mm from its side
constexpr Millimetres kNearBand = 4_mm;

bool isInTheMiddle(const Hull& hull) {
    return std::ranges::all_of(hull, [](TablePoint corner) {
        return corner.x >= 175_mm && corner.x <= 425_mm && corner.y >= 10_mm && corner.y <= 410_mm;
    });
}

/// Returns plans that stay inside the table.
std::vector<Plan> plansOf(const State& state, VesselIndex vessel) {
    std::vector<Plan> plans = allPlans(crewOf(state, vessel));
    std::erase_if(plans, [&](const Plan& plan) {
        GalleyPose pose = *state.vessels[vessel].pose;
        return !std::ranges::all_of(plan.orders(), [&](Order order) {
            pose = poseAfter(pose, order, motionOptionsOf(state.settings));
            return isInTheMiddle(hullOf(pose, sizesOf(state.settings)));
        });
    });
    return plans;
}

/// Tells whether no range is so close to its limit that a hand's error decides.
bool isApart(const State& state) {
    const Millimetres gap = gapBetween(state, 0, 1);
    for (int matches = 1; matches <= 3; ++matches) {
        if (abs(gap - state.settings.match * matches) < kNearBand) {
            return false;
        }
    }
    return gap >= kLeast;
}

/// Tells whether both galleys can play another turn in the middle of the table, even after one more
/// loss.
bool canGoOn(const State& state) {
    constexpr std::size_t kChoice = 50;
    return state.phase != war_galley::Phase::Ordering ||
           (plansOf(state, 0).size() >= kChoice && plansOf(state, 1).size() >= kChoice);
}

struct Trial {
    State end;
    int shots = 0;
    int rearranged = 0;
};

std::optional<Trial> tried(State state, const std::vector<Plan>& plans) {
    for (const Action& action : std::vector<Action>{LayOrders{0, plans[0]}, LayOrders{1, plans[1]},
                                                    Ready{Side::A}, Ready{Side::B}}) {
        state = war_galley::apply(state, action).state;
    }
    Trial trial;
    while (state.phase == war_galley::Phase::Executing) {
        if (!isApart(state)) {
            return std::nullopt;
        }
        const Pending pending = pendingOf(state);
        trial.shots += pending.owed == Owed::Toss ? 1 : 0;
        trial.rearranged += pending.owed == Owed::Oars ? 1 : 0;
        const auto actions = legalActions(state);
        state = war_galley::apply(state, pending.owed == Owed::Toss
                                             ? Action(CallHits{pending.vessel, 0})
                                             : actions.front())
                    .state;
    }
    trial.end = std::move(state);
    return trial;
}

} // namespace

std::vector<Plan> goodPlans(const State& state, Wanted wanted, std::mt19937_64& random) {
    const std::array all{plansOf(state, 0), plansOf(state, 1)};
    std::vector<Plan> best;
    int most = -1;
    for (int attempt = 0; attempt < 3000; ++attempt) {
        const std::vector<Plan> plans{all[0][random() % all[0].size()],
                                      all[1][random() % all[1].size()]};
        const auto trial = tried(state, plans);
        if (!trial) {
            continue;
        }
        const int wishes = std::min(trial->shots, 3) +
                           (wanted == Wanted::RearrangedOars ? 4 : -1) * trial->rearranged;
        if (wishes > most && canGoOn(trial->end)) {
            most = wishes;
            best = plans;
        }
    }
    assert(!best.empty());
    return best;
}

} // namespace umpire::films
