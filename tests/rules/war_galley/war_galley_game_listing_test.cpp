#include "tests/rules/war_galley/war_galley_game_table.h"

#include <random>

/// Tests random play: where choices are discrete, exactly the listed actions are legal. No galley
/// is built during play, and no missing part acts.
namespace umpire::war_galley::testing {
namespace {

constexpr int kPlayouts = 4;
constexpr int kMaxActions = 400;

/// Calls visit(before, action, after) along random games of two galleys each.
template <typename Visit>
void playAtRandom(Visit visit) {
    for (unsigned seed = 0; seed < kPlayouts; ++seed) {
        std::mt19937 chance(seed);
        State state = startOf(variant(seed % 2 == 0 ? "standard" : "sink-any"));
        for (int i = 0; i < kMaxActions; ++i) {
            const auto legal = legalActions(state);
            if (legal.empty()) {
                break;
            }
            const Action& chosen = legal[chance() % legal.size()];
            const State next = war_galley::apply(state, chosen).state;
            visit(std::as_const(state), chosen, next);
            state = next;
        }
    }
}

/// Returns all possible answers about losses, oars, targets and hits.
std::vector<Action> allAnswers(const State& state) {
    std::vector<Action> all;
    for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
        for (int code = 0; code < 8 * 8 * 6; ++code) {
            all.emplace_back(TakeLosses{vessel, {code % 8, code / 8 % 8, code / 64}});
        }
        for (int code = 0; code < 13 * 13; ++code) {
            all.emplace_back(RearrangeOars{vessel, code % 13, code / 13});
        }
        for (VesselIndex target = 0; target < state.vessels.size() + 1; ++target) {
            all.emplace_back(Aim{vessel, target});
        }
        for (int hits = -1; hits < 10; ++hits) {
            all.emplace_back(CallHits{vessel, hits});
        }
        all.emplace_back(CallSpoiled{vessel});
    }
    all.emplace_back(ConfirmPoses{});
    return all;
}

bool isCallOfAnother(const Action& action, VesselIndex attacker) {
    const auto* hits = std::get_if<CallHits>(&action);
    const auto* spoiled = std::get_if<CallSpoiled>(&action);
    return (hits != nullptr && hits->attacker != attacker) ||
           (spoiled != nullptr && spoiled->attacker != attacker);
}

TEST(WarGalleyListing, OfAnswersIsComplete) {
    int answered = 0;
    playAtRandom([&answered](const State& state, const Action&, const State&) {
        if (state.phase != Phase::Executing) {
            return;
        }
        ++answered;
        const auto legal = legalActions(state);
        const Pending pending = pendingOf(state);
        std::size_t found = 0;
        for (const Action& action : allAnswers(state)) {
            if (isCallOfAnother(action, pending.vessel)) {
                // the tosses of a step may come in any order (WG-A10), but one order is listed
                continue;
            }
            const bool isListed = std::ranges::find(legal, action) != legal.end();
            ASSERT_EQ(!validate(state, action), isListed)
                << text(state) << ": " << text(state, action);
            found += std::size_t(isListed);
        }
        EXPECT_EQ(found, legal.size()) << text(state);
    });
    EXPECT_GT(answered, 100);
}

int matchesLeft(const Rig& rig) {
    return rig.port + rig.starboard + rig.masts;
}

TEST(WarGalleyListing, LeadsOnlyToWhatCanBe) {
    int sunk = 0;
    playAtRandom([&sunk](const State& state, const Action& action, const State& next) {
        for (VesselIndex vessel = 0; vessel < state.vessels.size(); ++vessel) {
            const Vessel& before = state.vessels[vessel];
            const Vessel& after = next.vessels[vessel];
            if (before.isBuilt()) {
                EXPECT_LE(matchesLeft(after.rig), matchesLeft(before.rig));
                EXPECT_LE(after.rig.masts, before.rig.masts);
            }
            if (before.isBuilt() && isSunk(state, vessel)) {
                ++sunk;
                EXPECT_EQ(after.pose, before.pose) << "what sank moves no more";
                EXPECT_EQ(after.rig, before.rig) << "and loses no more";
            }
            EXPECT_EQ(after.rig.port >= 0 && after.rig.starboard >= 0 && after.rig.masts >= 0, true)
                << text(state) << ": " << text(state, action);
        }
        const bool anyLost = isLost(next, Side::A) || isLost(next, Side::B);
        EXPECT_TRUE(next.phase != Phase::Over || anyLost) << text(next);
        EXPECT_EQ(next.phase == Phase::Over, outcomeOf(next).has_value());
    });
    EXPECT_GT(sunk, 20);
}

TEST(WarGalleyListing, LeadsBackToTheTable) {
    const State on = position("5:3/3/0@300,420,90 5:0/5/0@300,5000,90 orders introduction");
    const auto ordersOfA = [](const State& state) {
        return std::ranges::count_if(legalActions(state), [](const Action& action) {
            const auto* laid = std::get_if<LayOrders>(&action);
            return laid != nullptr && laid->vessel == 0;
        });
    };
    EXPECT_EQ(std::size_t(ordersOfA(on)), allPlans(crewOf(on, 0)).size());
    const State off = position("5:3/3/0@300,421,90 5:0/5/0@300,5000,90 orders introduction");
    EXPECT_LT(ordersOfA(off), ordersOfA(on));
    EXPECT_FALSE(listed(off).find("A1 orders FFF,") != std::string::npos) << "that leads away";
    EXPECT_TRUE(isLegal(off, "A1 orders FFF")) << "but no rule forbids it";
    EXPECT_NE(listed(off).find("A1 orders LLL,"), std::string::npos);
}

} // namespace
} // namespace umpire::war_galley::testing
