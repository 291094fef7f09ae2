#include "rules/engine/murus_gallicus/engine.h"
#include "rules/engine/perft.h"
#include "rules/running_game.h"
#include "rules/secrecy.h"
#include "rules/settings_text.h"
#include "tests/rules/every_game.h"

#include <algorithm>
#include <random>
#include <unordered_set>

/// Tests properties of every listed game on positions of random play from every variant. The games
/// are played once in a process. CTest runs a quick process for every day, and a long process for
/// each game with UMPIRE_PLAYOUTS playouts per variant.
namespace umpire {
namespace {

const bool kLong = playouts() > 2;
const unsigned kMaxActions = kLong ? 3000 : 200; ///< longest playout; a longer playout is abandoned
const unsigned kMaxVisits = kLong ? 120 : 24;    ///< positions of a playout that are looked at
constexpr std::size_t kMaxChildren = 40;         ///< per position that is expanded completely

template <typename G>
class EveryGame : public ::testing::Test {
protected:
    using State = typename G::State;
    using Action = typename G::Action;

    static std::vector<Action> allThatIsLegal(const State& state) {
        std::vector<Action> legal = G::legalActions(state);
        std::ranges::copy(G::declarations(state), std::back_inserter(legal));
        return legal;
    }

    /// Returns some actions, evenly spread.
    static std::vector<Action> someOf(const std::vector<Action>& actions) {
        std::vector<Action> some;
        const std::size_t step = actions.size() / kMaxChildren + 1;
        for (std::size_t i = 0; i < actions.size(); i += step) {
            some.push_back(actions[i]);
        }
        return some;
    }

    /// Calls visit(state) on positions of random play from every starting point: the first
    /// positions, then every n-th, and the last position.
    template <typename Visit>
    static void visitPositions(Visit visit) {
        static const std::vector<State> positions = playedAtRandom();
        for (const State& state : positions) {
            visit(state);
            if (::testing::Test::HasFailure()) {
                return;
            }
        }
    }

private:
    static inline const unsigned kSpread = 2 * kMaxActions / kMaxVisits;

    static std::vector<State> playedAtRandom() {
        std::vector<State> positions;
        unsigned seed = 0;
        for (State& start : startingPoints<G>(playouts())) {
            playOnce(std::move(start), seed++, positions);
        }
        return positions;
    }

