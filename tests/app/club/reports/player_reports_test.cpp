#include "app/club/reports/player_reports.h"

#include "app/club/reports/guess_brake.h"
#include "app/club/reports/player_code.h"

#include <gtest/gtest.h>
#include <set>

/// Tests the results that players report by phone, and their codes.
namespace umpire::reports {
namespace {

using namespace std::chrono_literals;
using tournament::Pairing;
using tournament::Player;
using tournament::Tournament;

Player player(int number, std::vector<std::string> members = {}) {
    Player made;
    made.number = number;
    made.name = "player " + std::to_string(number);
    made.members = std::move(members);
    return made;
}

Tournament cup() {
    Tournament made;
    made.players = {player(1), player(2), player(3), player(4)};
    return made;
}

const Pairing kTwo{1, {3, 2}, {}, {}};

Agreement agreementOn(const std::vector<PlayerReport>& reports, const Pairing& pairing = kTwo) {
    return heardOf(reports, cup(), pairing).agreement;
}

TEST(PlayerReports, StandOnceBothSaidTheSame) {
    EXPECT_EQ(agreementOn({}), Agreement::None);
    EXPECT_EQ(agreementOn({{2, "0-1", 10s}}), Agreement::Waits);
    const Heard both =
        heardOf(std::vector<PlayerReport>{{2, "0-1", 10s}, {3, "0-1", 1s}}, cup(), kTwo);
    EXPECT_EQ(both.agreement, Agreement::Agreed);
    EXPECT_EQ(both.agreed, tournament::secondWins({}));
    EXPECT_EQ(both.said, (std::vector<std::string>{"0-1", "0-1"}));
    EXPECT_EQ(agreementOn({{2, "draw", 400s}, {3, "½-½", 1s}}), Agreement::Agreed)
        << "the same in other words, and late";
}

TEST(PlayerReports, OfOnePlayerDoNotStandHoweverOftenTheyAreSaid) {
    EXPECT_EQ(agreementOn({{2, "0-1", 20s}, {2, "0-1", 10s}, {2, "0-1", 0s}}), Agreement::Waits);
    EXPECT_EQ(agreementOn({{2, "0-1", 20s}, {4, "0-1", 10s}}), Agreement::Waits)
        << "nobody says it for another";
    EXPECT_EQ(agreementOn({{1, "0-1", 20s}, {4, "0-1", 10s}}), Agreement::None);
}

TEST(PlayerReports, ThatDifferWaitForTheArbiterOrForABetterWord) {
    const std::vector<PlayerReport> differ = {{2, "0-1", 20s}, {3, "1-0", 10s}};
    EXPECT_EQ(agreementOn(differ), Agreement::Differ);
    EXPECT_EQ(heardOf(differ, cup(), kTwo).agreed, std::nullopt);
    EXPECT_EQ(agreementOn({differ[0], differ[1], {2, "1-0", 1s}}), Agreement::Agreed)
        << "who was wrong says so";
    EXPECT_EQ(agreementOn({differ[0], differ[1], {2, "1-0", 5s}, {3, "draw", 1s}}),
              Agreement::Differ);
}

TEST(PlayerReports, ThatNobodyConfirmsInFiveMinutesCallTheArbiter) {
    EXPECT_EQ(agreementOn({{2, "0-1", 299s}}), Agreement::Waits);
    EXPECT_EQ(agreementOn({{2, "0-1", 300s}}), Agreement::Overdue);
    EXPECT_EQ(agreementOn({{2, "0-1", 300s}, {2, "draw", 5s}}), Agreement::Overdue)
        << "another word does not begin the time anew";
}

TEST(PlayerReports, OfThreeAtATableNeedAllOfThem) {
    const Pairing three{1, {1, 2, 4}, {}, {}};
    EXPECT_EQ(agreementOn({{1, "2,1,3", 9s}, {2, "2,1,3", 5s}}, three), Agreement::Waits);
    EXPECT_EQ(agreementOn({{1, "2,1,3", 9s}, {4, "1,2,3", 5s}}, three), Agreement::Differ);
    EXPECT_EQ(agreementOn({{1, "2,1,3", 9s}, {2, "2,1,3", 5s}, {4, "2,1,3", 1s}}, three),
              Agreement::Agreed);
}

TEST(PlayerReports, LeaveToTheArbiterWhatWasNotPlayed) {
    for (const char* const said : {"1-0", "0-1", "draw"}) {
        EXPECT_TRUE(resultOfPlayers(said, cup(), kTwo)) << said;
    }
    for (const char* const said : {"+-", "-+", "--", "0-0", "½-0", "0-½", "none", "", "2-0", "x"}) {
        EXPECT_FALSE(resultOfPlayers(said, cup(), kTwo)) << said;
        EXPECT_EQ(agreementOn({{2, said, 20s}, {3, said, 10s}}), Agreement::None) << said;
    }
    Tournament teams;
    teams.players = {player(2, {"A", "B"}), player(3, {"C", "D"})};
    EXPECT_TRUE(resultOfPlayers("1.5:0.5", teams, kTwo));
    EXPECT_FALSE(resultOfPlayers("1:0", teams, kTwo)) << "a board is missing";
    EXPECT_FALSE(resultOfPlayers("1-0", teams, kTwo));
    const Pairing three{1, {1, 2, 4}, {}, {}};
    EXPECT_FALSE(resultOfPlayers("--", cup(), three));
    EXPECT_FALSE(resultOfPlayers("1,2", cup(), three));
}

TEST(PlayerCode, BelongsToOnePlayerOfOneTournamentAndSecret) {
    const std::string code = playerCode("secret", 7, 3);
    EXPECT_EQ(code, playerCode("secret", 7, 3));
    ASSERT_EQ(code.size(), 9U);
    EXPECT_EQ(code[4], '-');
    EXPECT_EQ(code.find_first_of("ILOU"), std::string::npos);
    std::set<std::string> codes;
    for (int number = 1; number <= 1000; ++number) {
        codes.insert(playerCode("secret", 7, number));
    }
    codes.insert(playerCode("secret", 8, 3));
    codes.insert(playerCode("secret 2", 7, 3));
    EXPECT_EQ(codes.size(), 1002U);
}

TEST(PlayerCode, IsTakenHoweverAThumbTypesIt) {
    EXPECT_TRUE(isCode("k10x-9m2p", "K10X-9M2P"));
    EXPECT_TRUE(isCode(" KLOX 9M2P ", "K10X-9M2P"));
    EXPECT_TRUE(isCode("kiox9m2p", "K10X-9M2P"));
    for (const char* const wrong :
         {"", "K10X-9M2", "K10X-9M2Q", "K10X-9M2PP", "K10X-9M2P K10X-9M2P", "-", "K10X–9M2P"}) {
        EXPECT_FALSE(isCode(wrong, "K10X-9M2P")) << wrong;
    }
}

TEST(GuessBrake, StopsAnAddressAfterFiveAndAllAfterAHundred) {
    GuessBrake brake;
    const GuessBrake::Clock::time_point begin{};
    for (int i = 0; i < GuessBrake::kMostOfAddress; ++i) {
        EXPECT_TRUE(brake.mayTry("10.0.0.1", begin));
        brake.noteWrong("10.0.0.1", begin);
    }
    EXPECT_FALSE(brake.mayTry("10.0.0.1", begin));
    EXPECT_TRUE(brake.mayTry("10.0.0.2", begin));
    for (int i = GuessBrake::kMostOfAddress; i < GuessBrake::kMostOfAll; ++i) {
        const std::string address = "10.0.1." + std::to_string(i);
        EXPECT_TRUE(brake.mayTry(address, begin + 1min)) << i;
        EXPECT_FALSE(brake.isClosed(begin + 1min));
        brake.noteWrong(address, begin + 1min);
    }
    EXPECT_FALSE(brake.mayTry("10.0.2.1", begin + 1min)) << "whoever tries";
    EXPECT_TRUE(brake.isClosed(begin + 1min));
    EXPECT_TRUE(brake.mayTry("10.0.0.1", begin + GuessBrake::kWindow));
    EXPECT_FALSE(brake.isClosed(begin + GuessBrake::kWindow));
}

} // namespace
} // namespace umpire::reports
