#include "app/club/tables/club_seat.h"
#include "tests/app/club/tables/club_programs.h"
#include "tests/app/game/live/film_verdicts.h"

#include <array>
#include <csignal>
#include <gmock/gmock.h>
#include <sys/socket.h>
#include <unistd.h>

/// Tests the program itself at the tables, and as the server.
namespace umpire::testing {
namespace {

using ::testing::HasSubstr;

TEST_F(ClubPrograms, KeepTheGamesOfTwoTables) {
    RunningUmpire server(serving());
    waitUntilItServes(server);
    RunningUmpire one(referee("1"));
    RunningUmpire two(referee("2"));
    EXPECT_EQ(one.waitForEnd(), 0);
    EXPECT_EQ(two.waitForEnd(), 0);
    for (const std::string table : {"1", "2"}) {
        EXPECT_THAT(written(journalOf(table)), HasSubstr("1|"));
        EXPECT_TRUE(comesTrue([&] { return kept(table) == written(journalOf(table)); })) << table;
    }
    const RunResult status = runUmpire({"club", "status", folder().string()});
    EXPECT_EQ(status.status, 0);
    EXPECT_THAT(status.out, HasSubstr("table 1: murus-gallicus, "));
    EXPECT_THAT(status.out, HasSubstr("table 2: murus-gallicus, "));
    server.signal(SIGTERM);
    EXPECT_EQ(server.waitForEnd(), 0);
}

TEST_F(ClubPrograms, ARefereeThatWasKilledGoesOnAndIsKeptOnce) {
    serve();
    RunningUmpire killed(referee("1"));
    killed.readLines(3);
    killed.kill();
    RunningUmpire resumed(
        with({"referee", twoActions().film.string(), "--resume", journalOf("1")}, seatAt("1")));
    EXPECT_EQ(resumed.waitForEnd(), 0) << resumed.output();
    EXPECT_TRUE(comesTrue([&] { return kept("1") == written(journalOf("1")); })) << remarks;
}

TEST_F(ClubPrograms, PlayWithTheClubsClockOrTheirOwn) {
    expectRefusal({"club", "serve", folder().string(), "--clock", "soon"}, 2, "`soon` is no clock");
    RunningUmpire server(with(serving(), {"--clock", "1m/1s", "--at-zero", "lose"}));
    waitUntilItServes(server);
    RunningUmpire clubs(referee("1"));
    EXPECT_EQ(clubs.waitForEnd(), 0);
    RunningUmpire own(with(referee("2"), {"--clock", "off"}));
    EXPECT_EQ(own.waitForEnd(), 0);
    EXPECT_THAT(clubs.errors(), HasSubstr("the club's clock is 1m/1s, at zero: lose"));
    const JournalRecord limited = wholeJournal(journalOf("1"));
    EXPECT_EQ(limited.settings.options.at("clock"), "1m/1s");
    EXPECT_EQ(limited.settings.options.at("at_zero"), "lose");
    EXPECT_EQ(eventsOf<FlagFell>(limited).size(), 1u);
    EXPECT_EQ(eventsOf<GameOver>(limited).size(), 1u);
    EXPECT_TRUE(eventsOf<FlagFell>(wholeJournal(journalOf("2"))).empty());
    RunningUmpire later(
        with({"referee", twoActions().film.string(), "--resume", journalOf("2")}, seatAt("2")));
    EXPECT_EQ(later.waitForEnd(), 0);
    EXPECT_THAT(later.errors(), ::testing::Not(HasSubstr("clock")));
}

TEST_F(ClubPrograms, SendLaterWhatTheClubDoesNotHave) {
    broker.kill();
    RunningUmpire alone(referee("1"));
    EXPECT_EQ(alone.waitForEnd(), 0) << alone.output();
    EXPECT_THAT(alone.errors(), HasSubstr("the game goes on, and the club is told later"));
    EXPECT_THAT(alone.errors(), HasSubstr("later `umpire club send` takes them there"));

    const Arguments send = with({"club", "send", journalOf("1"), "--seconds", "20"}, seatAt("1"));
    auto soon = send;
    soon[4] = "1";
    const RunResult refused = runUmpire(soon);
    EXPECT_EQ(refused.status, 5);
    EXPECT_THAT(refused.err, HasSubstr("look whether the broker and `umpire club serve` run"));

    ASSERT_TRUE(broker.start(port));
    serve();
    const RunResult sent = runUmpire(send);
    EXPECT_EQ(sent.status, 0) << sent.err;
    EXPECT_EQ(kept("1"), written(journalOf("1")));
}

TEST_F(ClubPrograms, ARulingIsEnteredOnceWithItsReason) {
    serve();
    WritingTable game(scratch.file("1.umpire"), "murus-gallicus", 3, 30);
    game.write(10);
    auto seat = ClubSeat::open(*readClubKey(address(), "1", tableKeyIn(folder(), "1")), game.file(),
                               [this](const Message& said) { hear(said); });
    ASSERT_TRUE(seat);
    const LiveListener listeners = (*seat)->listener();
    ASSERT_TRUE(listeners.announce({{}, StateChanged{}}));
    ASSERT_TRUE(comesTrue([&] { return kept("1") == written(game.file()); })) << remarks;

    std::string record; // the club shows a table after it has stored the table's events
    ASSERT_TRUE(comesTrue([&] {
        const auto hall = keeper->seen().hall;
        const auto table = hall->tables().find("1");
        record = table == hall->tables().end() ? "" : table->second.record;
        return !record.empty();
    }));
    const RulingMessage ruling{"r7", record, "Ilona", "stands", "a sleeve\nmoved it"};
    ASSERT_TRUE(keeper->rule({"1", ruling, 3, 0}));
    std::optional<referee::Spoken> said;
    ASSERT_TRUE(comesTrue([&] { return (said = (*seat)->commands()->take()).has_value(); }));
    EXPECT_EQ(said->command, Parsed<referee::Command>(referee::EnterRuling{
                                 "Ilona", "stands", "a sleeve moved it", "r7"}));
    EXPECT_EQ((*seat)->commands()->take()->command, Parsed<referee::Command>(referee::LetStand{}));
    // The umpire enters the ruling, and the club learns of it.
    game.append({{}, Ruled{"Ilona", "stands", "a sleeve moved it", "r7"}, ""});
    ASSERT_TRUE(listeners.announce({{}, StateChanged{}}));
    EXPECT_TRUE(comesTrue([&] {
        return database.ask("SELECT entered, arbiter, because FROM ruling") ==
               "11|Ilona|a sleeve\nmoved it";
    })) << database.ask("SELECT * FROM ruling");
    // The arbiter learns that this table does not exist.
    EXPECT_FALSE(keeper->rule({"9", ruling, 0, 0}));
}

/// The program's threads tell of the database and of the pages at the same time. A socket of
/// datagrams shows what is written at once.
TEST_F(ClubPrograms, TellEachLineAtOnceBecauseSeveralThreadsTell) {
    std::array<int, 2> ends{-1, -1};
    ASSERT_EQ(::socketpair(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0, ends.data()), 0);
    const Socket here(ends[0]);
    const Socket there(ends[1]);
    const pid_t server =
        startProgram(with({UMPIRE_PROGRAM}, serving()), {{STDERR_FILENO, there.descriptor()}});
    std::string line;
    while (line.find("the wall's page is") == std::string::npos) {
        ASSERT_TRUE(readableWithin(here, 60'000)) << line;
        line.resize(4096);
        line.resize(std::size_t(::recv(here.descriptor(), line.data(), line.size(), 0)));
        EXPECT_THAT(line, ::testing::MatchesRegex("umpire: [^\n]*\n"));
    }
    ::kill(server, SIGTERM);
    EXPECT_EQ(endOf(server), 0);
}

TEST(ClubCommand, SaysWhatIsWrong) {
    const ScratchFolder scratch;
    const std::string file = scratch.write("file", "");
    expectRefusal({"club", "init", scratch.file("").string()}, 5,
                  "has something in it already; give a new folder");
    expectRefusal({"club", "init", scratch.file("a").string(), "--table-name", "Zoltán"}, 2,
                  "is no name of a table");
    expectRefusal({"club", "serve", scratch.file("").string()}, 3,
                  "is no club's folder; make one by `umpire club init`");
    const Arguments referee = {"referee", file, "--game", "murus-gallicus"};
    const Arguments seat = {"--table-name", "1", "--club-key", file};
    expectRefusal(with(with(referee, seat), {"--club", "mqtts://x"}), 2, "add --journal FILE");
    const Arguments journal = with(referee, {"--journal", scratch.file("j").string()});
    expectRefusal(with(journal, {"--club", "mqtts://x"}), 2,
                  "takes --club ADDRESS, --table-name NAME and --club-key FILE");
    for (const auto& [club, status, words] :
         {std::tuple("http://x", 2, "is no broker's address"),
          std::tuple("mqtt://club.local", 2, "sends passwords in the open"),
          std::tuple("mqtts://x", 3, "has no password in its first line")}) {
        expectRefusal(with(with(journal, {"--club", club}), seat), status, words);
    }
}

} // namespace
} // namespace umpire::testing
