#include "app/game/board/board_view.h"
#include "app/web/server/feed_state.h"
#include "rules/games/murus_gallicus/murus_gallicus.h"
#include "tests/app/web/server/played_game.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace umpire {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;

json written(const FeedState& state) {
    return json::parse(stateJson(state, {3, 9}));
}

json eventOf(const Event& event, Secrets secrets = Secrets::None) {
    return json::parse(eventJson(7, {2500ms, event}, secrets));
}

FeedState murus(const std::string& position) {
    FeedState state;
    note(testing::PlayedGame("murus-gallicus", position).shown(), state);
    return state;
}

TEST(FeedState, TellsTheScoreOfMurusGallicusAndItsBoard) {
    const json state = written(murus("ttt1tttt/8/8/2w5/3W4/3W4/TTT1TTTT g"));
    EXPECT_EQ(state["schema"], "umpire.state/1");
    EXPECT_EQ(state["to_move"], json::array({"gaul"}));
    EXPECT_EQ(state["ply"], 0);
    EXPECT_EQ(state["events"], (json{{"first", 3}, {"last", 9}}));
    EXPECT_EQ(state["score"][0]["player"], "roman");
    EXPECT_EQ(state["score"][0]["counts"],
              (json{{{"number", 7}, {"what", "towers"}}, {{"number", 2}, {"what", "walls"}}}));
    EXPECT_EQ(state["score"][1]["counts"][1]["number"], 1);
    EXPECT_EQ(state["board"]["shape"], "square");
    EXPECT_EQ(state["board"]["cells"].size(), 56U);
    EXPECT_EQ(state["board"]["cells"][0].dump(), R"({"name":"a1","x":0.5,"y":0.5})");
    EXPECT_EQ(state["board"]["units"].size(), 17U);
    EXPECT_EQ(state["board"]["units"][0].dump(), R"({"cell":"a1","height":2,"seat":0})");
}

TEST(FeedState, TellsWhatATossThatIsOwedIsLikelyToHit) {
    FeedState state;
    note(LivePosition{"", {}, 4, "war-galley"}, state);
    EXPECT_EQ(written(state)["expected_hits"], nullptr) << "no toss is owed";
    state.expected = ExpectedHits{"A1", "B1", 2, 0.7512, {0.4, 0.44883, 0.15117}};
    EXPECT_EQ(written(state)["expected_hits"], (json{{"attacker", "A1"},
                                                     {"target", "B1"},
                                                     {"matches", 2},
                                                     {"mean", 0.751},
                                                     {"chances", {0.4, 0.449, 0.151}}}));
}

TEST(FeedState, TellsWhetherTheRefereeWatches) {
    const auto now = std::chrono::steady_clock::now();
    FeedState state = murus("ttt1tttt/8/8/2w5/3W4/3W4/TTT1TTTT g");
    const auto watching = [&] {
        return json::parse(stateJson(state, {3, 9}, May::Read, now))["watching"];
    };
    state.table = nameOf(TableState::Still);
    EXPECT_EQ(watching(), (json{{"now", false}, {"frame_age_s", nullptr}})) << "no frame yet";
    state.frameCame = now - 400ms;
    EXPECT_EQ(watching(), (json{{"now", true}, {"frame_age_s", 0.4}}));
    state.frameCame = now - 7s;
    EXPECT_EQ(watching(), (json{{"now", false}, {"frame_age_s", 7.0}})) << "the camera stalls";
    state.frameCame = now;
    state.paused = true;
    EXPECT_FALSE(watching()["now"]);
    state.paused = false;
    state.table = nameOf(TableState::TooDark);
    EXPECT_FALSE(watching()["now"]);
}

TEST(FeedState, LaysHexagonsSoThatNeighboursAreOneCellApart) {
    const auto settings = MurusGallicus::settings("escape-3", NoResources{});
    const auto view =
        boardViewOf("murus-gallicus", MurusGallicus::text(MurusGallicus::start(*settings)));
    ASSERT_TRUE(view);
    EXPECT_EQ(view->score.size(), 3U);
    const auto& board = std::get<CellBoard>(view->board);
    EXPECT_EQ(board.shape, CellShape::Hexagon);
    EXPECT_EQ(board.cells.size(), 61U);
    int edges = 0;
    for (const BoardCell& one : board.cells) {
        for (const BoardCell& other : board.cells) {
            const double apart = std::hypot(one.x - other.x, one.y - other.y);
            EXPECT_TRUE(&one == &other || apart > 0.999) << one.name << other.name;
            edges += &one != &other && apart < 1.001 ? 1 : 0;
        }
    }
    EXPECT_EQ(edges, 2 * 156) << "of a hexagon with five cells a side";
}

