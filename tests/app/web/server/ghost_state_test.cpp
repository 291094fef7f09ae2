#include "app/web/server/feed_state.h"

#include "tests/app/web/server/played_game.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

/// Tests the pages' drawings of the computer's move.
namespace umpire {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;

json stateOf(const FeedState& state) {
    return json::parse(stateJson(state, {3, 9}));
}

TEST(GhostInTheState, IsWhatTheComputersMoveWouldDoToTheTable) {
    FeedState state;
    note(testing::PlayedGame("war-galley", "6:6/6/2@300,150,90;5:5/5/3@200,150,90 "
                                           "6:6/6/2@300,300,270;6:6/6/2@200,300,270 orders")
             .shown(),
         state);
    const auto announce = [&state](const Event& event) {
        const Announcement announcement{1s, event};
        note(announcement, eventJson(1, announcement, Secrets::Some, state.hearer), state);
    };
    EXPECT_TRUE(stateOf(state)["ghost"].is_null());
    Advised advised{Advised::As::Hint, "A", "A1 orders FFXXF", 0.5, {"A1 orders FFXXF"}};
    announce(advised);
    const json ghost = stateOf(state)["ghost"];
    EXPECT_EQ(ghost["ways"], json::array());
    ASSERT_EQ(ghost["ships"].size(), 1U);
    EXPECT_EQ(ghost["ships"][0]["name"], "A1");
    EXPECT_EQ(ghost["ships"][0]["path_mm"],
              json({{300.0, 120.0}, {300.0, 162.0}, {300.0, 204.0}, {300.0, 246.0}}));
    EXPECT_EQ(ghost["ships"][0]["hull_mm"],
              json({{282.5, 276.0}, {282.5, 216.0}, {317.5, 216.0}, {317.5, 276.0}}));
    EXPECT_EQ(ghost["ships"][0]["signs"], json({{{"at_mm", {300.0, 204.0}}, {"letters", "XX"}}}));
    announce(Advised{Advised::As::Move, "A", "A2 aims B1"});
    EXPECT_EQ(stateOf(state)["ghost"]["ways"][0], json({{"from", {{"place", ""}, {"piece", "A2"}}},
                                                        {"to", {{"place", ""}, {"piece", "B1"}}},
                                                        {"label", ""},
                                                        {"heading_deg", nullptr}}));
    announce(Undone{{"A1 orders FFXXF"}, "", false});
    EXPECT_TRUE(stateOf(state)["ghost"].is_null()) << "it holds no more";
    advised.onlyFor = "A";
    announce(advised);
    EXPECT_TRUE(stateOf(state)["ghost"].is_null()) << "everybody may not know it";
    state.hearer = "A";
    announce(advised);
    EXPECT_EQ(stateOf(state)["ghost"]["ships"].size(), 1U);
}

} // namespace
} // namespace umpire
