#include "rules/engine/buda_1686/engine.h"
#include "rules/engine/hooks.h"
#include "rules/engine/naval_battle/engine.h"
#include "rules/engine/triremes/engine.h"
#include "rules/engine/triremes/prospects.h"
#include "rules/engine/war_galley/engine.h"
#include "tests/rules/every_game.h"

#include <array>

/// Tests short matches of the randomised engines against a player who plays at random.
namespace umpire {
namespace {

constexpr std::uint64_t kNodes = 1000;

/// Plays from the start until the condition holds or the limit of actions is reached.
template <typename G, typename Until>
typename G::State playedByLot(Player engine, std::uint64_t seed, Until until) {
    Lot lot(seed);
    typename G::State state = G::start(defaultSettings<G>());
    while (!G::outcome(state) && !until(state)) {
        const auto players = G::toAct(state);
        std::optional<typename G::Action> action;
        if (!players.empty() && players.front() == engine) {
            Limits limits;
            limits.nodes = kNodes;
            limits.seed = lot();
            action = Engine<G>::bestAction(G::viewFor(state, engine), engine, limits).action;
        } else if (!players.empty()) {
            action = drawnActionOf<G>(state, players.front(), lot);
        }
        if (!action) {
            action = Engine<G>::chance(state, lot());
        }
        if (!action) {
            ADD_FAILURE() << "nobody acts in " << G::text(state);
            return state;
        }
        state = G::apply(state, *action).state;
    }
    return state;
}

/// Stops after that many actions.
class AtMost {
public:
    explicit AtMost(int actions) : left_(actions) {}
    template <typename State>
    bool operator()(const State&) {
        return --left_ < 0;
    }

private:
    int left_ = 0;
};

template <typename G>
int winsOfBothSides() {
    int won = 0;
    for (const int seat : {0, 1}) {
        const auto end = playedByLot<G>(Player{seat}, std::uint64_t(11 + seat), AtMost(600));
        const auto outcome = G::outcome(end);
        won += outcome && outcome->winner == Player{seat} ? 1 : 0;
    }
    return won;
}

TEST(EnginesStrength, WarGalleyIsWonAgainstPlayByLot) {
    EXPECT_EQ(winsOfBothSides<WarGalley>(), 2);
}

TEST(EnginesStrength, NavalBattleIsWonAgainstPlayByLot) {
    EXPECT_EQ(winsOfBothSides<NavalBattle>(), 2);
}

TEST(EnginesStrength, TriremesAreWonAgainstPlayByLot) {
    EXPECT_EQ(winsOfBothSides<Triremes>(), 2);
}

/// Coast surrounds the first ship and the last, so neither can turn (TR-8).
TEST(EnginesStrength, TriremesThatCanNeverLeaveAreKnown) {
    const auto parsed = Triremes::parseState("light=d3w:1,e5n:1|e2 dark=i16s,d18w:2|h19 turn=light",
                                             defaultSettings<Triremes>());
    const auto& state = std::get<Triremes::State>(parsed);
    const triremes::Prospects prospects(state);
    std::vector<bool> locked;
    for (const auto& ship : state.ships) {
        locked.push_back(prospects.isLocked(ship));
    }
    EXPECT_EQ(locked, (std::vector{true, false, false, true}));
}

/// Counts HÉ for the Turks, and units in breaches and walls for the Imperials. The Turks win most
/// games in any case (BU-38), so the test compares how far each side came.
int turkishHold(const Buda1686::State& state) {
    int hold = 0;
    for (auto turks = buda_1686::unitsOnMap(state, buda_1686::Side::Turk); turks != 0;) {
        hold += buda_1686::strengthOf(state, buda_1686::takeFirst(turks));
    }
    return hold - 3 * buda_1686::countOf(buda_1686::heldBy(state, buda_1686::Side::Imperial));
}

TEST(EnginesStrength, BudaIsHeldAndTakenBetterThanByLot) {
    const auto hold = [](Player engine) {
        int sum = 0;
        for (const std::uint64_t seed : {11, 12}) {
            sum += turkishHold(playedByLot<Buda1686>(
                engine, seed, [](const Buda1686::State& state) { return state.turn > 3; }));
        }
        return sum;
    };
    const int taken = hold(Player{0});
    const int held = hold(Player{1});
    EXPECT_GE(held - taken, 65) << held << " and " << taken;
}

/// TMS falls once with him, and the relief army can raise it again until the last turn (BU-35,
/// BU-38).
TEST(EnginesStrength, BudaIsTakenButForAbdurrahman) {
    int alone = 0;
    for (const std::uint64_t seed : {21, 22, 23}) {
        const auto state = playedByLot<Buda1686>(
            Player{0}, seed, [](const Buda1686::State& now) { return now.turn > 4; });
        const auto turks = buda_1686::unitsOnMap(state, buda_1686::Side::Turk);
        const auto commander = buda_1686::officerOnMap(state, buda_1686::Officer::Abdurrahman);
        alone += commander && turks == buda_1686::bitOf(*commander) ? 1 : 0;
    }
    EXPECT_GE(alone, 2) << "of 3 games";
}

/// Returns the chits of a cup in the order in which they are drawn.
std::vector<int> drawnFrom(const buda_1686::Cup& cup, Lot& lot) {
    std::vector<int> values = cup.values;
    for (std::size_t i = values.size(); i > 1; --i) {
        std::swap(values[i - 1], values[lot.below(std::uint32_t(i))]);
    }
    return values;
}

/// Plays only the draws of the last three turns, as if the Imperials had done all else: each check
/// lowers TMS (BU-37), and Abdurrahman falls as soon as they act with TMS at 1.
bool fallsAtBest(const buda_1686::Settings& settings, Lot& lot) {
    const buda_1686::Scenario& scenario = *settings.scenario;
    int tms = scenario.startLevels[std::size_t(buda_1686::Level::TurkishMorale)];
    for (int turn = 6; turn <= scenario.turns; ++turn) {
        --tms;
        const auto imperial = drawnFrom(scenario.cups[0], lot);
        const auto turkish = drawnFrom(scenario.cups[1], lot);
        std::array<bool, 2> zeros{};
        for (std::size_t round = 0; round < turkish.size(); ++round) {
            zeros[0] |= imperial[round] == 0;
            zeros[1] |= turkish[round] == 0;
            if (zeros[0] && zeros[1]) {
                break;
            }
            for (const auto& event : chitEventsOf(settings, buda_1686::Side::Turk)) {
                const bool comes = event.value == turkish[round] && event.fromTurn <= turn &&
                                   lot.below(2) == 0; // BU-39
                tms += comes && tms < scenario.reliefCap ? 1 : 0;
            }
            const bool acts = imperial[round] != 0 && imperial[round] != turkish[round];
            if (tms == 0 || (tms == 1 && acts)) {
                return true;
            }
        }
    }
    return false;
}

TEST(EnginesStrength, BudaIsWonByTheImperialsAsOftenAsTheReliefChitsLet) { // BU-38
    constexpr int kGames = 20000;
    for (const auto& [word, share] :
         {std::pair{"relief=two", 0.64}, std::pair{"relief=three", 0.44},
          std::pair{"relief=four", 0.30}}) {
        auto settings = defaultSettings<Buda1686>();
        ASSERT_TRUE(Buda1686::takeSetting(word, settings));
        Lot lot(8);
        int fallen = 0;
        for (int i = 0; i < kGames; ++i) {
            fallen += fallsAtBest(settings, lot) ? 1 : 0;
        }
        EXPECT_NEAR(fallen, share * kGames, 0.02 * kGames) << word;
    }
}

} // namespace
} // namespace umpire
