#include "rules/secrecy.h"
#include "tests/rules/every_game.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <random>

/// Tests the information in refusals. A player who types an illegal action must learn nothing about
/// hidden things: in two positions that look the same to the player, the refusals have the same
/// words.
namespace umpire {
namespace {

constexpr unsigned kMaxActions = 120; ///< per playout
/// Every ninth position is compared, and every third in the long run.
const unsigned kPositionApart = playouts() > 2 ? 3 : 9;
constexpr std::size_t kPool = 80; ///< actions of this position and of earlier positions

/// A game without secrets has no other positions that look the same.
template <typename State>
void hideOtherwise(State&, Player, std::mt19937&) {}

/// Exchanges the enemy's hidden units.
void hideOtherwise(naval_battle::State& state, Player player, std::mt19937& chance) {
    std::vector<naval_battle::Token*> hidden;
    for (naval_battle::Token& token : state.tokens) {
        const bool isEnemys = token.isOf(naval_battle::enemyOf(naval_battle::sideOf(player)));
        if (isEnemys && !token.isKnown()) {
            hidden.push_back(&token);
        }
    }
    for (std::size_t i = 0; i < hidden.size(); ++i) {
        std::swap(hidden[i]->kind, hidden[chance() % hidden.size()]->kind);
    }
    if (state.phase == naval_battle::Phase::SetUp && !hidden.empty() && chance() % 2 == 0) {
        naval_battle::Token& taken = *hidden[chance() % hidden.size()];
        const auto enemy = naval_battle::indexOf(taken.side);
        state.minesOff[enemy] += int(taken.kind == naval_battle::kMine);
        taken = {};
    }
}

/// Loads other ships.
void hideOtherwise(triremes::State& state, Player player, std::mt19937& chance) {
    for (triremes::Ship& ship : state.ships) {
        if (ship.owner != player && !triremes::isEngaged(state, ship.bow)) {
            ship.soldiers = int(chance() % (triremes::kMaxAboard + 1));
        }
    }
}

/// Puts other orders behind the screens, or none.
void hideOtherwise(war_galley::State& state, Player player, std::mt19937& chance) {
    for (war_galley::VesselIndex i = 0; i < state.vessels.size(); ++i) {
        war_galley::Vessel& vessel = state.vessels[i];
        const auto side = war_galley::ownerOf(state, i);
        const bool open = side == war_galley::sideOf(player) || !war_galley::isAfloat(state, i) ||
                          state.ready[war_galley::indexOf(side)];
        if (state.phase != war_galley::Phase::Ordering || open) {
            continue;
        }
        const auto plans = war_galley::allPlans(war_galley::crewOf(state, i));
        vessel.plan =
            chance() % 2 == 0 ? std::nullopt : std::optional(plans[chance() % plans.size()]);
    }
}

/// Puts another chit face down.
void hideOtherwise(buda_1686::State& state, Player player, std::mt19937& chance) {
    const auto side = buda_1686::otherThan(buda_1686::Side(player.seat));
    int& drawn = state.drawn[buda_1686::indexOf(side)];
    if (state.phase != buda_1686::Phase::Draw || drawn == buda_1686::kNoChit) {
        return;
    }
    auto cup = buda_1686::chitsInCup(state, side);
    for (auto skipped = cup == 0 ? 0U : chance() % unsigned(buda_1686::countOf(cup)); skipped > 0;
         --skipped) {
        buda_1686::takeFirst(cup);
    }
    drawn = cup == 0 ? drawn : buda_1686::takeFirst(cup);
}

template <typename G>
class Refusals : public ::testing::Test {
protected:
    using State = typename G::State;
    using Action = typename G::Action;

    /// Returns another position that looks the same to the player and has the same outcome.
    std::optional<State> twinOf(const State& state, Player player) {
        State twin = state;
        hideOtherwise(twin, player, chance_);
        EXPECT_TRUE(G::viewFor(twin, player) == G::viewFor(state, player)) << G::text(state) << "\n"
                                                                           << G::text(twin);
        return G::outcome(twin) == G::outcome(state) ? std::optional(std::move(twin))
                                                     : std::nullopt;
    }

