#include "app/club/tables/club_seat.h"
#include "app/club/tables/local_network.h"
#include "tests/app/club/tables/club_programs.h"
#include "tests/app/club/tables/private_avahi.h"
#include "tests/app/web/server/feed_client.h"

#include <csignal>
#include <gmock/gmock.h>

/// Tests the club and its tables in a local network, with the real Avahi.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class ClubInLocalNetwork : public ClubPrograms {
protected:
    void SetUp() override {
        if (const std::string why = avahi.start(); !why.empty()) {
            GTEST_SKIP() << why;
        }
        Club::SetUp();
    }

    static std::string found(const Arguments& form = {}) {
        const RunResult run = runUmpire(with({"club", "find", "--seconds", "1"}, form));
        EXPECT_EQ(run.status, 0) << run.err;
        return run.out;
    }
    static bool isFound(const std::string& what) { return found().find(what) != std::string::npos; }

    PrivateAvahi avahi;
};

TEST_F(ClubInLocalNetwork, ATableFindsItsClubAndIsFound) {
    EXPECT_THAT(found(), HasSubstr("nobody announces a club or a table"));
    EXPECT_THAT(runUmpire(referee("1", "auto")).err, HasSubstr("announces no club; give an"));
    RunningUmpire server(serving());
    ASSERT_TRUE(comesTrue([&] { return isFound("Umpire club: umpire-test.local"); }));

    RunningUmpire table(referee("1", "auto"));
    table.readLines(2);    // the club learns of the first action
    table.signal(SIGSTOP); // the process is paused and does not end
    ASSERT_TRUE(comesTrue([&] { return isFound("Umpire table 1"); }));
    std::string json;
    for (const std::string& word :
         {std::string("\"murus-gallicus\""), std::to_string(port), std::string("\"127.0.0.1\"")}) {
        const auto isThere = [&] {
            json = found({"--json"});
            return json.find(": " + word) != std::string::npos;
        };
        EXPECT_TRUE(comesTrue(isThere)) << word << " is not in " << json;
    }
    const auto settings = readClubFolder(folder());
    for (const std::string& secret :
         {settings->arbiterToken, settings->wallToken, settings->password, passwordOf("1")}) {
        EXPECT_THAT(json, Not(HasSubstr(secret)));
    }
    table.signal(SIGCONT);
    EXPECT_EQ(table.waitForEnd(), 0);
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(journalOf("1")); }));
    EXPECT_TRUE(comesTrue([&] { return !isFound("Umpire table 1"); }));

    const Beacon other({"Another club", {}, {}, 8883, {}}, kClubService);
    ASSERT_TRUE(comesTrue([&] { return isFound("Another club"); }));
    const RunResult two = runUmpire(referee("2", "auto"));
    EXPECT_EQ(two.status, 3);
    EXPECT_THAT(two.err,
                HasSubstr("several clubs (Another club at umpire-test.local, Umpire club"));
    server.kill(); // the server sends no goodbye
    EXPECT_TRUE(comesTrue([&] { return !isFound("Umpire club"); }));
}

TEST_F(ClubInLocalNetwork, IsToldOfAGameAsLateAsTheClubShowsIt) {
    RunningUmpire server(with(serving(), {"--delay", "3600"}));
    ASSERT_TRUE(comesTrue([&] { return isFound("Umpire club: umpire-test.local"); }, 60));
    RunningUmpire table(referee("1"));
    table.readLines(2);
    table.signal(SIGSTOP);
    EXPECT_THAT(found(), Not(HasSubstr("Umpire table")));
}

TEST_F(ClubInLocalNetwork, IsToldOfAGameAsLateAsTheTableShowsIt) {
    RunningUmpire server(serving());
    ASSERT_TRUE(comesTrue([&] { return isFound("Umpire club: umpire-test.local"); }, 60));
    RunningUmpire table(with(referee("1"), {"--listen", "127.0.0.1:0", "--delay", "3600"}));
    table.readLines(2);
    table.signal(SIGSTOP);
    EXPECT_THAT(found(), Not(HasSubstr("Umpire table")));
}

TEST_F(ClubInLocalNetwork, GoesOnWithoutAvahi) {
    serve();
    avahi.kill();
    const RunResult alone = runUmpire({"club", "find"});
    EXPECT_EQ(alone.status, 5);
    EXPECT_THAT(alone.err, HasSubstr("start it by `systemctl start avahi-daemon`"));
    const RunResult table = runUmpire(referee("1"));
    EXPECT_EQ(table.status, 0);
    EXPECT_EQ(table.err, "umpire: end of the film\n");
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(journalOf("1")); }));
}

TEST_F(ClubInLocalNetwork, ToldNothingHearsNothing) {
    RunningUmpire server(with(serving(), {"--unannounced"}));
    waitUntilItServes(server);
    RunningUmpire table(with(referee("1"), {"--unannounced"}));
    table.readLines(2); // the club learns of the first action
    table.signal(SIGSTOP);
    EXPECT_THAT(found(), HasSubstr("nobody announces a club or a table"));
    table.signal(SIGCONT);
    EXPECT_EQ(table.waitForEnd(), 0);
}

TEST(TelephoneInLocalNetwork, FindsThisMachineByItsNameAndByNoOther) {
    PrivateAvahi avahi;
    if (const std::string why = avahi.start(); !why.empty()) {
        GTEST_SKIP() << why;
    }
    RunningUmpire served({"serve", "--listen", "0.0.0.0:0", "--json"});
    const std::string before = "http://umpire-test.local:";
    ASSERT_TRUE(served.readUntil(before)) << served.output();
    const int port =
        std::atoi(served.output().c_str() + served.output().find(before) + before.size());
    const auto statusBy = [&](const std::string& host) {
        return ask(port, "GET /", "Host: " + host + "\r\n").status;
    };
    EXPECT_EQ(statusBy("umpire-test.local:" + std::to_string(port)), 200);
    EXPECT_EQ(statusBy("evil.local"), 403);
    EXPECT_EQ(statusBy("umpire-test.local.evil.example"), 403);
    served.kill();
    avahi.kill();
    RunningUmpire alone({"serve", "--listen", "0.0.0.0:0", "--json"});
    ASSERT_TRUE(alone.readUntil("\"typed\""));
    ASSERT_TRUE(alone.readUntil("}"));
    EXPECT_THAT(alone.output(), Not(HasSubstr(".local"))) << "it would lead nowhere";
}

} // namespace
} // namespace umpire::testing
