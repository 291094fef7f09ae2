#include "app/game/thinking/computer_players.h"

#include "app/game/live/seated_names.h"
#include "tests/app/game/live/filmed_game.h"
#include "tests/app/run_umpire.h"
#include "tests/rules/murus_gallicus/murus_table.h"

#include <gmock/gmock.h>

namespace umpire::testing {
namespace {

using murus_gallicus::testing::action;
using murus_gallicus::testing::start;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::uint64_t kPositions = 2000;

SharedPosition startOf(const std::string& name) {
    const AnyGame& game = *findGame(name);
    return std::get<SharedPosition>(*game.start(*gameFiles(name, {}), ""));
}

ComputerSeats seats(std::map<std::string, Strength, std::less<>> sides) {
    return {std::move(sides), {.nodes = kPositions}};
}

TEST(ComputerPlayers, DecideForTheirOwnSideOnly) {
    const SharedPosition first = startOf("murus-gallicus");
    ComputerPlayers players(first, seats({{"roman", Strength::Best}}));
    players.follow({first->text(), {"roman"}, {}});
    EXPECT_TRUE(players.isThinking());
    const auto decision = players.decided(ComputerPlayers::Wait::Yes);
    ASSERT_TRUE(decision);
    EXPECT_EQ(decision->advised.as, Advised::As::Move);
    EXPECT_EQ(decision->advised.player, "roman");
    EXPECT_EQ(decision->advised.line.front(), decision->advised.action);
    EXPECT_FALSE(decision->isSaid) << "somebody makes it on the table";
    EXPECT_FALSE(players.decided(ComputerPlayers::Wait::Yes)) << "once";
    const auto step = first->play(decision->advised.action);
    ASSERT_TRUE(std::holds_alternative<AnyStep>(step)) << decision->advised.action;
    const Turn gauls{std::get<AnyStep>(step).position->text(), {"gaul"}, {}};
    players.follow(gauls);
    EXPECT_FALSE(players.isThinking());
    EXPECT_EQ(players.hint("", ""), std::nullopt);
    const auto hint = players.decided(ComputerPlayers::Wait::Yes);
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint->advised.as, Advised::As::Hint);
    EXPECT_EQ(hint->advised.player, "gaul");
    EXPECT_TRUE(players.hint("roman", "")) << "it is not his turn";
}

TEST(ComputerPlayers, SayWhatNobodyCanMakeForThem) {
    const SharedPosition first = startOf("war-galley");
    ComputerPlayers players(first, seats({{"A", Strength::Beginner}}));
    players.follow({first->text(), {"A", "B"}, {"A", "B"}});
    const auto decision = players.decided(ComputerPlayers::Wait::Yes);
    ASSERT_TRUE(decision);
    EXPECT_TRUE(decision->isSaid);
    EXPECT_TRUE(std::holds_alternative<AnyStep>(first->play(decision->advised.action)));
}

TEST(ComputerPlayers, GiveUpAThoughtThatNobodyNeeds) {
    const SharedPosition first = startOf("murus-gallicus");
    ComputerPlayers players(first, {{{"roman", Strength::Best}}, {.time = std::chrono::hours(1)}});
    players.follow({first->text(), {"roman"}, {}});
    EXPECT_FALSE(players.decided(ComputerPlayers::Wait::No));
    players.follow({first->text(), {}, {}}); // paused, or taken back
    EXPECT_FALSE(players.isThinking());
}

/// The computer's moves are made on the film, which the referee watches.
TEST(ComputerPlayers, PlayAGameOnFilm) {
    const SharedPosition first = startOf("murus-gallicus");
    ComputerPlayers gaul(first, seats({{"gaul", Strength::Strong}}));
    SharedPosition position = first;
    std::vector<murus_gallicus::Action> actions;
    murus_gallicus::State state = start();
    std::vector<std::string> gauls;
    for (const char* romans : {"d1-d3", "f1-f3"}) {
        std::vector<std::string> both{romans};
        position = std::get<AnyStep>(position->play(romans)).position;
        gaul.follow({position->text(), {"gaul"}, {}});
        both.push_back(gaul.decided(ComputerPlayers::Wait::Yes)->advised.action);
        gauls.push_back(both.back());
        position = std::get<AnyStep>(position->play(both.back())).position;
        for (const std::string& each : both) {
            actions.push_back(action(state, each));
            state = murus_gallicus::apply(state, actions.back()).state;
        }
    }
    const ScratchFolder scratch;
    const FilmedGame film = filmed(films::stillsOf(smallTable({960, 540}), start(), actions),
                                   quickFilm(), scratch.file(""));
    LiveRequest request = film.request("murus-gallicus");
    request.computers = seats({{"gaul", Strength::Strong}});
    std::vector<std::string> advised;
    std::vector<std::string> called;
    int illegal = 0;
    const auto followed = followGame(
        request, LiveListener{[&](const Announcement& each) -> Expected<void> {
                                  if (const auto* advice = std::get_if<Advised>(&each.event)) {
                                      advised.push_back(advice->action);
                                  } else if (const auto* call = std::get_if<Called>(&each.event)) {
                                      called.push_back(call->action);
                                  }
                                  illegal +=
                                      std::holds_alternative<IllegalSeen>(each.event) ? 1 : 0;
                                  return {};
                              },
                              [](const Message&) {}});
    ASSERT_TRUE(followed) << english(followed.error().message);
    EXPECT_EQ(advised, gauls);
    EXPECT_THAT(called, ElementsAre("d1-d3", gauls[0], "f1-f3", gauls[1]));
    EXPECT_EQ(illegal, 0);
}

TEST(ComputerPlayers, WhatCannotPlayIsRefusedInOneLine) {
    for (const auto& [seat, words] : std::map<std::string, std::string>{
             {"gaul=9", "a number from 1 to 4"},
             {"=3", "is no SIDE=STRENGTH"},
             {"blue=3", "plays no part in this game; the players are roman, gaul"}}) {
        const RunResult run = runUmpire({"referee", sample("board/board-0001.jpg"), "--game",
                                         "murus-gallicus", "--play", seat});
        EXPECT_EQ(run.status, 2) << seat << run.err;
        EXPECT_THAT(run.err, HasSubstr(words));
        EXPECT_EQ(run.err.find('\n'), run.err.size() - 1);
    }
    ComputerSeats twice;
    EXPECT_TRUE(addComputer(twice, "gaul"));
    EXPECT_EQ(twice.sides.at("gaul"), Strength::Best);
    EXPECT_FALSE(addComputer(twice, "gaul=2"));
}

} // namespace
} // namespace umpire::testing