    void compare(const State& one, const State& other, Player player) {
        for (const Action& action : pool_) {
            const auto violation = G::validate(one, action);
            if (!violation) {
                continue;
            }
            for (const std::optional<Player> hearer : {std::optional(player), {}}) {
                compareAs(hearer, {one, other, action}, HeardWords::Known);
                compareAs(hearer, {one, other, action}, HeardWords::Unknown);
            }
            const bool own = isSecretOf(*violation, player);
            owners_ += int(own);
            const std::string whole = english(violation->because);
            EXPECT_TRUE(!own || english(reasonFor<G>(one, action, player).because) == whole)
                << "an owner hears the whole reason: " << whole << "\nin " << G::text(one);
        }
    }

    /// Two positions that look the same; the action was refused in `one`.
    struct Pair {
        const State& one;
        const State& other;
        const Action& action;
    };
    void compareAs(std::optional<Player> hearer, const Pair& pair, HeardWords words) {
        const auto& [one, other, action] = pair;
        const Reason heard = reasonFor<G>(one, action, hearer, words);
        const bool isHidden = heard.because == secretReason();
        secret_ += int(isHidden);
        public_ += int(!isHidden);
        if (G::validate(other, action)) {
            EXPECT_EQ(heard, reasonFor<G>(other, action, hearer, words))
                << "the two can be told apart: " << G::text(one) << "\nand " << G::text(other)
                << "\nby " << G::text(one, action);
        } else {
            EXPECT_TRUE(isHidden) << "it is no reason in " << G::text(other)
                                  << "\nwhich looks the same as " << G::text(one) << "\nby "
                                  << G::text(one, action);
        }
        const bool isHis = hearer && isActor<G>(one, action, *hearer);
        EXPECT_TRUE(isHidden || isHis || words == HeardWords::Known || !isSecret<G>(action))
            << "another's secret action is told: " << G::text(one, action);
    }

    void remember(const std::vector<Action>& actions) {
        for (std::size_t i = 0; i < std::min<std::size_t>(actions.size(), 12); ++i) {
            pool_.push_back(actions[chance_() % actions.size()]);
        }
        pool_.erase(pool_.begin(),
                    pool_.begin() + std::ptrdiff_t(pool_.size() - std::min(kPool, pool_.size())));
    }

    static bool isSecretOf(const typename G::Violation& violation, Player player) {
        if constexpr (HidesSomething<G>) {
            return G::mayHear(violation, player) && !G::mayHear(violation, std::nullopt);
        }
        return false;
    }