TEST(FeedState, TellsWhereGalleysLieAndNothingOfTheirOrders) {
    const auto view = boardViewOf("war-galley", "6:6/6/2@150,150,90=FFLFR;5:0/0/1@330,100,90 "
                                                "4:4/2/4@260,250,250;6:6/6/2@480,330,270 orders");
    ASSERT_TRUE(view);
    const auto& board = std::get<GalleyBoard>(view->board);
    ASSERT_EQ(board.galleys.size(), 4U);
    EXPECT_EQ(board.galleys[0].name, "A1");
    EXPECT_NEAR(board.galleys[0].center.y.value(), 120.0, 1e-9) << "the record has the bow";
    EXPECT_EQ(board.galleys[0].port, 6);
    EXPECT_EQ(board.galleys[2].starboard, 2);
    EXPECT_FALSE(board.galleys[0].sunk);
    EXPECT_TRUE(board.galleys[1].sunk);
    EXPECT_EQ(board.galleys[2].seat, 1);
    EXPECT_EQ(view->score[0].counts,
              (std::vector<ScoreCount>{{"galleys", 1}, {"oars", 12}, {"masts", 2}}));
    EXPECT_EQ(view->score[1].counts[0].number, 2);
    FeedState state;
    state.position.game = "war-galley";
    EXPECT_TRUE(written(state)["board"].is_null());
    state.shownPosition =
        "6:6/6/2@150,150,90=FFLFR;5:0/0/1@330,100,90 4:4/2/4@260,250,250;? orders";
    EXPECT_EQ(written(state)["board"].dump().find("FFLFR"), std::string::npos);
}

TEST(FeedState, KeepsTheBoardWhileAPartOfThePositionIsSecret) {
    FeedState state = murus("tttttttt/8/8/8/8/8/TTTTTTTT r");
    note(LivePosition{"", {"roman"}, 5, "murus-gallicus"}, state);
    EXPECT_TRUE(written(state)["position"].is_null());
    EXPECT_EQ(written(state)["board"]["units"].size(), 16U);
    EXPECT_EQ(written(state)["ply"], 5);
}

TEST(FeedState, CountsHowLongEachSideThinks) {
    FeedState state = murus("tttttttt/8/8/8/8/8/TTTTTTTT r");
    const auto announce = [&state](std::chrono::seconds at, const Event& event) {
        const Announcement announcement{at, event};
        note(state.clock, event, at);
        note(announcement, eventJson(1, announcement, Secrets::None), state);
    };
    const auto moves = [&state](const char* player, int ply) {
        passTurn(state.clock, {player});
        note(LivePosition{"", {player}, ply, "murus-gallicus"}, state);
    };
    const auto clock = [&state] { return written(state)["clock"]; };
    moves("roman", 0);
    announce(20s, Noted{"the table is laid out"});
    EXPECT_EQ(clock(), (json{{"runs", false}, {"turn_s", 0.0}, {"total_s", {{"roman", 0.0}}}}))
        << "before the table rests";
    announce(30s, StateChanged{TableState::Still});
    announce(40s, Called{});
    moves("gaul", 1);
    announce(43s, Noted{"hm"});
    EXPECT_EQ(
        clock(),
        (json{{"runs", true}, {"turn_s", 3.0}, {"total_s", {{"gaul", 3.0}, {"roman", 10.0}}}}));
    announce(45s, Paused{});
    announce(100s, Noted{"a long pause"});
    EXPECT_EQ(clock()["turn_s"], 5.0);
    EXPECT_EQ(clock()["runs"], false);
    announce(105s, Resumed{});
    state.time = 106s; // time of a frame
    EXPECT_EQ(clock()["turn_s"], 6.0);
    announce(107s, Undone{{"d1-d3"}, "", false});
    moves("roman", 0);
    announce(108s, Noted{"anew"});
    EXPECT_EQ(
        clock(),
        (json{{"runs", true}, {"turn_s", 1.0}, {"total_s", {{"gaul", 7.0}, {"roman", 11.0}}}}))
        << "an undo gives no time back";
    passTurn(state.clock, {});
    announce(120s, GameOver{"roman", "a breakthrough", "MG-8"});
    EXPECT_EQ(clock()["runs"], false);
    EXPECT_EQ(clock()["total_s"]["roman"], 11.0) << "nobody had to act";
}

