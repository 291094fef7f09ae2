#include "app/record/game_files/any_game.h"
#include "app/record/sentences/spoken_action.h"
#include "app/record/sentences/tongue.h"

#include <gtest/gtest.h>
#include <random>
#include <regex>
#include <set>

/// Tests that the sentence for an action sounds as a player would say it, in every game.
namespace umpire {
namespace {

const PlayerNames kNames = {{"A", "Antony"}, {"roman", "Antony"}};

std::string said(const SpokenAction& action, const PlayerNames& names = kNames) {
    return english(spoken(action, names));
}

TEST(SpokenAction, OfAGalleyNamesItsOwnerItsTargetAndWhatTheTossShows) {
    const std::string toss = "A1 toss o111.89,108.955>109.832,150.807 365,30>365,58 sigma=0.197";
    const std::vector<Message> open = {
        joined({message("%1's toss shows %2 to %3", "A1", 2, 3), message("fact")}, "%1; %2")};
    EXPECT_EQ(said({"war-galley", "A", toss, open, "5:5/5/3@1,2,3 step1:fire A1>B2,B1>?"}),
              "Antony's galley A1 fires at B2: 2 hits, 1 too close to call");
    EXPECT_EQ(said({"war-galley", "A", toss, {message("%1's toss shows %2", "A1", 0)}}),
              "Antony's galley A1 fires: no hit");
    EXPECT_EQ(said({"war-galley", "B", "B1 toss none", {}, "step1:fire A1>B2,B1>?"}),
              "galley B1 fires")
        << "its target is not chosen, and nobody has a name";
    EXPECT_EQ(said({"war-galley", "B", "B2 loses 2/0/1", {message("%1 sinks", "B2")}}),
              "galley B2 loses 2 oars to port, 1 mast; galley B2 sinks");
    EXPECT_EQ(said({"war-galley", "A", "A1 rams B1 stern"}),
              "Antony's galley A1 rams the stern of galley B1");
}

TEST(SpokenAction, OfStonesNamesWhoseTheyAre) {
    EXPECT_EQ(said({"murus-gallicus", "roman", "d1-d3"}), "Antony's tower goes from d1 to d3");
    EXPECT_EQ(said({"murus-gallicus", "gaul", "b2xc3"}),
              "the tower of the Gauls on b2 gives up one stone against c3");
    EXPECT_EQ(said({"murus-gallicus", "gaul", "resign roman"}), "Antony gave up");
}

TEST(SpokenAction, KnowsCountersByTheirNames) {
    EXPECT_EQ(english(spokenPiece("buda-1686", "T-J2", {})), "Janissary 2");
    EXPECT_EQ(english(spokenPiece("buda-1686", "EF", {})), "EF");
    EXPECT_EQ(said({"buda-1686", "imperial", "restore:I-KAR>I-C1"}),
              "Charles of Lorraine makes Imperial 1 whole");
    EXPECT_EQ(said({"buda-1686", "imperial", "move:I-C1@IP"}),
              "Imperial 1 goes to the Danube bank");
    EXPECT_EQ(said({"buda-1686", "imperial", "artillery:EF"}),
              "the artillery shells the North wall");
    EXPECT_EQ(english(spokenFact("buda-1686", message("%1 goes to %2", "I-S1", "KF*"), {})),
              "Saxon 1 goes into a breach of the East wall");
    const Message fight = spoken({"buda-1686", "imperial", "fight:KF<DF,KF"}, {});
    EXPECT_EQ(english(fight), "units on the South wall and in the breaches of the East wall fight "
                              "to take the East wall");
    EXPECT_EQ(
        Tongue("hu").said(fight),
        "a déli falon és a keleti fal réseiben álló egységek támadnak; a célpont a keleti fal");
    EXPECT_EQ(Tongue("ru").said(fight), "фигуры на южной стене и в проломах восточной стены "
                                        "сражаются за взятие восточной стены");
    const Message moved = spoken({"buda-1686", "turk", "move:T-J1@EF"}, {});
    EXPECT_EQ(Tongue("hu").said(moved), "Janicsár 1 az északi falra megy");
    EXPECT_EQ(Tongue("pl").said(moved), "Janczar 1 idzie na mur północny");
    EXPECT_EQ(english(spokenFact("war-galley", message("%1 sinks", "B2"), {{"B", "Kleo"}})),
              "Kleo's galley B2 sinks");
}

TEST(SpokenAction, CallsAPlayerByNameAndAPieceByItsSide) {
    const Message wrong = message("%1 holds %2 and %3 is to move", "b7",
                                  message("a %1 tower", message("Roman")), message("Roman"));
    EXPECT_EQ(english(spokenFact("murus-gallicus", wrong, kNames)), "it is the turn of Antony");
    EXPECT_EQ(english(spokenFact("murus-gallicus", wrong, {})), "it is the turn of the Romans");
    EXPECT_EQ(english(spokenFact("war-galley", message("%1's last galley sinks", "A"), kNames)),
              "Antony's last galley sinks");
    EXPECT_EQ(english(spokenFact("war-galley", message("%1's last galley sinks", "B"), {})),
              "side B's last galley sinks");
    EXPECT_EQ(english(spokenFact("war-galley",
                                 message("%1 owes %2 first", "B2", message("its toss")), {})),
              "galley B2 owes its toss first");
    const Message capital =
        message("%1 has %2 soldiers in the capital of %3", message("light"), 3, message("dark"));
    EXPECT_EQ(english(spokenFact("triremes", capital, {{"light", "Anna"}})),
              "Anna has 3 soldiers in the capital of the Greek side");
}

/// The figures on the table are red and blue. The rules and the notation say "light" and "dark".
TEST(SpokenAction, OfTriremesCallsASideAsPeopleDo) {
    const AnyGame& triremes = *findGame("triremes");
    const auto start = triremes.start(*gameFiles("triremes"), triremes.variants.front().name);
    const auto position =
        std::get<SharedPosition>(*start)->read("light=c5n,h9n|b4 dark=j9n|j18 turn=light");
    const auto refused = std::get<SharedPosition>(position)->play("j9-j11n");
    EXPECT_EQ(english(spokenFact("triremes", std::get<Reason>(refused).because, {})),
              "it is the turn of the Romans (red)");
    EXPECT_EQ(english(spokenPlayer("light", {})), "the Romans (red)");
    EXPECT_EQ(english(spokenPlayer("dark", {})), "the Greeks (blue)");
    EXPECT_EQ(said({"triremes", "dark", "j9-j11n"}), "the ship of the Greeks goes from j9 to j11");
    const std::string before =
        std::get<SharedPosition>(
            std::get<SharedPosition>(*start)->read("light=c5n|b4,j19 dark=j9n|j18 turn=dark"))
            ->text();
    const Message attack = spoken({"triremes", "dark", "j18-j19", {}, before}, {});
    EXPECT_EQ(english(attack), "the soldier of the Greeks attacks j19 from j18");
    EXPECT_EQ(Tongue("hu").said(attack), "a görögök katonája j18 mezőről megtámadja j19 mezőt");
    EXPECT_EQ(Tongue("pl").said(attack), "żołnierz Greków atakuje j19 z j18");
    EXPECT_EQ(said({"triremes", "dark", "j18-i18", {}, before}),
              "the soldier of the Greeks goes from j18 to i18");
    EXPECT_EQ(english(spokenFact("triremes", message("%1 ship, %2", "dark", "north"), {})),
              "Greek ship, north");
}

TEST(SpokenAction, InflectsASideAsTheLanguageDoes) {
    const Message tower = spoken({"murus-gallicus", "gaul", "b7-b5"}, {});
    EXPECT_EQ(Tongue("pl").said(tower), "wieża Galów idzie z b7 na b5");
    EXPECT_EQ(Tongue("ru").said(tower), "башня галлов идёт с b7 на b5");
    EXPECT_EQ(Tongue("hu").said(tower), "a gallok tornya b7 mezőről b5 mezőre lép");
    const auto turn = [](const char* language, const char* mover, const PlayerNames& names) {
        const Message wrong = message("%1 is not %2's", "b7", mover);
        return Tongue(language).said(spokenFact("naval-battle", wrong, names));
    };
    const Message ship = spokenCorrection("triremes", "j9 i9w", {});
    EXPECT_EQ(Tongue("hu").said(ship), "j9 mező hajója i9 mezőn áll, iránya: nyugat");
    EXPECT_EQ(turn("hu", "roman", {}), "most a rómaiak következnek");
    EXPECT_EQ(turn("hu", "red", {}), "most a piros következik");
    EXPECT_EQ(turn("pl", "turk", {}), "teraz kolej Turków");
    EXPECT_EQ(turn("ru", "dark", {}), "сейчас ходят греки (синие)");
    EXPECT_EQ(turn("ru", "third", {}), "сейчас ходит третий игрок");
    EXPECT_EQ(turn("ru", "red", {{"red", "Анна"}}), "сейчас ходит Анна");
}

TEST(SpokenAction, WhatIsPutRightInTheRecordIsSaidToo) {
    const auto corrected = [](const char* game, const char* what) {
        return english(spokenCorrection(game, what, kNames));
    };
    EXPECT_EQ(corrected("murus-gallicus", "d4 roman 2"), "on d4 lie 2 stones of Antony");
    EXPECT_EQ(corrected("murus-gallicus", "d4 empty"), "d4 is empty");
    EXPECT_EQ(corrected("war-galley", "A1 5/0/3"),
              "Antony's galley A1 has 5 oars to port, 3 masts");
    EXPECT_EQ(corrected("triremes", "g20 j20, a1 empty"),
              "what was recorded on g20 lies on j20, a1 is empty");
    EXPECT_EQ(corrected("buda-1686", "I-C1=IP"), "Imperial 1 stands on the Danube bank");
    EXPECT_EQ(corrected("buda-1686", "T-J1 EF"), "Janissary 1 stands on the North wall");
    EXPECT_EQ(corrected("buda-1686", "EF entrenched turk 1"),
              "the entrenchment of the Turks stands on the North wall, level 1");
    EXPECT_EQ(corrected("buda-1686", "T-J1 damaged"), "Janissary 1 is damaged");
    EXPECT_EQ(corrected("triremes", "j9 i9w"), "the ship on j9 is on i9 and points west");
    EXPECT_EQ(corrected("triremes", "i9 light"), "the figure on i9 belongs to the Romans (red)");
}

/// Covers what is played, what happens then, and why actions of other positions are refused.
TEST(SpokenAction, OfBudaNamesPlacesAndUnits) {
    static const std::regex id(
        R"(\b(VV|EF|NF|DF|KF|KZ|IE|IN|ID|IP)\b|\b[TI]-[A-Z]|(^|[^(])\b(CAS|CTS|TMS|CMS)\b)");
    std::set<std::string> named;
    Tongues tongues;
    const auto expectNames = [&](const Message& what) {
        if (named.insert(english(what)).second) {
            for (const char* language : {"en", "hu", "bg", "ru", "pl"}) {
                const std::string sentence = tongues.of(language).said(what);
                EXPECT_FALSE(std::regex_search(sentence, id)) << sentence;
            }
        }
    };
    const AnyGame& buda = *findGame("buda-1686");
    const auto started = buda.start(*gameFiles("buda-1686"), buda.variants.front().name);
    std::vector<std::string> known;
    std::mt19937 random(1686);
    for (int games = 0; games < 12; ++games) {
        auto position = std::get<SharedPosition>(*started);
        for (auto legal = position->legalActions(); !legal.empty() && !position->outcome();
             legal = position->legalActions()) {
            const std::string& action = legal[random() % legal.size()];
            known.push_back(action);
            for (const std::string& each : {action, known[random() % known.size()]}) {
                const auto step = position->play(each);
                if (const auto* refused = std::get_if<Reason>(&step)) {
                    expectNames(spokenFact("buda-1686", refused->because, {}));
                    continue;
                }
                expectNames(spoken({"buda-1686", "turk", each}, {}));
                for (const Message& fact :
                     spokenFacts("buda-1686", std::get<AnyStep>(step).events, {}, {})) {
                    expectNames(fact);
                }
            }
            position = std::get<AnyStep>(position->play(action)).position;
        }
        if (const auto end = position->outcome()) {
            expectNames(spokenFact("buda-1686", end->because, {}));
        }
    }
    EXPECT_GT(named.size(), 300U);
    for (const char* what : {"EF entrenched none", "T-J1 EF*", "T-J1 damaged", "I-KAR marker 2"}) {
        expectNames(spokenCorrection("buda-1686", what, {}));
    }
}

/// Covers every possible action: players never read notation.
TEST(SpokenAction, EveryActionOfEveryGameHasASentence) {
    for (const AnyGame* game : anyGames()) {
        const auto files = gameFiles(std::string(game->name));
        ASSERT_TRUE(files);
        const auto started = game->start(*files, game->variants.front().name);
        ASSERT_TRUE(started && std::holds_alternative<SharedPosition>(*started));
        for (unsigned seed = 1; seed <= 3; ++seed) {
            SharedPosition position = std::get<SharedPosition>(*started);
            std::mt19937 random(seed);
            for (int ply = 0; ply < 120; ++ply) {
                const auto legal = position->legalActions();
                if (legal.empty() || position->outcome()) {
                    break;
                }
                const std::string& action =
                    legal[std::uniform_int_distribution<std::size_t>(0, legal.size() - 1)(random)];
                const auto players = namesToAct(*position);
                const auto step = position->play(action);
                ASSERT_TRUE(std::holds_alternative<AnyStep>(step)) << action;
                const auto& done = std::get<AnyStep>(step);
                const std::string before = position->text();
                EXPECT_NE(said({game->name, players.empty() ? "" : players[0], action, done.events,
                                before}),
                          action)
                    << game->name << " has no sentence for it";
                position = done.position;
            }
        }
    }
}

} // namespace
} // namespace umpire