    std::mt19937 chance_{11};
    std::vector<Action> pool_;
    int secret_ = 0; ///< number of reasons that the hearer did not get
    int public_ = 0;
    int owners_ = 0; ///< reasons that their owner alone heard
};

TYPED_TEST_SUITE(Refusals, TypesOf<GameList>::Types, GameNames);

TYPED_TEST(Refusals, TellNothingOfWhatTheHearerMayNotKnow) {
    using G = TypeParam;
    for (auto& state : startingPoints<G>(playouts())) {
        this->pool_.clear();
        for (unsigned i = 0; i < kMaxActions && !this->HasFailure(); ++i) {
            const auto legal = G::legalActions(state);
            this->remember(legal);
            this->remember(G::declarations(state));
            for (int seat = 0; i % kPositionApart == 0 && seat < G::playerCount(state); ++seat) {
                if (const auto twin = this->twinOf(state, Player{seat})) {
                    this->remember(G::legalActions(*twin));
                    this->compare(state, *twin, Player{seat});
                    this->compare(*twin, state, Player{seat});
                }
            }
            if (legal.empty()) {
                break;
            }
            state = G::apply(state, legal[this->chance_() % legal.size()]).state;
        }
    }
    EXPECT_GT(this->public_, 100);
    EXPECT_EQ(this->secret_ > 0, !HidesNothing<G>);
    EXPECT_EQ(this->owners_ > 0, (!HidesNothing<G> && !std::same_as<G, Buda1686>));
}

/// Returns the refusal in the hearer's words; another player said the action.
template <Game G>
std::string heardBy(const char* hearer, std::string_view position, std::string_view action) {
    const auto state = std::get<typename G::State>(G::parseState(position, defaultSettings<G>()));
    for (int seat = 0; seat < G::playerCount(state); ++seat) {
        if (G::playerName(state, Player{seat}) == hearer) {
            return english(describe(reasonFor<G>(state, action, Player{seat})));
        }
    }
    return english(describe(reasonFor<G>(state, action, std::nullopt)));
}

/// A reason that holds for every possible hidden unit is no secret.
TEST(PublicReasons, HoldForEveryShipThatAHiddenOneMayBe) {
    const auto heard = [](const char* hearer, std::string_view action) {
        return heardBy<NavalBattle>(
            hearer, "PAd6,KRe6,TRh6,DEa1,BAc4,MIa3,+1 NIe8,FRd9,ORj9,DEp20,BAc17 red", action);
    };
    const std::string secret = english(describe(Reason{secretReason(), "NB-5"}));
    EXPECT_EQ(heard("yellow", "d6-d16"),
              "d16 is 10 squares away from d6; no ship moves more than 4 (NB-6)");
    EXPECT_EQ(heard("", "a3-a13"),
              "a13 is 10 squares away from a3; no ship moves more than 4 (NB-6)");
    EXPECT_THAT(heard("red", "d6-d16"), ::testing::HasSubstr("a battleship moves 2"));
    EXPECT_EQ(heard("yellow", "d6-c9"), secret) << "a missile ship might";
    EXPECT_EQ(heard("yellow", "a3-b3"), secret) << "and a mine might not";
    EXPECT_EQ(heard("yellow", "h6-h3"),
              "no free way of at most 4 squares leads from h6 to h3 (NB-7)");
    EXPECT_THAT(heard("yellow", "r mine p5"), ::testing::HasSubstr("not adjacent to a mine"));
    EXPECT_EQ(heard("yellow", "r mine d7"), secret) << "one of the two might sweep";
}

TEST(PublicReasons, HoldWhateverAShipCarries) {
    const auto heard = [](const char* hearer, std::string_view action) {
        return heardBy<Triremes>(hearer, "light=c5n,h9n|b4 dark=j9n|j18 turn=light", action);
    };
    EXPECT_THAT(heard("dark", "c5>j18"), ::testing::HasSubstr("is not beside a square"));
    EXPECT_EQ(heard("dark", "c5>b5"), english(describe(Reason{secretReason(), "TR-13"})));
    EXPECT_THAT(heard("light", "c5>b5"), ::testing::HasSubstr("carries 0 soldiers"));
    EXPECT_THAT(heard("dark", "pass"), ::testing::HasSubstr("light has legal moves"));
}

TEST(SecretActions, AreRefusedToOthersInTheSameWordsWhateverTheyAre) {
    const auto heard = [](const char* hearer, std::string_view action) {
        return heardBy<WarGalley>(hearer, "5:5/5/3@300,101,90 5:5/5/3@300,319,270 orders galleys=1",
                                  action);
    };
    EXPECT_THAT(heard("A", "A1 orders XXXXF"), ::testing::HasSubstr("the galley has 3 masts"));
    for (const char* hearer : {"B", ""}) {
        EXPECT_EQ(heard(hearer, "A1 orders XXXXF"),
                  english(describe(Reason{secretReason(), "WG-9"})));
        EXPECT_EQ(heard(hearer, "A1 orders XXXXF"), heard(hearer, "A1 takes-up"));
        EXPECT_EQ(heard(hearer, "A1 orders XYZ"), english(secretReason())) << "no action";
    }
    EXPECT_THAT(heard("B", "A build 5/5/3"), ::testing::HasSubstr("WG-5")) << "no secret";
}

/// A damaged text parses in the hearer's view exactly if it parses by the record.
TYPED_TEST(Refusals, OfWhatIsNoActionNeedNoSecret) {
    using G = TypeParam;
    for (auto& state : startingPoints<G>(1)) {
        for (unsigned i = 0; i < kMaxActions && !this->HasFailure(); ++i) {
            const auto legal = G::legalActions(state);
            if (legal.empty()) {
                break;
            }
            const auto& next = legal[this->chance_() % legal.size()];
            const std::string word = G::text(state, next);
            const auto parsed = G::parseAction(positionFor<G>(state, std::nullopt), word);
            ASSERT_EQ(parsed.index(), 0U) << word << ": " << describe(std::get<1>(parsed));
            EXPECT_EQ(std::get<0>(parsed), next) << word;
            state = G::apply(state, next).state;
        }
    }
}

} // namespace
} // namespace umpire
