#include "tests/app/web/server/browser.h"
#include "tests/app/web/server/feed_client.h"
#include "tests/app/web/server/shown_game.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

/// Tests the messages that only one player receives, with a real server and a real browser at the
/// player's page.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Returns the first `count` events that a client with this token hears.
std::string eventsFor(const ShownGame& game, const std::string& token, int count) {
    EventReader reader(game.port, "/events?from=1" + (token.empty() ? "" : "&token=" + token));
    EXPECT_EQ(reader.status(), 101);
    std::string all;
    for (int i = 0; i < count; ++i) {
        all += reader.next().value_or(nlohmann::json()).dump() + "\n";
    }
    return all;
}

TEST(PlayerChannel, TellsEachPlayerHisOwnAndEverybodyWhatIsOpen) {
    const ShownGame game(WithToken::AndPlayers);
    playNavalBattle(*game.feed);
    const std::string red = eventsFor(game, kRedsToken, 2);
    EXPECT_THAT(red, HasSubstr("a battleship moves 2"));
    EXPECT_THAT(red, HasSubstr("play h6-h9"));
    EXPECT_THAT(red, HasSubstr("red plane from d6 attacks frigate on d8"));
    EXPECT_THAT(red, HasSubstr("LOd6,PAh6,ORb1,DEa1,SAd8"));
    for (const std::string& token : {kYellowsToken, kToken, std::string()}) {
        const std::string others = eventsFor(game, token, 2);
        EXPECT_THAT(others, HasSubstr("red plane attacks frigate on d8")) << token;
        EXPECT_THAT(others, HasSubstr("their owner may hear why")) << token;
        for (const char* secret : {"battleship", "d6~", "from d6", "LO", "h6-h9"}) {
            EXPECT_THAT(others, Not(HasSubstr(secret))) << token;
        }
    }
    EXPECT_THAT(eventsFor(game, kYellowsToken, 2), HasSubstr("SAd8,??a1b1d6h6"));
}

TEST(PlayerChannel, HasThePositionAsThePlayerSeesIt) {
    const ShownGame game(WithToken::AndPlayers);
    playNavalBattle(*game.feed);
    const auto positionFor = [&](const std::string& token) {
        return ask(game.port, "GET /state", bearer(token)).json()["position"];
    };
    EXPECT_EQ(positionFor(kRedsToken), "LOd6,PAh6,ORb1,DEa1,SAd8 ??p19p20 yellow");
    EXPECT_EQ(positionFor(kYellowsToken), "SAd8,??a1b1d6h6 ORp19,DEp20 yellow");
    EXPECT_EQ(positionFor(kToken), nlohmann::json());
}

TEST(PlayerChannel, SaysWhoseACommandIs) {
    const ShownGame game(WithToken::AndPlayers);
    const auto say = [&](const std::string& token, const std::string& line) {
        EXPECT_EQ(ask(game.port, "POST /command", bearer(token), line).status, 202);
        const auto said = game.feed->commands()->take();
        EXPECT_EQ(said->words, line);
        return said->by;
    };
    EXPECT_EQ(say(kRedsToken, "play h6-h9"), referee::Authority::seat("red"));
    EXPECT_EQ(say(kRedsToken, "as yellow: pass"), referee::Authority::seat("red"));
    EXPECT_EQ(say(kToken, "undo"), referee::Authority());
}

TEST(PlayerChannel, LetsSpectatorsReadAndCommandNothing) {
    const ScratchFolder folder;
    const std::string token = "spectator-0123456789";
    std::ofstream(folder.file("spectators")) << token << "\n";
    FeedRequest request;
    request.spectators = folder.file("spectators");
    const ShownGame game(WithToken::AndPlayers, request);
    playNavalBattle(*game.feed);
    const auto state = ask(game.port, "GET /state", bearer(token)).json();
    EXPECT_EQ(state["position"], nlohmann::json()) << "what is public";
    EXPECT_FALSE(state["may_command"]);
    const Answer refused = ask(game.port, "POST /command", bearer(token), "undo");
    EXPECT_EQ(refused.status, 403);
    EXPECT_THAT(refused.body, HasSubstr("spectators give no commands"));
    EXPECT_TRUE(ask(game.port, "GET /state", bearer(kRedsToken)).json()["may_command"]);
    request.spectators = folder.file("same");
    std::ofstream(folder.file("same")) << kRedsToken << "\n";
    request.listen = "127.0.0.1:0";
    request.players = game.folder.file("players");
    const auto same = Feed::open(request);
    ASSERT_FALSE(same) << "a player's token would let spectators command";
    EXPECT_EQ(same.error().setting, "spectators");
}

