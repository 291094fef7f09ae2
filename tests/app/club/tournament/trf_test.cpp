#include "app/club/tournament/import_players.h"
#include "app/club/tournament/standings.h"
#include "app/club/tournament/tournament_file.h"
#include "app/club/tournament/trf.h"
#include "app/club/tournament/utf8.h"

#include <gmock/gmock.h>

namespace umpire::tournament {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Player player(int number, const std::string& name, int rating) {
    Player made;
    made.number = number;
    made.name = name;
    made.rating = rating;
    made.federation = "HUN";
    return made;
}

/// Returns a tournament of five players and two rounds, with all kinds of results.
Tournament swiss() {
    Tournament made;
    made.name = "Club night";
    made.place = "Budapest";
    made.arbiter = "Őze, Éva";
    made.system = System::Swiss;
    made.plannedRounds = 5;
    made.players = {player(1, "Kovács, Anna", 1800), player(2, "Béla", 1700), player(3, "Cili", 0),
                    player(4, "Dóra", 1500), player(5, "Ede", 1400)};
    made.rounds = {
        {{{1, {1, 3}, {}, firstWins({})}, {2, {4, 2}, {}, drawn({})}, {0, {5}, Bye::Pairing, {}}}},
        {{{1, {2, 1}, {}, forfeitedBy(0, {})},
          {2, {5, 3}, {}, notPlayed(2)},
          {0, {4}, Bye::HalfPoint, {}}}}};
    return made;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        EXPECT_TRUE(line.ends_with('\r')) << line;
        line.pop_back();
        lines.push_back(line);
    }
    return lines;
}

std::string whyNot(const std::string& text) {
    const auto read = readTrf(text, "x.trf");
    EXPECT_FALSE(read) << text;
    return read ? "" : english(read.error().message);
}

TEST(Trf, HasEachFieldInItsColumns) {
    const auto text = writeTrf(swiss());
    ASSERT_TRUE(text);
    // Columns as in FIDE's C.04 Annex 2 (TRF16).
    EXPECT_THAT(linesOf(*text), ElementsAre("012 Club night", "022 Budapest", "062 5", "072 4",
                                            "092 Individual: Swiss-System", "102 Őze, Éva",
                                            "001    1      Kovács, Anna                      1800 "
                                            "HUN                         2.0    "
                                            "1     3 w 1     2 b +",
                                            "001    2      Béla                              1700 "
                                            "HUN                         0.5    "
                                            "4     4 b =     1 w -",
                                            "001    3      Cili                                   "
                                            "HUN                         0.0    "
                                            "5     1 b 0     5 b -",
                                            "001    4      Dóra                              1500 "
                                            "HUN                         1.0    "
                                            "3     2 w =  0000 - H",
                                            "001    5      Ede                               1400 "
                                            "HUN                         1.0    "
                                            "2  0000 - U     3 w -",
                                            "XXR 5"));
}

TEST(Trf, ForPairingSaysTheRoundsTheSeatAndWhoIsAway) {
    Tournament made = swiss();
    made.players[1].withdrawnAfter = 2;
    made.players[3].absences = {{3, Bye::HalfPoint}};
    made.rounds[1].pairings[0].result.reset();
    made.firstColour = FirstColour::Second;
    const auto text = writeTrfForPairing(made);
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, HasSubstr("\r\nXXR 5\r\nXXC black1\r\n"));
    EXPECT_THAT(*text, HasSubstr("     4 b =     1 w =  0000 - Z\r\n")) << "missing: a draw";
    EXPECT_THAT(*text, HasSubstr(" 1.5    2     2 w =  0000 - H  0000 - H\r\n"));
    EXPECT_THAT(*text, Not(HasSubstr("XXS")));
    made.points = {3, 1, 0, 3};
    made.firstColour = FirstColour::First;
    EXPECT_THAT(*writeTrfForPairing(made),
                HasSubstr("XXC white1\r\nXXS W=3.0 D=1.0 WL=0.0 BL=0.0 PAB=3.0\r\n"
                          "BBW  3.0\r\nBBD  1.0\r\nBBL  0.0\r\nBBU  3.0\r\n"));
}