referee::PieceBoard twoSquares() {
    referee::PieceBoard board;
    for (int spot = 0; spot < 2; ++spot) {
        const referee::SpotArea area{spot, {10_mm * spot, 0_mm}, 10_mm, 10_mm};
        board.spots.push_back({area, "a" + std::to_string(spot + 1), referee::Ground::Sea, area});
    }
    board.pieces.push_back({1, "", 1, referee::PieceShape::Ship, 90_deg});
    board.players = {"light", "dark"};
    return board;
}

TEST(FeedState, ShowsPiecesAndOffersWhatIsWrongToWhoMayCommandAlone) {
    LivePosition position{"", {"light"}, 4, "triremes"};
    position.board = twoSquares();
    position.question = AnswerNeeded{{"light"}, message("draw a card"), {"draw"}};
    FeedState state;
    note(position, state);
    referee::Offer offer{"a2", {{message("soldier"), "a2 ", {}}}};
    offer.pieces[0].corrections.push_back(
        {referee::Aspect::Gone, {}, {}, "a2 empty", referee::Telling::Open, 3.0});
    note(offer, state);
    const json shown = json::parse(stateJson(state, {}, May::Command));
    EXPECT_EQ(shown["board"]["kind"], "pieces");
    EXPECT_EQ(shown["board"]["spots"][1]["box_mm"], json({10.0, 0.0, 10.0, 10.0}));
    EXPECT_EQ(shown["board"]["pieces"][0]["heading_deg"], 90.0);
    EXPECT_EQ(shown["score"][1]["counts"],
              (json{{{"number", 1}, {"what", "ships"}}, {{"number", 0}, {"what", "soldiers"}}}));
    EXPECT_EQ(shown["question"]["examples"], json({"draw"}));
    EXPECT_EQ(shown["offers"][0]["where"], "a2");
    EXPECT_EQ(shown["offers"][0]["number"], 1);
    EXPECT_EQ(shown["offers"][0]["pieces"][0]["corrections"][0]["correct"], "a2 empty");
    EXPECT_EQ(shown["offers"][0]["pieces"][0]["corrections"][0]["likely"], true);
    EXPECT_EQ(written(state)["offers"], json::array()) << "to a spectator";
    for (int each = 0; each < 100; ++each) {
        note(offer, state);
    }
    EXPECT_EQ(json::parse(stateJson(state, {}, May::Command))["offers"].size(), 8U);
    position.ply = 5;
    note(position, state);
    EXPECT_EQ(json::parse(stateJson(state, {}, May::Command))["offers"], json::array())
        << "they were of another position";
}

TEST(FeedState, HasNoBoardForTextThatIsNoPosition) {
    EXPECT_FALSE(boardViewOf("murus-gallicus", "nonsense"));
    EXPECT_FALSE(boardViewOf("triremes", "light=e9n dark=j9n turn=light"));
    EXPECT_FALSE(boardViewOf("chess", ""));
}

TEST(FeedState, RemembersTheLastRulingAndNotWhatIsNone) {
    FeedState state = murus("");
    const auto announce = [&state](const Event& event) {
        const Announcement announcement{1s, event};
        note(announcement, eventJson(1, announcement, Secrets::None), state);
    };
    EXPECT_TRUE(written(state)["last_ruling"].is_null());
    announce(IllegalSeen{"gaul", "d7-d6", "a tower moves two cells", "MG-4", 0.9});
    announce(StateChanged{TableState::TooDark});
    announce(Noted{"the lamp"});
    EXPECT_EQ(written(state)["last_ruling"]["event"], "illegal");
    EXPECT_EQ(written(state)["table"], "too dark");
    announce(Paused{});
    EXPECT_EQ(written(state)["paused"], true);
    announce(Noted{"still paused"});
    EXPECT_EQ(written(state)["paused"], true);
    announce(Resumed{});
    EXPECT_EQ(written(state)["paused"], false);
    EXPECT_TRUE(written(state)["over"].is_null());
    announce(GameOver{"roman", "a breakthrough", "MG-8"});
    EXPECT_EQ(written(state)["over"]["winner"], "roman");
    announce(Undone{{"d1-d3"}, "", false});
    EXPECT_TRUE(written(state)["over"].is_null());
}