    static void playOnce(State state, unsigned seed, std::vector<State>& positions) {
        std::mt19937 chance(seed);
        for (unsigned i = 0; i < kMaxActions; ++i) {
            const auto legal = G::legalActions(state);
            if (i < kMaxVisits / 2 || i % kSpread == 0 || legal.empty()) {
                positions.push_back(state);
            }
            if (legal.empty()) {
                return;
            }
            state = G::apply(state, legal[chance() % legal.size()]).state;
        }
    }
};

TYPED_TEST_SUITE(EveryGame, TypesOf<GameList>::Types, GameNames);

TYPED_TEST(EveryGame, TakesEverySettingThatItLists) {
    using G = TypeParam;
    for (const Setting& setting : G::settingList()) {
        std::vector<std::string> words;
        for (const SettingWord& each : setting.words) {
            words.emplace_back(each.word);
        }
        if (words.empty()) {
            words.push_back(setting.standard);
            EXPECT_FALSE(setting.range.empty()) << setting.key;
        }
        EXPECT_TRUE(std::ranges::count(words, setting.standard)) << setting.key;
        for (const std::string& word : words) {
            auto settings = defaultSettings<G>();
            const std::string text = std::string(setting.key) + "=" + word;
            EXPECT_TRUE(G::takeSetting(text, settings)) << text;
            EXPECT_EQ(settings == defaultSettings<G>(), word == setting.standard) << text;
        }
    }
}

TYPED_TEST(EveryGame, ReadsAVariantAndSettingsTogether) {
    using G = TypeParam;
    const std::string variant(G::variants()[1].name);
    const Setting setting = G::settingList().back();
    const std::string other =
        setting.words.empty() ? setting.standard : std::string(setting.words.back().word);
    const std::string word = std::string(setting.key) + "=" + other;
    auto both = settingsOf<G>(variant);
    ASSERT_TRUE(G::takeSetting(word, both));
    const auto read = [](const std::string& text) {
        return parseSettings<G>(text, resourcesOf<G>());
    };
    EXPECT_EQ(read(variant + " " + word).index(), 0U);
    EXPECT_EQ(std::get<0>(read(variant + " " + word)), both);
    EXPECT_EQ(std::get<0>(read("")), defaultSettings<G>());
    EXPECT_EQ(std::get<ParseError>(read(word + " " + variant)).at, word.size() + 1);
    EXPECT_EQ(std::get<ParseError>(read(variant + " no=such")).found, "no=such");
}

TYPED_TEST(EveryGame, EndsAndGoesOnConsistently) {
    int ended = 0;
    this->visitPositions([&ended](const auto& state) {
        const bool over = TypeParam::outcome(state).has_value();
        ended += int(over);
        if (TypeParam::kListing == Listing::Complete) {
            EXPECT_EQ(over, TypeParam::legalActions(state).empty()) << TypeParam::text(state);
        }
        if (over) {
            EXPECT_TRUE(TypeParam::toAct(state).empty()) << TypeParam::text(state);
            EXPECT_TRUE(TypeParam::declarations(state).empty()) << TypeParam::text(state);
        }
    });
    EXPECT_TRUE(ended > 0 || !kLong) << "no playout came to an end";
}

/// On the whole map, random fleets of Triremes rarely meet; triremes_random_play_test.cpp tests the
/// same on a small map.
template <typename G>
inline constexpr bool kWanders = std::is_same_v<G, Triremes>;

TYPED_TEST(EveryGame, EndsOrReportsRepetition) {
    using Game = RunningGame<TypeParam>;
    constexpr int kRepeated = 3;
    const unsigned kLast = kLong && !kWanders<TypeParam> ? 20000 : 200;
    unsigned seed = 0;
    int left = 0;
    for (const Variant& variant : TypeParam::variants()) {
        for (unsigned i = 0; i < playouts(); ++i) {
            std::mt19937 chance(seed++);
            Game game(TypeParam::start(settingsOf<TypeParam>(variant.name)));
            unsigned actions = 0;
            int timesSeen = 1;
            for (; actions < kLast && timesSeen < kRepeated; ++actions) {
                const auto legal = TypeParam::legalActions(game.state());
                if (legal.empty()) {
                    break;
                }
                const auto answer = game.play(legal[chance() % legal.size()]);
                const auto* played = std::get_if<typename Game::Played>(&answer);
                ASSERT_NE(played, nullptr) << TypeParam::text(game.state());
                timesSeen = played->timesSeen;
            }
            left += int(actions == kLast);
        }
    }
    EXPECT_TRUE(left == 0 || !kLong || kWanders<TypeParam>) << left << " playouts go on and on";
}

TYPED_TEST(EveryGame, ListsNothingTwiceAndOnlyWhatValidates) {
    this->visitPositions([](const auto& state) {
        const auto legal = EveryGame<TypeParam>::allThatIsLegal(state);
        std::unordered_set<std::string> listed; // a text is an action, see ComesBackThroughText
        for (const auto& action : legal) {
            const std::string word = TypeParam::text(state, action);
            EXPECT_FALSE(TypeParam::validate(state, action))
                << TypeParam::text(state) << ": " << word;
            EXPECT_TRUE(listed.insert(word).second) << TypeParam::text(state) << ": " << word;
        }
    });
}

/// Actions that were legal a moment ago or elsewhere in the game are often almost legal here.
TYPED_TEST(EveryGame, ValidatesNothingThatIsNotListed) {
    constexpr bool isContinuum = TypeParam::kListing == Listing::Sample; // more than is listed
    std::vector<typename TypeParam::Action> pool;
    int refused = 0;
    this->visitPositions([&](const auto& state) {
        const auto legal = EveryGame<TypeParam>::allThatIsLegal(state);
        for (const auto& action : pool) {
            const auto violation = TypeParam::validate(state, action);
            const bool listed = std::ranges::find(legal, action) != legal.end();
            EXPECT_TRUE(!violation == listed || (isContinuum && !violation))
                << TypeParam::text(state) << ": " << TypeParam::text(state, action);
            refused += int(violation.has_value());
            EXPECT_TRUE(!violation || (!violation->because.empty() && !violation->rule.empty()));
        }
        pool.insert(pool.end(), legal.begin(), legal.end());
        pool.erase(pool.begin(), pool.end() - std::min<std::ptrdiff_t>(60, std::ssize(pool)));
    });
    EXPECT_GT(refused, 50);
}

TYPED_TEST(EveryGame, ComesBackThroughText) {
    this->visitPositions([](const auto& state) {
        const std::string line = TypeParam::text(state);
        const auto parsed = TypeParam::parseState(line, defaultSettings<TypeParam>());
        const auto* again = std::get_if<typename TypeParam::State>(&parsed);
        ASSERT_NE(again, nullptr) << line << ": "
                                  << english(describe(std::get<ParseError>(parsed)));
        EXPECT_EQ(*again, state) << line;
        EXPECT_EQ(std::hash<typename TypeParam::State>{}(*again),
                  std::hash<typename TypeParam::State>{}(state));
        EXPECT_EQ(TypeParam::text(*again), line);
        using Every = EveryGame<TypeParam>;
        for (const auto& action : Every::someOf(Every::allThatIsLegal(state))) {
            const std::string word = TypeParam::text(state, action);
            const auto parsedAction = TypeParam::parseAction(state, word);
            const auto* same = std::get_if<typename TypeParam::Action>(&parsedAction);
            ASSERT_NE(same, nullptr) << word;
            EXPECT_EQ(*same, action) << word;
        }
    });
}

/// Tells whether an officer may act in the other side's turn, as in Buda 1686.
template <typename State>
bool actsOutOfTurn(const State&) {
    return false;
}
bool actsOutOfTurn(const buda_1686::State& state) {
    return state.settings.specials == buda_1686::Specials::AnyTurn;
}

TYPED_TEST(EveryGame, GivesEachActionToWhoOwesItOrSaysIt) {
    using G = TypeParam;
    this->visitPositions([](const auto& state) {
        const auto toAct = G::toAct(state);
        for (const auto& action : EveryGame<G>::someOf(G::legalActions(state))) {
            const auto actors = G::actorsOf(state, action);
            EXPECT_TRUE(!actors.empty() || G::isChance(action) || toAct.empty())
                << G::text(state) << ": " << G::text(state, action);
            for (const Player actor : actors) {
                EXPECT_TRUE(std::ranges::count(toAct, actor) > 0 || actsOutOfTurn(state))
                    << G::text(state) << ": " << G::text(state, action);
            }
        }
        for (const auto& declaration : G::declarations(state)) {
            EXPECT_FALSE(G::actorsOf(state, declaration).empty())
                << G::text(state) << ": " << G::text(state, declaration);
        }
        for (int seat = 0; seat < G::playerCount(state); ++seat) {
            const auto resignation = G::resignation(state, Player{seat});
            EXPECT_TRUE(!resignation || isActor<G>(state, *resignation, Player{seat}))
                << G::text(state) << ": " << seat;
        }
    });
}

/// Actions that are legal elsewhere may name places that are empty here or hold another player's
/// piece.
TYPED_TEST(EveryGame, SaysWhoseAnActionIsByWhatEverybodySees) {
    using G = TypeParam;
    std::vector<typename G::Action> pool;
    this->visitPositions([&](const auto& state) {
        using Every = EveryGame<G>;
        std::ranges::copy(Every::someOf(Every::allThatIsLegal(state)), std::back_inserter(pool));
        for (const auto& action : pool) {
            const auto actors = G::actorsOf(state, action);
            for (int seat = -1; seat < G::playerCount(state); ++seat) {
                const auto hearer = seat < 0 ? std::nullopt : std::optional(Player{seat});
                EXPECT_EQ(G::actorsOf(positionFor<G>(state, hearer), action), actors)
                    << seat << " can tell " << G::text(state) << ": " << G::text(state, action);
            }
        }
        pool.erase(pool.begin(), pool.end() - std::min<std::ptrdiff_t>(60, std::ssize(pool)));
    });
}

/// A text that is cut or has a letter replaced either does not parse, or parses and survives a
/// round trip.
TYPED_TEST(EveryGame, SurvivesDamagedText) {
    std::mt19937 chance(1);
    int rejected = 0;
    this->visitPositions([&](const auto& state) {
        std::string line = TypeParam::text(state);
        line[chance() % line.size()] = char(chance() % 256);
        line.resize(chance() % 4 == 0 ? chance() % line.size() : line.size());
        const auto parsed = TypeParam::parseState(line, TypeParam::settingsOf(state));
        if (const auto* other = std::get_if<typename TypeParam::State>(&parsed)) {
            const auto again =
                TypeParam::parseState(TypeParam::text(*other), TypeParam::settingsOf(*other));
            ASSERT_EQ(again.index(), 0U) << line;
            EXPECT_EQ(std::get<0>(again), *other) << line;
        } else {
            const auto& error = std::get<ParseError>(parsed);
            EXPECT_LE(error.at, line.size()) << line;
            EXPECT_FALSE(error.expected.empty()) << line;
            ++rejected;
        }
    });
    EXPECT_GT(rejected, 10);
}

TYPED_TEST(EveryGame, CountsAsManySequencesAsItsActionsLeadTo) {
    this->visitPositions([](const auto& state) {
        std::uint64_t sum = 0;
        const auto legal = TypeParam::legalActions(state);
        if (legal.size() > kMaxChildren) {
            return;
        }
        for (const auto& action : legal) {
            sum += TypeParam::legalActions(TypeParam::apply(state, action).state).size();
        }
        EXPECT_EQ(perft<TypeParam>(state, 1), legal.size()) << TypeParam::text(state);
        EXPECT_EQ(perft<TypeParam>(state, 2), sum) << TypeParam::text(state);
    });
}

TYPED_TEST(EveryGame, TellsSomethingForEveryAction) {
    this->visitPositions([](const auto& state) {
        using Every = EveryGame<TypeParam>;
        for (const auto& action : Every::someOf(Every::allThatIsLegal(state))) {
            const auto step = TypeParam::apply(state, action);
            EXPECT_FALSE(step.events.empty()) << TypeParam::text(state, action);
            EXPECT_FALSE(step.state == state) << TypeParam::text(state, action);
        }
    });
}

} // namespace
} // namespace umpire
