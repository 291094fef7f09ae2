#include "app/club/tournament/check.h"
#include "app/club/tournament/import_players.h"
#include "app/club/tournament/next_round.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"

#include <algorithm>
#include <gmock/gmock.h>

/// Tests reading of reports, and what no report can do.
namespace umpire::tournament {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

/// Makes a report of two players who have met once, with these lines added.
std::string reportWith(const std::string& lines) {
    Tournament made;
    made.system = System::Swiss;
    made.plannedRounds = 3;
    made.players = {{1, "Anna"}, {2, "Bela"}};
    made.rounds = {{{{1, {1, 2}, {}, firstWins({})}}}};
    return *writeTrf(made) + lines;
}

std::vector<std::string> notesOf(const Imported& read) {
    std::vector<std::string> notes;
    for (const Message& note : read.notes) {
        notes.push_back(english(note));
    }
    return notes;
}

TEST(TrfImport, TakesNoNumberThatATournamentCannotKeep) {
    for (const std::string line :
         {"240 F 2000000    1", "240 Z 1000    1", "250      1.0 001 002 0001 9999999",
          "250      1.0 001 002 0000 0002", "XXP 1 99999999", "260 001 002    1 10000",
          "202 BH,BH,BH,BH,BH,BH,BH,BH,BH,BH,BH,BH,BH,BH,BH,BH,BH"}) {
        const auto read = withPlayersOf(reportWith(line + "\r\n"), "x.trf", {});
        ASSERT_TRUE(read) << line << english(read.error().message);
        EXPECT_THAT(notesOf(*read), testing::Contains(HasSubstr("is not written as FIDE's")))
            << line;
        EXPECT_THAT(*writeTrf(read->tournament), HasSubstr(line)) << "it stays in the file";
        const auto again = readTournament(writeTournament(read->tournament), "kept");
        ASSERT_TRUE(again) << line << english(again.error().message);
        EXPECT_EQ(*again, read->tournament) << line;
    }
}

TEST(TrfImport, KnowsANumberWithLeadingZeros) {
    std::string report = reportWith("");
    report.replace(report.find("001    1"), 8, "001 0001");
    report.replace(report.find("     1 b 0"), 10, "  0001 b 0");
    auto read = readTrf(report, "x.trf");
    ASSERT_TRUE(read) << english(read.error().message);
    EXPECT_EQ(*writeTrf(read->tournament), report);
    read->tournament.players[0].rating = 1500;
    const auto again = readTrf(*writeTrf(read->tournament), "x.trf");
    ASSERT_TRUE(again) << english(again.error().message);
    EXPECT_EQ(again->tournament.players, read->tournament.players);
}

TEST(TrfImport, CountsPointsWhateverTheOrderOfTheirLines) {
    std::vector<std::vector<std::string>> all = {
        {"BBU  1.0", "BBW  3.0", "BBD  1.0"},
        {"XXS PAB=1.0", "XXS W=3.0 D=1.0"},
        {"162  P 1.0    W 3.0", "162  D 1.0"},
    };
    for (std::vector<std::string>& lines : all) {
        std::ranges::sort(lines);
        do {
            std::string text;
            for (const std::string& line : lines) {
                text += line + "\r\n";
            }
            const auto read = readTrf(reportWith(text), "x.trf");
            ASSERT_TRUE(read);
            EXPECT_EQ(read->tournament.points, (PointSystem{3, 1, 0, 1})) << text;
        } while (std::ranges::next_permutation(lines).found);
    }
}

TEST(TrfImport, RefusesWhatWouldNotBeReadBack) {
    Tournament asked;
    asked.seatsAtTable = 1;
    const auto refused = withPlayersOf("name\nAnna\nBela\n", "x.csv", asked);
    ASSERT_FALSE(refused);
    EXPECT_EQ(
        english(refused.error().message),
        "x.csv: the tournament has more than Umpire can keep; import fewer players or rounds");
}

TEST(TrfImport, OfALineOfTwoMegabytesIsReadInOneGo) {
    const std::string line = "XXA    1" + std::string(2'000'000, ' ') + "1.0";
    const auto read = readTrf(reportWith(line + "\r\n"), "x.trf");
    ASSERT_TRUE(read);
    EXPECT_THAT(read->tournament.accelerations, IsEmpty());
    ASSERT_EQ(read->notes.size(), 1u);
    EXPECT_LT(english(read->notes[0]).size(), 300u) << "the line is cut";
}

TEST(TrfImport, SaysOnceThatTwoPlayersMeetAgain) {
    Tournament made;
    made.system = System::Swiss;
    made.plannedRounds = 99;
    for (int number = 1; number <= 400; ++number) {
        made.players.push_back({number, "P" + std::to_string(number)});
    }
    Round round;
    for (int table = 1; table <= 200; ++table) {
        round.pairings.push_back({table, {2 * table - 1, 2 * table}, {}, firstWins({})});
    }
    made.rounds.assign(99, round);
    const auto read = readTrf(*writeTrf(made), "x.trf");
    ASSERT_TRUE(read);
    const auto faults = faultsOf(read->tournament);
    EXPECT_EQ(faults.size(), 98u * 200 + 97u * 400) << "seats for the third time, too";
    EXPECT_EQ(english(faults[0]), "round 2: P1 and P2 have met in round 1 already");
}

/// Returns the winner of that pairing of the first round.
int winnerAt(const Tournament& made, std::size_t at) {
    return made.rounds[0].pairings.at(at).seats.back();
}

/// Makes a knockout with `rounds` rounds played, in which the second seat always wins.
Tournament knockoutOf(int players, int rounds) {
    Tournament made;
    made.system = System::Knockout;
    for (int number = 1; number <= players; ++number) {
        made.players.push_back({number, "P" + std::to_string(number)});
    }
    for (int round = 1; round <= rounds; ++round) {
        if (round == 2) { // no player of the table comes, or only one
            made.players[std::size_t(winnerAt(made, 0)) - 1].withdrawnAfter = 1;
            const std::size_t other = std::size_t(winnerAt(made, 1)) - 1;
            made.players[other].withdrawnAfter = players % 2 == 0 ? std::nullopt : std::optional(1);
        }
        made.rounds.push_back(nextRound(made).value_or(Round()));
        for (Pairing& pairing : made.rounds.back().pairings) {
            pairing.result = pairing.bye ? std::nullopt : std::optional(secondWins(made.points));
        }
    }
    return made;
}

TEST(TrfRoundTrip, OfAKnockoutKeepsItsDrawAndReadsNobodyBackWhoLost) {
    for (int players = 5; players <= 8; ++players) {
        for (const int rounds : {1, 2}) {
            const Tournament made = knockoutOf(players, rounds);
            auto read = readTrf(*writeTrf(made), "x.trf");
            ASSERT_TRUE(read) << english(read.error().message);
            EXPECT_EQ(read->tournament.rounds, made.rounds) << players << " after " << rounds;
            // the file does not tell which player left
            for (Player& each : read->tournament.players) {
                each.withdrawnAfter = playerOf(made, each.number)->withdrawnAfter;
            }
            EXPECT_EQ(*nextRound(read->tournament), *nextRound(made)) << players;
            EXPECT_EQ(*writeTrf(read->tournament), *writeTrf(made)) << players;
        }
    }
}

} // namespace
} // namespace umpire::tournament