TEST(FeedEvent, HasANumberAndALineForPeople) {
    const json event = eventOf(Noted{"a \"lamp\""});
    EXPECT_EQ(event["number"], 7);
    EXPECT_EQ(event["time_s"], 2.5);
    EXPECT_EQ(event["event"], "noted");
    EXPECT_EQ(event["text"], "note: a \"lamp\"");
}

TEST(FeedEvent, HasFormsAndArgumentsBesideItsSentences) {
    const json refused = eventOf(Refused{"undo 2", message("only %1 can be taken back", 1)});
    EXPECT_EQ(refused["because"], "only 1 can be taken back");
    EXPECT_EQ(refused["because_message"]["form"], "only %1 can be taken back");
    EXPECT_EQ(refused["because_message"]["arguments"], json({"1"}));
    Called called;
    called.happened = {"A1 has FFX", message("%1 has no mast", "B1")};
    const json event = eventOf(called);
    EXPECT_EQ(event["events"], json({"A1 has FFX", "B1 has no mast"}));
    EXPECT_EQ(event["events_messages"][0], "A1 has FFX");
    EXPECT_EQ(event["events_messages"][1]["form"], "%1 has no mast");
    EXPECT_FALSE(eventOf(Noted{"a \"lamp\""}).contains("text_message"));
}

TEST(FeedEvent, SurvivesTextThatIsNoUtf8) {
    EXPECT_EQ(eventOf(Noted{"\xFF\xC3"})["event"], "noted");
}

/// Orders that only player A may know.
Called secretOrders() {
    Called called;
    called.player = "A";
    called.action = "A orders FFX";
    called.happened = {"A1 has FFX"};
    called.position = "FFX";
    called.onlyFor = "A";
    called.positionIsSecret = true;
    return called;
}

TEST(FeedEvent, LeavesOutWhatOnlyOnePlayerMayKnow) {
    Called called = secretOrders();
    EXPECT_EQ(eventJson(1, {0s, called}, Secrets::Some).find("FFX"), std::string::npos);
    called.onlyFor.clear();
    EXPECT_NE(eventJson(1, {0s, called}, Secrets::Some).find("FFX"), std::string::npos);
}

FeedState stateOf(const std::string& name) {
    FeedState state;
    testing::PlayedGame game(name);
    game.names = {{"roman", "Anna"}, {"A", "Anna"}};
    note(game.shown(), state);
    return state;
}

TEST(FeedEvent, SaysWhatWasPlayedAsAPlayerWould) {
    const FeedState state = stateOf("murus-gallicus");
    const auto eventIn = [&state](const Event& event) {
        return json::parse(eventJson(7, {2500ms, event}, state));
    };
    Called called;
    called.player = "roman";
    called.action = "d1-d3";
    called.others = {{"d1-f3", 0.2, {}, "roman"}};
    const json moved = eventIn(called);
    EXPECT_EQ(moved["told"]["main"], "Anna's tower goes from d1 to d3");
    EXPECT_EQ(moved["told"]["main_message"]["arguments"][0]["arguments"][0], "Anna");
    EXPECT_EQ(moved["told"]["about"], json({"Anna"}));
    EXPECT_EQ(moved["told"]["notation"], "d1-d3");
    const Message wrong = message("%1 holds %2 and %3 is to move", "b7",
                                  message("a %1 tower", message("Gaul")), message("Roman"));
    const json illegal = eventIn(IllegalSeen{"gaul", "b7-b5", wrong, "MG-6", 0.9});
    EXPECT_EQ(illegal["because"], "b7 holds a Gaul tower and Roman is to move");
    EXPECT_EQ(illegal["told"]["main"], "it is the turn of Anna") << "the reason comes first";
    EXPECT_EQ(illegal["told"]["more"],
              json({"illegal: the tower of the Gauls goes from b7 to b5"}));
    EXPECT_EQ(illegal["told"]["notation"], "b7-b5");
    const json why({"it is the turn of Anna"});
    EXPECT_EQ(illegal["told"]["rule"], "MG-6");
    EXPECT_EQ(illegal["told"]["answers"][0]["line"], "stands");
    EXPECT_EQ(eventIn(GameOver{{}, wrong, ""})["told"]["more"], why);
    EXPECT_EQ(eventIn(Refused{"play b7-b5", wrong})["told"]["more"], why);
    const json asked = eventIn(Asked{{{"b7-b5", 0.6, wrong}, {message("%1 is lost", "A1"), 0.4}}});
    EXPECT_EQ(asked["told"]["answers"][0]["words"],
              "tower goes from b7 to b5 (illegal: it is the turn of Anna)");
    EXPECT_EQ(asked["told"]["answers"][1]["words"], "A1 is lost");
    EXPECT_EQ(eventIn(Unfinished{{"d1-d3", "d1-f3"}})["told"]["main"],
              "perhaps Anna's tower goes from d1 to d3, or Anna's tower goes from d1 to f3");
    EXPECT_EQ(eventIn(Undone{{"d1-d3"}, ""})["told"]["main"], "tower goes from d1 to d3");
    EXPECT_EQ(eventIn(Corrected{"d4 roman 2", ""})["told"]["main"], "on d4 lie 2 stones of Anna");
    EXPECT_FALSE(eventIn(Paused{})["told"].contains("main"));
    EXPECT_EQ(json::parse(stateJson(state, {}))["names"]["roman"], "Anna");
    EXPECT_EQ(json::parse(stateJson(FeedState(), {}))["names"], json::object());
}

