#include "tests/rules/every_game.h"

/// Tests which player an action belongs to, legal or not. In each position one player is to move
/// and the other acts.
namespace umpire {
namespace {

/// Returns the players, such as "red yellow"; "nobody" if there is none.
template <Game G>
std::string whose(std::string_view position, std::string_view action) {
    const auto parsed = G::parseState(position, defaultSettings<G>());
    if (const auto* error = std::get_if<ParseError>(&parsed)) {
        return english(describe(*error));
    }
    const auto& state = std::get<typename G::State>(parsed);
    const auto given = G::parseAction(state, action);
    if (const auto* error = std::get_if<ParseError>(&given)) {
        return english(describe(*error));
    }
    std::string names;
    for (const Player player : G::actorsOf(state, std::get<typename G::Action>(given))) {
        names.append(names.empty() ? "" : " ").append(G::playerName(state, player));
    }
    return names.empty() ? "nobody" : names;
}

TEST(Actors, OfMurusGallicusOwnTheTowerOrSayIt) {
    const auto of = [](std::string_view action) {
        return whose<MurusGallicus>("tttttttt/8/8/8/8/8/TTTTTTTT r", action);
    };
    EXPECT_EQ(of("d7-d5"), "gaul");
    EXPECT_EQ(of("d1-d3"), "roman");
    EXPECT_EQ(of("d4-d6"), "nobody");
    EXPECT_EQ(of("swap"), "gaul");
    EXPECT_EQ(of("resign gaul"), "gaul");
    EXPECT_EQ(of("draw"), "roman gaul");
}

TEST(Actors, OfNavalBattleOwnTheUnitThatEverybodySees) {
    const auto of = [](std::string_view action) {
        return whose<NavalBattle>("LOa6,KRd9 NIa9,FRk8 red", action);
    };
    EXPECT_EQ(of("k8-j7"), "yellow");
    EXPECT_EQ(of("d9xk8"), "red");
    EXPECT_EQ(of("a9~a6"), "yellow");
    EXPECT_EQ(of("d4-d5"), "nobody");
    EXPECT_EQ(of("y mine k5"), "yellow");
    EXPECT_EQ(of("pass"), "red");
    EXPECT_EQ(of("draw"), "red yellow");
    EXPECT_EQ(whose<NavalBattle>("PAb1,BAc4f4k4n4,+6 PAb20,BAc17f17k17n17,+6 setup", "b20-b19"),
              "nobody");
}

TEST(Actors, OfATeamAreNamedAfterItsFirst) {
    const auto state = NavalBattle::start(settingsOf<NavalBattle>("teams"));
    const NavalBattle::Action ready = naval_battle::Ready{naval_battle::Side::Yellow};
    EXPECT_EQ(NavalBattle::actorsOf(state, ready), std::vector{Player{1}});
    EXPECT_TRUE(isActor<NavalBattle>(state, ready, Player{3}));
    EXPECT_FALSE(isActor<NavalBattle>(state, ready, Player{2}));
}

TEST(Actors, OfTriremesOwnTheFigureOrHaveToAgree) {
    const auto of = [](std::string_view action) {
        return whose<Triremes>(
            "first=c9e:1|a1 second=e9n:1,k12s|j18 third=|v18 turn=first three-players", action);
    };
    EXPECT_EQ(of("k12-k10s"), "second");
    EXPECT_EQ(of("v18-v17"), "third");
    EXPECT_EQ(of("e9<j18"), "second");
    EXPECT_EQ(of("die:3"), "nobody");
    EXPECT_EQ(of("ally:second"), "first second");
    EXPECT_EQ(of("sell:j18@third"), "second third");
    EXPECT_EQ(of("sell:b2@third"), "nobody");
    EXPECT_EQ(of("resign:third"), "third");
    EXPECT_EQ(of("draw"), "first second third");
}

TEST(Actors, OfBudaOwnTheUnitOrTheRight) {
    const auto of = [](std::string_view action) {
        return whose<Buda1686>(
            "turn=1 cas=1 tms=4 cms=4 cts=4 T-ABD=KZ:6 T-J1=VV T-A1=VV T-A2=VV T-J2=EF T-A3=NF "
            "T-J3=DF T-A4=KF I-KAR=IE:5 I-MIK=VV*:4 I-C1=VV* I-C2=VV* I-C3=IN I-S1=VV* I-B1=ID "
            "I-B2=ID I-C4=reserve I-H1=reserve entrenched=VV:t2 stock=2/1 drawn=8/3 phase=act "
            "actions=2",
            action);
    };
    EXPECT_EQ(of("sortie:T-J1"), "turk");
    EXPECT_EQ(of("give-up:VV"), "turk");
    EXPECT_EQ(of("give-up:EF"), "nobody");
    EXPECT_EQ(of("assault:VV"), "imperial");
    EXPECT_EQ(of("boost:I-MIK>I-S1"), "imperial");
    EXPECT_EQ(of("turk:3"), "turk");
    EXPECT_EQ(of("die:6"), "nobody");
    EXPECT_EQ(of("pass"), "imperial");
}

TEST(Actors, OfWarGalleyOwnTheGalleyOrDecideTogether) {
    const auto of = [](std::string_view action) {
        return whose<WarGalley>("5:3/2/3@300,142,90=FFXXX;4:4/1/4@250,105,90=XXXXF "
                                "6:4/2/2@365,160,270=XFFX;5:1/4/1@300,164,270=FX "
                                "step1:fire A2>B1~1-2,B1>?",
                                action);
    };
    EXPECT_EQ(of("B1 aims A1"), "B");
    EXPECT_EQ(of("A1 orders FF"), "A");
    EXPECT_EQ(of("A1 rams A2 side"), "A B");
    EXPECT_EQ(of("A2 hits 2"), "A B"); // the toss is too close to call
    EXPECT_EQ(of("B1 hits 2"), "nobody");
    EXPECT_EQ(of("B1 spoiled"), "nobody");
    EXPECT_EQ(of("A1 lies 300,140,90"), "nobody");
    EXPECT_EQ(of("confirmed"), "nobody");
    EXPECT_EQ(of("B draw"), "B");
}

} // namespace
} // namespace umpire
