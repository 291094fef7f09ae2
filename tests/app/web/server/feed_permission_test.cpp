#include "app/common/network/token.h"
#include "app/web/server/pages.h"
#include "app/web/server/permission.h"
#include "tests/app/run_umpire.h"

#include <gtest/gtest.h>

namespace umpire {
namespace {

constexpr std::string_view kToken = "0123456789abcdef";

RequestHead headOf(const std::string& path, const std::string& query = "") {
    RequestHead head;
    head.method = path == "/command" ? "POST" : "GET";
    head.path = path;
    head.query = query;
    head.host = "127.0.0.1:8420";
    head.upgradesToWebSocket = path == "/events";
    return head;
}

int statusOf(const RequestHead& head, const FeedRules& rules) {
    const auto refusal = refusalOf(head, rules);
    return refusal ? refusal->status : 200;
}

const FeedRules kOpen{};
const FeedRules kWithToken{std::string(kToken), false};
const FeedRules kFarther{std::string(kToken), true};

TEST(Permission, LetsEverybodyAtThisMachineReadAndNobodyCommand) {
    for (const char* path : {"/", "/state", "/events", "/overlay", "/table.jpg"}) {
        EXPECT_EQ(statusOf(headOf(path), kOpen), 200) << path;
        EXPECT_EQ(statusOf(headOf(path), kWithToken), 200) << path;
    }
    EXPECT_EQ(statusOf(headOf("/command"), kOpen), 403);
    EXPECT_EQ(statusOf(headOf("/command", "token=" + std::string(kToken)), kOpen), 403);
    EXPECT_EQ(statusOf(headOf("/command"), kWithToken), 401);
}

TEST(Permission, TakesTheTokenAsAFieldOrInTheAddress) {
    RequestHead head = headOf("/command", "token=" + std::string(kToken));
    EXPECT_EQ(statusOf(head, kWithToken), 200);
    head.query.clear();
    head.authorization = "Bearer " + std::string(kToken);
    EXPECT_EQ(statusOf(head, kWithToken), 200);
    head.authorization = std::string(kToken);
    EXPECT_EQ(statusOf(head, kWithToken), 401);
    for (const char* wrong : {"", "0123456789abcdeF", "0123456789abcde", "0123456789abcdef0"}) {
        head.authorization = "Bearer " + std::string(wrong);
        EXPECT_EQ(statusOf(head, kWithToken), 401) << wrong;
    }
    EXPECT_EQ(statusOf(headOf("/state", "token=wrong"), kWithToken), 401);
}

TEST(Permission, AsksReadersFromOtherMachinesForTheToken) {
    EXPECT_EQ(statusOf(headOf("/state"), kFarther), 401);
    EXPECT_EQ(statusOf(headOf("/events"), kFarther), 401);
    RequestHead head = headOf("/state", "token=" + std::string(kToken));
    head.host = "192.168.1.7:8420";
    EXPECT_EQ(statusOf(head, kFarther), 200);
}

/// The page's code has the token behind the #, which browsers do not send.
TEST(Permission, GivesAPageToWhoHasItsAddress) {
    int pages = 0;
    for (const PageFile& file : gamePages()) {
        if (file.type != kHtml) {
            continue;
        }
        RequestHead head = headOf(std::string(file.path));
        head.host = "192.168.1.7:8420";
        EXPECT_EQ(statusOf(head, kFarther), 200) << file.path;
        head.query = "token=wrong";
        EXPECT_EQ(statusOf(head, kFarther), 401) << file.path;
        head.query.clear();
        head.origin = "http://evil.example";
        EXPECT_EQ(statusOf(head, kFarther), 403) << file.path;
        head.origin.reset();
        head.host = "evil.example:8420";
        EXPECT_EQ(statusOf(head, kFarther), 403) << file.path;
        ++pages;
    }
    EXPECT_GE(pages, 4);
}

/// These files contain no part of the game, and any name may load their page.
TEST(Permission, GivesScriptsAndWordsOfThePagesToEverybody) {
    std::vector<PageFile> files(gamePages().begin(), gamePages().end());
    files.insert(files.end(), sharedFiles().begin(), sharedFiles().end());
    for (const PageFile& file : files) {
        RequestHead head = headOf(std::string(file.path));
        EXPECT_EQ(statusOf(head, kOpen), 200) << file.path;
        head.host = "table.club:8420";
        const bool isPart = file.path.starts_with("/page/");
        EXPECT_EQ(statusOf(head, kFarther) == 200, isPart) << file.path;
    }
}

TEST(Permission, GivesNothingToPagesFromElsewhere) {
    RequestHead head = headOf("/events");
    head.origin = "http://127.0.0.1:8420";
    EXPECT_EQ(statusOf(head, kOpen), 200);
    for (const char* origin : {"https://evil.example", "null", "http://127.0.0.1:8421", ""}) {
        head.origin = origin;
        EXPECT_EQ(statusOf(head, kOpen), 403) << origin;
    }
    head.query = "token=" + std::string(kToken);
    EXPECT_EQ(statusOf(head, kWithToken), 200);
    head = headOf("/state");
    for (const char* host : {"evil.example:8420", "evil.example", "127.0.0.1.evil.example", ""}) {
        head.host = host; // a name that DNS rebinding points to this machine
        EXPECT_EQ(statusOf(head, kOpen), 403) << host;
    }
    for (const char* host : {"localhost:8420", "[::1]:8420", "[::1]", "localhost"}) {
        head.host = host;
        EXPECT_EQ(statusOf(head, kOpen), 200) << host;
    }
}

TEST(Permission, KnowsSixPagesAndTheirMethods) {
    EXPECT_EQ(statusOf(headOf("/nothing"), kOpen), 404);
    EXPECT_EQ(statusOf(headOf("/state/"), kOpen), 404);
    EXPECT_EQ(statusOf(headOf("/%73tate"), kOpen), 404);
    RequestHead head = headOf("/state");
    head.method = "POST";
    EXPECT_EQ(statusOf(head, kOpen), 405);
    head = headOf("/command");
    head.method = "GET";
    EXPECT_EQ(statusOf(head, kWithToken), 405);
    head = headOf("/events");
    head.upgradesToWebSocket = false;
    EXPECT_EQ(statusOf(head, kOpen), 426);
    head = headOf("/state");
    head.upgradesToWebSocket = true;
    EXPECT_EQ(statusOf(head, kOpen), 400);
    head = headOf("/state");
    head.bodySize = 1;
    EXPECT_EQ(statusOf(head, kOpen), 413);
    head = headOf("/command", "token=" + std::string(kToken));
    head.bodySize = kLongestCommands;
    EXPECT_EQ(statusOf(head, kWithToken), 200);
    head.bodySize = kLongestCommands + 1;
    EXPECT_EQ(statusOf(head, kWithToken), 413);
    EXPECT_EQ(refusalOf(head, kWithToken)->because,
              "a command has at most 4 kB; send a line of a few words");
}

TEST(Permission, ReadsTheTokenFromAFilesFirstLine) {
    const testing::ScratchFolder folder;
    EXPECT_EQ(readToken(folder.write("a", "0123456789abcdef\r\nrest")), "0123456789abcdef");
    EXPECT_EQ(readToken(folder.write("b", "0123456789-_.~AZ")), "0123456789-_.~AZ");
    for (const std::string& wrong :
         {std::string(), std::string("short\n"), std::string("0123456789 abcdef"),
          std::string(201, 'a'), std::string("0123456789abcde\xC3\xA9")}) {
        const auto token = readToken(folder.write("c", wrong));
        ASSERT_FALSE(token) << wrong;
        EXPECT_EQ(token.error().status, ExitStatus::CannotRead);
        EXPECT_NE(english(token.error().message).find("openssl rand -hex 16"), std::string::npos);
    }
    const auto missing = readToken(folder.file("none"));
    ASSERT_FALSE(missing);
    EXPECT_EQ(english(missing.error().message),
              folder.file("none").string() + " cannot be read; name a file of one line");
    EXPECT_FALSE(readToken(folder.file("")));
}

TEST(Permission, ReadsEachPlayersOwnTokenAndKnowsThePlayerByIt) {
    const testing::ScratchFolder folder;
    const auto players =
        readPlayers(folder.write("p", "red red-0123456789ab\r\nred 2 red2-9876543210fe\n"));
    ASSERT_TRUE(players) << english(players.error().message);
    const FeedRules rules{std::string(kToken), true, *players};
    EXPECT_EQ(hearerOf("Bearer red-0123456789ab", "", rules), "red");
    EXPECT_EQ(hearerOf("", "from=1&token=red2-9876543210fe", rules), "red 2");
    EXPECT_EQ(hearerOf("Bearer " + std::string(kToken), "", rules), "");
    EXPECT_EQ(hearerOf("", "", rules), "");
    RequestHead head;
    head.method = "POST";
    head.path = "/command";
    head.authorization = "Bearer red-0123456789ab";
    EXPECT_EQ(statusOf(head, rules), 200);
    EXPECT_EQ(statusOf(head, {std::nullopt, true, *players}), 200) << "a player's will do";
    head.authorization = "Bearer red-0123456789aB";
    EXPECT_EQ(statusOf(head, rules), 401);
    for (const char* wrong :
         {"", "red\n", "red short\n", "red red-0123456789ab\nred red2-9876543210fe",
          "red red-0123456789ab\nyellow red-0123456789ab"}) {
        const auto none = readPlayers(folder.write("q", wrong));
        ASSERT_FALSE(none) << wrong;
        EXPECT_EQ(none.error().status, ExitStatus::CannotRead);
        EXPECT_EQ(none.error().setting, "players") << english(none.error().message);
    }
    EXPECT_FALSE(readPlayers(folder.file("none")));
}

} // namespace
} // namespace umpire