TEST(Trf, IsReadBackAsItWasWritten) {
    const Tournament made = swiss();
    Tournament expected = made;
    // Tables are numbered in the order of the players.
    const auto read = readTrf(*writeTrfForPairing(made), "x.trf");
    ASSERT_TRUE(read) << english(read.error().message);
    const Tournament& again = read->tournament;
    EXPECT_EQ(again.name, made.name);
    EXPECT_EQ(again.arbiter, made.arbiter);
    EXPECT_EQ(again.plannedRounds, 5);
    EXPECT_EQ(again.players, made.players);
    ASSERT_EQ(again.rounds.size(), 2u);
    for (std::size_t round = 0; round < 2; ++round) {
        EXPECT_THAT(again.rounds[round].pairings,
                    testing::UnorderedElementsAreArray(made.rounds[round].pairings))
            << round;
    }
    EXPECT_EQ(*writeTrf(again, TrfVersion::Of2016), *writeTrf(made));
}

TEST(Trf, IsAPlayersListAsOthersAre) {
    Tournament made;
    made.name = "Cup";
    made.system = System::RoundRobin;
    const Tournament old = swiss();
    const auto report = writeTrf(old);
    ASSERT_TRUE(report);
    const auto ofReport = withPlayersOf(*report, "old.trf", made);
    ASSERT_TRUE(ofReport) << english(ofReport.error().message);
    EXPECT_EQ(ofReport->tournament.name, "Cup");
    EXPECT_EQ(ofReport->tournament.system, System::Swiss);
    EXPECT_EQ(ofReport->tournament.rounds.size(), old.rounds.size());
    const auto ofFile = withPlayersOf(writeTournament(old), "old.json", made);
    ASSERT_TRUE(ofFile);
    EXPECT_EQ(ofFile->tournament, old);
    const auto ofList = withPlayersOf("name\nAnna\n", "list.csv", made);
    ASSERT_TRUE(ofList);
    EXPECT_EQ(ofList->tournament.players.at(0).name, "Anna");
    EXPECT_EQ(ofList->tournament.system, System::RoundRobin);
    EXPECT_FALSE(withPlayersOf("", "list.csv", made));
}

TEST(Trf, KeepsWhatBothLostAndWhatOneDrewAlone) {
    Tournament made = swiss();
    using enum Outcome;
    made.rounds[0].pairings[0].result = played(Lost, Lost, made.points);
    made.rounds[0].pairings[1].result = played(Lost, Drawn, made.points);
    const auto text = writeTrf(made);
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, HasSubstr("    3 w 0")) << "both have lost";
    EXPECT_THAT(*text, HasSubstr("    1 b 0"));
    EXPECT_THAT(*text, HasSubstr("    2 w 0"));
    EXPECT_THAT(*text, HasSubstr("    4 b ="));
    const auto read = readTrf(*text, "x.trf");
    ASSERT_TRUE(read) << english(read.error().message);
    EXPECT_EQ(*writeTrf(read->tournament, TrfVersion::Of2016), *text);
    EXPECT_EQ(standingsOf(read->tournament).rows, standingsOf(made).rows);
}

TEST(Trf, NumbersWithGapsBecomeStartingRanks) {
    Tournament made = swiss();
    made.players.erase(made.players.begin());
    made.rounds.clear();
    EXPECT_THAT(numbersByRank(made), ElementsAre(2, 3, 4, 5));
    EXPECT_THAT(*writeTrf(made), HasSubstr("001    1      Béla "));
}