TEST(FeedState, NamesTheRulesAndTheGroupsOwnVariant) {
    FeedState state;
    EXPECT_EQ(json::parse(stateJson(state, {}))["variant"], nullptr);
    EXPECT_EQ(json::parse(stateJson(state, {}))["own_variant"], nullptr);
    const OwnVariant own{"sunday", "introduction turn=in-place", {{"en", "It turns."}}};
    state.position.rules = {nullptr, own.settings, own};
    const json told = json::parse(stateJson(state, {}));
    EXPECT_EQ(told["variant"], own.settings);
    EXPECT_EQ(told["own_variant"], (json{{"name", own.name}, {"about", own.about}}));
}

TEST(FeedEvent, SaysInNoSentenceWhatOnlyOnePlayerMayKnow) {
    FeedState everybody = stateOf("war-galley");
    FeedState own = stateOf("war-galley");
    own.hearer = "A";
    Called called = secretOrders();
    called.heard = {{"A", {called.happened, called.position}}};
    const json shown = json::parse(eventJson(1, {0s, called}, everybody));
    EXPECT_EQ(shown.dump().find("FFX"), std::string::npos);
    EXPECT_EQ(shown["told"]["main"], "Anna: something secret");
    EXPECT_NE(json::parse(eventJson(1, {0s, called}, own))["told"].dump().find("FFX"),
              std::string::npos);
    note({0s, called}, "{}", everybody);
    note({0s, called}, "{}", own);
    EXPECT_EQ(everybody.before, "") << "what the next sentences are made of";
    EXPECT_EQ(own.before, "FFX");
    Corrected corrected{.what = "A1 2/0/1", .position = "2/0/1", .onlyFor = "A"};
    corrected.positionIsSecret = true;
    EXPECT_EQ(json::parse(eventJson(2, {0s, corrected}, everybody))["told"]["main"],
              "something secret");
    IllegalStands stands{"A orders FFX", {}, "", "FFX", true, {"A1 has FFX"}, "A", "A"};
    const json stood = json::parse(eventJson(3, {0s, stands}, everybody));
    EXPECT_EQ(stood.dump().find("FFX"), std::string::npos);
    EXPECT_EQ(stood["told"]["main"], "Anna: something secret");
    const json undone = json::parse(eventJson(
        4, {0s, Undone{.actions = {"A orders FFX"}, .each = {{.onlyFor = "A"}}}}, everybody));
    EXPECT_EQ(undone["told"]["main"], "something secret");
    const Undone both{.actions = {"A orders FFX", "B ready"}, .each = {{.onlyFor = "A"}, {}}};
    EXPECT_EQ(json::parse(eventJson(5, {0s, both}, everybody))["told"]["main"],
              "something secret, side B is ready");
}

TEST(FeedEvent, LeavesOutTheWordsOfARefusedCommandWhereAGameHasSecrets) {
    const Refused refused{"play A1 FFX", "FFX is one order too many"};
    EXPECT_NE(eventOf(refused).dump().find("FFX"), std::string::npos);
    const json hidden = eventOf(refused, Secrets::Some);
    EXPECT_EQ(hidden.dump().find("FFX"), std::string::npos);
    EXPECT_EQ(hidden["command"], "play");
    EXPECT_EQ(secretsOf("murus-gallicus"), Secrets::None);
    for (const char* game : {"war-galley", "triremes", "naval-battle", "chess"}) {
        EXPECT_EQ(secretsOf(game), Secrets::Some) << game;
    }
}

} // namespace
} // namespace umpire
