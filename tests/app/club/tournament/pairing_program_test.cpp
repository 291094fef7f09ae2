#include "app/club/tournament/pairing_program.h"

#include <cstdlib>
#include <gmock/gmock.h>
#include <set>

namespace umpire::tournament {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string kStandIn = UMPIRE_SOURCE_DIR "/tests/app/club/tournament/stand_in_pairings.sh";

Tournament swissOf(int players) {
    Tournament made;
    made.name = "Club night";
    made.system = System::Swiss;
    made.plannedRounds = 5;
    for (int number = 1; number <= players; ++number) {
        Player player;
        player.number = number;
        player.name = "Player " + std::to_string(number);
        player.rating = 2000 - 10 * number;
        made.players.push_back(player);
    }
    return made;
}

/// Plays the round: the lower number wins, and each third game is a draw.
void playOut(Round& round) {
    int game = 0;
    for (Pairing& pairing : round.pairings) {
        if (!pairing.bye) {
            const bool first = pairing.seats[0] < pairing.seats[1];
            pairing.result = ++game % 3 == 0 ? drawn({}) : first ? firstWins({}) : secondWins({});
        }
    }
}

/// Sets a variable of the environment for a test.
class Variable {
public:
    Variable(const char* name, const std::string& value) : name_(name) {
        const char* const old = std::getenv(name);
        old_ = old == nullptr ? "" : old;
        setenv(name, value.c_str(), 1);
    }
    ~Variable() { setenv(name_, old_.c_str(), 1); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* name_;
    std::string old_;
};

std::string whyNot(const Expected<Round>& round) {
    EXPECT_FALSE(round);
    if (round) {
        return "";
    }
    EXPECT_EQ(round.error().status, ExitStatus::CannotWrite);
    const std::string why = english(round.error().message);
    EXPECT_EQ(why.find('\n'), std::string::npos) << why;
    return why;
}

std::string standInThat(const std::string& misbehaves, std::chrono::milliseconds limit) {
    const Variable how("UMPIRE_STAND_IN", misbehaves);
    SwissOptions options;
    options.limit = limit;
    return whyNot(swissRound(swissOf(4), {PairingProgram::Kind::BbpPairings, kStandIn}, options));
}

/// Expects that every active player is paired once and that no two players meet twice.
void expectGoodSwiss(const PairingProgram& program, int players) {
    Tournament tournament = swissOf(players);
    std::set<std::set<int>> met;
    for (int round = 1; round <= 4; ++round) {
        if (round == 2) {
            tournament.players[1].absences = {{2, Bye::HalfPoint}};
            tournament.players[4].withdrawnAfter = 1;
            Player late = tournament.players[0];
            late.number = players + 1;
            late.name = "Late";
            late.firstRound = 2;
            tournament.players.push_back(late);
        }
        auto made = swissRound(tournament, program);
        ASSERT_TRUE(made) << "round " << round << ": " << english(made.error().message);
        std::set<int> seen;
        for (const Pairing& pairing : made->pairings) {
            for (const int number : pairing.seats) {
                EXPECT_TRUE(seen.insert(number).second);
            }
            if (!pairing.bye) {
                EXPECT_TRUE(met.insert({pairing.seats[0], pairing.seats[1]}).second);
            }
        }
        const auto playing = whoPlays(tournament, round);
        EXPECT_EQ(seen, std::set<int>(playing.begin(), playing.end())) << round;
        playOut(*made);
        tournament.rounds.push_back(*made);
    }
}

TEST(PairingProgram, PairsRoundAfterRoundWithAbsentAndLatePlayers) {
    expectGoodSwiss({PairingProgram::Kind::BbpPairings, kStandIn}, 12);
}

TEST(PairingProgram, TheRealBbpPairingsDoesToo) {
    const auto real = findPairingProgram();
    if (!real) {
        GTEST_SKIP() << english(real.error().message);
    }
    expectGoodSwiss(*real, 12);
    expectGoodSwiss(*real, 31);
}

TEST(PairingProgram, ThatFailsIsOneLineWithWhatItSaid) {
    const auto enough = std::chrono::seconds(60);
    EXPECT_EQ(standInThat("fails", enough),
              kStandIn + ": it ended with the status 3 (Error parsing file in.trf: Invalid line); "
                         "put the tournament right, or pair by hand");
    EXPECT_THAT(standInThat("silent", enough), HasSubstr("the status 1 (it said nothing)"));
    EXPECT_THAT(standInThat("floods", enough), HasSubstr("the status 2 (a word)"));
    EXPECT_THAT(standInThat("dies", enough), HasSubstr("the signal 9 ended it"));
    EXPECT_THAT(standInThat("nothing", enough), HasSubstr("it wrote no pairing"));
    EXPECT_THAT(standInThat("nonsense", enough),
                AllOf(HasSubstr("the pairing program's answer is no pairing: its first line"),
                      Not(HasSubstr("I am"))));
}

TEST(PairingProgram, ThatTakesTooLongIsEnded) {
    EXPECT_THAT(standInThat("hangs", std::chrono::milliseconds(200)),
                HasSubstr("it took longer than 0 s and was ended"));
}

TEST(PairingProgram, ThatIsNoProgramIsOneLine) {
    EXPECT_THAT(
        whyNot(swissRound(swissOf(4), {PairingProgram::Kind::BbpPairings, "/etc/hostname"})),
        HasSubstr("it cannot be started"));
}

TEST(PairingProgram, IsFoundByItsPathByTheEnvironmentOrInPath) {
    const auto named = findPairingProgram(kStandIn);
    ASSERT_TRUE(named);
    EXPECT_EQ(named->kind, PairingProgram::Kind::BbpPairings);
    EXPECT_EQ(findPairingProgram("/nowhere/javafo.jar").error().status, ExitStatus::WrongUsage);
    EXPECT_THAT(english(findPairingProgram("/nowhere/javafo.jar").error().message),
                HasSubstr("/nowhere/javafo.jar: there is no such pairing program"));
    const Variable program(kPairingProgramVariable, kStandIn);
    EXPECT_EQ(findPairingProgram()->path, kStandIn);
    const Variable none(kPairingProgramVariable, "");
    const Variable path("PATH", "/nowhere:relative::");
    const auto missing = findPairingProgram();
    ASSERT_FALSE(missing);
    EXPECT_EQ(english(missing.error().message),
              "no pairing program is installed for a Swiss; install bbpPairings or JaVaFo and name "
              "it by UMPIRE_PAIRING_PROGRAM, or play a round robin");
}

TEST(Pairings, AreReadFromTheProgramsAnswer) {
    const auto round = readPairings("2\n1 3\r\n 2\t0 \n\n", swissOf(3));
    ASSERT_TRUE(round) << english(round.error().message);
    ASSERT_EQ(round->pairings.size(), 2u);
    EXPECT_EQ(round->pairings[0], (Pairing{1, {1, 3}, {}, {}}));
    EXPECT_EQ(round->pairings[1], (Pairing{0, {2}, Bye::Pairing, {}}));
}

TEST(Pairings, ThatAreNonsenseAreRefused) {
    Tournament tournament = swissOf(4);
    tournament.rounds = {{{{1, {1, 2}, {}, firstWins({})}, {2, {3, 4}, {}, forfeitedBy(0, {})}}}};
    EXPECT_TRUE(readPairings("2\n1 3\n4 2\n", tournament));
    EXPECT_TRUE(readPairings("2\n1 3\n4 2\n", tournament)) << "a forfeit is no meeting";
    const auto why = [&](std::string_view text) { return whyNot(readPairings(text, tournament)); };
    EXPECT_THAT(why(""), HasSubstr("its first line is not the number"));
    EXPECT_THAT(why("3\n1 3\n4 2\n"), HasSubstr("its first line is not the number"));
    EXPECT_THAT(why("1\n1 3\n"), HasSubstr("Player 2 is left out"));
    EXPECT_THAT(why("2\n1 3\n3 4\n"), HasSubstr("Player 3 is paired twice or is away"));
    EXPECT_THAT(why("2\n1 3\n9 4\n"), HasSubstr("nobody has the starting rank 9"));
    EXPECT_THAT(why("2\n1 3\n4\n"), HasSubstr("not two players' starting ranks"));
    EXPECT_THAT(why("2\n1 3x\n4 2\n"), HasSubstr("not two players' starting ranks"));
    EXPECT_THAT(why("2\n1 2\n3 4\n"), HasSubstr("Player 1 and Player 2 have met already"));
    EXPECT_THAT(why("4\n1 0\n2 0\n3 0\n4 0\n"), HasSubstr("two players have a bye"));
}

} // namespace
} // namespace umpire::tournament