TEST(Trf, HasNoPlaceForSomeThingsAndSaysSo) {
    Tournament made = swiss();
    EXPECT_THAT(lostInTrf(made), ElementsAre());
    made.players[0].name = std::string(34, 'x');
    made.players[1].club = "Buda";
    made.players[2].members = {"Anna"};
    made.playOffs = {{{1, 2}, firstWins({})}};
    const auto lost = lostInTrf(made);
    ASSERT_EQ(lost.size(), 4u);
    EXPECT_EQ(english(lost[0]),
              "the name " + std::string(34, 'x') + " is longer than 33 letters and is cut");
    EXPECT_THAT(english(lost[1]), HasSubstr("no clubs"));
    EXPECT_THAT(english(lost[2]), HasSubstr("members"));
    EXPECT_THAT(english(lost[3]), HasSubstr("no play-offs"));
}

TEST(Trf, ALongOrHostileNameKeepsItsColumns) {
    Tournament made = swiss();
    made.rounds.clear();
    made.players = {player(1, std::string(200, 'x') + "\r\n001", 1), player(2, "A\tB\x1B", 1)};
    const auto read = readTrf(*writeTrf(made), "x.trf");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->tournament.players.size(), 2u);
    EXPECT_EQ(read->tournament.players[0].name, std::string(33, 'x'));
    EXPECT_EQ(read->tournament.players[1].name, "A B");
}

TEST(Trf, OfAnOlderProgramIsAskedAboutAndNotGuessed) {
    Tournament made = swiss();
    made.rounds.clear();
    made.arbiter.clear();
    made.players = {player(1, "Kõszegi, Gyõzõ", 1)};
    std::string text = *inEncoding(*writeTrf(made), "windows-1252");
    EXPECT_THAT(whyNot(text),
                HasSubstr("x.trf, line 7: the text is not UTF-8; save the file as UTF-8, "));
    const auto read = readTrf(*inUtf8(text, "windows-1250"), "x.trf");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->tournament.players[0].name, "Kőszegi, Győző");
    EXPECT_EQ(read->tournament.players[0].federation, "HUN") << "columns are letters";
    EXPECT_EQ(*inEncoding(*writeTrf(read->tournament), "windows-1250"), text);
    EXPECT_FALSE(inEncoding(*writeTrf(read->tournament), "windows-1251"));
    EXPECT_FALSE(inUtf8(text, "windows-9"));
}

TEST(Trf, HasNoTablesOfThree) {
    Tournament made = swiss();
    made.rounds = {{{{1, {1, 2, 3}, {}, {}}}}};
    const auto text = writeTrf(made);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().status, ExitStatus::WrongUsage);
}

TEST(Trf, WhatIsWrongIsSaidWithItsLine) {
    const std::string good = *writeTrf(swiss());
    const auto with = [&](const std::string& what, const std::string& instead) {
        std::string text = good;
        text.replace(text.find(what), what.size(), instead);
        return whyNot(text);
    };
    EXPECT_EQ(whyNot(""), "x.trf: no line begins with 001; this is no Tournament Report File");
    EXPECT_EQ(whyNot("XXR many\n"), "x.trf, line 1: `many` is no number of rounds; give 1 to 99");
    EXPECT_EQ(whyNot("001    1 short\n"), "x.trf, line 1: the line ends before the name in the "
                                          "columns 15 to 47; write it there");
    EXPECT_THAT(with("001    2", "001    x"),
                HasSubstr("line 8: the starting rank in the columns"));
    EXPECT_THAT(with("001    2", "001    1"),
                HasSubstr("line 8: the starting rank 1 stands in an earlier line too"));
    EXPECT_THAT(with("2 b +", "2 q +"),
                HasSubstr("line 7: round 2 is no opponent, seat and result"));
    EXPECT_THAT(with("3 w 1", "3 w +"), HasSubstr("line 7: round 1 does not agree with the line of "
                                                  "the opponent 3"));
    EXPECT_THAT(with("3 w 1", "9 w 1"), HasSubstr("line 7: round 1 does not agree"));
}

TEST(Trf, NoPrefixOfAFileCrashesTheReader) {
    const std::string good = *writeTrf(swiss());
    for (std::size_t size = 0; size < good.size(); ++size) {
        if (const auto read = readTrf(good.substr(0, size), "x"); read) {
            EXPECT_LE(read->tournament.players.size(), 5u);
        }
    }
}

} // namespace
} // namespace umpire::tournament