TEST(PlayerChannel, HasACodeForTheTableAndOneForSpectators) {
    FeedRequest request;
    request.makesTokens = true;
    const ShownGame game(WithToken::No, request);
    const auto pages = game.feed->scannedPages();
    ASSERT_EQ(pages.size(), 2U);
    const auto tokenOf = [](const ScannedPage& page) {
        return page.address.substr(page.address.find('#') + 1);
    };
    EXPECT_EQ(pages[0].of, ScannedPage::Of::Table);
    EXPECT_EQ(pages[1].of, ScannedPage::Of::Spectators);
    EXPECT_EQ(ask(game.port, "POST /command", bearer(tokenOf(pages[0])), "undo").status, 202);
    EXPECT_EQ(ask(game.port, "POST /command", bearer(tokenOf(pages[1])), "undo").status, 403);
    EXPECT_EQ(ask(game.port, "GET /state", bearer(tokenOf(pages[1]))).status, 200);
}

TEST(PlayerChannel, SaysSentencesInTheReadersLanguage) {
    const ShownGame game;
    const auto said = [&](const std::string& body) {
        return ask(game.port, "POST /sentences", "", body);
    };
    const std::string asked =
        R"({"language": "hu", "messages": [{"text": "no galley g1 lies on the table", "form":
            {"form": "no galley %1 lies on the table", "arguments": ["g1"]}}, {"text": "d1-d3"}]})";
    EXPECT_EQ(said(asked).json(), (nlohmann::json{"nincs g1 nevű gálya az asztalon", "d1-d3"}));
    for (const char* bad :
         {"", "[]", R"({"language": 3})", R"({"language": "hu", "messages": [1]})",
          R"({"language": "hu", "messages": [{"text": "a", "form": [[[]]]}, {}]})"}) {
        EXPECT_EQ(said(bad).status, 400) << bad;
    }
    const Answer tooLong = said(std::string(20000, ' '));
    EXPECT_EQ(tooLong.status, 413);
    EXPECT_THAT(tooLong.body, HasSubstr("a question for sentences has at most 16 kB"));
}

TEST(PlayerChannel, RefusesInTheReadersLanguage) {
    const ShownGame game(WithToken::Yes);
    const auto refused = [&](const std::string& path) {
        return ask(game.port, "POST " + path, kBearer, "@3 undo");
    };
    EXPECT_EQ(refused("/command").body,
              "a command is a line of text, such as `accept` or `undo 2`\n");
    const Answer hungarian = refused("/command?language=hu");
    EXPECT_EQ(hungarian.status, 400);
    EXPECT_EQ(hungarian.body, "a parancs egy sor szöveg, például `accept` vagy `undo 2`\n");
}

TEST(PlayerChannel, TeachesTheGameInTheReadersLanguage) {
    const ShownGame game;
    EXPECT_EQ(ask(game.port, "GET /lesson").json(), nullptr) << "no game is on";
    playMurus(*game.feed);
    const auto lesson = ask(game.port, "GET /lesson?language=hu").json();
    EXPECT_EQ(lesson["game"], "murus-gallicus");
    EXPECT_EQ(lesson["parts"][1]["heading"], "Ki kezd");
    const auto& turn = lesson["parts"][2]["examples"][0];
    const std::string first = turn[0]["drawing"];
    EXPECT_THAT(first, HasSubstr("data-cell=\"d3\"")) << "drawn as the board of /state";
    EXPECT_THAT(first, HasSubstr("class=\"ghost\""));
    const std::string last = turn[2]["drawing"];
    EXPECT_THAT(last, Not(HasSubstr("ghost"))) << "nothing is done at the last one";
}

TEST(PlayerChannel, IsForThePlayersOfThisGame) {
    const ShownGame game(WithToken::AndPlayers);
    EXPECT_TRUE(game.feed->seat({"red", "yellow"}));
    const auto wrong = game.feed->seat({"light", "dark"});
    ASSERT_FALSE(wrong);
    EXPECT_THAT(english(wrong.error().message), HasSubstr("`red` plays no part in this game"));
}

using PlayerPage = InABrowser;

TEST_F(PlayerPage, ShowsOnePlayersSecretsToThatPlayerAlone) {
    const ShownGame game(WithToken::AndPlayers);
    playNavalBattle(*game.feed);
    const std::string red = domOf(game, "/player?token=" + kRedsToken);
    for (const char* words : {"Red</b>", "to move 0:0", "LOd6,PAh6,ORb1,DEa1,SAd8 ??p19p20 yellow",
                              "Red plane from d6 attacks", "a battleship moves 2"}) {
        EXPECT_THAT(red, HasSubstr(words));
    }
    const std::string yellow = domOf(game, "/player?token=" + kYellowsToken);
    EXPECT_THAT(yellow, HasSubstr("SAd8,??a1b1d6h6 ORp19,DEp20 yellow"));
    EXPECT_THAT(yellow, HasSubstr("Red plane attacks frigate on d8"));
    EXPECT_THAT(yellow, Not(HasSubstr("battleship")));
    const std::string anybody = domOf(game, "/player");
    EXPECT_THAT(anybody, HasSubstr("id=\"position\"></div>")) << "it is a secret";
    EXPECT_THAT(anybody, Not(HasSubstr("from d6")));
}

} // namespace
} // namespace umpire::testing
