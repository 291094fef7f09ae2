#include "app/record/events/hearer.h"
#include "tests/app/game/referee/murus_gallicus/filmed_table.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>

namespace umpire::referee {
namespace {

using namespace murus_gallicus::testing;
using murus_gallicus::State;
using ::testing::ElementsAre;
using testing::FilmedTable;
using ::testing::HasSubstr;

/// Returns a table at rest at the start of a game.
FilmedTable seated(std::string_view variant = "basic") {
    FilmedTable table(start(variant));
    table.rest(table.recorded());
    table.forget();
    return table;
}

TEST(Referee, CallsAnActionOnceWithWhatHappened) {
    FilmedTable table = seated();
    table.play(after(table.recorded(), {"d1-d3"}));
    ASSERT_EQ(table.count<Called>(), 1);
    const Called called = table.last<Called>();
    EXPECT_EQ(called.action, "d1-d3");
    EXPECT_EQ(called.player, "roman");
    EXPECT_EQ(called.ply, 1);
    EXPECT_EQ(english(joined(called.happened, "%1; %2")),
              "Roman stone d1 to d2, 1 high; Roman stone d1 to d3, 1 high");
    EXPECT_EQ(called.position, text(table.recorded()));
    EXPECT_GT(called.probability, 0.99);
    table.rest(table.recorded(), 90);
    EXPECT_EQ(table.count<Called>(), 1);
}

TEST(Referee, TellsEachChangeOfStateThatLasts) {
    FilmedTable table = seated();
    table.play(table.recorded());
    std::vector<TableState> states;
    for (const Announcement& each : table.said()) {
        if (const auto* changed = std::get_if<StateChanged>(&each.event)) {
            states.push_back(changed->state);
        }
    }
    EXPECT_THAT(states, ElementsAre(TableState::HandOverTable, TableState::Still))
        << "a table settles after each hand";
    EXPECT_EQ(table.said().size(), 2u) << "a hand that changes nothing is no event";
}

TEST(Referee, CallsNothingWhileAHandIsInView) {
    FilmedTable table = seated();
    const State moved = after(table.recorded(), {"d1-d3"});
    FrameFacts resting;
    resting.handInView = true;
    for (int i = 0; i < 60; ++i) {
        table.see(resting, &moved);
    }
    EXPECT_EQ(table.count<Called>(), 0);
    table.rest(moved);
    EXPECT_EQ(table.count<Called>(), 1);
}

TEST(Referee, WaitsForTheRestOfAnAction) {
    FilmedTable table = seated();
    State half = table.recorded();
    murus_gallicus::setUnit(half, 3, {{0}, 1}); // d1
    murus_gallicus::setUnit(half, 8 + 3, {{0}, 1});
    table.play(half);
    EXPECT_EQ(table.count<Called>(), 0);
    ASSERT_EQ(table.count<Unfinished>(), 1);
    EXPECT_THAT(table.last<Unfinished>().couldBecome, ::testing::Contains(Message("d1-d3")));
    table.play(after(table.recorded(), {"d1-d3"}));
    EXPECT_EQ(table.last<Called>().action, "d1-d3");
}

TEST(Referee, NamesAFewOfTheManyThatAnActionMayBecome) {
    EXPECT_EQ(text(Event(Unfinished{{"a", "b"}})), "not finished yet: it may become a, b");
    EXPECT_EQ(text(Event(Unfinished{{"a", "b", "c", "d", "e", "f", "g", "h"}})),
              "not finished yet: it may become a, b, c, d, e, f and 2 more");
}

TEST(Referee, CallsTwoActionsOfQuickPlayers) {
    FilmedTable table = seated();
    table.play(after(table.recorded(), {"d1-d3", "e7-c5"}));
    ASSERT_EQ(table.count<Called>(), 2);
    EXPECT_EQ(table.last<Called>().action, "e7-c5");
    EXPECT_EQ(table.last<Called>().player, "gaul");
    EXPECT_EQ(table.recorded(), after(start(), {"d1-d3", "e7-c5"}));
}

TEST(Referee, WaitsWhereTheSecondPlayerIsNotDone) {
    FilmedTable table = seated();
    State half = after(table.recorded(), {"d1-d3"});
    murus_gallicus::setUnit(half, 6 * 8 + 3, {{1}, 0}); // d7 is lifted
    table.play(half);
    EXPECT_EQ(table.count<Called>(), 0);
    EXPECT_EQ(table.count<Unfinished>(), 1);
    table.play(after(table.recorded(), {"d1-d3", "d7-d5"}));
    EXPECT_EQ(table.count<Called>(), 2);
}

TEST(Referee, SaysWhereTableAndRecordDifferAndComesBackByItself) {
    FilmedTable table = seated();
    State muddle = table.recorded();
    murus_gallicus::setUnit(muddle, 0, {});
    murus_gallicus::setUnit(muddle, 30, {{1}, 2});
    table.play(muddle);
    ASSERT_EQ(table.count<Desynchronised>(), 1);
    EXPECT_EQ(text(table.last<Desynchronised>()),
              "table and record differ: a1 should hold a Roman tower (2) and shows nothing; "
              "g4 should hold nothing and shows a dark stack of 2");
    EXPECT_EQ(table.last<Desynchronised>().asSeen, "") << "Gaul has no stones left for g4";
    EXPECT_EQ(table.referee().tableState(), TableState::OutOfSync);
    table.rest(muddle, 90);
    EXPECT_EQ(table.count<Desynchronised>(), 1) << "said once";
    table.play(table.recorded());
    EXPECT_EQ(table.count<Synchronised>(), 1);
    table.play(after(table.recorded(), {"d1-d3"}));
    EXPECT_EQ(table.count<Called>(), 1);
}

TEST(Referee, NamesTheClauseThatAStackIsTooHighFor) {
    FilmedTable table = seated();
    State muddle = table.recorded();
    murus_gallicus::setUnit(muddle, 30, {{1}, 3});
    table.play(muddle);
    ASSERT_EQ(table.count<Desynchronised>(), 1);
    EXPECT_EQ(text(table.last<Desynchronised>()),
              "table and record differ: g4 should hold nothing and shows a dark stack of 3, but a "
              "cell takes two stones at most (MG-3)");
}

/// Returns a look after a wall was taken; the picture does not show which of two towers gave its
/// stone.
TableObservation unclearSacrifice(const State& after) {
    TableObservation seen = testing::SeenStones(1, testing::kPerfectEye).look(after);
    for (Stone& stone : seen.stones) {
        if (stone.cell == "b4" || stone.cell == "d4") {
            stone.height.reset();
            const bool likelier = stone.cell == "b4";
            stone.heightChances = {likelier ? 0.6 : 0.4, likelier ? 0.4 : 0.6, 0.0};
        }
    }
    return seen;
}

FilmedTable unclear() {
    FilmedTable table(position("t7/8/2w5/1T1T4/8/8/8 r"));
    table.rest(table.recorded());
    table.hand();
    table.forget();
    table.restSeen(unclearSacrifice(after(table.recorded(), {"b4xc5"})));
    return table;
}

TEST(Referee, AsksWhereTwoActionsAreNearTheLikeliestFirst) {
    const FilmedTable table = unclear();
    ASSERT_EQ(table.count<Asked>(), 1);
    const Asked asked = table.last<Asked>();
    ASSERT_EQ(asked.choices.size(), 2u);
    EXPECT_EQ(asked.choices[0].actions, "b4xc5");
    EXPECT_EQ(asked.choices[1].actions, "d4xc5");
    EXPECT_GT(asked.choices[0].probability, asked.choices[1].probability);
    EXPECT_EQ(table.count<Called>(), 0);
}

TEST(Referee, TakesTheOfferThatPlayersChooseAndAnotherOneAfterwards) {
    FilmedTable table = unclear();
    table.say("choose 3");
    EXPECT_EQ(table.count<Refused>(), 1);
    table.say("choose 2");
    EXPECT_EQ(table.last<Called>().action, "d4xc5");
    EXPECT_EQ(table.last<Called>().source, Source::Chosen);
    table.say("choose 1");
    EXPECT_EQ(table.last<Undone>().actions, std::vector<Message>{"d4xc5"});
    EXPECT_EQ(table.last<Called>().action, "b4xc5");
}

/// `choose` and `accept` ask nobody, and so they take back only what the umpire read.
TEST(Referee, WhatWasSaidOrLostOnTimeIsNotTakenBackByAnOffer) {
    using End = std::function<void(FilmedTable&)>;
    const std::map<std::string, End> ends = {
        {"no time", [](FilmedTable& table) { table.outOfTime("gaul"); }},
        {"resign", [](FilmedTable& table) { table.say("resign gaul"); }},
        {"play resign", [](FilmedTable& table) { table.say("play resign gaul"); }},
        {"play", [](FilmedTable& table) { table.say("play a7-a5"); }},
        {"correct", [](FilmedTable& table) { table.say("correct a1 gaul 1"); }}};
    for (const bool isCalled : {false, true}) {
        for (const auto& [name, end] : ends) {
            FilmedTable table = unclear();
            if (isCalled) {
                table.say("choose 1");
            } else if (name == "play") {
                continue; // the Romans are to move
            }
            end(table);
            const auto after = table.recorded();
            table.forget();
            for (const char* offer : {"choose 2", "choose 1", "accept"}) {
                table.say(offer, {Authority::Of::Seat, {"gaul"}});
                EXPECT_EQ(table.last<Refused>().because, message("nothing is offered"))
                    << name << ", " << offer;
            }
            EXPECT_EQ(table.count<Undone>(), 0) << name;
            EXPECT_EQ(table.recorded(), after) << name;
        }
    }
}

TEST(Referee, AcceptTakesTheFirstOffer) {
    FilmedTable table = unclear();
    table.say("accept");
    EXPECT_EQ(table.last<Called>().action, "b4xc5");
    table.say("accept");
    EXPECT_EQ(table.last<Refused>().because, message("nothing is offered"));
}

TEST(Referee, NamesWhoSaidWhatTakesNoTurn) {
    FilmedTable table = seated();
    table.say("play resign gaul");
    EXPECT_EQ(table.last<Called>().player, "gaul");
    FilmedTable other = seated();
    other.say("play draw");
    EXPECT_EQ(other.last<Called>().player, "roman, gaul") << "both agree on it";
}

TEST(Referee, UndoGoesBackToAnyPointAndIsNotCalledAgainBeforeTheStonesArePutBack) {
    FilmedTable table = seated();
    table.play(after(start(), {"d1-d3"}));
    table.play(after(start(), {"d1-d3", "d7-d5"}));
    table.forget();
    table.say("undo 2");
    EXPECT_THAT(table.last<Undone>().actions, ElementsAre(Message("d7-d5"), Message("d1-d3")));
    EXPECT_EQ(table.recorded(), start());
    table.rest(after(start(), {"d1-d3"}), 60);
    EXPECT_EQ(table.count<Called>(), 0);
    EXPECT_GE(table.count<Desynchronised>(), 1);
    table.play(start());
    EXPECT_EQ(table.count<Synchronised>(), 1);
    table.play(after(start(), {"d1-d3"}));
    EXPECT_EQ(table.count<Called>(), 1);
    table.say("undo 2");
    EXPECT_EQ(english(table.last<Refused>().because), "only 1 can be taken back");
}

TEST(Referee, PausesAndGoesOn) {
    FilmedTable table = seated();
    table.say("pause");
    table.play(after(start(), {"d1-d3"}));
    EXPECT_EQ(table.count<Called>(), 0);
    table.say("pause");
    EXPECT_EQ(table.count<Refused>(), 1);
    table.say("resume");
    table.rest(after(start(), {"d1-d3"}));
    EXPECT_EQ(table.count<Called>(), 1);
}

TEST(Referee, ReadsWhatIsPlayedAsPeopleTypeIt) {
    FilmedTable table = seated();
    table.say("play 1. D1\xE2\x80\x93"
              "D3 # to the middle");
    ASSERT_EQ(table.count<Called>(), 1);
    EXPECT_EQ(table.last<Called>().action, "d1-d3");
}

TEST(Referee, EndsWhereTheRulesOrPlayersEndIt) {
    FilmedTable won(position("t7/8/3T4/8/8/8/8 r"));
    won.rest(won.recorded());
    won.play(after(won.recorded(), {"d5-d7"}));
    EXPECT_EQ(won.last<GameOver>().winner, "roman");
    EXPECT_EQ(won.last<GameOver>().rule, "MG-8");
    FilmedTable resigned = seated();
    resigned.say("resign nobody");
    EXPECT_EQ(resigned.count<Refused>(), 1);
    EXPECT_EQ(english(resigned.last<Refused>().because),
              "the player to move may give up, or a player by name where the game says so");
    FilmedTable other = seated();
    other.say("resign gaul");
    EXPECT_EQ(other.last<GameOver>().winner, "roman") << "though it is the Romans' turn (MG-19)";
    resigned.say("resign");
    EXPECT_EQ(resigned.last<GameOver>().winner, "gaul");
    resigned.play(after(start(), {"d1-d3"}));
    EXPECT_EQ(resigned.count<Called>(), 1) << "nothing is called after the resignation";
    resigned.say("undo");
    resigned.rest(after(start(), {"d1-d3"}));
    EXPECT_EQ(resigned.count<Called>(), 2);
}

TEST(Referee, PlaysWhatPlayersSayAndRefusesWhatTheRulesForbid) {
    FilmedTable table = seated("bribe");
    table.say("play a1-c2,f2");
    EXPECT_EQ(table.last<Called>().source, Source::Said);
    table.say("play swap");
    EXPECT_EQ(table.last<Called>().action, "swap");
    table.say("play d1-d3");
    EXPECT_THAT(english(table.last<Refused>().because), HasSubstr("MG-17"));
    table.say("play d1");
    EXPECT_EQ(table.count<Refused>(), 2);
    table.say("note nice game");
    EXPECT_EQ(table.last<Noted>().text, "nice game");
}

TEST(Referee, TellsTheThirdRepetition) {
    FilmedTable table = seated();
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(table.count<Repeated>(), 0);
        table.say("play d1-d3");
        for (const std::string piece : {"d2 empty", "d3 empty", "d1 roman 2", "turn roman"}) {
            table.say(i < 2 ? "correct " + piece : "pause");
        }
    }
    EXPECT_EQ(table.last<Repeated>().times, 3);
}

TEST(Referee, GoesOnFromAJournal) {
    FilmedTable table = seated();
    table.play(after(start(), {"d1-d3"}));
    table.play(after(start(), {"d1-d3", "d7-d5"}));
    table.say("undo");
    table.say("correct a1 empty");
    table.say("play e7-e5");
    table.say("pause");
    std::vector<Event> journal;
    for (const Announcement& each : table.said()) {
        journal.push_back(each.event);
    }
    FilmedTable resumed(start());
    EXPECT_EQ(resumed.referee().restore(journal), std::nullopt);
    EXPECT_EQ(resumed.recorded(), table.recorded());
    resumed.say("resume");
    EXPECT_EQ(resumed.count<Resumed>(), 1);
    FilmedTable broken(start());
    const std::vector<Event> nonsense = {Called{.action = "d1-d3"}, Called{.action = "d1-d9"}};
    EXPECT_EQ(broken.referee().restore(nonsense), 1u);
}

TEST(Referee, SecretsAreNotInThePublicView) {
    const Called secret{.action = "A1 orders FFX",
                        .happened = {"laid"},
                        .position = "x",
                        .onlyFor = "A",
                        .positionIsSecret = true};
    const auto shown = std::get<Called>(publicView(secret));
    EXPECT_EQ(shown.action, "hidden");
    EXPECT_TRUE(shown.happened.empty());
    EXPECT_TRUE(shown.position.empty());
    EXPECT_EQ(publicView(Called{.action = "d1-d3"}), Event(Called{.action = "d1-d3"}));
}

TEST(Referee, ALostCameraIsSaidAndTheGameGoesOn) {
    FilmedTable table = seated();
    table.referee().cameraLost(StreamTime(1'000'000));
    EXPECT_EQ(table.referee().tableState(), TableState::CameraLost);
    table.rest(after(start(), {"d1-d3"}));
    EXPECT_EQ(table.count<Called>(), 1);
}

} // namespace
} // namespace umpire::referee
